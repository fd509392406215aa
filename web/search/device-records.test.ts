import { expect, test, vi } from 'vitest';
import type { Garage } from '#domain/cars/schema.ts';
import { applyPending } from '#domain/outbox/apply-pending.ts';
import { nothingPending, type PendingOperation } from '#domain/outbox/pending.ts';
import { withWaiting } from '#domain/outbox/with-waiting.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { issueDraft, repairDraft } from '#tests/people.ts';
import { readDeviceRecords } from './device-records.ts';

const { stored, inMemory } = vi.hoisted(() => ({ stored: [] as object[], inMemory: [] as object[] }));
vi.mock('#web/platform/outbox/outbox.ts', () => ({ outbox: { ensureStarted: () => {} } }));
vi.mock('#web/platform/session/session-store.ts', () => ({
  currentSession: () => ({ session: { user: { id: 'me' } } }),
}));
vi.mock('#web/platform/reads/stored-reads.ts', async () => ({
  ...(await import('#tests/no-stored-reads.ts')),
  allStoredAnswers: async (userId: string) => (userId === 'me' ? stored : []),
}));
vi.mock('#web/platform/reads/query.ts', () => ({
  queryClient: { getQueryCache: () => ({ getAll: () => inMemory }) },
}));

const garage = { cars: [{ id: 'a' }, { id: 'b' }] } as Garage;
const issueLine = {
  date: '2026-01-01T10:00:00.000Z',
  text: 'Worn pads',
  status: 'new',
  urgent: false,
  advice: null,
  recurring: false,
  occurrences: 1,
  mechanicName: null,
};
const answer = (procedure: string, carId: string | null, data: object, at = 1) => ({
  procedure,
  input: carId === null ? {} : { carId },
  data,
  at,
});

function apply(operations: PendingOperation[]) {
  const pending = { ...nothingPending, operations };
  return (procedure: string, input: unknown, data: unknown, isUnreachable: boolean) =>
    applyPending(procedure as never, input, data, pending, isUnreachable);
}

/** What there is to search, as 'kind car: title'. */
async function records(operations: PendingOperation[] = []): Promise<string[]> {
  const read = await readDeviceRecords();
  const kept = withWaiting(cars, { ...nothingPending, operations });
  return read(garage, apply(operations) as never, kept).map((one) => {
    const { kind, carId, title, place } = one;
    return `${kind} ${carId}: ${title || place}`;
  });
}

const fill: PendingOperation = {
  procedure: 'fills.log',
  input: fillDraft('b', { station: 'Neste' }),
  at: '',
};
const policy = documentDraft('b', { id: 'policy', title: 'Policy', record: null });
const cars = withWaiting(
  new Map([
    ['a', {}],
    ['b', {}],
  ]),
  {
    ...nothingPending,
    operations: [
      fill,
      { procedure: 'repairs.log', input: repairDraft('a', { id: 'Pads', title: 'Pads' }), at: '' },
      { procedure: 'documents.add', input: policy, at: '' },
      { procedure: 'reminders.add', input: reminderDraft('b', { id: 'belt', title: 'Belt' }), at: '' },
    ],
  },
);

const answers = [
  answer('issues.list', 'a', { issues: [{ ...issueLine, id: 'i', title: 'Squeal' }], next: null }),
];

test('without a network all kinds of records of all cars are searched', { tags: ['FIND-08'] }, async () => {
  stored.splice(0, Infinity, ...answers);
  inMemory.length = 0;
  expect(await records()).toEqual([
    'issue a: Squeal',
    'repair a: Pads',
    'fill b: Neste',
    'document b: Policy',
    'reminder b: Belt',
  ]);
});

test('what was not yet sent is searched with it, of every kind', { tags: ['FIND-08'] }, async () => {
  stored.splice(0, Infinity, ...answers);
  inMemory.length = 0;
  const at = '2026-02-01T10:00:00.000Z';
  const document = documentDraft('b', { title: 'Waiting', validTo: null, record: null });
  const operations = [
    { procedure: 'issues.log', input: issueDraft('b', { description: 'Waiting' }), at },
    { procedure: 'repairs.log', input: repairDraft('b', { title: 'Waiting' }), at },
    { procedure: 'fills.log', input: fillDraft('b', { station: 'Waiting' }), at },
    { procedure: 'documents.add', input: document, at },
    { procedure: 'reminders.add', input: reminderDraft('b', { title: 'Waiting' }), at },
  ] as PendingOperation[];
  expect((await records(operations)).filter((one) => one.endsWith('Waiting')).toSorted()).toEqual([
    'document b: Waiting',
    'fill b: Waiting',
    'issue b: Waiting',
    'reminder b: Waiting',
    'repair b: Waiting',
  ]);
  const gone = [
    { procedure: 'issues.delete', input: { carId: 'a', issueId: 'i' }, at },
    { procedure: 'repairs.delete', input: { carId: 'a', repairId: 'Pads' }, at },
    { procedure: 'documents.delete', input: { carId: 'b', documentId: 'policy' }, at },
    { procedure: 'reminders.delete', input: { carId: 'b', reminderId: 'belt' }, at },
  ] as PendingOperation[];
  expect(await records(gone)).toEqual(['fill b: Neste']);
});
