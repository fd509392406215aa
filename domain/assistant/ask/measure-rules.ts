import { order, grouped, ofFills, ofIssues, ofRepairs, isDue, newestOr, rankedBy } from './asking.ts';
import { DISTANCE_RULES } from './distance-rules.ts';
import { FUEL_RULES } from './fuel-rules.ts';
import { MONEY_RULES } from './money-rules.ts';
import { PROBLEM_RULES } from './problem-rules.ts';
import type { Rule } from './rule.ts';

const PAPERS = ['insurance', 'octa', 'kasko'];

/** Words that ask for a sum or a comparison, not for one record. */
const SUMMED =
  'total many compare more or since often times average perYear perMonth whichYear whichMonth list'.split(
    ' ',
  );

/** Of the car, of danger, of papers and of what is due. */
const FIRST_RULES: readonly Rule[] = [
  [
    'car',
    (asked) =>
      asked.has('plate', 'oldCar', 'carCount') ||
      (asked.has('number') && !asked.hasObject && asked.slots.cars.length > 0) ||
      (asked.has('capacity') && asked.about('battery', 'hybrid-battery') && !asked.isMoney && !asked.isOfOne),
  ],
  [
    'car',
    (asked) =>
      asked.has('bought', 'purchase', 'itself') &&
      (asked.has('when') || asked.isMoney || (asked.has('what') && asked.slots.cars.length > 0)) &&
      !asked.hasObject &&
      !asked.isFuel &&
      !asked.has('repair', 'last'),
    (asked) => (asked.isRanked ? { order: order(asked) } : {}),
  ],
  ['car', (asked) => asked.slots.isOfCarPrice && asked.isMoney && !asked.hasObject && !asked.isFuel],
  // How often, and in which years or of which cars there is none.
  [
    'count',
    (asked) =>
      (asked.slots.isDenied || asked.slots.isNone) &&
      asked.has('whichYear', 'whichCar') &&
      (asked.hasObject || asked.has('repair')) &&
      !asked.has('noFuel') &&
      !asked.has('noCost', 'noPlace'),
    (asked) => ({
      by: grouped(asked),
      state: 'missing',
      kinds: asked.about(...PAPERS) ? ['document', 'repair'] : [],
    }),
  ],
  // What is compared: shops, parts, fuel with the rest, one time with the one before.
  [
    'cost',
    (asked) =>
      asked.slots.places.length > 1 &&
      !asked.isFuel &&
      asked.has('expensive', 'more', 'compare', 'or') &&
      !asked.has('many', 'when'),
    (asked) => ({
      ...(asked.has('expensive') && asked.hasPart ? { measure: 'average-cost' } : {}),
      by: 'place',
      order: order(asked) === 'least' ? 'least' : 'most',
    }),
  ],
  [
    'cost',
    (asked) => asked.slots.isEither && asked.slots.parts > 1 && asked.has('expensive'),
    () => ({ by: 'thing', order: 'most' }),
  ],
  [
    'cost',
    (asked) =>
      asked.has('fuel') &&
      asked.has('repair', 'repairNoun') &&
      asked.has('or', 'more', 'compare') &&
      asked.isMoney,
    () => ({ fuel: 'with' }),
  ],
  // 'When was it, and for how much?': its record tells both.
  [
    'last',
    (asked) =>
      asked.has('money', 'much', 'cik') &&
      asked.has('when', 'who') &&
      (asked.hasPart || asked.slots.words.length > 0) &&
      !asked.isRanked &&
      !asked.isFuel &&
      !asked.has(...SUMMED),
    (asked) => ({
      kinds: ['repair'],
      ...(asked.slots.periods.length > 0 ? { measure: 'records' } : newestOr(asked)),
    }),
  ],
  [
    'solution',
    (asked) => asked.has('took', 'howLong') && (asked.isIssue || asked.has('repair')) && asked.hasObject,
    () => ofIssues,
  ],
  [
    'last',
    (asked) => asked.has('previous') && asked.hasObject,
    () => ({ order: 'newest', limit: 2, periods: [] }),
  ],
  [
    'records',
    (asked) =>
      asked.slots.amount !== null &&
      asked.has('what', 'list', 'show') &&
      !asked.has('total', 'many', 'much', 'cik', 'last', 'first', 'who'),
  ],
  ['status', (asked) => asked.has('safe') && asked.slots.things.length > 0, () => ofIssues],
  [
    'danger',
    (asked) => asked.has('safe') || (asked.has('urgent') && !asked.has('when', 'many') && !asked.isMoney),
    () => ofIssues,
  ],
  // How long something lasted, and what a problem did, come before what is due: all three say 'until'.
  [
    'interval',
    (asked) => asked.hasObject && asked.has('lasted') && !asked.isMoney,
    (asked) => ({
      ...(asked.has('second', 'previous') ? { periods: [] } : {}),
      limit: asked.has('average', 'often') ? null : 2,
      order: order(asked) === 'oldest' ? 'oldest' : 'newest',
    }),
  ],
  [
    'last',
    (asked) => asked.isFuel && asked.has('first') && !asked.isMoney && !asked.has('volume', 'unitPrice'),
    (asked) => ({ ...ofFills, ...newestOr(asked) }),
  ],
  [
    'records',
    (asked) => asked.has('receipt') && !asked.isMoney,
    (asked) =>
      asked.slots.isNone || asked.slots.isDenied
        ? { state: 'no-file', kinds: ['repair'] }
        : { state: 'with-file', kinds: ['repair', 'fill', 'document'] },
  ],
  [
    'records',
    (asked) =>
      (asked.has('paper') && !asked.isMoney && !asked.has('due')) ||
      (asked.about('registration') && !asked.isMoney) ||
      (asked.about(...PAPERS) &&
        !asked.isMoney &&
        (asked.has('who', 'number', 'numbers') || (asked.slots.isYesNo && !isDue(asked)))),
    () => ({ kinds: ['document'] }),
  ],
  // A warranty is a document, or stands in the note of a repair.
  [
    'records',
    (asked) => asked.about('warranty') && !asked.isMoney,
    () => ({ kinds: ['document', 'repair'] }),
  ],
  // A date that is always the next one, unless the last is asked for.
  [
    'due',
    (asked) =>
      asked.about('inspection', 'insurance', 'octa', 'kasko') &&
      asked.has('when') &&
      !asked.isOfPast &&
      !asked.isMoney &&
      !asked.has('last', 'first', 'who', 'ago', 'many', 'list', 'show') &&
      asked.slots.periods.length === 0,
  ],
  ['due', isDue, (asked) => (asked.has('overdue') ? { state: 'overdue' } : {})],
  [
    'interval',
    (asked) => asked.hasObject && asked.has('howLong') && !asked.isMoney,
    (asked) => (asked.has('often', 'average') ? {} : { limit: 2, order: 'newest' }),
  ],
];

const RECORD_RULES: readonly Rule[] = [
  [
    'count',
    (asked) =>
      asked.has('who', 'placeCount', 'place') &&
      !asked.has('note') &&
      (asked.has('most', 'least', 'many', 'placeCount', 'list') ||
        (asked.has('place') && asked.has('what', 'who'))) &&
      !asked.hasPart &&
      !asked.has('last', 'first', 'when'),
    (asked) => ({ by: 'place', order: asked.has('least') && !asked.has('most') ? 'least' : 'most' }),
  ],
  [
    'place',
    (asked) =>
      asked.has('who') &&
      (!asked.hasSymptom || asked.has('repair', 'change', 'solve')) &&
      (asked.hasObject || asked.has('repair', 'change', 'place', 'last', 'first')),
    (asked) => ({
      ...(asked.has('last', 'first') ? newestOr(asked) : {}),
      ...(asked.has('change') && asked.hasPart ? ofRepairs : {}),
    }),
  ],
  [
    'count',
    (asked) =>
      asked.has('many', 'often', 'times') && (asked.hasObject || asked.has('repair', 'change', 'place')),
    rankedBy,
  ],
  [
    'records',
    (asked) => asked.has('whichYear', 'whichMonth') && asked.hasObject && !asked.has('last', 'first'),
  ],
  [
    'last',
    (asked) => asked.isOfOne && (asked.hasObject || asked.has('repair', 'change', 'place', 'happen')),
    (asked) => ({
      ...newestOr(asked),
      // A battery light is no new battery.
      ...(asked.has('happen') ? ofIssues : asked.has('change') && asked.hasPart ? ofRepairs : {}),
    }),
  ],
  ['records', (asked) => asked.about(...PAPERS) && !asked.isOfOne, () => ({ kinds: ['document'] })],
  [
    'exists',
    (asked) => asked.slots.isYesNo && (asked.hasObject || asked.slots.periods.length > 0),
    (asked) => (asked.hasPart && asked.has('change', 'repair') ? ofRepairs : {}),
  ],
  [
    'records',
    (asked) =>
      asked.has('what', 'list', 'show') &&
      (asked.hasObject || asked.slots.periods.length > 0 || asked.has('repair', 'change')),
  ],
  [
    'records',
    (asked) => asked.slots.periods.length > 0 && (asked.hasObject || asked.has('repair', 'change')),
  ],
  [
    'records',
    ({ slots: { things, places, except, amount } }) =>
      things.length + places.length + except.length > 0 || amount !== null,
  ],
];

/** The first that fits says what is asked for. */
export const RULES: readonly Rule[] = [
  ...FIRST_RULES,
  ...FUEL_RULES,
  ...PROBLEM_RULES,
  ...DISTANCE_RULES,
  ...MONEY_RULES,
  ...RECORD_RULES,
];

/** The last rules go by what is named alone. */
export const FALLBACKS = 5;
