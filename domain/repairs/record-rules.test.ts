import { describe, expect, test } from 'vitest';
import { activeRecordFilters, filterRecords, noRecordFilters, recordBounds } from './record-rules.ts';

const record = (
  id: string,
  date: string,
  cost: number | null,
  garageName: string | null = null,
  currency = 'USD',
) => ({
  id,
  date,
  cost,
  garageName,
  currency,
});
const records = [
  record('a', '2026-03-31', 120, 'Best'),
  record('b', '2026-01-01', 12.5, null),
  record('c', '2025-12-31', null, 'Anna'),
  record('d', '2024-06-01', 80, 'Best'),
];
const kept = (filters: Partial<typeof noRecordFilters>) =>
  filterRecords(records, { ...noRecordFilters, ...filters })
    .map(({ id }) => id)
    .join('');

describe('filters of the service records', () => {
  test('an empty cost bound is unset; bounds are inclusive', { tags: ['FILT-13', 'FILT-14'] }, () => {
    expect(kept({})).toBe('abcd');
    expect(kept({ costFrom: '80' })).toBe('ad');
    expect(kept({ costTo: '12,50' })).toBe('bc');
    expect(kept({ costFrom: '12.5', costTo: '80' })).toBe('bd');
    expect(kept({ costFrom: '1,500' })).toBe('');
    expect(kept({ costTo: '1.500' })).toBe('abcd');
  });

  test('a record with no cost counts as 0', { tags: ['FILT-15'] }, () => {
    expect(kept({ costFrom: '0' })).toContain('c');
    expect(kept({ costFrom: '1' })).not.toContain('c');
    expect(kept({ costTo: '0' })).toBe('c');
    expect(kept({ costFrom: '0', costTo: '79.99' })).toBe('bc');
  });

  test('days are inclusive, either bound may be absent', { tags: ['FILT-16', 'FILT-17'] }, () => {
    expect(kept({ dateFrom: '2025-12-31', dateTo: '2026-01-01' })).toBe('bc');
    expect(kept({ dateFrom: '2026-03-31' })).toBe('a');
    expect(kept({ dateTo: '2024-06-01' })).toBe('d');
  });

  test('with a shop chosen, records without a garage are excluded', { tags: ['FILT-19'] }, () => {
    expect(kept({ shops: ['Best'] })).toBe('ad');
    expect(kept({ shops: ['Best', 'Anna'] })).toBe('acd');
  });

  test(
    'crossed bounds match nothing, unreadable ones are unset (D76)',
    { tags: ['FILT-12', 'FILT-13'] },
    () => {
      expect(kept({ costFrom: '100', costTo: '1' })).toBe('');
      expect(kept({ costFrom: 'abc', dateTo: '31.12.' })).toBe('abcd');
    },
  );

  test('a bound that is left out is unset', { tags: ['FILT-13', 'FILT-17'] }, () => {
    const unset = {
      costFrom: undefined,
      costTo: undefined,
      dateFrom: undefined,
      dateTo: undefined,
      shops: [],
    };
    expect(recordBounds({})).toMatchObject(unset);
    expect(recordBounds({ costFrom: ' ', costTo: '', dateFrom: '2026-02-30', dateTo: '' })).toMatchObject(
      unset,
    );
    expect(recordBounds({ costTo: 'abc', shops: ['Best'] })).toMatchObject({
      costTo: 'abc',
      shops: ['Best'],
    });
  });

  test('counts the active filters', () => {
    expect(activeRecordFilters(noRecordFilters)).toBe(0);
    expect(activeRecordFilters({ ...noRecordFilters, costFrom: '1', costTo: '2', shops: ['Best'] })).toBe(2);
    expect(
      (['costFrom', 'costTo', 'dateFrom', 'dateTo'] as const).map((bound) => [
        activeRecordFilters({ ...noRecordFilters, [bound]: '1' }),
        activeRecordFilters({ ...noRecordFilters, [bound]: ' ' }),
      ]),
    ).toEqual([
      [1, 0],
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
  });

  test('bounds are read in the decimals of each currency', { tags: ['FILT-12'] }, () => {
    const yen = record('c', '2026-01-01', 500, null, 'JPY');
    expect(filterRecords([yen], { ...noRecordFilters, costFrom: '500', costTo: '500' })).toEqual([yen]);
    expect(filterRecords([yen], { ...noRecordFilters, costFrom: '501' })).toEqual([]);
  });
});
