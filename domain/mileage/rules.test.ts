import { describe, expect, test } from 'vitest';
import { contradicted, updatedMileage, isOwnReading, isSameReading, readingDay } from './rules.ts';

const readings = [
  { km: 12_000, date: '2026-03-01' },
  { km: 10_000, date: '2026-01-01' },
];

test('a reading that goes backwards names the one it contradicts (D109)', () => {
  expect(contradicted(readings, 12_500, '2026-04-01')).toBeNull();
  expect(contradicted(readings, 12_000, '2026-04-01')).toBeNull();
  expect(contradicted(readings, 11_000, '2026-02-01')).toBeNull();
  expect(contradicted(readings, 9_000, '2026-04-01')).toEqual(readings[0]);
  expect(contradicted(readings, 13_000, '2026-02-01')).toEqual(readings[0]);
  expect(contradicted([], 1, '2026-01-01')).toBeNull();
});

test('on one day only a reading contradicts that is higher by more than a day’s drive, and the same kilometres later never do', () => {
  const [known] = readings;
  expect(contradicted(readings, 10_499, '2026-03-01')).toEqual(known);
  expect(contradicted(readings, 10_500, '2026-03-01')).toBeNull();
  expect(contradicted(readings, 12_001, '2026-03-01')).toBeNull();
  expect(contradicted(readings, 12_000, '2026-02-01')).toBeNull();
});

test('of several contradicted readings the one furthest away is named, of equals the first', () => {
  const later = (km: number, date: string) => ({ km, date });
  const some = [later(13_000, '2026-05-01'), later(11_000, '2026-06-01'), later(12_000, '2026-07-01')];
  expect(contradicted(some, 14_000, '2026-04-01')?.km).toBe(11_000);
  expect(contradicted(some.toReversed(), 14_000, '2026-04-01')?.km).toBe(11_000);
  const equals = [later(10_000, '2026-01-01'), later(10_000, '2026-02-01')];
  expect(contradicted(equals, 9_000, '2026-03-01')).toBe(equals[0]);
  expect(contradicted([later(9_100, '2026-01-01'), later(200, '2026-05-01')], 9_000, '2026-03-01')?.km).toBe(
    200,
  );
});

test('a record has one reading, the car form one a day (D109)', () => {
  const car = { source: 'car', sourceId: null, date: '2026-03-01' } as const;
  const repair = { source: 'repair', sourceId: 'r', date: '2026-03-01' } as const;
  expect(isOwnReading(car, car)).toBe(true);
  expect(isOwnReading({ ...car, date: '2026-02-28' }, car)).toBe(false);
  expect(isOwnReading(repair, car)).toBe(false);
  expect(isOwnReading(car, repair)).toBe(false);
  expect(isOwnReading({ ...repair, date: '2026-01-01' }, repair)).toBe(true);
  expect(isOwnReading({ ...repair, sourceId: 's' }, repair)).toBe(false);
  expect(isOwnReading({ ...car, sourceId: 'c' }, car)).toBe(false);
  expect(isOwnReading({ ...car, source: 'repair' }, car)).toBe(false);
});

test('a reading is corrected by its source, record, day and value together', () => {
  const reading = { id: 'm', source: 'reminder', sourceId: 'r', date: '2026-03-01', km: 900 } as const;
  const correction = { source: 'reminder', sourceId: 'r', date: '2026-03-01', from: 900 } as const;
  expect(isSameReading(reading, correction)).toBe(true);
  const others = [{ source: 'car' as const }, { sourceId: null }, { date: '2026-03-02' }, { from: 901 }];
  expect(others.filter((other) => isSameReading(reading, { ...correction, ...other }))).toEqual([]);
});

test('a reading is of the device’s day, unless that lies far ahead', () => {
  const now = new Date('2026-03-01T23:30:00Z');
  expect(readingDay('2026-03-02', now)).toBe('2026-03-02');
  expect(readingDay('2026-02-01', now)).toBe('2026-02-01');
  expect(readingDay('2026-03-03', now)).toBe('2026-03-01');
  expect(readingDay(undefined, now)).toBe('2026-03-01');
});

describe('the mileage of the car', () => {
  const newest = { km: 12_000, date: '2026-03-01' };

  test('follows a higher reading of the newest day, and no other (D109)', () => {
    const after = (km: number, date: string) =>
      updatedMileage({ mileage: 12_000, before: null, newest }, { km, date });
    expect(after(12_500, '2026-03-02')).toBe(12_500);
    expect(after(12_500, '2026-03-01')).toBe(12_500);
    expect(after(12_500, '2026-02-28')).toBe(12_000);
    expect(after(11_000, '2026-03-02')).toBe(12_000);
    expect(updatedMileage({ mileage: null, before: null, newest: null }, newest)).toBe(12_000);
    expect(updatedMileage({ mileage: null, before: null, newest: null }, { ...newest, km: 0 })).toBe(0);
  });

  test('stays unknown after the owner removed it, unless a record has more', () => {
    expect(updatedMileage({ mileage: null, before: null, newest }, null)).toBeNull();
  });

  test('is reverted when the record that changed it is removed, and only then', () => {
    const moved = { mileage: 125_000, before: 125_000, newest };
    expect(updatedMileage(moved, null)).toBe(12_000);
    expect(updatedMileage(moved, { km: 12_500, date: '2026-03-02' })).toBe(12_500);
    expect(updatedMileage({ ...moved, newest: null }, null)).toBeNull();
    expect(updatedMileage({ ...moved, mileage: 13_000 }, null)).toBe(13_000);
  });

  test('of a new odometer is what the record says with which it began, until that is gone', () => {
    const began = { mileage: 500, before: 500, newest };
    expect(updatedMileage(began, { km: 600, date: '2026-03-01' })).toBe(600);
    expect(updatedMileage(began, { km: 13_000, date: '2026-03-02' })).toBe(13_000);
    expect(updatedMileage(began, { km: 600, date: '2026-02-01' })).toBe(12_000);
    expect(updatedMileage(began, null)).toBe(12_000);
  });
});
