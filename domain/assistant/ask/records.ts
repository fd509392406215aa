import { carWords } from '#domain/car-words/car-words.ts';
import type { Amount } from '#domain/language/format.ts';
import { PAPER_KINDS } from '#domain/repairs/kind-names.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import type { CarFacts, DocumentFact, FillFact, IssueFact, RepairFact } from '../car-facts.ts';
import type { RecordKind } from './query.ts';
import { THINGS, type Thing } from './things.ts';
import { tokensOf } from './tokens.ts';

type Common = {
  readonly id: string;
  readonly carId: string;
  readonly date: string;
  readonly title: string;
  readonly notes: string;
  readonly place: string | null;
  readonly cost: Amount | null;
  readonly km: number | null;
  /** How many receipts, pictures and scans it has. */
  readonly files: number;
};

/** A record of the garage, so far as all kinds are asked for alike. */
export type GarageRecord = Common &
  (
    | { readonly kind: 'repair'; readonly repair: RepairFact }
    | { readonly kind: 'issue'; readonly issue: IssueFact }
    | { readonly kind: 'fill'; readonly fill: FillFact }
    | { readonly kind: 'document'; readonly document: DocumentFact }
  );

const PAPERS: ReadonlySet<string> = new Set(PAPER_KINDS);
/** An insurance that was paid is no repair. */
export const isPaper = (record: GarageRecord): boolean =>
  record.kind === 'repair' && record.repair.kind !== null && PAPERS.has(record.repair.kind);

export type RecordOf<Kind extends RecordKind> = Extract<GarageRecord, { kind: Kind }>;

export const isFill = (record: GarageRecord): record is RecordOf<'fill'> => record.kind === 'fill';

/** Newest first. */
export const byDate = (a: { readonly date: string }, b: { readonly date: string }): number =>
  a.date < b.date ? 1 : a.date > b.date ? -1 : 0;

type CarWithId = CarFacts & { readonly id: string };
const read = new WeakMap<object, readonly GarageRecord[]>();

/** Of a car, newest first; made once for the same facts. */
export function recordsOf(car: CarWithId): readonly GarageRecord[] {
  const known = read.get(car);
  if (known) return known;
  const made = readRecords(car);
  read.set(car, made);
  return made;
}

function readRecords(car: CarWithId): GarageRecord[] {
  const carId = car.id;
  return [
    ...car.repairs.map((repair): GarageRecord => ({
      kind: 'repair',
      repair,
      carId,
      id: repair.id,
      date: repair.date,
      title: repair.title,
      notes: repair.description ?? '',
      place: repair.garageName,
      cost: repair.cost,
      km: repair.mileage,
      files: repair.files ?? 0,
    })),
    ...car.issues.map((issue): GarageRecord => ({
      kind: 'issue',
      issue,
      carId,
      id: issue.id,
      date: issue.date,
      title: issue.title,
      notes: issue.summary,
      place: null,
      cost: null,
      km: null,
      files: 0,
    })),
    ...(car.fills ?? []).map((fill): GarageRecord => ({
      kind: 'fill',
      fill,
      carId,
      id: fill.id,
      date: fill.date,
      title: fill.energy,
      notes: '',
      place: fill.station,
      cost: fill.cost === null ? null : { minor: toMinor(fill.cost, fill.currency), currency: fill.currency },
      km: fill.km,
      files: 0,
    })),
    ...(car.documents ?? []).map((document): GarageRecord => ({
      kind: 'document',
      document,
      carId,
      id: document.id,
      date: document.validFrom ?? document.createdOn,
      title: document.title,
      notes: `${document.kind} ${document.company ?? ''} ${document.notes ?? ''}`,
      place: document.company,
      cost: null,
      km: null,
      files: document.files ?? 0,
    })),
  ].toSorted(byDate);
}

const thingOfEntry = new Map<string, Thing>();
for (const thing of THINGS.values()) for (const entry of thing.entries) thingOfEntry.set(entry, thing);

export type ThingFound = { thing: Thing; places: readonly number[] };

/** The things that words name, the most specific first; a word of a longer expression names nothing else. */
export function thingsIn(
  words: readonly string[],
  isFree: (at: number) => boolean = () => true,
): ThingFound[] {
  const taken = new Set<number>();
  const found: ThingFound[] = [];
  for (const { entry, places } of carWords()
    .find(words, 'both')
    .toSorted((a, b) => b.weight - a.weight)) {
    const thing = thingOfEntry.get(entry);
    if (!thing || !places.every((at) => isFree(at) && !taken.has(at))) continue;
    for (const at of places) taken.add(at);
    found.push({ thing, places });
  }
  return found;
}

const MOST_REMEMBERED = 20_000;

/** What is read of a text, once for each. */
function rememberedOf<Read>(readText: (text: string) => Read): (text: string) => Read {
  const remembered = new Map<string, Read>();
  return (text) => {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const made = readText(text);
    remembered.set(text, made);
    return made;
  };
}

/** The things that a text names, the most specific first. */
export const thingsOfText = (text: string): Thing[] =>
  thingsIn(tokensOf(text).map(({ word }) => word)).map(({ thing }) => thing);

export const wordsOf = rememberedOf((text) => tokensOf(text).map(({ word }) => word));

/** The entries of the dictionary that a text holds, which are the same in both languages. */
export const entriesOf = rememberedOf(
  (text): ReadonlySet<string> =>
    new Set(
      carWords()
        .find(wordsOf(text), 'both')
        .map(({ entry }) => entry),
    ),
);

/** Ids of the things that a text names. */
export const thingIds = rememberedOf((text): ReadonlySet<string> => {
  // What is said of a part may be a word of its name: 'door seals'.
  const said = [...entriesOf(text)]
    .flatMap((entry) => thingOfEntry.get(entry) ?? [])
    .filter(({ isPart }) => !isPart);
  return new Set([...thingsOfText(text), ...said].map(({ id }) => id));
});

const covers = (thing: Thing, ids: ReadonlySet<string>) =>
  ids.has(thing.id) || thing.includes.some((id) => ids.has(id));

const isKindOf = ({ id, includes }: Thing, kind: string) => id === kind || includes.includes(kind);

/** A visit is of any work; of the other kinds, the title may name another: wheels were aligned, no tires changed. */
const isOtherWork = (thing: Thing, ids: ReadonlySet<string>) =>
  thing.id !== 'service' &&
  thing.id !== 'inspection' &&
  !covers(thing, ids) &&
  [...ids].some((id) => THINGS.get(id)?.isPart && !isKindOf(thing, id));

/** A note of an inspection names what was looked at, and 'service' in a note is any visit: neither was done. */
export function isAboutThing(record: GarageRecord, thing: Thing): boolean {
  const ids = thingIds(record.title);
  if (thing.kind && record.kind === 'repair' && record.repair.kind === thing.kind && !isOtherWork(thing, ids))
    return true;
  if (record.kind === 'document' && isKindOf(thing, record.document.kind)) return true;
  if (covers(thing, ids)) return true;
  const isDone =
    thing.id !== 'service' &&
    !ids.has('inspection') &&
    !(record.kind === 'repair' && record.repair.kind === 'inspection');
  return (isDone || !thing.isPart) && record.notes !== '' && covers(thing, thingIds(record.notes));
}
