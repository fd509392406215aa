import {
  type Asking,
  order,
  ranked,
  grouped,
  ofFills,
  ofIssues,
  stateOf,
  isDue,
  newestOr,
  rankedBy,
  compared,
} from './asking.ts';
import type { Measure, Query } from './query.ts';

type Rule = readonly [
  measure: Measure,
  when: (asked: Asking) => boolean,
  changes?: (asked: Asking) => Partial<Query>,
];

/** The first that fits says what is asked for. */
export const RULES: readonly Rule[] = [
  [
    'car',
    (asked) =>
      asked.has('plate', 'oldCar') ||
      (asked.has('number') && !asked.hasObject && asked.slots.cars.length > 0) ||
      (asked.has('capacity') && asked.about('battery', 'hybrid-battery') && !asked.isMoney && !asked.isOfOne),
  ],
  [
    'car',
    (asked) =>
      asked.has('bought', 'itself') &&
      (asked.has('when') || asked.isMoney) &&
      !asked.hasObject &&
      !asked.isFuel &&
      !asked.has('since', 'total', 'repair', 'driven', 'odometer', 'distance', 'last'),
  ],
  [
    'cost',
    (asked) =>
      asked.slots.cars.length > 1 &&
      asked.has('expensive', 'withFuel') &&
      !asked.hasObject &&
      !asked.has('unitPrice', 'consumption'),
    (asked) => ({ fuel: 'with', by: 'car', order: order(asked) === 'least' ? 'least' : 'most' }),
  ],
  ['status', (asked) => asked.has('safe') && asked.hasObject, () => ofIssues],
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
    () => ({ state: 'with-file', kinds: ['repair', 'fill', 'document'] }),
  ],
  [
    'records',
    (asked) =>
      (asked.has('paper') && !asked.isMoney) ||
      (asked.about('registration') && !asked.isMoney) ||
      (asked.about('insurance', 'octa', 'kasko') &&
        !asked.isMoney &&
        (asked.has('who', 'number', 'numbers') || (asked.slots.isYesNo && !asked.has('due', 'overdue')))),
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
    () => ({ limit: 2, order: 'newest' }),
  ],
  // Fuel.
  [
    'unit-price',
    (asked) =>
      asked.isFuel &&
      (asked.has('expensive', 'unitPrice') || asked.has('compare')) &&
      !asked.has('fill', 'whichYear', 'whichMonth') &&
      (asked.slots.places.length > 1 || asked.has('station')),
    (asked) => ({
      ...ofFills,
      by: 'place',
      order: asked.has('least', 'compare') || !asked.has('most') ? 'least' : 'most',
    }),
  ],
  [
    'cost',
    (asked) => asked.isMoney && asked.has('withFuel'),
    (asked) => ({ fuel: 'with', ...rankedBy(asked) }),
  ],
  [
    'cost-per-km',
    (asked) => asked.isFuel && (asked.has('perKm') || (asked.has('consumption') && asked.has('money'))),
  ],
  [
    'unit-price',
    (asked) =>
      asked.isFuel &&
      !asked.has('whichYear', 'whichMonth') &&
      (asked.has('unitPrice') ||
        (asked.has('volume') && asked.isMoney && asked.isOfOne) ||
        (asked.has('expensive') && !asked.has('fill'))),
    (asked) => (asked.isRanked || asked.has('last', 'first') ? { ...ofFills, ...ranked(asked) } : ofFills),
  ],
  ['consumption', (asked) => asked.isFuel && asked.has('consumption'), rankedBy],
  [
    'cost',
    (asked) =>
      asked.isFuel &&
      asked.has('whichYear', 'whichMonth', 'perYear', 'perMonth') &&
      !asked.has('volume', 'average'),
    (asked) => ({ fuel: 'only', ...rankedBy(asked) }),
  ],
  [
    'volume',
    (asked) =>
      asked.isFuel &&
      asked.has('large', 'least', 'most') &&
      asked.has('volume', 'large') &&
      !asked.has('station', 'who', 'whichYear', 'whichMonth', 'expensive'),
    (asked) => ({ ...ofFills, ...ranked(asked) }),
  ],
  [
    'volume',
    (asked) => asked.isFuel && asked.has('volume') && !asked.has('money') && !asked.isOfOne,
    rankedBy,
  ],
  [
    'count',
    (asked) => asked.isFuel && asked.has('station', 'who') && !asked.isOfOne,
    () => ({ ...ofFills, by: 'place', order: 'most' }),
  ],
  [
    'average-cost',
    (asked) => asked.isFuel && asked.has('average'),
    (asked) => ({ fuel: 'only', ...ofFills, by: grouped(asked) }),
  ],
  [
    'records',
    (asked) => asked.isFuel && asked.has('most', 'least', 'expensive') && asked.has('fill'),
    (asked) => ({ ...ofFills, ...ranked(asked) }),
  ],
  ['last', (asked) => asked.isFuel && asked.isOfOne, (asked) => ({ ...ofFills, ...newestOr(asked) })],
  [
    'count',
    (asked) =>
      asked.isFuel &&
      (asked.has('times', 'many', 'often') ||
        (asked.has('fill') && !asked.isMoney && !asked.has('cik', 'much', 'volume'))),
    () => ofFills,
  ],
  [
    'volume',
    (asked) => asked.isFuel && asked.has('much', 'cik') && asked.has('fill', 'bought') && !asked.has('money'),
  ],
  ['cost', (asked) => asked.isFuel, (asked) => ({ fuel: 'only', ...ofFills, ...rankedBy(asked) })],
  // Problems.
  ['solution', (asked) => asked.has('solve') && asked.hasObject && !asked.isMoney, () => ofIssues],
  ['status', (asked) => asked.has('recur') && asked.hasObject && !asked.isMoney, () => ofIssues],
  [
    'status',
    (asked) =>
      asked.slots.isState && asked.hasObject && asked.has('repair') && !asked.isMoney && !asked.isOfOne,
    () => ofIssues,
  ],
  [
    'status',
    (asked) =>
      asked.has('status', 'open', 'resolved') &&
      asked.hasObject &&
      !asked.isMoney &&
      (asked.slots.isYesNo || asked.has('status')),
    () => ofIssues,
  ],
  [
    'count',
    (asked) => asked.isIssue && asked.has('many') && !asked.has('money'),
    (asked) => ({ ...ofIssues, state: stateOf(asked) }),
  ],
  [
    'last',
    (asked) => asked.isIssue && asked.isOfOne && !asked.has('money') && !asked.has('solve', 'list'),
    (asked) => ({ ...ofIssues, state: stateOf(asked), ...newestOr(asked) }),
  ],
  [
    'records',
    (asked) => asked.isIssue && !asked.has('money', 'much') && !(asked.has('repair') && asked.hasObject),
    (asked) => ({ ...ofIssues, state: stateOf(asked) }),
  ],
  [
    'records',
    (asked) => asked.has('happen') && asked.slots.periods.length > 0,
    () => ({ kinds: ['repair', 'issue', 'document'] }),
  ],
  // Distance.
  [
    'last',
    (asked) =>
      asked.has('distance', 'driven', 'odometer') &&
      asked.has('since', 'ago') &&
      (asked.hasObject || asked.has('repair', 'change')),
    () => ({ order: 'newest', limit: 1 }),
  ],
  [
    'interval',
    (asked) => asked.has('distance', 'driven') && asked.has('average', 'often') && asked.hasObject,
  ],
  [
    'count',
    (asked) => asked.has('who', 'place') && asked.has('most', 'least') && !asked.isMoney && !asked.hasPart,
    (asked) => ({ by: 'place', order: order(asked) }),
  ],
  ['last', (asked) => asked.has('odometer', 'distance', 'driven', 'atKm') && asked.hasObject, newestOr],
  [
    'driven',
    (asked) =>
      asked.has('driven', 'distance') &&
      !asked.has('odometer') &&
      (asked.slots.periods.length > 0 || !asked.has('whichCar')) &&
      (asked.slots.periods.length > 0 ||
        asked.isRanked ||
        asked.has(
          'average',
          'perYear',
          'perMonth',
          'perDay',
          'total',
          'owned',
          'compare',
          'more',
          'whichYear',
        )),
    (asked) => ({
      by: asked.has('whichCar', 'perCar')
        ? 'car'
        : asked.slots.periods.length < 2 && (asked.isRanked || asked.has('whichYear', 'perYear'))
          ? 'year'
          : null,
      order: asked.isRanked ? order(asked) : null,
    }),
  ],
  [
    'mileage',
    (asked) => asked.has('odometer', 'distance', 'driven'),
    (asked) => ({
      order: asked.has('first', 'beginning', 'bought') ? 'oldest' : null,
      by: asked.has('whichCar') ? 'car' : null,
      ...(asked.has('whichCar') && asked.isRanked ? { order: order(asked) } : {}),
    }),
  ],
  ['records', (asked) => asked.has('noCost'), () => ({ state: 'no-cost' })],
  ['records', (asked) => asked.has('noGarage', 'noPlace', 'myself'), () => ({ state: 'no-place' })],
  // Money.
  [
    'cost',
    (asked) =>
      asked.isMoney &&
      asked.isRanked &&
      (asked.has('place') ||
        (asked.has('who') &&
          !asked.has('repair', 'change') &&
          !asked.hasPart &&
          asked.slots.periods.length < 2)),
    (asked) => ({ by: 'place', order: order(asked) }),
  ],
  [
    'cost',
    (asked) =>
      asked.isMoney &&
      (asked.has('whichYear', 'whichMonth', 'whichCar') ||
        (asked.has('perYear', 'perMonth') && !asked.has('average') && asked.isRanked)),
    (asked) => ({ by: asked.slots.periods.length > 1 ? null : grouped(asked), order: order(asked) }),
  ],
  [
    'average-cost',
    (asked) => asked.isMoney && asked.has('average', 'perYear', 'perMonth'),
    (asked) => ({ by: grouped(asked), order: null }),
  ],
  [
    'records',
    (asked) =>
      asked.isRanked &&
      (asked.isMoney || asked.has('expensive') || (asked.slots.limit !== null && asked.has('repair'))) &&
      asked.slots.periods.length < 2 &&
      !asked.has('total', 'compare'),
    ranked,
  ],
  [
    'records',
    (asked) =>
      (asked.has('show', 'priced') || (asked.has('list') && !asked.isMoney && !asked.has('total', 'cik'))) &&
      (asked.hasObject || asked.has('repair', 'change')) &&
      !asked.has('last', 'first', 'many', 'total', 'much', 'who'),
  ],
  [
    'last',
    (asked) =>
      (asked.isMoney || asked.has('cik')) &&
      asked.has('last', 'first') &&
      !asked.has('total', 'many', 'compare', 'more'),
    newestOr,
  ],
  [
    'cost',
    (asked) =>
      asked.isMoney ||
      (asked.has('cik', 'total') &&
        (asked.hasObject || asked.has('repair')) &&
        !asked.has('many', 'often', 'times')) ||
      (asked.has('compare', 'more') && asked.slots.periods.length > 1),
    (asked) => ({ by: compared(asked), order: asked.has('compare', 'more', 'or') ? 'most' : null }),
  ],
  // Records.
  [
    'count',
    (asked) =>
      asked.has('who', 'placeCount', 'place') &&
      (asked.has('most', 'least', 'many', 'placeCount', 'list') ||
        (asked.has('place') && asked.has('what', 'who'))) &&
      !asked.hasPart &&
      !asked.has('last', 'first', 'when'),
    (asked) => ({ by: 'place', order: asked.has('least') && !asked.has('most') ? 'least' : 'most' }),
  ],
  [
    'place',
    (asked) =>
      asked.has('who') && (asked.hasObject || asked.has('repair', 'change', 'place', 'last', 'first')),
    (asked) => (asked.has('last', 'first') ? newestOr(asked) : {}),
  ],
  ['interval', (asked) => asked.has('often', 'average') && asked.hasObject && !asked.has('many')],
  [
    'count',
    (asked) =>
      asked.has('many', 'often', 'times') && (asked.hasObject || asked.has('repair', 'change', 'place')),
    rankedBy,
  ],
  [
    'count',
    (asked) => asked.has('whichYear', 'whichMonth') && asked.isRanked,
    (asked) => ({ by: grouped(asked), order: order(asked) }),
  ],
  [
    'records',
    (asked) => asked.has('whichYear', 'whichMonth') && asked.hasObject && !asked.has('last', 'first'),
  ],
  [
    'last',
    (asked) => asked.isOfOne && (asked.hasObject || asked.has('repair', 'change', 'place', 'happen')),
    (asked) => ({ ...newestOr(asked), ...(asked.has('happen') ? ofIssues : {}) }),
  ],
  ['exists', (asked) => asked.slots.isYesNo && (asked.hasObject || asked.slots.periods.length > 0)],
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
  ['car', (asked) => asked.has('car')],
  [
    'records',
    (asked) => asked.slots.things.length + asked.slots.places.length > 0 || asked.slots.amount !== null,
  ],
];

/** The last rules go by what is named alone. */
export const FALLBACKS = 5;
