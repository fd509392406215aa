import { describe, expect, test } from 'vitest';
import { noRepairTexts } from '#domain/repairs/texts.ts';
import { limits } from '#domain/limits.ts';
import { planOf } from '#tests/reminders.ts';
import { inOrder, partsOf, sameCar } from './batch-rules.ts';
import type { ImportedRecord } from './schema.ts';

const reading = (row: number, date: string, km: number): ImportedRecord => ({
  kind: 'mileage',
  file: 'a.csv',
  row,
  car: '',
  fields: { date, km },
});
const service = (row: number, date: string, description = ''): ImportedRecord => ({
  kind: 'repair',
  file: 'a.csv',
  row,
  car: '',
  fields: { ...noRepairTexts, title: 'Service', date, currency: 'EUR', description },
});
const repair = (row: number, date: string, mileage: number): ImportedRecord => {
  const record = service(row, date);
  return record.kind === 'repair' ? { ...record, fields: { ...record.fields, mileage } } : record;
};
const fill = (row: number, date: string, km: number | null): ImportedRecord => ({
  kind: 'fill',
  file: 'a.csv',
  row,
  car: '',
  fields: {
    date,
    km,
    energy: 'gasoline',
    amount: 40_000,
    currency: 'EUR',
    isFull: true,
    isMissedBefore: false,
    station: null,
    notes: null,
  },
});
const note = (row: number): ImportedRecord => ({
  kind: 'note',
  file: 'a.csv',
  row,
  car: '',
  fields: { date: null, title: 'Note', text: null },
});
const oil = (row: number): ImportedRecord => ({
  kind: 'reminder',
  file: 'a.csv',
  row,
  car: '',
  fields: { title: 'Oil', kind: 'oil', notes: null, plan: planOf({ dueKm: 99_000 }) },
});
const rows = (records: readonly ImportedRecord[]) => records.map(({ row }) => row);

describe('the order in which records are logged', () => {
  test('is by day, within a day by the odometer', () => {
    const file = [
      reading(1, '2025-01-02', 300),
      reading(2, '2025-01-01', 100),
      reading(3, '2025-01-02', 200),
    ];
    expect(rows(inOrder(file))).toEqual([2, 3, 1]);
  });

  test('is by the odometer for fill-ups and repairs of a day as well, if all have one', () => {
    const day = '2025-01-01';
    expect(rows(inOrder([fill(1, day, 300), repair(2, day, 200), reading(3, day, 100)]))).toEqual([3, 2, 1]);
    expect(rows(inOrder([fill(1, day, 300), fill(2, day, null), reading(3, day, 100)]))).toEqual([1, 2, 3]);
    expect(rows(inOrder([repair(1, day, 300), service(2, day), repair(3, day, 100)]))).toEqual([1, 2, 3]);
  });

  test('begins with what has no day, which does not say that a file is newest first', () => {
    const [first, second] = ['2025-01-01', '2025-01-02'];
    const newestFirst = [note(1), service(2, second), service(3, second), service(4, first), note(5)];
    expect(rows(inOrder(newestFirst))).toEqual([5, 1, 4, 3, 2]);
    expect(rows(inOrder([service(1, first), note(2), service(3, second)]))).toEqual([2, 1, 3]);
    expect(rows(inOrder([oil(1), note(2), oil(3)]))).toEqual([1, 2, 3]);
    expect(rows(inOrder([service(1, first), service(2, second), service(3, first)]))).toEqual([1, 3, 2]);
    expect(inOrder([])).toEqual([]);
  });

  test('is that of the file where the odometer is missing, which may be newest first', () => {
    const oldestFirst = [service(1, '2025-01-01'), service(2, '2025-01-02'), service(3, '2025-01-02')];
    expect(rows(inOrder(oldestFirst))).toEqual([1, 2, 3]);
    const newestFirst = [service(1, '2025-01-02'), service(2, '2025-01-02'), service(3, '2025-01-01')];
    expect(rows(inOrder(newestFirst))).toEqual([3, 2, 1]);
  });
});

test('parts hold all records in order, within the limits of a request', { tags: ['IMP-12'] }, () => {
  const short = Array.from({ length: 1201 }, (_, at) => reading(at, '2025-01-01', at));
  expect(partsOf(short).map(({ records }) => records.length)).toEqual([
    limits.importPart,
    limits.importPart,
    201,
  ]);
  expect(partsOf(short).map(({ from }) => from)).toEqual([0, limits.importPart, 2 * limits.importPart]);
  expect(rows(partsOf(short).flatMap(({ records }) => records))).toEqual(rows(short));
  const long = Array.from({ length: 200 }, (_, at) => service(at, '2025-01-01', 'ā'.repeat(limits.longText)));
  for (const part of partsOf(long))
    expect(new TextEncoder().encode(JSON.stringify(part)).length).toBeLessThan(1e6);
  expect(rows(partsOf(long).flatMap(({ records }) => records))).toEqual(rows(long));
});

test('a part is filled to 250 000 characters', () => {
  const ofSize = (characters: number) => {
    const { length } = JSON.stringify(service(1, '2025-01-01'));
    return service(1, '2025-01-01', 'x'.repeat(characters - length));
  };
  const sizes = (...characters: number[]) =>
    partsOf(characters.map(ofSize)).map(({ records }) => records.length);
  expect(sizes(100_000, 150_000)).toEqual([2]);
  expect(sizes(100_000, 150_001)).toEqual([1, 1]);
  expect(sizes(100_000, 100_000, 100_000, 150_000, 300_000, 1_000)).toEqual([2, 2, 1, 1]);
});

test('a car of the file is found by VIN, then license plate, then name', { tags: ['IMP-04'] }, () => {
  const car = (id: string, changes: object) => ({
    id,
    brand: 'Volvo',
    model: 'V70',
    year: 2002,
    nickname: null,
    licensePlate: null,
    vin: null,
    ...changes,
  });
  const cars = [
    car('named', { nickname: 'Old Blue' }),
    car('plated', { licensePlate: 'AB-1234' }),
    car('vin', { vin: 'YV1SW61' }),
    car('newer', { year: 2010 }),
  ];
  const find = (changes: object) => sameCar({ key: 'x', name: 'old blue', ...changes }, cars)?.id;
  expect(find({})).toBe('named');
  expect(find({ plate: 'ab 1234' })).toBe('plated');
  expect(find({ plate: 'ab1234' })).toBe('plated');
  expect(find({ plate: 'ab 1234', vin: 'yv1sw61' })).toBe('vin');
  expect(find({ name: '2010 Volvo V70' })).toBe('newer');
  expect(find({ name: 'Volvo V70 (2010)' })).toBe('newer');
  expect(find({ name: 'volvo v-70' })).toBe('named');
  expect(find({ name: 'Völvo V 70' })).toBe('named');
  expect(find({ plate: 'unknown', vin: 'unknown' })).toBe('named');
  expect(find({ name: '2011 Volvo V70' })).toBeUndefined();
  expect(find({ name: '' })).toBeUndefined();
});
