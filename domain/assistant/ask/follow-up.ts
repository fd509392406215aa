import { grouped } from '#domain/grouped.ts';
import type { AmountRange } from './amount-reading.ts';
import type { Garage } from './facts.ts';
import type { Measure, Period, Query } from './query.ts';
import { isNamed, PLAIN, WORDLESS } from './query-parts.ts';
import { kindsOf, runQuery } from './run-query.ts';
import { ordinalOf, type Slots } from './slots.ts';
import { shiftMonths, yearOf } from './spans.ts';
import { THINGS } from './things.ts';
import { CURED, INSURER, isJoined } from './whole-question.ts';

/** It names nothing by itself. */
export const isBare = ({ things, places, periods, words }: Slots): boolean =>
  things.length + places.length + periods.length + words.length === 0;

const isSaid = ({ spoken }: Slots, pattern: RegExp) => spoken.some(({ word }) => pattern.test(word));

const OF_THAT: ReadonlySet<Measure> = new Set([
  'cost',
  'count',
  'place',
  'interval',
  'last',
  'records',
  'status',
  'solution',
]);

/** 'How much was that?' and 'who did it?' are of the records that were told. */
export const isOfTold = (before: Query, measure: Measure, slots: Slots, garage: Garage): boolean =>
  slots.cars.length === 0 &&
  OF_THAT.has(measure) &&
  (isSaid(slots, THEM) || isShort(slots)) &&
  (isNamed(before) ||
    before.periods.length > 0 ||
    before.limit !== null ||
    before.amount !== null ||
    before.state !== null) &&
  runQuery(garage, before).records.length > 0;

/** 'How much was that?' where nothing was told. */
export const isOfUntold = (slots: Slots): boolean =>
  isBare(slots) && slots.cars.length === 0 && isSaid(slots, /^(?:that|tas)$/);

const THEM = /^(?:it|that|them|those|these|they|tas|tam|tai|tos|tie|tiem|vins|vina|tads|tada)$/;
/** 'Which of those is the worst?' */
const AMONG = /^(?:those|these|them|tam|tiem)$/;

export const isOfThere = (slots: Slots): boolean =>
  isSaid(slots, /^(?:there|them|they|same|tur|turienes|vin\w{1,3}|tas|tai|taj[ai]|pas\w{1,3})$/);

/** Where most of what was asked for was done. */
export function placesOf(before: Query, garage: Garage): string[] {
  if (before.places.length > 0) return [...before.places];
  const done = grouped(runQuery(garage, before).records, ({ place }) => place);
  const [most] = [...done]
    .filter(([place]) => place !== null)
    .toSorted(([, a], [, b]) => b.length - a.length);
  return most ? [most[0]!] : [];
}

export const yearsFrom = ({ from, to, name }: Period, years: number): Period => {
  const moved = (day: string) => shiftMonths(day, 12 * years);
  if (name === 'year' || name.endsWith('-year')) return yearOf(Number(from.slice(0, 4)) + years);
  return { from: moved(from), to: moved(to), name };
};

export const amountOf = (amount: AmountRange | null): Query['amount'] =>
  amount && { over: amount.over, under: amount.under, isInclusive: amount.isInclusive ?? false };

const isPart = (id: string) => THINGS.get(id)?.isPart ?? false;

/** A part replaces the part before; a place or a state of it, what was said of it before; a warranty is of the part. */
export function mergedThings(before: readonly string[], now: readonly string[]): string[] {
  return now.some((id) => isPart(id) && id !== 'warranty')
    ? [...now]
    : [...before.filter((id) => now.length === 0 || isPart(id)), ...now.filter((id) => !before.includes(id))];
}

const TOTAL = /^(?:total|together)$/;
const OF_TOTAL = /^(?:total|together|money|much|howMuch|cik|what)$/;
const LISTS: ReadonlySet<Measure> = new Set(['records', 'count', 'last', 'exists', 'place']);

const ORDERS: readonly (readonly [NonNullable<Query['order']>, RegExp])[] = [
  [
    'most',
    /^(?:most|worst|highest|biggest|largest|dearest|priciest|costliest|longest|(?:vis)?(?:darg|liel|augst|slikt)ak\w+|visvairak)$/,
  ],
  [
    'least',
    /^(?:least|best|lowest|smallest|cheapest|shortest|fewest|(?:vis)?(?:let|maz|zem|lab)ak\w+|vismazak)$/,
  ],
  ['oldest', /^(?:first|earliest|oldest|pirm[aoi]\w*)$/],
  ['newest', /^(?:latest|newest|pedej\w+|jaunak\w+)$/],
];
/** Such words ask nothing more than what the slot that they change holds. */
const CHANGING: ReadonlySet<string> = new Set(
  'or what most least expensive large second first last allCars otherCar together total noFuel withFuel fuel liquid electric energies consumption fill perYear perMonth before average repair change anyWork repairNoun'.split(
    ' ',
  ),
);
const SAME = /^(?:same|too|tas|tapat|tikpat)$/;
/** Anywhere but where the question before was of. */
const ELSEWHERE =
  /^(?:else|elsewhere|everywhere|anywhere|outside|away|others?|citur|cituviet|pareja\w*|arpus)$/;
const ONLY = /^(?:only|just|tikai|vien)$/;

/** What its words put in place of a slot; null where they ask anything else. */
function replaced({ spoken, words, ...slots }: Slots, before: Query, garage: Garage): Partial<Query> | null {
  const { cues, things, places, cars, periods, except, amount, fuels, limit } = slots;
  const order = ORDERS.find(([, pattern]) => spoken.some(({ word }) => pattern.test(word)))?.[0];
  const isElsewhere = before.places.length > 0 && spoken.some(({ word }) => ELSEWHERE.test(word));
  const isUsed = (word: string) =>
    ORDERS.some(([, pattern]) => pattern.test(word)) || (isElsewhere && ELSEWHERE.test(word));
  const asksMore = spoken.some(
    ({ word, cues: own }) => !isUsed(word) && own.some((cue) => !CHANGING.has(cue)),
  );
  const unused = words.filter((word) => !isUsed(word) && !SAME.test(word) && ordinalOf(word) === 0);
  if (asksMore || spoken.some(({ word }) => INSURER.test(word)) || (unused.length > 0 && cars.length === 0))
    return null;
  const isOfFuel = ['fuel', 'liquid', 'withFuel', 'noFuel'].some((cue) => cues.has(cue));
  const isMoney = before.measure === 'cost' || before.measure === 'average-cost';
  const isOfThings = before.measure !== 'car' && !WORDLESS.has(before.measure);
  if (things.length > 0 && !isOfThings) return null;
  const others = garage.cars.flatMap(({ id }) => (before.cars.includes(id) ? [] : id));
  const of = cues.has('allCars') ? [] : cues.has('otherCar') ? others : cars;
  const isOfCars = cars.length > 0 || cues.has('allCars') || cues.has('otherCar');
  const isRanked = order === 'most' || order === 'least';
  const nth = Math.max(...spoken.map(({ word }) => ordinalOf(word)));
  const isOnly = before.fuel === 'only' || spoken.some(({ word }) => ONLY.test(word));
  const isAdded = before.fuel === 'without' || cues.has('withFuel');
  const fuel = cues.has('noFuel') ? 'without' : isOnly || !isAdded ? 'only' : 'with';
  return {
    ...(unused.length > 0 ? { unused } : {}),
    ...(things.length > 0 ? { things: mergedThings(before.things, things), words: [] } : {}),
    ...(places.length > 0 ? { places: [...places] } : {}),
    ...(isElsewhere ? { places: [], except: [...before.except, ...before.places] } : {}),
    ...(periods.length > 0 ? { periods: [...periods] } : {}),
    ...(except.length > 0
      ? {
          except: [...new Set([...before.except, ...except])],
          places: before.places.filter((place) => !except.includes(place)),
        }
      : {}),
    ...(amount ? { amount: amountOf(amount) } : {}),
    ...(isOfCars
      ? { cars: [...of], isOfHere: false, by: of.length === 1 && before.by === 'car' ? null : before.by }
      : {}),
    ...(isMoney && isOfFuel ? { fuel, energy: fuel === 'only' ? (fuels[0] ?? null) : null, kinds: [] } : {}),
    ...(isRanked && before.kinds.includes('issue') && before.by === null
      ? { ...PLAIN, measure: 'danger', kinds: ['issue'] }
      : order && before.by === null && isOfThings
        ? { measure: 'last', order, limit: nth || (limit ?? before.limit ?? 1) }
        : order
          ? { order }
          : nth > 0 && before.order !== null
            ? { limit: nth }
            : {}),
  };
}

const FEW = 4;
const SOME = 7;

const isShort = (slots: Slots) =>
  slots.spoken.length <= FEW || (slots.spoken.length <= SOME && isSaid(slots, AMONG)) || isJoined(slots);

const YEAR_LATER = /\b(?:(?:a|one) year (?:later|after)|pec gada|gadu velak)\b/;
const EARLIER = /^(?:before|previous(?:ly)?|earlier|prior|ieprieks\w*|pirms)$/;

/** 'Total?': of a list what it cost, of a sum that of all times. */
function totalOf(before: Query, { spoken }: Slots): Query | null {
  const isSaid = (pattern: RegExp) => (cues: readonly string[]) => cues.some((cue) => pattern.test(cue));
  const said = spoken.flatMap(({ cues }) => (cues.length > 0 ? [cues] : []));
  if (!said.some(isSaid(TOTAL)) || !said.every(isSaid(OF_TOTAL))) return null;
  return LISTS.has(before.measure)
    ? { ...before, measure: 'cost', order: null, limit: null, by: null }
    : { ...before, periods: [] };
}

/** The question before, changed in what is said anew: 'and the one before that?', 'a year later?', 'the Yaris?', 'cheapest?'. */
export function changedBy(slots: Slots, before: Query, garage: Garage): Query | null {
  const { limit, periods } = before;
  const isYearLater = YEAR_LATER.test(slots.spoken.map(({ word }) => word).join(' '));
  const changed: Partial<Query> | null =
    // 'Did it come back?' asks how what was told of stands now.
    (kindsOf(before)[0] === 'issue' || slots.cues.has('issue')) && isSaid(slots, CURED)
      ? { ...PLAIN, measure: 'status', kinds: ['issue'] }
      : isBare(slots) && limit !== null && isSaid(slots, EARLIER) && !slots.cues.has('ago')
        ? { limit: limit + 1 }
        : isBare(slots) && periods.length > 0 && (isYearLater || slots.cues.has('yearBefore'))
          ? { periods: periods.map((one) => yearsFrom(one, isYearLater ? 1 : -1)) }
          : ((isBare(slots) && slots.cars.length === 0 ? totalOf(before, slots) : null) ??
            (isShort(slots) ? replaced(slots, before, garage) : null));
  return changed && Object.keys(changed).length > 0 ? { ...before, unused: [], ...changed } : null;
}
