import type { LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import type { MechanicFormValues } from '#domain/share/form.ts';
import type { SharedCar } from '#domain/share/schema.ts';
import { readTab, writeTab } from '#web/platform/storage/storage.ts';
import { stored } from '#web/platform/drafts/tab-draft.ts';
import type { AddedRecord, MechanicShare } from './mechanic-share-context.ts';

type Car = Pick<SharedCar['car'], 'brand' | 'model' | 'year' | 'vin' | 'licensePlate'>;
type Opened = { token: string; car: Car };
export type MechanicDraft = MechanicFormValues & {
  /** Typed under an earlier link; its files stayed behind there. */
  carried?: 'whole' | 'withoutFiles';
};
type Draft = MechanicDraft & {
  links?: Record<string, LinkOutcome>;
  images?: readonly unknown[];
  receipt?: unknown;
};

const OPENED = 'mechanic:opened';
const OPENED_MAX = 20;

const keyOf = (token: string, kind: AddedRecord['kind']) => `mechanic:${token}:${kind}`;

/** What was typed under a link that has ended goes on under a new one to the same car. A link tells no id of its
 * car; one that only seems the same is no harm, for the form says that its draft was kept.
 * @returns the key of the draft */
export function carryDraft(
  kind: AddedRecord['kind'],
  { token, shared }: Pick<MechanicShare, 'token' | 'shared'>,
): string {
  const { brand, model, year, vin, licensePlate } = shared.car;
  const car = { brand, model, year, vin, licensePlate };
  const others = (stored<Opened[]>(OPENED) ?? []).filter((one) => one.token !== token);
  writeTab(OPENED, JSON.stringify([{ token, car }, ...others].slice(0, OPENED_MAX)));
  const key = keyOf(token, kind);
  if (readTab(key) !== null) return key;
  const left = others.filter((one) => seemsSame(one.car, car)).map((one) => keyOf(one.token, kind));
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

/** Files came through the other link and cannot be taken through this one; ticks stay where the issue does. */
function carried({ images = [], receipt, links = {}, ...typed }: Draft, { issues }: SharedCar): Draft {
  const isShown = ([id]: [id: string, outcome: LinkOutcome]) => issues.some((issue) => issue.id === id);
  return {
    ...typed,
    links: Object.fromEntries(Object.entries(links).filter(isShown)),
    carried: images.length > 0 || receipt ? 'withoutFiles' : 'whole',
  };
}
