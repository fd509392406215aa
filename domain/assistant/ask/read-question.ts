import type { Garage } from './facts.ts';
import { Asking } from './asking.ts';
import { FALLBACKS, RULES } from './measure-rules.ts';
import { EMPTY_QUERY, type Measure, type Query } from './query.ts';
import { readSlots, type Slots } from './slots.ts';

export type Understood = {
  readonly query: Query;
  /** Words that the grammar does not know; records have to hold them. */
  readonly unknown: readonly string[];
  /** So much of the question was used that 'no such record' may be said. */
  readonly isSure: boolean;
  /** By what is named alone, without a word that asks. */
  readonly isFallback: boolean;
  /** It asks by its words, not only by its mark: 'sum of all', 'last oil change'. */
  readonly isAsking: boolean;
  /** Words that the answer takes no account of: what it is of holds none. */
  readonly ignored: readonly string[];
  readonly isCarNamed: boolean;
  /** It asks whether the car may be driven. */
  readonly asksSafety: boolean;
};

/** Words that ask for what no record holds. */
const OUTSIDE = ['outside', 'future', 'will', 'why'];

const asksByWords = (asked: Asking) =>
  asked.has('money', 'much', 'total', 'many', 'show', 'compare', 'overdue', 'unitPrice', 'odometer') ||
  (asked.slots.count <= SHORT && asked.has('last', 'first', 'list', 'due'));
const SHORT = 8;

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

/** What the slots ask for. @param here the car on whose page it is asked */
export function queryOf(slots: Slots, garage: Garage, here: string | null): Understood | null {
  const asked = new Asking(slots, garage.today);
  const rule = RULES.find(([, when]) => when(asked));
  if (!rule) return null;
  const [measure, , changes] = rule;
  const ofMoney = measure === 'cost' || measure === 'average-cost';
  const isHowTo =
    asked.has('how') && !asked.isMoney && !asked.isFuel && !asked.has('distance', 'driven', 'solve');
  const isOfNow = asked.isFuel && slots.periods.length === 0 && asked.has('now', 'leftOver', 'today');
  const isOfBuying =
    asked.isMoney && asked.has('bought') && !asked.hasPart && !asked.isFuel && !asked.has('repair', 'owned');
  const isOutside =
    (OUTSIDE.some((one) => asked.has(one)) && measure !== 'due' && !asked.has('average')) ||
    isHowTo ||
    isOfNow ||
    isOfBuying;
  const { things, places, cars, periods, amount, isEither } = slots;
  const isWordless =
    WORDLESS.has(measure) ||
    changes?.(asked).kinds?.[0] === 'fill' ||
    (changes?.(asked).state != null && things.length === 0);
  const words = isWordless ? [] : slots.words;
  const ofAll = asked.has('allCars', 'whichCar', 'perCar') || here === null;
  const query: Query = {
    ...EMPTY_QUERY,
    measure,
    things: [...things],
    words: [...words],
    isEither,
    places: [...places],
    cars: cars.length > 0 ? [...cars] : ofAll ? [] : [here],
    periods: [...periods],
    amount: amount ? { over: amount.over, under: amount.under } : null,
    fuel: ofMoney && asked.has('noFuel') ? 'without' : null,
    energy: asked.isFuel && asked.has('electric') ? 'electric' : null,
    ...changes?.(asked),
  };
  if (cars.length > 1 && query.by === null && OF_EACH_CAR.has(measure)) query.by = 'car';
  if (measure === 'last' && asked.has('perCar')) query.by = 'car';
  const isUnknownFile =
    query.state === 'with-file' &&
    garage.cars.every(({ repairs }) => repairs.every(({ files }) => files === undefined));
  const isFallback = RULES.indexOf(rule) >= RULES.length - FALLBACKS;
  return {
    isFallback,
    ignored: isWordless ? slots.words : [],
    isCarNamed: cars.length > 0,
    asksSafety: asked.has('safe'),
    isAsking: asksByWords(asked),
    query,
    unknown: words,
    isSure:
      !isUnknownFile &&
      !isOutside &&
      !(asked.has('capacity') && measure !== 'car' && asked.about('tyres', 'wheel')) &&
      !(asked.has('negated') && !asked.has('noFuel', 'noCost', 'noPlace', 'noGarage')),
  };
}

/** A sentence by itself; null where it asks nothing of the records. */
export function readQuestion(sentence: string, garage: Garage, here: string | null): Understood | null {
  const slots = readSlots(sentence, garage);
  return slots && queryOf(slots, garage, here);
}
