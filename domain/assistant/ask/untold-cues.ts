import type { Asks } from './asks-choices.ts';
import type { Query } from './query.ts';
import type { Slots } from './slots.ts';

const isApart = ({ by, periods, places, things }: Query) =>
  by !== null || periods.length > 1 || places.length > 1 || things.length > 1;
const isOver =
  (...times: NonNullable<Query['by']>[]) =>
  ({ by, measure }: Query) =>
    (by !== null && times.includes(by)) || measure === 'driven' || measure === 'interval';
const isOfMoreCars = ({ cars, by }: Query) => cars.length !== 1 || by === 'car';
const isIn =
  (...states: Query['state'][]) =>
  ({ state }: Query) =>
    states.includes(state);
const isOrdered = ({ order, by }: Query) => order !== null || by !== null;

/** What an answer must heed where a question says it: without, it is another question's. */
const HEEDED: Readonly<Record<string, (query: Query) => boolean>> = {
  average: ({ measure, by }) =>
    by !== null ||
    ['average-cost', 'interval', 'driven', 'consumption', 'unit-price', 'cost-per-km'].includes(measure),
  compare: isApart,
  trend: isApart,
  perYear: isOver('year'),
  perMonth: isOver('month'),
  whichMonth: (query) => isOver('month')(query) || isOrdered(query) || query.measure === 'due',
  perCar: isOfMoreCars,
  whichCar: isOfMoreCars,
  allCars: isOfMoreCars,
  together: ({ measure, cars }) => cars.length !== 1 || (measure !== 'driven' && measure !== 'mileage'),
  noFuel: ({ fuel, measure }) => fuel === 'without' || measure === 'records',
  watched: isIn('watched'),
  overdue: ({ state, measure }) => state === 'overdue' || measure === 'due',
  noCost: isIn('no-cost'),
  noPlace: isIn('no-place', 'own-work'),
  myself: isIn('own-work', 'no-place'),
  purchase: ({ measure, things, fuel }) => measure === 'car' || things.length > 0 || fuel !== null,
};

/** Of what was not done, none is listed. */
const LISTED: ReadonlySet<Query['measure']> = new Set(['records', 'count', 'cost', 'place']);

/** Whether the query leaves out what its question says. */
export const leavesOut = (
  query: Query,
  { cues, periods, amount, places, except, isDenied }: Slots,
): boolean =>
  (isDenied && LISTED.has(query.measure) && except.length === 0 && query.state === null) ||
  query.except.some((one) => query.things.includes(one)) ||
  [...cues].some((cue) => HEEDED[cue]?.(query) === false) ||
  (periods.length > 0 && query.periods.length === 0) ||
  (amount !== null && query.amount === null) ||
  (places.length > 0 && query.places.length === 0);

const ADDED: ReadonlySet<string> = new Set([
  'cost',
  'count',
  'volume',
  'consumption',
  'unit-price',
  'cost-per-km',
]);

/** What is said outright, whatever is likelier. */
export function saidBy({ cues, cars }: Slots, { m, by, sc }: Asks): Partial<Asks> {
  if (cues.has('otherCar') && cars.length === 0) return { sc: 'others' };
  const isOfAll = cars.length === 0 && sc === 'here' && (cues.has('allCars') || cues.has('perCar'));
  const each = cues.has('perCar')
    ? 'car'
    : cues.has('perMonth')
      ? 'month'
      : cues.has('perYear')
        ? 'year'
        : '';
  return {
    ...(isOfAll ? { sc: 'all' } : {}),
    ...(each !== '' && by === '' && ADDED.has(m) && !cues.has('average') ? { by: each } : {}),
  };
}

const TO_COME = /^(?:will|maksas|maksatu|izmaksatu)$/;

/** What it will cost is on no record. */
export const isOfFuture = ({ spoken }: Slots, { m }: Asks): boolean =>
  (m === 'cost' || m === 'average-cost') && spoken.some(({ word }) => TO_COME.test(word));
