import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { noRepairTexts } from '#domain/repairs/texts.ts';
import { flaggedReadings } from './flagged-rules.ts';
import type { ImportedRecord } from './schema.ts';

const place = (row: number, car = 'a') => ({ file: 'a.csv', row, car });
const reading = (row: number, date: string, km: number, car?: string): ImportedRecord => ({
  kind: 'mileage',
  ...place(row, car),
  fields: { date, km },
});
/** Of January 2026, in the order of the file. */
const readings = (...rows: [day: number, km: number, car?: string][]) =>
  rows.map(([day, km, car], at) => reading(at + 1, `2026-01-${String(day).padStart(2, '0')}`, km, car));
const flagged = (records: readonly ImportedRecord[]) => flaggedReadings(records).map(({ row }) => row);

describe('readings that contradict the others of their car', () => {
  tableTest([
    { of: 'a car that is driven', rows: readings([1, 100], [2, 200], [3, 200], [4, 300]), rowsOut: [] },
    { of: 'one too high', rows: readings([1, 100], [2, 9_000], [3, 200], [4, 300]), rowsOut: [2] },
    { of: 'one too low', rows: readings([1, 100], [2, 200], [3, 20], [4, 300]), rowsOut: [3] },
    { of: 'a wrong first one', rows: readings([1, 1_000], [2, 200], [3, 300]), rowsOut: [1] },
    { of: 'a wrong last one', rows: readings([1, 200], [2, 300], [3, 30]), rowsOut: [3] },
    { of: 'a new odometer', rows: readings([1, 100], [2, 200], [3, 300], [4, 5], [5, 50]), rowsOut: [4, 5] },
    {
      of: 'a file with the newest first',
      rows: readings([4, 300], [3, 200], [2, 9_000], [1, 100]),
      rowsOut: [3],
    },
    { of: 'one day, rising', rows: readings([1, 100], [1, 200], [2, 300]), rowsOut: [] },
    { of: 'one day, falling', rows: readings([1, 200], [1, 100], [2, 300]), rowsOut: [] },
    { of: 'two cars', rows: readings([1, 100, 'a'], [2, 9, 'b'], [3, 200, 'a'], [4, 20, 'b']), rowsOut: [] },
    { of: 'one reading', rows: readings([1, 100]), rowsOut: [] },
    { of: 'nothing', rows: [], rowsOut: [] },
  ])('are named by their rows', { tags: ['IMP-06'] }, ({ rows, rowsOut }) => {
    expect(flagged(rows)).toEqual(rowsOut);
  });

  test(
    'are those of fill-ups and repairs as well; what has no mileage is left alone',
    { tags: ['IMP-06'] },
    () => {
      const currency = 'EUR';
      const date = '2026-01-02';
      const fill = (row: number, km: number | null): ImportedRecord => ({
        kind: 'fill',
        ...place(row),
        fields: {
          date,
          energy: 'gasoline',
          amount: 40_000,
          currency,
          km,
          isFull: true,
          isMissedBefore: false,
          station: null,
          notes: null,
        },
      });
      const repair = (row: number, mileage?: number): ImportedRecord => ({
        kind: 'repair',
        ...place(row),
        fields: {
          title: 'Oil',
          date,
          currency,
          mileage,
          ...noRepairTexts,
        },
      });
      const others: ImportedRecord[] = [
        fill(4, null),
        repair(5),
        { kind: 'note', ...place(6), fields: { date, title: 'Note', text: null } },
      ];
      const around = readings([1, 100], [1, 110], [3, 200], [4, 300]);
      expect(flaggedReadings([...around, fill(7, 9_000), ...others])).toMatchObject([
        { file: 'a.csv', row: 7, date, km: 9_000 },
      ]);
      expect(flaggedReadings([...around, repair(8, 90), ...others])).toMatchObject([
        { file: 'a.csv', row: 8, date, km: 90 },
      ]);
      expect(flaggedReadings([...around, fill(7, 150), repair(8, 160), ...others])).toEqual([]);
    },
  );
});
