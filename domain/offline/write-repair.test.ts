import { expect, test } from 'vitest';
import type { Write } from '#domain/calls.ts';
import { nothingPending, type PendingOperation } from '#domain/outbox/pending.ts';
import { filesOf } from '#domain/outbox/register.ts';
import { withWaiting } from '#domain/outbox/with-waiting.ts';
import { withoutFiles } from '#domain/outbox/without-files.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';

const [carId, repairId, first, second] = [1, 2, 3, 4].map(
  (n) => `01890a5d-ac96-774b-bcce-b302099a805${n}`,
) as [string, string, string, string];
const logged = (files: object): Write<'repairs.log'> => ({
  id: repairId,
  carId,
  title: 'Brakes',
  date: '2026-03-04',
  currency: 'EUR',
  cost: 10.5,
  resolvedIssues: [],
  partiallyResolvedIssues: [],
  ...files,
});
const edited = (changes: object): Write<'repairs.edit'> => ({ carId, repairId, baseVersion: 1, changes });
const log = (files: object): PendingOperation => ({
  procedure: 'repairs.log',
  at: '2026-03-05T10:00:00.000Z',
  input: logged(files),
});
const edit = (changes: object): PendingOperation => ({
  procedure: 'repairs.edit',
  at: '2026-03-05T11:00:00.000Z',
  input: edited(changes),
});
const shown = (...operations: PendingOperation[]) => {
  const files = new Map([
    [first, { url: 'blob:picture', kind: 'picture' as const }],
    [second, { url: 'blob:document', kind: 'document' as const }],
  ]);
  const cars = withWaiting(new Map([[carId, {}]]), { ...nothingPending, operations, files });
  return repairsOf(cars.get(carId)!)[0];
};
const picture = { id: first, kind: 'picture', url: 'blob:picture' };
const paper = { id: second, kind: 'document', url: 'blob:document' };

test('receipts that wait show in their order, and as they are edited', { tags: ['ENT-44'] }, () => {
  const both = log({ receiptIds: [first, second] });
  expect(filesOf(both)).toEqual([first, second]);
  expect(shown(both)).toMatchObject({ receipts: [picture, paper], receiptId: first });
  const swap = edit({ receiptIds: { from: [first, second], to: [second, first] } });
  expect(shown(both, swap)).toMatchObject({ receipts: [paper, picture], receiptUrl: 'blob:document' });
  const removed = edit({ receiptIds: { from: [second, first], to: [first] } });
  expect(shown(both, swap, removed)?.receipts).toEqual([picture]);
});

test('what the version before left in the outbox shows, too', () => {
  const one = log({ receiptId: first });
  expect(filesOf(one)).toEqual([first]);
  expect(shown(one)).toMatchObject({ receipts: [picture], receiptUrl: 'blob:picture' });
  const late = edit({ receiptId: { from: null, to: second } });
  expect(filesOf(late)).toEqual([second]);
  expect(shown(one, late)?.receiptIds).toEqual([first, second]);
});

test('a repair goes without a receipt that could not be sent', () => {
  const gone = new Set([first]);
  expect(withoutFiles(logged({ receiptId: first }), gone)).toEqual(logged({ receiptId: null }));
  expect(withoutFiles(logged({ receiptIds: [second, first] }), gone)).toEqual(
    logged({ receiptIds: [second] }),
  );
  const title = { from: 'A', to: 'B' };
  const changes = { receiptIds: { from: [], to: [first, second] }, title };
  const without = { receiptIds: { from: [], to: [second] }, title };
  expect(withoutFiles(edited(changes), gone)).toEqual(edited(without));
  expect(withoutFiles(edited({ receiptId: { from: null, to: first } }), gone)).toEqual(edited({}));
});
