import type { Asks } from './asks-choices.ts';
import { CARS } from './except-reading.ts';
import { INSURER } from './whole-question.ts';
import type { Query } from './query.ts';
import { RESULTS, type Slots, type Spoken } from './slots.ts';

type Measure = Query['measure'];
const of =
  (...measures: Measure[]) =>
  ({ measure }: Query) =>
    measures.includes(measure);
const inState =
  (...states: Query['state'][]) =>
  ({ state }: Query) =>
    states.includes(state);
const isOfMoreCars = ({ cars, by }: Query) => cars.length !== 1 || by === 'car';
const isNotDue = ({ measure }: Query) => measure !== 'due';

/** What an answer must heed where a question says it: without, it is another question's. */
const HEEDED: Readonly<Record<string, (query: Query) => boolean>> = {
  average: (query) =>
    query.by !== null ||
    of('average-cost', 'interval', 'driven', 'consumption', 'unit-price', 'cost-per-km')(query),
  compare: ({ by, periods, places, things }) =>
    by !== null || Math.max(periods.length, places.length, things.length) > 1,
  perYear: (query) => query.by === 'year' || of('driven', 'interval')(query),
  perCar: isOfMoreCars,
  whichCar: isOfMoreCars,
  allCars: isOfMoreCars,
  noFuel: ({ fuel, measure }) => fuel === 'without' || measure === 'records',
  watched: inState('watched'),
  noCost: inState('no-cost'),
  noPlace: inState('no-place', 'own-work'),
  myself: inState('own-work', 'no-place'),
  overdue: inState('overdue'),
  perKm: of('cost-per-km', 'consumption'),
  issue: (query) => query.kinds.includes('issue') || of('status', 'solution', 'danger', 'records')(query),
  change: ({ kinds }) => kinds[0] !== 'fill',
  howMuch: isNotDue,
  total: isNotDue,
  or: ({ measure, state }) => measure !== 'due' || state === 'overdue',
  outside: () => false,
};

/** What is left out, where nothing is. */
const DENYING =
  /^(?:not|but|away|anywhere|instead|besides|because|plus|without|bez|iznemot|arpus|citur|nekad|never|(?:was|were|is|are|did|do|does|has|have|had)nt)$/;

/** Of what was not done, none is listed. */
const isListed = of('records', 'count', 'cost', 'place');
const ADDED = ['cost', 'count', 'volume', 'consumption', 'unit-price', 'cost-per-km'] as const;
const isAdded = of(...ADDED);

/** Whether the query leaves out something of what its question says. */
export const isLeftOut = (
  query: Query,
  { cues, periods, amount, places, except, things, isDenied, spoken, anchor }: Slots,
): boolean => {
  const isSaid = (pattern: RegExp) => spoken.some(({ word, slot }) => slot === null && pattern.test(word));
  const { state } = query;
  return (
    (isSaid(DENYING) && query.except.length === 0 && state === null) ||
    (cues.has('since') && query.periods.length === 0 && anchor === null && isAdded(query)) ||
    (query.cars.length === 1 && isSaid(CARS)) ||
    (isDenied && isListed(query) && except.length === 0 && state === null) ||
    (isDenied && state === 'resolved') ||
    query.except.some((one) => query.things.includes(one)) ||
    [...cues].some((cue) => HEEDED[cue]?.(query) === false) ||
    (periods.length > 0 && query.periods.length === 0) ||
    (amount !== null && query.amount === null) ||
    (places.length > 0 && query.places.length === 0) ||
    (things.length > 0 && query.things.length === 0 && query.periods.length === 0)
  );
};

export const INSURANCE: ReadonlySet<string> = new Set(['insurance', 'octa', 'kasko']);
const PLACE = /^(?:place|station)$/;
/** Of the cars it is asked which. */
const WHICH = /^(?:which|who|whos|whose|anyone|anybody|kur[asiu]m?|kur[ao]s|kurai|kuriem|kads|kadam)$/;
const LESS = /^(?:less|fewer|lower|mazak)$/;

const isWhichPlace = (spoken: readonly Spoken[]) =>
  spoken.some(({ word }, at) => WHICH.test(word) && spoken[at + 1]?.cues.some((cue) => PLACE.test(cue)));

/** What is said outright, whatever is likelier. */
export function saidBy(
  { cues, cars, spoken, things, isNone, isDenied, isYesNo }: Slots,
  { m, by, sc, or, fu, st }: Asks,
): Partial<Asks> {
  if (cues.has('otherCar')) return { sc: 'others' };
  const isAdding = (ADDED as readonly string[]).includes(m);
  const isWhich = spoken.some(({ word, cues: own }) => WHICH.test(word) && !own.includes('when'));
  const isOfOne = (cues.has('whichOne') || cues.has('whichCar')) && things.length === 0 && isAdding;
  const isOfAll =
    cars.length === 0 &&
    (cues.has('allCars') || (sc === 'here' && (cues.has('perCar') || isOfOne || (isWhich && m === 'due'))));
  // 'Which years had no inspection?'
  const isLacking = (cues.has('negated') || isNone || isDenied) && things.length > 0;
  const isOfCars = cues.has('whichCar') || spoken.some(({ word }) => CARS.test(word));
  // 'Are all cars insured?' asks which is not.
  const isInsurance = things.length > 0 && things.every((id) => INSURANCE.has(id));
  const isOfEach = isYesNo && cues.has('allCars') && !cues.has('overdue') && isInsurance;
  const lacking =
    isOfEach || (isLacking && isOfCars && !cues.has('whichYear'))
      ? 'car'
      : isLacking && cues.has('whichYear')
        ? 'year'
        : null;
  const each = isWhichPlace(spoken)
    ? 'place'
    : (['car', 'month', 'year'] as const).find((one) =>
        cues.has(`per${one.charAt(0).toUpperCase()}${one.slice(1)}`),
      );
  return {
    ...(isOfAll ? { sc: 'all' } : {}),
    ...(cues.has('noPlace') ? { st: 'no-place' } : {}),
    ...(cues.has('myself') ? { st: 'own-work' } : {}),
    // 'Is there a bill for the turbo?'
    ...(cues.has('receipt') && st === '' && m === 'exists' ? { st: isNone ? 'no-file' : 'with-file' } : {}),
    ...(lacking ? { m: 'records', st: 'missing', by: lacking } : {}),
    ...(lacking === 'car' ? { sc: 'all', ...(isInsurance ? { k: 'document' } : {}) } : {}),
    ...(cues.has('recur') && m === 'exists' && st === '' ? { st: 'recurring' } : {}),
    // The repair and the diesel
    ...(cues.has('fuel') && cues.has('repairNoun') && fu === 'only' ? { fu: 'with' } : {}),
    ...(isOfOne && by === '' ? { by: 'car' } : {}),
    ...(cues.has('overdue') && m === 'due' ? { st: 'overdue' } : {}),
    ...(isOfOne && or === '' && ['more', 'most', 'least'].some((cue) => cues.has(cue))
      ? { or: cues.has('least') || spoken.some(({ word }) => LESS.test(word)) ? 'least' : 'most' }
      : {}),
    ...(each && by === '' && isAdding && !cues.has('average') ? { by: each } : {}),
  };
}

const AGE = /^(?:age|vec[sa]|vecums)$/;
const DUE_WORD = /^(?:due|ends?|ending|beidzas|overdue|expir\w*|nokave\w*|iekave\w*|kaveta?s?)$/;
const OF_SUMS: ReadonlySet<string> = new Set(['cost', 'average-cost', 'count', 'solution', 'car']);

/** What is due is asked for, or the age of the car and what it had run when it was bought, whatever is likelier. */
export function measureSaid(
  { spoken, parts, cues, words, things }: Slots,
  { m, by }: Asks,
): Asks['m'] | null {
  const isSaid = (pattern: RegExp) =>
    spoken.some(({ word, slot }) => slot !== 'period' && pattern.test(word));
  if ((m === 'due' || m === 'status') && things.some((id) => RESULTS.has(id))) return 'exists';
  if (m === 'due' && isSaid(INSURER)) return 'place';
  if (parts > 0 && !OF_SUMS.has(m) && (cues.has('overdue') || isSaid(DUE_WORD))) return 'due';
  const isOfPurchase = (m === 'mileage' || m === 'last') && cues.has('bought') && words.length === 0;
  if (parts === 0 && (isOfPurchase || isSaid(AGE))) return 'car';
  if (parts === 0 && cues.has('driveCost')) return 'cost-per-km';
  return m === 'records' && by !== '' && cues.has('money') && cues.has('most') ? 'cost' : null;
}

const TO_HOLD = /^(?:saluzis|sabojasies|izturesi?|noturesi?|kalpos|turesies|nomirs|pardzivos)$/;
const TO_COME = /^(?:will|maksas|maksatu|izmaksatu)$/;

/** 'How much will new pads cost?', 'what does an inspection cost?' */
const PRICE = /\b(?:(?:will|would|does|do)\b.*\bcost|cik maksa|maksas|maksatu|izmaksatu)\b/;
export const isOfPrice = ({ spoken }: Slots): boolean => PRICE.test(spoken.map(({ word }) => word).join(' '));

/** What it will cost, and whether it will hold, is on no record. */
export const isOfFuture = ({ spoken }: Slots, { m }: Asks): boolean => {
  const isSaid = (pattern: RegExp) => spoken.some(({ word }) => pattern.test(word));
  return (
    ((m === 'cost' || m === 'average-cost') && isSaid(TO_COME)) ||
    isSaid(TO_HOLD) ||
    (isSaid(/^(?:will|going|gonna)$/) && isSaid(/^(?:break|fail|die|last|survive|hold|cost)$/))
  );
};
