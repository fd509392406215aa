import { describe, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { forgetMissing, type CachedAnswer } from './cached-records.ts';
import { carId, id } from './pending-samples.ts';

describe('a record that an answer should hold but does not is forgotten', () => {
  const record = (n: number, date: string, car = carId) => ({ id: id(n), carId: car, date });
  // The newest first, as on a page; two have the same day.
  const [newest, second, third, oldest] = [
    record(14, '2026-03-04'),
    record(13, '2026-03-03'),
    record(12, '2026-03-03'),
    record(11, '2026-03-01'),
  ] as const;
  const elsewhere = record(15, '2026-03-03', id(2));
  const all = [newest, second, third, oldest, elsewhere];
  const placeOf = ({ date, id: own }: { id: Id; date: string }) => `${date}|${own}`;

  const forgotten = (
    input: Omit<CachedAnswer['input'], 'carId'>,
    page: { id: Id }[],
    next: string | null,
  ) => {
    const records = new Map(all.map((one) => [one.id, one]));
    forgetMissing(records, { carId, ...input }, page, next);
    return all.filter((one) => !records.has(one.id));
  };

  test('from a whole list: of its car, not of another', () => {
    expect(forgotten({}, [newest, third], null)).toEqual([second, oldest]);
    expect(forgotten({}, [], null)).toEqual([newest, second, third, oldest]);
    expect(forgotten({}, all, null)).toEqual([]);
  });

  test('from a page: where it lies before the cursor and not after the last of the page', () => {
    expect(forgotten({}, [], placeOf(third))).toEqual([newest, second, third]);
    expect(forgotten({ cursor: placeOf(second) }, [], null)).toEqual([third, oldest]);
    expect(forgotten({ cursor: placeOf(newest) }, [third], placeOf(third))).toEqual([second]);
  });

  test('never from a filtered list, which need not hold it; a limit is no filter', () => {
    const filtered = (query: object) => forgotten(query, [], null);
    expect(filtered({ limit: '25' })).toEqual([newest, second, third, oldest]);
    expect(filtered({ open: 'true' })).toEqual([]);
    expect(filtered({ limit: '25', open: 'true' })).toEqual([]);
    expect(filtered({ urgent: 'true', open: 'true' })).toEqual([]);
  });
});
