import type { Asks } from './asks-choices.ts';
import type { Garage } from './facts.ts';
import { isNamed, type Measure, type Period, type Query } from './query.ts';
import { runQuery } from './run-query.ts';
import type { Slots } from './slots.ts';
import { shiftMonths, yearOf } from './spans.ts';

/** It names nothing by itself. */
export const isBare = ({ things, places, periods, words }: Slots): boolean =>
  things.length + places.length + periods.length + words.length === 0;

const isSaid = ({ spoken }: Slots, pattern: RegExp) => spoken.some(({ word }) => pattern.test(word));

const THAT = /^(?:that|it|tas|tam)$/;
const OF_THAT: ReadonlySet<Measure> = new Set(['cost', 'place', 'interval', 'last', 'records']);

/** 'How much was that?' is of the one record that was told. */
export const isOfTold = (before: Query, measure: Measure, slots: Slots, garage: Garage): boolean =>
  slots.cars.length === 0 &&
  OF_THAT.has(measure) &&
  isSaid(slots, THAT) &&
  runQuery(garage, before).records.length === 1;

/** 'How much was that?' where nothing was told. */
export const isOfUntold = (slots: Slots): boolean =>
  isBare(slots) && slots.cars.length === 0 && isSaid(slots, /^(?:that|tas)$/);

const ABOUT: ReadonlySet<string> = new Set([
  'cost',
  'average-cost',
  'count',
  'records',
  'last',
  'exists',
  'place',
  'interval',
  'due',
  'status',
  'solution',
]);
const THEM = /^(?:it|that|them|those|these|they|tas|tam|tai|tos|tie|tiem|vins|vina|tads|tada)$/;
const OF_WHAT = /^(?:par|uz|ar|no|pie)$/;

/** 'When was it done, and what did they cost?' are about what the question before was about. */
export const isAboutBefore = (slots: Slots, { m }: Asks, before: Query): boolean =>
  ABOUT.has(m) &&
  before.things.length + before.words.length > 0 &&
  !isNamed(slots) &&
  slots.spoken.some(
    ({ word, slot, cues }, at) =>
      (slot === null || slot === 'filler' || slot === 'cue') &&
      !cues.includes('allCars') &&
      (THEM.test(word) || (word === 'to' && OF_WHAT.test(slots.spoken[at - 1]?.word ?? ''))),
  );

export const isOfThere = (slots: Slots): boolean =>
  isSaid(slots, /^(?:there|them|they|same|tur|turienes|vin\w{1,3}|tas|tai|taj[ai]|pas\w{1,3})$/);

/** Where most of what was asked for was done. */
export function placesOf(before: Query, garage: Garage): string[] {
  if (before.places.length > 0) return [...before.places];
  const done = Map.groupBy(runQuery(garage, before).records, ({ place }) => place);
  const [most] = [...done]
    .filter(([place]) => place !== null)
    .toSorted(([, a], [, b]) => b.length - a.length);
  return most ? [most[0]!] : [];
}

export const yearsFrom = ({ from, to, name }: Period, years: number): Period => {
  const moved = (day: string) => shiftMonths(day, 12 * years);
  if (name === 'year' || name.endsWith('-year')) return yearOf(Number(from.slice(0, 4)) + years);
  return { from: moved(from), to: moved(to), name: name === 'month' ? 'month' : 'range' };
};

const TOTAL = /^(?:total|together)$/;
const LISTS: ReadonlySet<Measure> = new Set(['records', 'count', 'last', 'exists', 'place']);

/** 'Total?': of a list what it cost, of a sum that of all times. */
function totalOf(before: Query, { spoken }: Slots): Query | null {
  const isTotal = (cues: readonly string[]) => cues.some((cue) => TOTAL.test(cue));
  const said = spoken.filter(({ cues }) => cues.length > 0);
  if (said.length === 0 || !said.every(({ cues }) => isTotal(cues))) return null;
  return LISTS.has(before.measure)
    ? { ...before, measure: 'cost', order: null, limit: null, by: null }
    : { ...before, periods: [] };
}

const YEAR_LATER = /\b(?:(?:a|one) year (?:later|after)|pec gada|gadu velak)\b/;
const EARLIER = /^(?:before|previous(?:ly)?|earlier|prior|ieprieks\w*|pirms)$/;

/** The question before, changed in one thing: 'and the one before that?', 'a year later?', 'total?'. */
export function changedBy(slots: Slots, before: Query): Query | null {
  if (!isBare(slots)) return null;
  const { limit, periods } = before;
  const isYearLater = YEAR_LATER.test(slots.spoken.map(({ word }) => word).join(' '));
  const changed =
    limit !== null && isSaid(slots, EARLIER)
      ? { ...before, limit: limit + 1 }
      : periods.length > 0 && isYearLater
        ? { ...before, periods: periods.map((one) => yearsFrom(one, 1)) }
        : slots.cars.length === 0
          ? totalOf(before, slots)
          : null;
  return changed && { ...changed, unused: [] };
}
