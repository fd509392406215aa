import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { createWords } from '#domain/language/words.ts';
import { parseSearch } from '#domain/search/query-rules.ts';
import type { Records } from '#domain/sync/known-records.ts';
import { METRIC } from '#domain/units/units.ts';
import { withUnits } from '#domain/units/words.ts';
import {
  byDay,
  costsTogether,
  filterHistory,
  historyOf,
  noHistoryFilters,
  orderHistory,
  type HistoryFilters,
  type HistoryOrder,
} from './history-rules.ts';

const words = withUnits(createWords('en', {}), METRIC);
const at = { carId: 'golf', createdAt: '2026-02-01T10:00:00Z' };
const rows = (...list: { id: string }[]) => new Map(list.map((row) => [row.id, { ...at, ...row }]));

const records = {
  issue: rows({
    id: 'squeal',
    title: 'Squeal',
    description: 'At every stop',
    aiSummary: '',
    notes: '',
    date: '2026-03-05T10:00:00Z',
    status: 'resolved',
    drivingAdvice: null,
    isUrgent: false,
    recurrences: [],
    media: [],
    garageName: null,
    mechanicName: null,
  } as never),
  repair: rows(
    ...[
      { id: 'pads', title: 'Pads', date: '2026-03-06', costMinor: 12_050, mileage: 900, garageName: 'Juris' },
      { id: 'gift', title: 'Wiper', date: '2026-01-02', costMinor: null, mileage: null, garageName: null },
    ].map((one) => ({
      ...one,
      currency: 'EUR',
      kind: null,
      description: null,
      mechanicName: null,
      repairFiles: [],
      repairIssueLinks: [],
    })),
  ),
  fill: rows({
    id: 'tank',
    date: '2026-03-05',
    energy: 'diesel',
    amount: 40_000,
    costMinor: 6000,
    discountMinor: null,
    currency: 'EUR',
    km: 800,
    station: 'Neste',
    notes: null,
    fillFiles: [],
  } as never),
  document: rows({
    id: 'octa',
    kind: 'octa',
    title: 'OCTA',
    number: 'A-1',
    company: null,
    validFrom: null,
    notes: null,
    reminderId: null,
    repairId: null,
    documentFiles: [],
  } as never),
  reading: rows(
    { id: 'own', km: 950, date: '2026-03-07', source: 'car', sourceId: null } as never,
    { id: 'of-pads', km: 900, date: '2026-03-06', source: 'repair', sourceId: 'pads' } as never,
    { id: 'of-squeal', km: 790, date: '2026-03-05', source: 'issue', sourceId: 'squeal' } as never,
  ),
} as unknown as Records;

const history = historyOf(records);
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');

test(
  'holds every kind, newest first, and a reading only where no other record tells it',
  { tags: ['CARDET-25'] },
  () => {
    expect(history.map(({ id, day, km }) => [id, day, km])).toEqual([
      ['own', '2026-03-07', 950],
      ['pads', '2026-03-06', 900],
      ['squeal', '2026-03-05', 790],
      ['tank', '2026-03-05', 800],
      ['octa', '2026-02-01', null],
      ['gift', '2026-01-02', null],
    ]);
    expect(costsTogether(history)).toEqual([{ minor: 18_050, currency: 'EUR' }]);
  },
);

test('what a document cost is told with it, unless its repair says more', { tags: ['CARDET-25'] }, () => {
  const told = (changes: object) => {
    const paid = {
      ...records.repair!.get('gift')!,
      id: 'paid',
      title: 'OCTA',
      costMinor: 9_000,
      date: '2026-02-01',
      ...changes,
    };
    const octa = { ...records.document!.get('octa')!, id: 'octa', repairId: 'paid' };
    const of = { repair: rows(paid), document: rows(octa) } as unknown as Records;
    return historyOf(of)
      .map((entry) => [entry.id, 'cost' in entry ? entry.cost : null])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b)));
  };
  expect(told({})).toEqual([['octa', 90]]);
  expect(told({ costMinor: null })).toEqual([['octa', null]]);
  // Not twice in the sum.
  for (const more of [
    { title: 'OCTA and a fine' },
    { description: 'With a fine' },
    { garageName: 'BTA' },
    { mechanicName: 'Anna' },
    { mileage: 120_000 },
    { repairFiles: [{ fileId: 'receipt', kind: 'document', extension: 'pdf' }] },
    { repairIssueLinks: [{ issueId: 'squeal', outcome: 'resolved' }] },
    // Of a renewal.
    { date: '2027-02-01' },
  ])
    expect(told(more)).toEqual([
      ['octa', null],
      ['paid', 90],
    ]);
});

const kept: [string, string, Partial<HistoryFilters>, string][] = [
  ['nothing', '', {}, 'own pads squeal tank octa gift'],
  ['a word of a description', 'stop', {}, 'squeal'],
  ['a station', 'neste', {}, 'tank'],
  ['a reading', '950', {}, 'own'],
  ['a month', 'march 2026', {}, 'own pads squeal tank'],
  ['kinds', '', { kinds: ['fill', 'document'] }, 'tank octa'],
  ['a state of problems', '', { issues: ['resolved'] }, 'squeal'],
  ['another state of problems', '', { issues: ['open'] }, ''],
  ['a period, both days included', '', { dateFrom: '2026-02-01', dateTo: '2026-03-05' }, 'squeal tank octa'],
  ['money', '', { costFrom: '60', costTo: '100' }, 'tank'],
  ['money up to, of what is paid for', '', { costTo: '100' }, 'tank gift'],
  ['a repair shop', '', { shops: ['Juris'] }, 'pads'],
  ['all together', 'pads', { kinds: ['repair'], costFrom: '1' }, 'pads'],
];

tableTest(kept)('is filtered by', { tags: ['CARDET-26'] }, (_by, text, filters, left) => {
  const terms = parseSearch(text, [words]);
  expect(ids(filterHistory(history, { ...noHistoryFilters, ...filters }, terms))).toBe(left);
});

const orders: [HistoryOrder['by'], boolean, string][] = [
  ['day', true, ids(history)],
  ['day', false, 'gift octa squeal tank pads own'],
  ['name', false, 'tank own octa pads squeal gift'],
  ['place', true, 'tank pads own squeal octa gift'],
  ['km', false, 'squeal tank pads own octa gift'],
  ['cost', true, 'pads tank own squeal octa gift'],
];

tableTest(orders)(
  'is ordered by a column, what has no value last',
  { tags: ['CARDET-27'] },
  (by, isDescending, order) => {
    expect(ids(orderHistory(history, { ...byDay, by, isDescending }, words))).toBe(order);
  },
);
