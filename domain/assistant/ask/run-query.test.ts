import { expect, test } from 'vitest';
import type { FillFact, IssueFact, RepairFact } from '../car-facts.ts';
import type { Garage } from './facts.ts';
import type { Figure } from './figures.ts';
import { EMPTY_QUERY, type Period, type Query } from './query.ts';
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

const year = (n: number): Period => yearOf(n);
const ids = (changes: Partial<Query>) =>
  runQuery(garage, { ...EMPTY_QUERY, ...changes }).records.map(({ id }) => id);

test.each<[string, Partial<Query>, string[]]>([
  [
    'a part, in whatever language it was written, newest first',
    { things: ['engine-oil'] },
    ['oil-26', 'y', 'oil-25'],
  ],
  ['of one car', { things: ['engine-oil'], cars: ['volvo'] }, ['oil-26', 'oil-25']],
  ['a part includes its parts', { things: ['brakes'] }, ['pads', 'rear']],
  ['with what is said of it', { things: ['brakes', 'rear'] }, ['rear']],
  ['one of two parts', { things: ['glow-plugs', 'brake-pads'], isEither: true }, ['pads', 'free']],
  ['either of two', { things: ['glow-plugs', 'windscreen'], isEither: true }, ['free', 'glass']],
  ['a word of the title', { words: ['glow'] }, ['free']],
  ['the country of a currency', { words: ['sweden'] }, ['glass']],
  ['at a place', { places: ['Apse'] }, ['oil-26', 'rear']],
  ['in a year', { periods: [year(2026)] }, ['oil-26', 'y']],
  ['in either of two periods', { periods: [monthOf(2025, 3), monthOf(2026, 3)] }, ['oil-26', 'oil-25']],
  [
    'from a cost on, only in the currency of the owner',
    { amount: { over: 140, under: null, isInclusive: true } },
    ['oil-26', 'rear', 'oil-25'],
  ],
  ['without a cost', { state: 'no-cost' }, ['free']],
  ['without a place', { state: 'no-place' }, ['free', 'glass']],
  ['the dearest two', { order: 'most', limit: 2 }, ['rear', 'oil-26']],
  ['the cheapest', { order: 'least', limit: 1 }, ['y']],
  ['the oldest', { measure: 'last', order: 'oldest', limit: 1 }, ['oil-25']],
  ['fill-ups', { kinds: ['fill'] }, ['f3', 'f2', 'f1']],
  ['the largest fill-up', { measure: 'volume', order: 'most', limit: 1 }, ['f2']],
  ['the fill-up with the lowest price', { measure: 'unit-price', order: 'least', limit: 1 }, ['f2']],
  ['open problems', { kinds: ['issue'], state: 'open' }, ['hum']],
  ['problems that came back', { kinds: ['issue'], state: 'recurring' }, ['leak']],
  ['urgent problems', { kinds: ['issue'], state: 'urgent' }, ['hum']],
  [
    'a problem counts on the day it was resolved',
    { kinds: ['issue'], state: 'resolved', periods: [monthOf(2025, 3)] },
    ['leak'],
  ],
  [
    'the problem that holds most of what is said',
    { measure: 'solution', things: ['leak', 'engine-oil'], words: ['puddle'] },
    ['leak'],
  ],
  [
    'no problem that holds less than half',
    { measure: 'solution', things: ['leak'], words: ['puddle', 'garage'] },
    [],
  ],
  ['what no repair is about may be a problem or a document', { things: ['hum'] }, ['hum']],
  ['documents', { kinds: ['document'] }, ['d']],
])('%s', (_, changes, expected) => {
  expect(ids(changes)).toEqual(expected);
});

const figure = (changes: Partial<Query>): (Figure | null)[] =>
  runQuery(garage, { ...EMPTY_QUERY, cars: ['volvo'], ...changes }).cells.map((cell) => cell.figure);

const eur = (euros: number) => ({ currency: 'EUR', minor: euros * 100 });

test.each<[string, Partial<Query>, object[]]>([
  [
    'repairs without fuel',
    { measure: 'cost', periods: [year(2026)] },
    [{ sums: [eur(150)], records: 1, fuel: null }],
  ],
  [
    'with fuel',
    { measure: 'cost', fuel: 'with', periods: [year(2026)] },
    [{ sums: [eur(304)], repairs: [eur(150)], fuel: [eur(154)] }],
  ],
  ['fuel alone', { measure: 'cost', fuel: 'only' }, [{ sums: [eur(234)], records: 3 }]],
  [
    'currencies apart, and how many have no cost',
    { measure: 'cost', periods: [year(2025)] },
    [{ sums: [{ currency: 'SEK', minor: 485_000 }, eur(460)], records: 5, unknown: 1 }],
  ],
  [
    'compared years',
    { measure: 'cost', periods: [year(2025), year(2026)], places: ['Apse'] },
    [{ sums: [eur(200)] }, { sums: [eur(150)] }],
  ],
  [
    'each car',
    { measure: 'cost', by: 'car', cars: [], periods: [year(2026)] },
    [{ sums: [eur(150)] }, { sums: [eur(90)] }],
  ],
  ['each place', { measure: 'count', by: 'place' }, [{ count: 2 }, { count: 2 }]],
  [
    'each part',
    { measure: 'cost', by: 'thing', things: ['brakes', 'engine-oil'] },
    [{ sums: [eur(320)] }, { sums: [eur(290)] }],
  ],
  [
    'the mean of those with a cost',
    { measure: 'average-cost', things: ['engine-oil'] },
    [{ sums: [eur(145)], records: 2 }],
  ],
  [
    'so many problems, and how many are open',
    { measure: 'count', kinds: ['issue'] },
    [{ count: 2, open: 1 }],
  ],
  [
    'driven in a year',
    { measure: 'driven', periods: [year(2025)] },
    [{ km: 10_000, from: { date: '2025-01-01' }, to: { date: '2025-12-31' } }],
  ],
  ['the last reading', { measure: 'mileage' }, [{ reading: { km: 62_000, date: '2026-06-01' } }]],
  ['the first reading', { measure: 'mileage', order: 'oldest' }, [{ reading: { km: 50_000 } }]],
  [
    'used from full to full',
    { measure: 'consumption' },
    [{ uses: [{ energy: 'diesel', per100: (100 * 100) / 1800 }] }],
  ],
  [
    'so much fuel',
    { measure: 'volume', periods: [year(2026)] },
    [{ amounts: [{ amount: 100_000 }], fills: 2 }],
  ],
  [
    'the mean price of a liter',
    { measure: 'unit-price', places: ['Neste'] },
    [{ minor: 160, currency: 'EUR' }],
  ],
  [
    'fuel for 100 km',
    { measure: 'cost-per-km' },
    [{ sums: [{ currency: 'EUR', minor: Math.round((154 / 1800) * 10_000) }] }],
  ],
  [
    'between two of a kind',
    { measure: 'interval', things: ['engine-oil'] },
    [{ days: 365, km: 10_000, times: 1 }],
  ],
])('%s', (_, changes, expected) => {
  expect(figure(changes)).toMatchObject(expected);
});

test('what cannot be computed is none', () => {
  expect(figure({ measure: 'driven', periods: [range('2020-01-01', '2020-12-31')] })).toEqual([null]);
  expect(figure({ measure: 'consumption', cars: ['yaris'] })).toEqual([null]);
  expect(figure({ measure: 'mileage', cars: ['yaris'] })).toEqual([null]);
  expect(figure({ measure: 'interval', things: ['windscreen'] })).toEqual([null]);
});
