import { order, newestOr } from './asking.ts';
import { yearOf } from './spans.ts';
import type { Rule } from './rule.ts';

export const DISTANCE_RULES: readonly Rule[] = [
  [
    'interval',
    (asked) => asked.has('distance', 'driven') && asked.has('average', 'often') && asked.hasObject,
  ],
  ['last', (asked) => asked.has('odometer', 'distance', 'driven', 'atKm') && asked.hasObject, newestOr],
  [
    'mileage',
    (asked) =>
      asked.slots.periods.length === 1 &&
      asked.slots.periods[0]!.name === 'day' &&
      asked.has('driven', 'distance', 'odometer'),
  ],
  [
    'driven',
    (asked) =>
      asked.has('driven') && asked.has('whichCar') && asked.isRanked && asked.slots.periods.length === 0,
    (asked) => ({
      by: 'car',
      order: order(asked),
      periods: [yearOf(Number(asked.today.slice(0, 4)) - (asked.has('perYear') ? 1 : 0))],
    }),
  ],
  [
    'driven',
    (asked) =>
      asked.has('driven', 'distance', 'odometer') &&
      (!asked.has('odometer') || asked.has('compare')) &&
      (asked.slots.periods.length > 0 || !asked.has('whichCar') || asked.has('owned')) &&
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
  ['records', (asked) => asked.has('noPlace'), () => ({ state: 'no-place' })],
  ['records', (asked) => asked.has('myself'), () => ({ state: 'own-work' })],
];
