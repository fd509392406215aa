import { expect, test } from 'vitest';
import type { Garage } from '#domain/cars/schema.ts';
import { carsOf } from '#domain/cars/car-record.ts';
import { entriesOf } from '#domain/issues/issue-record.ts';
import type { Cars } from '#domain/sync/known-records.ts';
import { applyPending } from './apply-pending.ts';
import type { PendingOperation } from './pending.ts';
import { AT, carId, edit, id, log, readingsAfter, repair, waiting } from '#tests/pending-samples.ts';
import { filesOf, subjectOf } from './register.ts';
import { withWaiting } from './with-waiting.ts';

const other = id(2);

const purchase = { date: null, price: { amount: 900, currency: 'EUR' }, km: null };
const mileageLimit = { from: '2026-01-05', to: '2029-01-04', startKm: 10, km: 45_000 };

const noCars: Garage = { cars: [], selectedCarId: null, mainCarId: null };
const added = (n: number): PendingOperation => ({
  procedure: 'cars.add',
  at: AT,
  input: { id: id(n), brand: 'Saab', model: '900', year: 1990 },
});

test(
  'the first car that is not yet sent is selected and main, until another one is ticked',
  { tags: ['STAT-21', 'STAT-22', 'STAT-25'] },
  () => {
    const chosen = (...operations: PendingOperation[]) => {
      const shown = applyPending('cars.list', noCars, waiting(...operations)) as Garage;
      return [shown.selectedCarId, shown.mainCarId];
    };
    const two = [added(2), added(3)];
    expect(chosen(...two)).toEqual([id(2), id(2)]);
    const changes = { mainCarId: { from: id(2), to: id(3) } };
    const ticked = { procedure: 'settings.edit', at: AT, input: { baseVersion: 1, changes } } as const;
    expect(chosen(...two, ticked)).toEqual([id(2), id(3)]);
  },
);

test('a car, a choice and settings that are not yet sent are there', { tags: ['COST-05', 'COST-12'] }, () => {
  const pending = waiting(
    {
      procedure: 'cars.add',
      at: AT,
      input: { id: other, brand: 'Saab', model: '900', year: 1990, photoId: id(50) },
    },
    {
      procedure: 'cars.edit',
      at: AT,
      input: {
        carId: other,
        baseVersion: 1,
        changes: {
          nickname: { from: null, to: 'Old' },
          purchase: { from: null, to: purchase },
          mileageLimit: { from: null, to: mileageLimit },
        },
      },
    },
    {
      procedure: 'settings.edit',
      at: AT,
      input: { baseVersion: 1, changes: { mainCarId: { from: null, to: other } } },
    },
    log(9, { carId: other }),
  );
  const shown = withWaiting(new Map(), pending);
  expect(carsOf(shown)).toMatchObject([
    {
      id: other,
      nickname: 'Old',
      photoId: null,
      purchase,
      mileageLimit,
      health: { open: 1, firstTitle: 'Problem 9' },
    },
  ]);
  expect(applyPending('cars.list', noCars, pending)).toMatchObject({
    selectedCarId: other,
    mainCarId: other,
  });
  expect(entriesOf(shown.get(other)!).map((one) => one.id)).toEqual([id(9)]);
});

test('an answer stays as it is when nothing waits or nothing can change it', () => {
  const page = { theme: 'dark' };
  expect(applyPending('settings.read', page, waiting())).toBe(page);
  const links = { links: [] };
  expect(applyPending('share.list', links, waiting(log(9)))).toBe(links);
  // One that an older version had queued.
  const unknown = { procedure: 'notes.add', at: AT, input: { carId, id: id(60) } };
  const pending = waiting(unknown as unknown as PendingOperation);
  const settings = { theme: 'dark' };
  expect(applyPending('settings.read', settings, pending)).toEqual(settings);
  const cars = new Map([[carId, {}]]);
  expect(withWaiting(cars, pending)).toBe(cars);
});

test('what waits for another car brings no mileage to this one', () => {
  const operations = [log(9, { mileage: 5000 }), log(8, { mileage: 7000, carId: other })];
  expect(readingsAfter(...operations)).toMatchObject([{ km: 5000 }]);
});

test('each correction of a reading follows those before it, where the readings are known', () => {
  const own = { carId, source: 'car', sourceId: null };
  const reading = new Map([
    [id(70), { id: id(70), km: 5000, date: '2026-03-01', ...own }],
    [id(71), { id: id(71), km: 4000, date: '2026-02-01', ...own }],
  ]);
  const known = new Map([[carId, { reading, car: { mileage: 5000 } }]]);
  const corrected = (from: number, km: number | null): PendingOperation => ({
    procedure: 'mileage.correct',
    at: AT,
    input: { carId, source: 'car', sourceId: null, date: '2026-03-01', from, km },
  });
  const mileage = (records: Cars, ...operations: PendingOperation[]) =>
    withWaiting(records, waiting(...operations)).get(carId)?.car?.['mileage'];
  expect(mileage(known, corrected(5000, 4800))).toBe(4800);
  expect(mileage(known, corrected(5000, 4800), corrected(4800, 4600))).toBe(4600);
  expect(mileage(known, corrected(5000, 4800), corrected(4800, null))).toBe(4000);
  expect(mileage(new Map(), corrected(5000, 4800))).toBeUndefined();
});

test('an operation names its record and its files', () => {
  expect(subjectOf(edit(4, {}))).toBe(id(4));
  expect(filesOf(log(9, { mediaIds: [id(50)] }))).toEqual([id(50)]);
  expect(filesOf(repair(30, { receiptId: id(50) }))).toEqual([id(50)]);
});
