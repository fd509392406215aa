import type { Garage } from './facts.ts';
import type { AmountRange } from './amount-reading.ts';
import { Asking } from './asking.ts';
import { FALLBACKS, RULES } from './measure-rules.ts';
import { EMPTY_QUERY, type Measure, type Query } from './query.ts';
import { addDays } from '#domain/days.ts';
import { kindsOf } from './run-query.ts';
import { select } from './select.ts';
import { readSlots, type Slots } from './slots.ts';
import { monthOf, range, START, yearOf } from './spans.ts';

export type Understood = {
  readonly slots: Slots;
  readonly query: Query;
  /** Words that the grammar does not know; records have to hold them. */
  readonly unknown: readonly string[];
  /** So much of the question was used that 'no such record' may be said. */
  readonly isSure: boolean;
  /** It says too little to be of something: 'how much is the'. */
  readonly isVague: boolean;
  /** By what is named alone, without a word that asks. */
  readonly isFallback: boolean;
  /** It asks by its words, not only by its mark: 'sum of all', 'last oil change'. */
  readonly isAsking: boolean;
  readonly isCarNamed: boolean;
  /** It changes the question before. */
  readonly isContinued?: boolean;
  /** It asks whether the car may be driven. */
  readonly asksSafety: boolean;
};

/** Words that ask for what no record holds. */
export const OUTSIDE = ['outside', 'future', 'will', 'why', 'capacity'];

const ASKING =
  'money much cik total many allCars show compare overdue unitPrice odometer consumption average volume whichYear whichCar'.split(
    ' ',
  );
const asksByWords = (asked: Asking) =>
  asked.has(...ASKING) ||
  asked.slots.amount !== null ||
  (asked.slots.count <= SHORT && asked.has('last', 'first', 'list', 'due'));
const SHORT = 12;

/** What one word may ask for. */
const ALONE: ReadonlySet<Measure> = new Set(['mileage', 'consumption', 'due', 'danger', 'car']);

/** Of records without words of their own. */
const WORDLESS: ReadonlySet<Measure> = new Set([
  'driven',
  'mileage',
  'consumption',
  'volume',
  'unit-price',
  'cost-per-km',
]);

/** Cars that are named together are compared. */
const OF_EACH_CAR: ReadonlySet<Measure> = new Set([
  'cost',
  'average-cost',
  'count',
  'volume',
  'unit-price',
  'driven',
  'mileage',
  'consumption',
  'cost-per-km',
]);

/** What may be asked of the time after or before something. */
const ANCHORED: ReadonlySet<Measure> = new Set([
  'cost',
  'average-cost',
  'records',
  'count',
  'volume',
  'exists',
]);

/** The time since or until something was done, in place of what was done; null where it never was. */
function anchor(
  query: Query,
  { isAfter, things }: NonNullable<Slots['anchor']>,
  asked: Asking,
  garage: Garage,
): Partial<Query> | null {
  const done = select(garage, { ...EMPTY_QUERY, things: [...things], cars: query.cars }, ['repair']);
  const record = asked.has('first') ? done.at(-1) : done[0];
  if (!record) return null;
  const period = isAfter
    ? range(addDays(record.date, 1), garage.today)
    : range(START, addDays(record.date, -1));
  return {
    periods: [period],
    things: query.things.filter((id) => !things.includes(id)),
    ...(query.measure === 'records' ? { kinds: query.kinds, order: null, limit: null } : {}),
  };
}

/** 'Did it go up?' compares with the year before. */
function trend({ periods }: Query, today: string): Partial<Query> {
  const year = Number((periods[0]?.from ?? today).slice(0, 4));
  return { periods: [yearOf(year - 1), yearOf(year)] };
}

/** 'More than last year' is of this year. */
function comparedWithNow({ measure, by, periods }: Query, today: string): Partial<Query> | null {
  const [period, ...others] = periods;
  const isOfPast = period && others.length === 0 && period.to < today;
  if (!isOfPast || by !== null || !OF_EACH_CAR.has(measure)) return null;
  if (period.name === 'last-year')
    return { periods: [period, yearOf(Number(today.slice(0, 4)), 'this-year')] };
  return period.name === 'last-month'
    ? { periods: [period, monthOf(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 'this-month')] }
    : null;
}

export const amountOf = (amount: AmountRange | null): Query['amount'] =>
  amount && { over: amount.over, under: amount.under, isInclusive: amount.isInclusive ?? false };

/** 'How much is it', 'so expensive', 'km since', 'two and two': of nothing that the records know. */
function isVague({ measure, order, words, state }: Query, asked: Asking): boolean {
  const { things, places, cars, periods, amount } = asked.slots;
  if (measure === 'mileage' && cars.length > 0 && periods.length === 0 && !asked.has(...OF_DISTANCE))
    return true;
  if (asked.slots.count === 1 && things.length === 0 && places.length > 0) return true;
  if (things.length + places.length + cars.length + periods.length + asked.slots.except.length > 0)
    return false;
  if (amount !== null) return false;
  if (state === 'recurring' && !asked.slots.isQuestion && !asked.has('issue', ...OF_SUMS)) return true;
  if (words.length > 0) return words.every((word) => /^\d+$/.test(word));
  if (measure === 'mileage' || measure === 'driven')
    return asked.has('since', 'ago') || !asked.has(...OF_DISTANCE);
  if (measure === 'records' && order === 'most')
    return !asked.has('most', 'repair', 'what', 'who', 'when', 'show');
  if (measure !== 'cost' || asked.isFuel) return false;
  if (asked.has('nowCost')) return true;
  return !(
    asked.has('money', 'withFuel', 'noFuel', 'total', 'owned', 'repair', 'repairNoun') &&
    (asked.slots.isQuestion || asked.has(...OF_SUMS))
  );
}

const OF_DISTANCE =
  'odometer cik what when many much since total average more whichCar whichYear perYear perMonth perDay owned now today first atKm'.split(
    ' ',
  );
const OF_SUMS =
  'cik much howMuch total what show owned withFuel noFuel allCars whichCar perCar perYear perMonth whichYear whichMonth average'.split(
    ' ',
  );

const isOfAll = ({ things, words, places, except, kinds, amount, state, by }: Query) =>
  things.length + words.length + places.length + except.length + kinds.length === 0 &&
  amount === null &&
  state === null &&
  by !== 'place';

const othersOf = ({ cars }: Garage, here: string) => cars.flatMap(({ id }) => (id === here ? [] : id));

/** What the slots ask for. @param here the car on whose page it is asked */
export function queryOf(slots: Slots, garage: Garage, here: string | null): Understood | null {
  const asked = new Asking(slots, garage.today);
  const rule = RULES.find(([, when]) => when(asked));
  if (!rule) return null;
  const [measure, , changes] = rule;
  const ofMoney = measure === 'cost' || measure === 'average-cost';
  const isHowTo =
    asked.has('how') && !asked.isMoney && !asked.isFuel && !asked.has('distance', 'driven', 'solve');
  // 'How far do I get on a tank?'
  const isOfRange =
    measure === 'cost' &&
    asked.isFuel &&
    asked.has('distance', 'driven') &&
    !asked.isMoney &&
    !asked.has('cik', 'total');
  const isOfNow = asked.isFuel && slots.periods.length === 0 && asked.has('now', 'leftOver', 'today');
  const isOfBuying =
    !(measure === 'car' && garage.cars.some(({ details }) => details?.purchase)) &&
    asked.isMoney &&
    asked.has('bought', 'purchase') &&
    !asked.hasPart &&
    !asked.isFuel &&
    !asked.has('repair', 'owned');
  const isOutside =
    (OUTSIDE.some((one) => asked.has(one) && !(one === 'capacity' && measure === 'car')) &&
      !asked.has('watched') &&
      (measure !== 'due' || asked.about('passed')) &&
      changes?.(asked).kinds?.[0] !== 'document' &&
      !(asked.isFuel && asked.hasObject) &&
      !asked.has('average')) ||
    isHowTo ||
    isOfRange ||
    isOfNow ||
    isOfBuying;
  const { things, places, cars, periods, amount, isEither } = slots;
  const isWordless =
    WORDLESS.has(measure) ||
    changes?.(asked).kinds?.[0] === 'fill' ||
    (changes?.(asked).state != null && things.length === 0);
  const words = isWordless ? [] : slots.words;
  const ofAll =
    (asked.has('allCars', 'whichCar', 'perCar', 'oldCar', 'carCount') && !asked.has('thisCar')) ||
    (measure === 'due' && asked.has('first') && asked.hasPart) ||
    (measure === 'car' && asked.isRanked && asked.has('bought', 'purchase')) ||
    here === null;
  const query: Query = {
    ...EMPTY_QUERY,
    measure,
    things: [...things],
    words: [...words],
    isEither,
    places: [...places],
    except: [...slots.except],
    cars: cars.length > 0 ? [...cars] : ofAll ? [] : asked.has('otherCar') ? othersOf(garage, here) : [here],
    periods: [...periods],
    amount: amountOf(amount),
    fuel: ofMoney && asked.has('noFuel') ? 'without' : null,
    energy: asked.isFuel && asked.has('electric') && !asked.has('liquid', 'energies') ? 'electric' : null,
    ...changes?.(asked),
  };
  // 'Pads and discs' are of one repair, or of several.
  const found = (some: readonly string[]) =>
    select(garage, { ...query, things: [...some] }, kindsOf(query)).length > 0;
  if (slots.isEach && !found(things) && things.every((one) => found([one]))) query.isEither = true;
  const isOfEach = cars.length > 1 || (query.cars.length !== 1 && asked.has('whichCar', 'compare'));
  if (isOfEach && query.by === null && periods.length < 2 && OF_EACH_CAR.has(measure)) query.by = 'car';
  if (measure === 'last' && (asked.has('perCar') || (asked.has('whichCar') && !asked.has('last', 'first'))))
    query.by = 'car';
  const anchored = ANCHORED.has(measure) && slots.anchor ? anchor(query, slots.anchor, asked, garage) : null;
  const trended = asked.has('trend') && query.periods.length < 2 ? trend(query, garage.today) : null;
  const since = asked.has('more', 'compare') ? comparedWithNow(query, garage.today) : null;
  Object.assign(query, anchored ?? trended ?? since);
  // As the costs of a car are shown: all that was paid for it.
  if (measure === 'cost' && query.fuel === null && isOfAll(query) && !asked.has('repair', 'repairNoun'))
    query.fuel = 'with';
  const isUnknownFile =
    (query.state === 'with-file' || query.state === 'no-file') &&
    garage.cars.every(({ repairs }) => repairs.every(({ files }) => files === undefined));
  const isFallback = RULES.indexOf(rule) >= RULES.length - FALLBACKS;
  return {
    slots,
    isFallback,
    isCarNamed: cars.length > 0,
    asksSafety: asked.has('safe'),
    isAsking: asksByWords(asked),
    query,
    unknown: slots.words,
    isVague:
      slots.isBroken ||
      isVague(query, asked) ||
      (slots.count === 1 && !asked.hasObject && !ALONE.has(measure)),
    isSure: !isUnknownFile && !isOutside,
  };
}

/** A sentence by itself; null where it asks nothing of the records. */
export function readQuestion(sentence: string, garage: Garage, here: string | null): Understood | null {
  const slots = readSlots(sentence, garage);
  return slots && queryOf(slots, garage, here);
}
