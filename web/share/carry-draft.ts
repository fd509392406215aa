import type { LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import type { MechanicFormValues } from '#domain/share/form.ts';
import type { SharedCar } from '#domain/share/schema.ts';
import { readTab, writeTab } from '#web/platform/storage/storage.ts';
import { stored } from '#web/platform/drafts/tab-draft.ts';
import { newId } from '#web/platform/ids.ts';
import type { MechanicShare } from './mechanic-share-context.ts';

type Car = Pick<SharedCar['car'], 'brand' | 'model' | 'year' | 'vin' | 'licensePlate'>;
type Opened = { token: string; car: Car };
export type MechanicDraft = MechanicFormValues & {
  /** Carried over from an earlier link, with or without its files. */
  carried?: 'whole' | 'withoutFiles';
};
type Draft = MechanicDraft & {
  links?: Record<string, LinkOutcome>;
  images?: readonly unknown[];
  receipt?: unknown;
};

const OPENED = 'mechanic:opened';
const OPENED_MAX = 20;

const keyOf = (token: string, form: string) => `mechanic:${token}:${form}`;

/** What was withdrawn is typed in again, as another record and without its files; an unfinished draft stays. */
export function keepDraft(token: string, form: string, values: object): void {
  const key = keyOf(token, form);
  if (readTab(key) !== null) return;
  const { receipt, ...typed }: { receipt?: unknown } = values;
  writeTab(
    key,
    JSON.stringify({ ...typed, id: newId(), receipt: null, carried: receipt ? 'withoutFiles' : 'whole' }),
  );
}

/** Moves the draft of an expired link to a new link to the same car. A link does not reveal the id of its
 * car; a wrong match does no harm, since the form says that a draft was kept.
 * @param form its kind, and the problem that it is about if it is about one
 * @returns the key of the draft */
export function carryDraft(form: string, { token, shared }: Pick<MechanicShare, 'token' | 'shared'>): string {
  const { brand, model, year, vin, licensePlate } = shared.car;
  const car = { brand, model, year, vin, licensePlate };
  const others = (stored<Opened[]>(OPENED) ?? []).filter((one) => one.token !== token);
  writeTab(OPENED, JSON.stringify([{ token, car }, ...others].slice(0, OPENED_MAX)));
  const key = keyOf(token, form);
  if (readTab(key) !== null) return key;
  const left = others.filter((one) => seemsSame(one.car, car)).map((one) => keyOf(one.token, form));
  const from = left.find((earlier) => readTab(earlier) !== null);
  const draft = from === undefined ? null : stored<Draft>(from);
  if (from === undefined || draft === null) return key;
  writeTab(key, JSON.stringify(carried(draft, shared)));
  writeTab(from, null);
  return key;
}

function seemsSame(one: Car, other: Car): boolean {
  const agree = (a: string | null, b: string | null) => !a || !b || a === b;
  return (
    `${one.brand} ${one.model} ${one.year}` === `${other.brand} ${other.model} ${other.year}` &&
    agree(one.vin, other.vin) &&
    agree(one.licensePlate, other.licensePlate)
  );
}

/** Drops files, which belong to the old link, and ticks of issues that the new link does not show. */
function carried({ images = [], receipt, links = {}, ...typed }: Draft, { issues }: SharedCar): Draft {
  const isShown = ([id]: [id: string, outcome: LinkOutcome]) => issues.some((issue) => issue.id === id);
  return {
    ...typed,
    links: Object.fromEntries(Object.entries(links).filter(isShown)),
    carried: images.length > 0 || receipt ? 'withoutFiles' : 'whole',
  };
}
