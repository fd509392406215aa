import type { Query } from './query.ts';
import { kindsOf } from './run-query.ts';
import type { Slots } from './slots.ts';
import { isIn, leftOut } from './untold-cues.ts';

const OF_ALL = ['allCars', 'whichCar', 'whichOne', 'perCar', 'together', 'total', 'who', 'otherCar'];
const HALF = 0.5;

const isMeasure =
  (...measures: Query['measure'][]) =>
  ({ measure }: Query) =>
    measures.includes(measure);
const isOfKind =
  (...kinds: Query['kinds'][number][]) =>
  (query: Query) =>
    kindsOf(query).some((kind) => kinds.includes(kind));
const isAny =
  (...all: ((query: Query) => boolean)[]) =>
  (query: Query) =>
    all.some((is) => is(query));
const isOfIssue = isAny(isOfKind('issue'), isMeasure('status', 'solution', 'danger'));
const isOfFuel = isAny(
  isOfKind('fill'),
  ({ fuel }) => fuel !== null,
  isMeasure('cost-per-km', 'consumption'),
);
const isOfFile = isIn('with-file', 'no-file');

/** What each word that is said makes likely of the query; another may be right all the same. */
const WANTED: Readonly<Record<string, (query: Query) => boolean>> = {
  least: ({ order, by }) => order === 'least' || (by !== null && order === null),
  most: ({ order, by }) => order === 'most' || (by !== null && order === null),
  first: ({ order, measure }) => order === 'oldest' || measure === 'due' || measure === 'status',
  last: ({ order, measure, periods }) => order === 'newest' || measure === 'due' || periods.length > 0,
  when: isMeasure('last', 'due', 'status', 'car', 'solution'),
  many: isMeasure('count', 'interval', 'driven', 'mileage', 'due', 'volume', 'last', 'car', 'status'),
  often: isMeasure('count', 'interval', 'last'),
  whichOne: ({ cars, by }) => cars.length !== 1 || by !== null,
  who: isAny(isMeasure('place', 'last', 'records', 'due', 'car'), ({ by }) => by === 'place'),
  money: isMeasure('cost', 'average-cost', 'cost-per-km', 'unit-price', 'car', 'last', 'records'),
  purchase: isMeasure('car'),
  bought: ({ measure, things }) => measure === 'car' || things.length > 0,
  driven: isMeasure('driven', 'mileage', 'last', 'interval'),
  odometer: isMeasure('driven', 'mileage', 'last', 'car', 'due'),
  consumption: isAny(isMeasure('consumption', 'volume'), isOfFuel),
  unitPrice: isMeasure('unit-price'),
  perKm: isMeasure('cost-per-km', 'consumption'),
  volume: isMeasure('volume', 'consumption', 'unit-price'),
  fuel: isOfFuel,
  fill: isOfFuel,
  open: isAny(isIn('open', 'urgent'), isOfIssue),
  urgent: isOfIssue,
  recur: isAny(isIn('recurring'), isOfIssue),
  solve: isMeasure('solution', 'status', 'last', 'place'),
  due: isAny(isMeasure('due'), isOfKind('document')),
  receipt: isAny(isOfFile, isOfKind('document')),
  paper: isAny(isOfKind('document'), isMeasure('due')),
};

/** The same of what a reading may leave out, though another is better. */
export const misses = (query: Query, slots: Slots): number =>
  query.unused.length +
  leftOut(query, slots) +
  (slots.cars.length === 0 && query.cars.length !== 1 && !OF_ALL.some((cue) => slots.cues.has(cue))
    ? HALF
    : 0) +
  [...slots.cues].filter((cue) => WANTED[cue]?.(query) === false).length;
