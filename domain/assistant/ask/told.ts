import { FILLER } from '#domain/car-words/filler-words.ts';
import { kindsOf } from './run-query.ts';
import type { Measure, Query } from './query.ts';
import type { Slots, Spoken } from './slots.ts';

const RECORD = 'date place list cost km note number';

/** What an answer tells. */
const TELLS: Record<Measure, string> = {
  records: `${RECORD} count`,
  last: `${RECORD} ago since distance due`,
  exists: `${RECORD} any`,
  place: `${RECORD} any`,
  count: 'count often any',
  cost: 'cost sum count any',
  'average-cost': 'cost average count',
  interval: 'often long date count average distance ago since',
  driven: 'distance km average date since each',
  mileage: 'km distance date',
  consumption: 'use volume average distance per-km',
  volume: 'volume cost count any',
  'unit-price': 'price cost volume average',
  'cost-per-km': 'per-km cost use average distance',
  due: 'due date ago km distance list number',
  status: `date place list cost note danger state solution long ago count any cause`,
  solution: `${RECORD} state solution long ago count any cause`,
  danger: 'state danger list date any',
  car: 'car date number cost long ago count km any',
};

/** With each record that is counted, what it tells. */
const LISTING: ReadonlySet<Measure> = new Set([
  'count',
  'cost',
  'average-cost',
  'interval',
  'unit-price',
  'volume',
]);

/** What a query says, slot by slot, and what its answer tells. */
function toldBy(query: Query, { cues, today }: { cues: Slots['cues']; today: string }): ReadonlySet<string> {
  const { measure, things, words, places, kinds, state, order, by, limit, fuel, energy } = query;
  const isNamed = things.length + words.length + places.length + kinds.length > 0 || state !== null;
  const isListed = LISTING.has(measure) && by === null && (isNamed || order !== null);
  const isOfAll = cues.has('fuel') && (cues.has('repair') || cues.has('repairNoun'));
  // One figure has no order.
  const isOrdered =
    order !== null &&
    (by !== null ||
      limit !== null ||
      query.periods.length > 1 ||
      measure === 'consumption' ||
      (measure === 'mileage' && order === 'oldest'));
  const ofCars = measure === 'car' && query.cars.length !== 1;
  const has = (name: string, is: boolean) => (is ? [name] : []);
  return new Set([
    ...TELLS[measure].split(' '),
    ...(isListed ? RECORD.split(' ') : []),
    ...kindsOf(query).map((kind) => `of-${kind}`),
    `is-${measure}`,
    ...has('papers', kinds.includes('document')),
    ...has('list', ofCars),
    ...has('of-issue', ['status', 'solution', 'danger'].includes(measure)),
    ...has('things', things.length > 0),
    ...has('things2', things.length > 1),
    ...has('places', places.length > 0),
    ...has('places2', places.length > 1),
    ...has('except', query.except.length > 0),
    ...has('periods', query.periods.length > 0),
    ...has('no-periods', query.periods.length === 0),
    ...has('periods2', query.periods.length > 1),
    ...has(
      'now',
      query.periods.every(({ from, to }) => from <= today && to >= today),
    ),
    ...has('one-car', query.cars.length === 1),
    ...has('cars', query.cars.length !== 1),
    ...has('this-car', cues.has('thisCar')),
    ...has('all-of-cars', query.cars.length !== 1 && query.limit === null),
    // What is paid for fuel beside what is paid for the rest.
    ...has('fuel-apart', fuel === 'with' && isOfAll),
    ...has('amount', query.amount !== null),
    ...has('date', isOrdered),
    ...has('order', isOrdered),
    ...has(`order-${order}`, isOrdered || ofCars),
    ...has('limit', limit !== null),
    ...has('several', limit !== null && limit > 1),
    ...has('ranked', limit !== null && limit > 1 && measure !== 'interval'),
    ...has('by', by !== null),
    ...has(`by-${by}`, by !== null),
    ...has(`state-${state}`, state !== null),
    ...has('state', state !== null),
    ...has(`fuel-${fuel}`, fuel !== null),
    ...has('fuel', fuel === 'with' || fuel === 'only'),
    ...has('energy', energy !== null),
  ]);
}

const FUELLED = 'fuel of-fill fuel-without use volume price per-km energy';
const STANDING = 'state state-open danger due';
const COMPARED = 'by periods2 places2 things2 amount several often fuel-apart';
const RANKED = 'order-most order-least danger';

/** Each of these changes the question, whatever else its word may say. */
const MEANT: ReadonlySet<string> = new Set(['money', 'trend', 'compare', 'purchase', 'allCars', 'whichCar']);

/** What must be told or restricted for a cue to be in the answer; what is not here asks and restricts nothing by itself. */
const NEEDED: Record<string, string> = {
  when: 'date by-year by-month',
  ago: 'ago since long',
  first: 'order-oldest car due',
  last: 'order-newest state due',
  who: 'place by-place',
  many: 'count often distance ago volume',
  times: 'count often',
  place: 'place by-place state-no-place danger',
  show: 'list by count',
  negated: 'except fuel-without state-no-cost state-no-place state-no-file state-missing',
  often: 'often',
  money: 'cost sum per-km price',
  noFuel: 'fuel-without',
  withFuel: 'fuel-with fuel-only volume price use per-km',
  odometer: 'km distance',
  driven: 'distance',
  solve: 'solution',
  status: 'state of-issue distance',
  parts: 'is-records is-last is-exists',
  myself: 'state-own-work state-no-place',
  note: 'note list count',
  previous: 'several often periods2',
  took: 'long',
  watched: 'state-watched state-open',
  lasted: 'often long since',
  now: 'state-open danger due car now',
  total: 'sum count volume is-driven is-mileage',
  noCost: 'state-no-cost',
  beginning: 'periods order-oldest',
  howLong: 'long often',
  second: 'several',
  outside: 'never',
  will: 'due',
  today: 'state-open danger due car now',
  leftOver: 'due',
  bought: 'car km fuel of-fill volume things',
  expensive: `${RANKED} average price`,
  whichYear: 'by-year date',
  whichMonth: 'by-month date',
  perKm: 'per-km use',
  fill: FUELLED,
  large: RANKED,
  average: 'average often by-year by-month',
  most: `${RANKED} ranked`,
  least: RANKED,
  distance: 'distance km per-km',
  perYear: 'by-year distance periods',
  perMonth: 'by-month each',
  perDay: 'distance',
  compare: COMPARED,
  atKm: 'km',
  before: 'periods several is-exists',
  placeCount: 'by-place',
  noPlace: 'state-no-place state-own-work',
  more: COMPARED,
  issue: 'of-issue',
  happen: 'date',
  open: STANDING,
  resolved: 'state-resolved state solution of-issue',
  urgent: 'state-urgent danger',
  recur: 'state-recurring of-issue often count due',
  due: 'due papers solution',
  overdue: 'state-overdue',
  fuel: `${FUELLED} things car`,
  consumption: 'use per-km volume',
  volume: 'volume price use of-fill',
  unitPrice: 'price',
  station: 'by-place places of-fill',
  since: 'periods since car due often solution',
  car: 'car',
  allCars: 'cars this-car',
  whichOne: 'by list',
  whichCar: 'by-car all-of-cars',
  future: 'due danger',
  sinceWhen: 'order-oldest of-document state car',
  cause: 'solution',
  why: 'solution',
  how: 'solution periods2 by',
  priced: 'cost list',
  paper: 'of-document due',
  receipt: 'state-with-file state-no-file',
  numbers: 'number',
  oldCar: 'car',
  yearBefore: 'periods',
  trend: 'periods2 by',
  number: 'number',
  safe: 'danger',
  plate: 'car',
  itself: 'car',
  capacity: 'car',
  perCar: 'by-car',
  together: 'sum count volume is-driven is-mileage',
  purchase: 'car things fuel volume',
  longestNot: 'by-car',
  electric: 'energy fuel of-fill volume price things',
  thisCar: 'one-car',
  otherCar: 'cars one-car',
  carCount: 'car',
};

/** Words of everyday that restrict, where no slot has taken them. */
const RESTRICTING =
  /^(?:without|except|per|half|until|till|between|than|instead|else|several|weeks?|hours?|minutes?|bez|puse|lidz|starp|neka|cits|cita|citi|citas|nedel\w+|stund\w+)$/;

/** What a word of time that is in no slot may count or group. */
const UNITS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:months?|menes\w*)$/, ['by-month', 'periods', 'often', 'ago', 'long']],
  [/^(?:years?|gad\w*)$/, ['by-year', 'periods', 'no-periods', 'often', 'ago', 'long', 'car']],
];

const DENYING =
  /^(?:nav|ne|nevis|nebij\w+|neesmu|neesam|nekad|nothing|not|never|(?:did|do|does|has|have|had|was|were|is|are)nt)$/;
const DENIED =
  'is-exists is-status is-solution except fuel-without state-open state-resolved state-missing state-no-cost state-no-place state-no-file state-own-work state-watched danger due by-car'.split(
    ' ',
  );

/** Of the car as a whole: what it is about and where it was done changes nothing. */
const OF_CAR: ReadonlySet<Measure> = new Set([
  'driven',
  'mileage',
  'consumption',
  'cost-per-km',
  'car',
  'danger',
]);
const TIMELESS: ReadonlySet<Measure> = new Set(['car', 'danger']);
const AMOUNTLESS: ReadonlySet<Measure> = new Set([...OF_CAR, 'due', 'status', 'solution']);

/** Whether what a slot holds is in the query, where its measure heeds it. */
const IN_SLOT: Record<NonNullable<Spoken['slot']>, (query: Query, slots: Slots) => boolean> = {
  thing: ({ measure, things, except, periods }) =>
    (things.length + except.length > 0 && !OF_CAR.has(measure)) || periods.length > 0,
  place: ({ measure, places, except }) =>
    places.length + except.length > 0 && !OF_CAR.has(measure) && measure !== 'due',
  period: ({ measure, periods }) => periods.length > 0 && !TIMELESS.has(measure),
  amount: ({ measure, amount }) => amount !== null && !AMOUNTLESS.has(measure),
  limit: (query, { limit }) => query.limit === limit,
  car: () => true,
  except: () => true,
  cue: () => true,
  filler: () => true,
};

/** 'Is', 'it', 'un': of an expression that was lost, its other words tell so. */
const SMALL = 3;
const isSmall = (word: string) => word.length <= SMALL && word !== 'no' && FILLER.has(word);

/** Words of the question that are in no slot of its query and that its answer does not tell. */
export function missedBy(slots: Slots, query: Query, today: string): string[] {
  const told = toldBy(query, { cues: slots.cues, today });
  const isTold = (cue: string) => NEEDED[cue]?.split(' ').some((one) => told.has(one)) ?? false;
  const isLost = (cues: readonly string[]) =>
    cues.some((cue) => MEANT.has(cue) && !isTold(cue)) ||
    (cues.some((cue) => NEEDED[cue]) && !cues.some(isTold));
  // What is denied is never told as if it were not.
  const isDenial = (word: string) => DENYING.test(word) && !DENIED.some((one) => told.has(one));
  const isMissed = ({ word, slot, cues }: Spoken) => {
    if (slot !== 'except' && isDenial(word)) return true;
    if (slot === 'cue') return isLost(cues) && !(isSmall(word) && !DENYING.test(word));
    if (slot !== null) return !IN_SLOT[slot](query, slots) && (cues.length === 0 || isLost(cues));
    const unit = UNITS.find(([pattern]) => pattern.test(word));
    if (unit) return !unit[1].some((one) => told.has(one));
    return RESTRICTING.test(word);
  };
  return [...new Set(slots.spoken.filter(isMissed).map(({ word }) => word))];
}
