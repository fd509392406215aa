import { expect, test } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import type { FillFact, IssueFact, RepairFact } from '../car-facts.ts';
import type { Garage } from './facts.ts';
import type { Figure } from './figures.ts';
import type { Period, Query } from './query.ts';
import { EMPTY_QUERY } from './query-parts.ts';
import { runQuery } from './run-query.ts';
import { monthOf, range, yearOf } from './spans.ts';

const repair = (
  id: string,
  date: string,
  title: string,
  cost: number | null,
  more: Partial<RepairFact> = {},
): RepairFact => ({
  id,
  date,
  title,
  description: null,
  cost: cost === null ? null : { minor: cost * 100, currency: 'EUR' },
  kind: null,
  mileage: null,
  garageName: null,
  ...more,
});
const fill = (
  id: string,
  date: string,
  liters: number,
  cost: number | null,
  km: number,
  more: Partial<FillFact> = {},
): FillFact => ({
  id,
  date,
  time: null,
  createdAt: `${date}T00:00:00.000Z`,
  energy: 'diesel',
  amount: liters * 1000,
  cost,
  currency: 'EUR',
  km,
  isFull: true,
  isMissedBefore: false,
  socEnd: null,
  station: null,
  ...more,
});
const issue = (id: string, date: string, title: string, more: Partial<IssueFact> = {}): IssueFact => ({
  id,
  date,
  title,
  summary: '',
  status: 'new',
  urgent: false,
  recurrences: 0,
  recurredOn: [],
  resolvedOn: null,
  resolvedBy: null,
  ...more,
});

const garage: Garage = {
  today: '2026-06-15',
  currency: 'EUR',
  cars: [
    {
      id: 'volvo',
      name: 'Volvo V70',
      car: { brand: 'Volvo', model: 'V70', year: 2012 },
      currency: 'EUR',
      mileage: { km: 62_000, date: '2026-06-01' },
      readings: [
        { km: 50_000, date: '2025-01-01' },
        { km: 60_000, date: '2025-12-31' },
      ],
      repairs: [
        repair('oil-26', '2026-03-10', 'Oil and filter change', 150, { mileage: 61_000, garageName: 'Apse' }),
        repair('pads', '2025-09-01', 'Front brake pads', 120, { mileage: 57_000, garageName: 'Juris' }),
        repair('rear', '2025-08-01', 'Aizmugurējie bremžu diski', 200, { garageName: 'Apse' }),
        repair('free', '2025-07-01', 'Glow plugs', null),
        repair('glass', '2025-06-01', 'Vējstikls', null, { cost: { minor: 485_000, currency: 'SEK' } }),
        repair('oil-25', '2025-03-10', 'Eļļas maiņa', 140, { mileage: 51_000, garageName: 'Juris' }),
      ],
      issues: [
        issue('hum', '2026-05-01', 'Humming from the left rear wheel', { urgent: true }),
        issue('leak', '2025-02-01', 'Eļļas sūce', {
          status: 'resolved',
          resolvedOn: '2025-03-10',
          resolvedBy: 'oil-25',
          recurrences: 2,
          recurredOn: ['2025-02-10', '2025-02-20'],
        }),
      ],
      fills: [
        fill('f3', '2026-05-01', 40, 64, 61_800, { station: 'Neste' }),
        fill('f2', '2026-04-01', 60, 90, 61_000, { station: 'Virši' }),
        fill('f1', '2025-12-01', 50, 80, 60_000, { station: 'Neste' }),
      ],
      documents: [
        {
          id: 'd',
          kind: 'warranty',
          title: 'Warranty of the compressor',
          number: '77',
          company: 'Denso',
          validFrom: '2025-05-05',
          validTo: '2027-05-05',
          notes: null,
          createdOn: '2025-05-06',
          files: 0,
        },
      ],
      reminders: [],
    },
    {
      id: 'yaris',
      name: 'Toyota Yaris',
      car: { brand: 'Toyota', model: 'Yaris', year: 2018 },
      currency: 'EUR',
      mileage: null,
      repairs: [repair('y', '2026-01-20', 'Oil change', 90, { garageName: 'Wess' })],
      issues: [],
      fills: [],
      reminders: [],
    },
  ],
};

const dataTest = dataTestsOf('assistant/queries.tsv');

const periodOf = (text: string): Period => {
  const [year, month] = text.split('-').map(Number);
  return month === undefined ? yearOf(year!) : monthOf(year!, month);
};
const queryIn = (cell: string): Partial<Query> => {
  const { periods, ...query } = JSON.parse(cell) as Partial<Query> & { periods?: string[] };
  return { ...query, ...(periods && { periods: periods.map(periodOf) }) };
};
const ids = (changes: Partial<Query>) =>
  runQuery(garage, { ...EMPTY_QUERY, ...changes }).records.map(({ id }) => id);

dataTest('finds records', (_of, query, expected) => {
  expect(ids(queryIn(query)).join(' ')).toBe(expected);
});

const figure = (changes: Partial<Query>): (Figure | null)[] =>
  runQuery(garage, { ...EMPTY_QUERY, cars: ['volvo'], ...changes }).cells.map((cell) => cell.figure);

dataTest('computes figures', (_of, query, expected) => {
  expect(figure(queryIn(query))).toMatchObject(JSON.parse(expected) as object[]);
});

test('what cannot be computed is none', () => {
  expect(figure({ measure: 'driven', periods: [range('2020-01-01', '2020-12-31')] })).toEqual([null]);
  expect(figure({ measure: 'consumption', cars: ['yaris'] })).toEqual([null]);
  expect(figure({ measure: 'mileage', cars: ['yaris'] })).toEqual([null]);
  expect(figure({ measure: 'interval', things: ['windscreen'] })).toEqual([null]);
});
