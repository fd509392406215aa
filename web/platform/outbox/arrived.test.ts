import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { NOTHING_KNOWN } from '#domain/sync/known-records.ts';
import type { CarRecords } from '#domain/sync/known-records.ts';
import { documentsOf } from '#domain/documents/document-record.ts';
import { fillsOf } from '#domain/fills/fill-record.ts';
import { issueOf } from '#domain/issues/whole-issue.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { issueDraft, repairDraft } from '#tests/people.ts';
import { account } from '#tests/outbox-page.ts';
import { newId } from '#web/platform/ids.ts';
import { openDevice } from '#web/platform/storage/device-database.ts';
import { noteArrival, showOutbox } from './outbox-store.ts';
import { addOperation, readOutbox, updateQueue } from './queue-store.ts';
import type { NewOperation } from './records.ts';
import { outboxState } from './state.ts';

vi.mock('#web/platform/storage/storage.ts', () => ({ writeDevice: () => {} }));

const darken = (more: object = {}) =>
  ({
    procedure: 'settings.edit',
    input: { baseVersion: 1, changes: { theme: { from: 'light', to: 'dark' } } },
    at: '2026-03-05T10:00:00.000Z',
    opId: newId(),
    userId: account.id,
    refused: null,
    ...more,
  }) as NewOperation;
const settings = { theme: 'light', version: 1 };
const shownTheme = (readAt: number) =>
  outboxState.get().apply('settings.read', settings, readAt) as { theme: string };
const stored = async () => (await readOutbox(account.id)).operations;
const sendElsewhere = async () => updateQueue({ operation: { seq: (await stored())[0]!.seq, to: null } });

beforeEach(async () => {
  account.id = newId();
  await showOutbox();
});

test('what another tab has sent stays in sight until an answer of later shows it', async () => {
  const readAt = Date.now() - 1;
  expect(outboxState.get().isChanged).toBe(false);
  await addOperation(darken());
  await showOutbox();
  expect(shownTheme(readAt).theme).toBe('dark');
  await sendElsewhere();
  await showOutbox();
  expect(outboxState.get()).toMatchObject({ operations: [], isChanged: true });
  expect(shownTheme(readAt).theme).toBe('dark');
  expect(shownTheme(Date.now() + 1)).toBe(settings);
});

test('an answer that came after a change of this page had arrived is shown as it is', async () => {
  await addOperation(darken());
  await showOutbox();
  const [sent] = await stored();
  vi.useFakeTimers({ toFake: ['Date'] });
  noteArrival(sent!);
  vi.setSystemTime(Date.now() + 50);
  const readAt = Date.now();
  vi.setSystemTime(Date.now() + 50);
  await sendElsewhere();
  await showOutbox();
  vi.useRealTimers();
  expect(shownTheme(readAt)).toBe(settings);
});

test('what has arrived shows over records that were asked for before it, and not over later ones', async () => {
  const [carId, id] = [newId(), newId()];
  const cars = new Map([[carId, { fill: new Map([[id, { id, carId }]]) }]]);
  const shown = (askedAt: number) => {
    const state = { userId: account.id, known: NOTHING_KNOWN, cars, askedAt };
    return outboxState.get().applyToRecords(state).get(carId)!.fill!.size;
  };
  const before = Date.now() - 1;
  await addOperation(darken({ procedure: 'fills.delete', input: { carId, fillId: id } }));
  await showOutbox();
  expect([shown(before), shown(Date.now() + 1)]).toEqual([0, 0]);
  await sendElsewhere();
  await showOutbox();
  expect([shown(before), shown(Date.now() + 1)]).toEqual([0, 1]);
});

const fileId = newId();
const url = `/api/media/${fileId}/document.pdf`;
const answered = [{ id: fileId, kind: 'document', url }];
const change = { from: [], to: [fileId] };
const at = { carId: newId(), id: newId() };
test.each<[string, object, object, (records: CarRecords) => unknown]>([
  [
    'issues.log',
    issueDraft(at.carId, { ...at, mediaIds: [fileId] }),
    { files: answered },
    (records) => issueOf(records, at.id)!.files,
  ],
  [
    'repairs.log',
    repairDraft(at.carId, { ...at, receiptIds: [fileId] }),
    { receipts: answered },
    (records) => repairsOf(records)[0]!.receipts,
  ],
  [
    'documents.add',
    documentDraft(at.carId, { ...at, fileIds: [fileId] }),
    { files: answered },
    (records) => documentsOf(records)[0]!.files,
  ],
  [
    'fills.log',
    fillDraft(at.carId, { ...at, fileIds: [fileId] }),
    { files: answered },
    (records) => fillsOf(records)[0]!.files,
  ],
])('files that arrived with a %s stay in sight', async (procedure, input, output, files) => {
  const state = { userId: account.id, known: NOTHING_KNOWN, cars: new Map([[at.carId, {}]]), askedAt: 0 };
  noteArrival(darken({ procedure, input }), output);
  await showOutbox();
  expect(files(outboxState.get().applyToRecords(state).get(at.carId)!)).toEqual(answered);
});

test('a file that an edit has added stays in sight once both have arrived', async () => {
  const issue = { ...at, media: [], date: '2026-03-05T10:00:00.000Z', recurrences: [], title: 'Squeal' };
  const cars = new Map([[at.carId, { issue: new Map([[at.id, issue]]) }]]);
  const state = { userId: account.id, known: NOTHING_KNOWN, cars, askedAt: 0 };
  const input = { carId: at.carId, issueId: at.id, baseVersion: 1, changes: { mediaIds: change } };
  noteArrival(darken({ procedure: 'issues.edit', input }), { files: answered });
  await showOutbox();
  expect(issueOf(outboxState.get().applyToRecords(state).get(at.carId)!, at.id)!.files).toEqual(answered);
});

test('the photo of a car that has arrived is asked of the server', async () => {
  const state = { userId: account.id, known: NOTHING_KNOWN, cars: new Map(), askedAt: 0 };
  const input = { ...at, brand: 'Volvo', model: 'V70', year: 2010, photoId: fileId };
  noteArrival(darken({ procedure: 'cars.add', input }), { ...input });
  await showOutbox();
  expect(outboxState.get().applyToRecords(state).get(at.id)!.car).toMatchObject({ photoId: fileId });
});

test('the mileage of what has arrived stays with an empty queue, until records that are newer', async () => {
  const carId = newId();
  const shown = (mileage: number, askedAt: number) => {
    const cars = new Map([[carId, { car: { id: carId, mileage } }]]);
    const state = { userId: account.id, known: NOTHING_KNOWN, cars, askedAt };
    return outboxState.get().applyToRecords(state).get(carId)!.car!['mileage'];
  };
  const before = Date.now() - 1;
  await addOperation(darken({ procedure: 'fills.log', input: fillDraft(carId, { km: 200 }) }));
  await showOutbox();
  expect(shown(100, before)).toBe(200);
  await sendElsewhere();
  await showOutbox();
  expect(shown(100, before)).toBe(200);
  expect(shown(250, Date.now() + 1)).toBe(250);
});

test('what was discarded is gone at once, and so is what another account has sent', async () => {
  const readAt = Date.now() - 1;
  await addOperation(darken());
  await showOutbox();
  const { seq } = (await stored())[0]!;
  await sendElsewhere();
  await showOutbox([seq]);
  expect(shownTheme(readAt)).toBe(settings);
  await addOperation(darken());
  await showOutbox();
  account.id = newId();
  await showOutbox();
  expect(shownTheme(readAt)).toBe(settings);
});

test.each([
  ['of a procedure that it does not know', { procedure: 'trips.log', input: { id: newId() } }],
  ['without an input', { input: null }],
  ['without what such a change has', { procedure: 'issues.log', input: {} }],
  ['with a refusal that is none', { refused: 'no' }],
  ['without a time', { at: 7 }],
  ['with numbers for files', { procedure: 'issues.log', input: { id: newId(), mediaIds: [7] } }],
])('a row %s is set apart: it stays, and the rest is shown and sent', async (_which, broken) => {
  const row = darken(broken);
  await addOperation(row);
  await addOperation(darken());
  await showOutbox();
  expect(outboxState.get().operations.map(({ refused }) => refused?.code)).toEqual(['UNREADABLE', undefined]);
  expect(shownTheme(0).theme).toBe('dark');
  const rows = await (await openDevice()).getAllFromIndex('operations', 'user', account.id);
  expect(rows[0]).toMatchObject(row);
});

test('a change that no screen can draw is left out of it, and the others are drawn', async () => {
  const without = { baseVersion: 1, changes: null };
  await addOperation(darken({ input: without }));
  await addOperation(darken());
  await showOutbox();
  expect(shownTheme(0).theme).toBe('dark');
});
