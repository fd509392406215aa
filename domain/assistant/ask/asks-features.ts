import type { Query } from './query.ts';
import type { Slots } from './slots.ts';
import { THINGS } from './things.ts';

/** The beginning of a word stands for its forms. */
export const STEM = 4;
const SHORT = 6;
const LONG = 14;
const ENTITIES: ReadonlySet<string> = new Set([
  'thing',
  'place',
  'car',
  'period',
  'amount',
  'limit',
  'except',
]);

/** What a part of a question is: its role, what it may ask for, or its word. */
type Unit = { readonly name: string; readonly words: readonly string[] };

function unitsOf({ spoken }: Slots): Unit[] {
  const units: Unit[] = [];
  let last: string | null = null;
  for (const { word, slot, cues } of spoken) {
    const role = slot !== null && ENTITIES.has(slot) && cues.length === 0 ? slot.toUpperCase() : null;
    if (role === null || role !== last)
      units.push({
        name: role ?? (cues.length > 0 ? `#${cues.toSorted().join('+')}` : word),
        words: role === null ? [word] : [],
      });
    last = role;
  }
  return units;
}

/** Of the time that is asked about: when it lies, and how long it is. */
function timesOf({ periods }: Slots, today: string): string[] {
  if (periods.length === 0) return [];
  const ahead = periods.every(({ to, from }) => to > today && from >= today);
  const past = periods.every(({ to }) => to < today);
  return [
    'PERIODS',
    ...(periods.length > 1 ? ['PERIODS2'] : []),
    ...periods.map(({ name }) => `PERIOD-${name}`),
    ahead ? 'AHEAD' : past ? 'PAST' : 'NOW',
  ];
}

const names = (given: Readonly<Record<string, boolean>>) => Object.keys(given).filter((name) => given[name]);

function flagsOf(slots: Slots, today: string): string[] {
  const { things, places, cars, amount, limit, words, except, anchor } = slots;
  const flags = names({
    THINGS: slots.parts > 0,
    THINGS2: slots.parts > 1,
    QUALITY: things.some((id) => !THINGS.get(id)?.isPart),
    NOTHING: things.length + places.length + words.length === 0,
    PLACES: places.length > 0,
    PLACES2: places.length > 1,
    STATION: slots.isStation,
    CARS: cars.length > 0,
    CARS2: cars.length > 1,
    AMOUNT: amount !== null,
    LIMIT: limit !== null,
    WORDS: words.length > 0,
    EXCEPT: except.length > 0,
    ANCHOR: anchor !== null,
    YESNO: slots.isYesNo,
    STATE: slots.isState,
    WAS: slots.isPast,
    DENIED: slots.isDenied,
    NONE: slots.isNone,
    EITHER: slots.isEither,
    EACH: slots.isEach,
    PLURAL: slots.isPlural,
    MARK: slots.isQuestion,
    PRICED: slots.isOfCarPrice,
    SHORT: slots.count <= SHORT,
    LONG: slots.count > LONG,
    SILENT: slots.cues.size === 0,
  });
  return [...flags, ...timesOf(slots, today)];
}

function beforeOf(before: Query): string[] {
  const { measure, kinds, things, places, periods, cars, order, limit, by, fuel, state, amount } = before;
  const flags = names({
    things: things.length > 0,
    places: places.length > 0,
    periods: periods.length > 0,
    cars: cars.length !== 1,
    one: limit === 1,
    some: limit !== null && limit > 1,
    amount: amount !== null,
    [`${order}`]: order !== null,
    [`by-${by}`]: by !== null,
    [`fuel-${fuel}`]: fuel !== null,
    [`${state}`]: state !== null,
  });
  return ['<', `<${measure}`, ...kinds.map((kind) => `<of-${kind}`), ...flags.map((flag) => `<${flag}`)];
}

const pairs = (some: readonly string[]) =>
  some.flatMap((one, at) => some.slice(at + 1).map((other) => `${one}&${other}`));

/** How many numbers words have: so many that few share one. */
export const WORDS = 2 ** 20;

/** Its number is shipped in place of a word. */
export function numberOf(word: string, most: number): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ word.charCodeAt(at), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) & (most - 1);
}

/** What a question says, its entities by their roles alone, so that what is learned of one part holds for all. */
export function askFeatures(slots: Slots, before: Query | null, today: string): Set<string> {
  const units = unitsOf(slots);
  const names = ['^', ...units.map(({ name }) => name), '$'];
  const words = units.flatMap((unit) => unit.words);
  const wordNames = ['^', ...units.map((unit) => unit.words[0] ?? unit.name), '$'];
  const cues = [...slots.cues].map((cue) => `#${cue}`).toSorted();
  const flags = flagsOf(slots, today);
  const found = [
    ...words,
    ...words.flatMap((word) => (word.length > STEM ? [`${word.slice(0, STEM)}_`] : [])),
    ...cues,
    ...flags,
    ...slots.things.map((id) => `~${id}`),
    ...names.slice(1).map((name, at) => `${names[at]} ${name}`),
    ...wordNames.slice(1).map((name, at) => `${wordNames[at]} ${name}`),
    ...names.slice(2).map((name, at) => `${names[at]} ${names[at + 1]} ${name}`),
    ...pairs(cues),
    ...cues.flatMap((cue) => flags.map((flag) => `${cue}&${flag}`)),
  ];
  if (before) {
    const own = beforeOf(before);
    found.push(
      ...own,
      ...cues.map((cue) => `<${cue}`),
      ...flags.map((flag) => `<${flag}`),
      ...words.map((word) => `<${word}`),
    );
    found.push(...own.flatMap((one) => [...cues, ...flags].map((other) => `${one}&${other}`)));
  }
  return new Set(found.map((one) => String(numberOf(one, WORDS))));
}
