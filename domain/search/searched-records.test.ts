import { expect, test } from 'vitest';
import type { Document } from '#domain/documents/schema.ts';
import type { FillRecord } from '#domain/fills/fill-record.ts';
import type { IssueRecord } from '#domain/issues/issue-record.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import type { RepairRecord } from '#domain/repairs/repair-record.ts';
import { nothingPending, type PendingOperation } from '#domain/outbox/pending.ts';
import { withWaiting } from '#domain/outbox/with-waiting.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { issueDraft, repairDraft } from '#tests/people.ts';
import { searched, searchedOf } from './searched-records.ts';

const record = { id: 'r', carId: 'golf' };
const day = '2024-05-03';

test('a problem is searched by its words, and by the garage or the mechanic', { tags: ['FIND-02'] }, () => {
  const date = new Date(2024, 4, 3, 12).toISOString();
  const line = { ...record, title: 'Squeal', date, status: 'new', drivingAdvice: 'soon' } as const;
  const found = {
    kind: 'issue',
    ...record,
    day,
    title: 'Squeal',
    days: [day],
    status: 'new',
    advice: 'soon',
  };
  const words = { description: 'Front left', aiSummary: 'Worn pads', notes: '', replies: [] };
  expect(
    searched.issue({
      ...line,
      ...words,
      garageName: 'Corner',
      mechanicName: 'Juris',
    } as unknown as IssueRecord),
  ).toEqual({
    ...found,
    place: 'Corner',
    texts: ['Front left', 'Worn pads', 'Juris'],
  });
  expect(
    searched.issue({
      ...line,
      notes: 'Asked',
      replies: [{ text: 'Tuesday', ownerReply: 'Fine' }],
      garageName: null,
      mechanicName: 'Juris',
    } as unknown as IssueRecord),
  ).toEqual({
    ...found,
    place: 'Juris',
    texts: ['Asked', 'Juris', 'Tuesday', 'Fine'],
  });
});

test(
  'a repair is searched by its words and its cost, at the garage or the mechanic',
  { tags: ['FIND-02'] },
  () => {
    const read = (names: Pick<RepairRecord, 'garageName' | 'mechanicName'>) =>
      searched.repair({
        ...record,
        ...names,
        date: day,
        title: 'Pads',
        description: 'Front',
        kind: 'service',
        costMinor: 15_000,
        currency: 'EUR',
      } as RepairRecord);
    expect(read({ garageName: 'Corner', mechanicName: 'Juris' })).toEqual({
      kind: 'repair',
      ...record,
      day,
      title: 'Pads',
      place: 'Corner',
      texts: ['Front', 'Juris'],
      days: [day],
      type: 'service',
      cost: 150,
      currency: 'EUR',
    });
    expect(read({ garageName: null, mechanicName: 'Juris' })).toMatchObject({ place: 'Juris' });
    expect(read({ garageName: null, mechanicName: null })).toMatchObject({ place: null, texts: ['Front'] });
  },
);

test('a fill-up is searched by its station, fuel, cost and notes', { tags: ['FIND-02'] }, () => {
  const known = {
    ...record,
    date: day,
    station: 'Neste',
    energy: 'lpg',
    amount: 40_000,
    costMinor: 6_000,
    currency: 'EUR',
    notes: 'Cold',
  } as FillRecord;
  const { fill: asFound } = searched;
  expect(asFound(known)).toEqual({
    kind: 'fill',
    ...record,
    day,
    title: '',
    place: 'Neste',
    texts: ['Cold'],
    days: [day],
    type: 'lpg',
    amount: 40_000,
    cost: 60,
    currency: 'EUR',
  });
});

test('a document is dated by its end, else by its beginning', { tags: ['FIND-02'] }, () => {
  const read = (validFrom: string | null, validTo: string | null) =>
    searched.document({
      ...record,
      kind: 'octa',
      title: 'Policy',
      number: 'A-7',
      company: 'Mutual',
      validFrom,
      validTo,
      notes: null,
    } as Document);
  expect(read('2024-01-01', day)).toEqual({
    kind: 'document',
    ...record,
    day,
    title: 'Policy',
    place: 'Mutual',
    texts: ['A-7'],
    days: [day, '2024-01-01'],
    type: 'octa',
  });
  expect(read('2024-01-01', null)).toMatchObject({ day: '2024-01-01', days: ['2024-01-01'] });
  expect(read(null, null)).toMatchObject({ day: null, days: [] });
});

test(
  'a reminder is dated by when it is due; one of a document is not found twice',
  { tags: ['FIND-02'] },
  () => {
    const read = (dueDate: string | null, documentId: string | null) =>
      searched.reminder({
        ...record,
        kind: 'oil',
        title: 'Oil',
        notes: '5W-30',
        plan: { dueDate },
        documentId,
      } as Reminder);
    const found = { kind: 'reminder', ...record, title: 'Oil', place: null, texts: ['5W-30'], type: 'oil' };
    expect(read(day, null)).toEqual([{ ...found, day, days: [day] }]);
    expect(read(null, null)).toEqual([{ ...found, day: null, days: [] }]);
    expect(read(day, 'd')).toEqual([]);
  },
);

const at = '2026-02-01T10:00:00.000Z';
/** What there is to search once these are applied, as 'kind car: title'. */
const records = (...operations: object[]) =>
  searchedOf(
    withWaiting(
      new Map([
        ['a', {}],
        ['b', {}],
      ]),
      { ...nothingPending, operations: operations as PendingOperation[] },
    ),
  ).map(({ kind, carId, title, place }) => `${kind} ${carId}: ${title || place}`);
const logged = [
  { procedure: 'issues.log', input: issueDraft('a', { id: 'squeal', description: 'Squeal' }), at },
  { procedure: 'repairs.log', input: repairDraft('a', { id: 'pads', title: 'Pads' }), at },
  { procedure: 'fills.log', input: fillDraft('b', { id: 'neste', station: 'Neste' }), at },
  {
    procedure: 'documents.add',
    input: documentDraft('b', { id: 'policy', title: 'Policy', record: null }),
    at,
  },
  { procedure: 'reminders.add', input: reminderDraft('b', { id: 'belt', title: 'Belt' }), at },
];

test('all kinds of records of all cars are searched, with what waits', { tags: ['FIND-08'] }, () => {
  expect(records(...logged)).toEqual([
    'issue a: Squeal',
    'repair a: Pads',
    'fill b: Neste',
    'document b: Policy',
    'reminder b: Belt',
  ]);
  const gone = [
    { procedure: 'issues.delete', input: { carId: 'a', issueId: 'squeal' }, at },
    { procedure: 'repairs.delete', input: { carId: 'a', repairId: 'pads' }, at },
    { procedure: 'documents.delete', input: { carId: 'b', documentId: 'policy' }, at },
    { procedure: 'reminders.delete', input: { carId: 'b', reminderId: 'belt' }, at },
  ];
  expect(records(...logged, ...gone)).toEqual(['fill b: Neste']);
});
