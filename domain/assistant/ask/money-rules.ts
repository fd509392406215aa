import { order, ranked, grouped, newestOr, compared } from './asking.ts';
import type { Rule } from './rule.ts';

export const MONEY_RULES: readonly Rule[] = [
  [
    'cost',
    (asked) =>
      asked.isMoney &&
      asked.isRanked &&
      (asked.has('place') ||
        (asked.has('who') &&
          !asked.has('repair', 'change', 'whichYear', 'whichMonth') &&
          !asked.hasPart &&
          asked.slots.periods.length < 2)),
    (asked) => ({
      ...(asked.has('expensive') && asked.hasPart ? { measure: 'average-cost' } : {}),
      by: 'place',
      order: order(asked),
    }),
  ],
  [
    'cost',
    (asked) =>
      asked.isMoney &&
      (asked.has('whichYear', 'whichMonth', 'whichCar') ||
        (asked.has('perYear', 'perMonth') && !asked.has('average') && asked.isRanked)),
    (asked) => ({ by: asked.slots.periods.length > 1 ? null : grouped(asked), order: order(asked) }),
  ],
  ['average-cost', (asked) => asked.isMoney && asked.has('average') && !asked.has('perYear', 'perMonth')],
  ['cost', (asked) => asked.isMoney && asked.has('perYear', 'perMonth'), (asked) => ({ by: grouped(asked) })],
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
        (asked.hasObject || asked.has('repair') || (asked.has('total') && asked.slots.periods.length > 0)) &&
        !asked.has('many', 'often', 'times')) ||
      (asked.has('compare', 'more') && asked.slots.periods.length > 1),
    (asked) => ({ by: compared(asked), order: asked.has('compare', 'more', 'or') ? 'most' : null }),
  ],
];
