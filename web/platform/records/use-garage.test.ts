import { expect, test } from 'vitest';
import type { Car } from '#domain/cars/schema.ts';
import type { KnownCar } from '#domain/sync/known-records.ts';
import { carsShown } from './use-garage.ts';

const car = (id: string) => ({ id, createdAt: `2026-01-0${id}T10:00:00.000Z` }) as Car;
const shownOf = (...ids: string[]) => new Map(ids.map((id) => [id, { car: car(id) }]));
const stateOf = (askedAt: number, ...ids: string[]) => ({
  known: {
    cursor: 'known',
    account: null,
    cars: new Map(ids.map((id) => [id, { records: {} } as KnownCar])),
  },
  askedAt,
});
const idsIn = (cars: Car[] | undefined) => cars?.map(({ id }) => id).join(' ');
const nothing = { known: { cursor: undefined, account: null, cars: new Map() }, askedAt: 0 };

test.each([
  ['nothing is known', undefined, shownOf(), nothing, undefined],
  ['nothing is known but what waits', undefined, shownOf('2'), nothing, undefined],
  ['only an answer came', { cars: ['1'], at: 5 }, shownOf(), nothing, '1'],
  ['only an answer came, and a car waits', { cars: ['1'], at: 5 }, shownOf('2'), nothing, '1 2'],
  ['only records are there', undefined, shownOf('1', '2'), stateOf(5, '1'), '1 2'],
  ['records are newer', { cars: ['1', '3'], at: 4 }, shownOf('1', '2'), stateOf(5, '1', '2'), '1 2'],
  ['a car was deleted since', { cars: ['1'], at: 6 }, shownOf('1', '2'), stateOf(5, '1', '2'), '1'],
  ['a car was added since', { cars: ['1', '3'], at: 6 }, shownOf('1'), stateOf(5, '1'), '1 3'],
  ['a car waits to be added', { cars: ['1'], at: 6 }, shownOf('1', '2'), stateOf(5, '1'), '1 2'],
  ['a car has not come whole', { cars: ['1', '2'], at: 4 }, shownOf('2'), stateOf(5, '1', '2'), '1 2'],
])('the garage where %s', (_case, answer, shown, state, expected) => {
  const given = answer && { cars: answer.cars.map(car), at: answer.at };
  expect(idsIn(carsShown(given, shown, state, true))).toBe(expected);
});

const unfilled = stateOf(0, '1');
unfilled.known.cars.set('2', { records: null } as KnownCar);

test.each([
  ['nobody was asked yet', stateOf(5, '1'), false, undefined],
  ['the answer failed', stateOf(5, '1'), true, '1'],
  ['the answer failed, and a car has not come whole', unfilled, true, undefined],
])('the garage without an answer where %s', (_case, state, wasAsked, expected) => {
  expect(idsIn(carsShown(undefined, shownOf('1'), state, wasAsked))).toBe(expected);
});
