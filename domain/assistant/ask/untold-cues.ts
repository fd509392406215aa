import type { Asks } from './asks-choices.ts';
import { CARS } from './except-reading.ts';
import { INSURER } from './whole-question.ts';
import type { Query } from './query.ts';
import { RESULTS, type Slots } from './slots.ts';

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

const isOf =
  (...measures: Query['measure'][]) =>
  ({ measure }: Query) =>
    measures.includes(measure);
const PROBLEMS: ReadonlySet<Query['measure']> = new Set(['status', 'solution', 'danger', 'records']);

/** What an answer must heed where a question says it: without, it is another question's. */
const HEEDED: Readonly<Record<string, (query: Query) => boolean>> = {
  average: ({ measure, by }) =>
    by !== null ||
    ['average-cost', 'interval', 'driven', 'consumption', 'unit-price', 'cost-per-km'].includes(measure),
  compare: isApart,
  perYear: isOver('year'),
  perCar: isOfMoreCars,
  whichCar: isOfMoreCars,
  allCars: isOfMoreCars,
  noFuel: ({ fuel, measure }) => fuel === 'without' || measure === 'records',
  watched: isIn('watched'),
  noCost: isIn('no-cost'),
  noPlace: isIn('no-place', 'own-work'),
  myself: isIn('own-work', 'no-place'),
  overdue: ({ state, measure }) => state === 'overdue' || measure === 'due',
  perKm: isOf('cost-per-km', 'consumption'),
  issue: ({ kinds, measure }) => kinds.includes('issue') || PROBLEMS.has(measure),
  change: ({ kinds, fuel }) => kinds[0] !== 'fill' && fuel !== 'only',
  howMuch: ({ measure }) => measure !== 'due',
  total: ({ measure }) => measure !== 'due',
  or: ({ measure, state }) => measure !== 'due' || state === 'overdue',
  outside: () => false,
};

/** What is left out, where nothing is. */
const DENYING =
  /^(?:not|but|away|anywhere|instead|besides|because|plus|without|bez|iznemot|arpus|citur|nekad|never|(?:was|were|is|are|did|do|does|has|have|had)nt)$/;

/** Of what was not done, none is listed. */
const LISTED: ReadonlySet<Query['measure']> = new Set(['records', 'count', 'cost', 'place']);

/** How much of what its question says the query leaves out. */
export const leftOut = (
  query: Query,
  { cues, periods, amount, places, except, things, isDenied, spoken, anchor }: Slots,
): number =>
  [
    spoken.some(({ word, slot }) => slot === null && DENYING.test(word)) &&
      query.except.length === 0 &&
      query.state === null,
    cues.has('since') && query.periods.length === 0 && anchor === null && ADDED.has(query.measure),
    query.cars.length === 1 && spoken.some(({ word, slot }) => slot === null && CARS.test(word)),
    isDenied && LISTED.has(query.measure) && except.length === 0 && query.state === null,
    isDenied && query.state === 'resolved',
    query.except.some((one) => query.things.includes(one)),
    ...[...cues].map((cue) => HEEDED[cue]?.(query) === false),
    periods.length > 0 && query.periods.length === 0,
    amount !== null && query.amount === null,
    places.length > 0 && query.places.length === 0,
    things.length > 0 && query.things.length === 0 && query.periods.length === 0,
  ].filter(Boolean).length;

const ADDED: ReadonlySet<string> = new Set([
  'cost',
  'count',
  'volume',
  'consumption',
  'unit-price',
  'cost-per-km',
]);

/** What is said outright, whatever is likelier. */
export function saidBy(
  { cues, cars, spoken, things, isNone, isDenied, isYesNo }: Slots,
  { m, by, sc, or, fu, st }: Asks,
): Partial<Asks> {
  if (cues.has('otherCar') && cars.length === 0) return { sc: 'others' };
  const isWhich = spoken.some(({ word, cues: of }) => WHICH.test(word) && !of.includes('when'));
  const isOfOne = (cues.has('whichOne') || cues.has('whichCar')) && things.length === 0 && ADDED.has(m);
  const isOfAll =
    cars.length === 0 &&
    (cues.has('allCars') || (sc === 'here' && (cues.has('perCar') || isOfOne || (isWhich && m === 'due'))));
  // 'Which years had no inspection?'
  const isLacking = (cues.has('negated') || isNone || isDenied) && things.length > 0;
  const isOfCars = cues.has('whichCar') || spoken.some(({ word }) => CARS.test(word));
  // 'Are all cars insured?' asks which is not.
  const isInsurance = things.length > 0 && things.every((id) => INSURANCE.has(id));
  const isOfEach = isYesNo && cues.has('allCars') && !cues.has('overdue') && isInsurance && OF_EACH.has(m);
  const lacking = isOfEach
    ? 'car'
    : !isLacking
      ? null
      : cues.has('whichYear')
        ? 'year'
        : isOfCars
          ? 'car'
          : null;
  const isWhichPlace = spoken.some(
    ({ word }, at) => WHICH.test(word) && spoken[at + 1]?.cues.some((cue) => PLACE.test(cue)),
  );
  const each = isWhichPlace
    ? 'place'
    : cues.has('perCar')
      ? 'car'
      : cues.has('perMonth')
        ? 'month'
        : cues.has('perYear')
          ? 'year'
          : '';
  return {
    ...(isOfAll ? { sc: 'all' } : {}),
    ...(cues.has('noPlace') && st !== 'own-work' ? { st: 'no-place' } : {}),
    ...(cues.has('myself') && st !== 'no-place' ? { st: 'own-work' } : {}),
    // 'Is there a bill for the turbo?'
    ...(cues.has('receipt') && st === '' && (m === 'exists' || (m === 'records' && isNone))
      ? { st: isNone ? 'no-file' : 'with-file' }
      : {}),
    ...(lacking
      ? {
          m: 'records',
          st: 'missing',
          by: lacking,
          ...(lacking === 'car' ? { sc: 'all' } : {}),
          ...(isInsurance && lacking === 'car' ? { k: 'document' } : {}),
        }
      : {}),
    ...(cues.has('recur') && m === 'exists' && st === '' ? { st: 'recurring' } : {}),
    // The repair and the diesel
    ...(cues.has('fuel') && cues.has('repairNoun') && fu === 'only' ? { fu: 'with' } : {}),
    ...(isOfOne && by === '' ? { by: 'car' } : {}),
    ...(cues.has('overdue') && m === 'due' ? { st: 'overdue' } : {}),
    ...(isOfOne && or === '' && ['more', 'most', 'least'].some((cue) => cues.has(cue))
      ? { or: cues.has('least') || spoken.some(({ word }) => LESS.test(word)) ? 'least' : 'most' }
      : {}),
    ...(each !== '' && by === '' && ADDED.has(m) && !cues.has('average') ? { by: each } : {}),
  };
}

export const INSURANCE: ReadonlySet<string> = new Set(['insurance', 'octa', 'kasko']);
const OF_EACH: ReadonlySet<string> = new Set(['exists', 'due', 'records']);
const PLACE = /^(?:place|station)$/;
/** Of the cars it is asked which. */
const WHICH = /^(?:which|who|whos|whose|anyone|anybody|kur[asiu]m?|kur[ao]s|kurai|kuriem|kads|kadam)$/;
const LESS = /^(?:less|fewer|lower|mazak)$/;

const AGE = /^(?:age|vec[sa]|vecums)$/;
const DUE_WORD = /^(?:due|ends?|ending|beidzas|overdue|expir\w*|nokave\w*|iekave\w*|kaveta?s?)$/;
const OF_SUMS: ReadonlySet<string> = new Set(['cost', 'average-cost', 'count', 'solution', 'car']);

/** What is due is asked for, or the age of the car and what it had run when it was bought, whatever is likelier. */
export function measureSaid(
  { spoken, parts, cues, words, things }: Slots,
  { m, by }: Asks,
): Asks['m'] | null {
  if ((m === 'due' || m === 'status') && things.some((id) => RESULTS.has(id))) return 'exists';
  if (m === 'due' && spoken.some(({ word }) => INSURER.test(word))) return 'place';
  const isOfDue =
    cues.has('overdue') || spoken.some(({ word, slot }) => slot !== 'period' && DUE_WORD.test(word));
  if (parts > 0 && !OF_SUMS.has(m) && isOfDue) return 'due';
  const isOfPurchase =
    (m === 'mileage' || m === 'last') && cues.has('bought') && !cues.has('fuel') && words.length === 0;
  if (parts === 0 && (isOfPurchase || spoken.some(({ word }) => AGE.test(word)))) return 'car';
  if (parts === 0 && cues.has('driveCost')) return 'cost-per-km';
  return m === 'records' && by !== '' && cues.has('money') && cues.has('most') ? 'cost' : null;
}

const TO_HOLD = /^(?:saluzis|sabojasies|izturesi?|noturesi?|kalpos|turesies|nomirs|pardzivos)$/;
const TO_COME = /^(?:will|maksas|maksatu|izmaksatu)$/;

/** What it will cost, and whether it will hold, is on no record. */
export const isOfFuture = ({ spoken }: Slots, { m }: Asks): boolean => {
  const isSaid = (pattern: RegExp) => spoken.some(({ word }) => pattern.test(word));
  return (
    ((m === 'cost' || m === 'average-cost') && isSaid(TO_COME)) ||
    isSaid(TO_HOLD) ||
    (isSaid(/^(?:will|going|gonna)$/) && isSaid(/^(?:break|fail|die|last|survive|hold|cost)$/))
  );
};
