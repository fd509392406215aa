import { ranked, grouped, ofFills, newestOr, rankedBy } from './asking.ts';
import type { Rule } from './rule.ts';

const OF_SUMS =
  'much cik total show list compare whichCar whichYear whichMonth perYear perMonth noFuel'.split(' ');

export const FUEL_RULES: readonly Rule[] = [
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
    (asked) =>
      asked.isMoney &&
      asked.has('withFuel') &&
      !asked.has('perKm') &&
      !asked.has('energies') &&
      // 'When did I get fuel, and for how much?'
      !(asked.has('fill', 'volume') && (asked.isOfOne || asked.has('times'))),
    (asked) => ({ fuel: 'with', ...rankedBy(asked) }),
  ],
  [
    'cost-per-km',
    (asked) =>
      asked.isFuel &&
      asked.has('perKm', 'consumption') &&
      (asked.isMoney || !asked.has('consumption')) &&
      !asked.has('volume'),
    rankedBy,
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
  [
    'consumption',
    (asked) => asked.isFuel && asked.has('consumption') && !(asked.has('volume') && asked.has('money')),
    rankedBy,
  ],
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
      asked.has('most', 'least') &&
      asked.has('when') &&
      !asked.has('money', 'expensive', 'unitPrice', 'whichYear', 'whichMonth', 'station'),
    (asked) => ({ ...ofFills, ...ranked(asked) }),
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
  ['volume', (asked) => asked.isFuel && asked.has('volume') && !asked.isOfOne, rankedBy],
  [
    'count',
    (asked) =>
      asked.isFuel && asked.has('station', 'who') && !asked.isOfOne && (!asked.isMoney || asked.isRanked),
    () => ({ ...ofFills, by: 'place', order: 'most' }),
  ],
  [
    'cost',
    (asked) =>
      asked.isFuel && asked.has('perMonth', 'perYear') && asked.has('average', 'much', 'cik', 'money'),
    (asked) => ({ fuel: 'only', by: grouped(asked) }),
  ],
  [
    'average-cost',
    (asked) => asked.isFuel && asked.has('average') && !asked.has('often', 'times'),
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
    'cost',
    (asked) => asked.isFuel && (asked.isMoney || asked.slots.periods.length > 0 || asked.has(...OF_SUMS)),
    (asked) => ({ fuel: 'only', ...ofFills, ...rankedBy(asked) }),
  ],
];
