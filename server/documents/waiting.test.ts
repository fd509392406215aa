import { beforeAll, expect, test } from 'vitest';
import { documentsOf } from '#domain/documents/document-record.ts';
import type { Id } from '#domain/ids.ts';
import { nothingPending, type PendingOperation } from '#domain/outbox/pending.ts';
import { withWaiting } from '#domain/outbox/with-waiting.ts';
import { remindersOf } from '#domain/reminders/reminder-record.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import { newId } from '#server/platform/deps.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { newRepairOf, reminderDone } from '#tests/nouns/reminders.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { owner, withOwner } from '#tests/set-up.ts';
import { keptRecords } from '#tests/synced.ts';

let carId: Id;

withOwner();
beforeAll(async () => {
  carId = (await newCar(owner)).id;
});

const SERVERS = new Set(['version', 'createdAt', 'updatedAt']);
/** Without values that only the server knows. */
const comparable = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (name, value: unknown) => (SERVERS.has(name) ? undefined : value)));

test(
  'what waits shows as the server will have it',
  { tags: ['DOC-03', 'DOC-04', 'DOC-10', 'DOC-12', 'DOC-14', 'DOC-20', 'DOC-21', 'DOC-22'] },
  async () => {
    const draft = documentDraft(carId);
    const bare = documentDraft(carId, {
      title: 'Registration',
      validTo: null,
      record: null,
      kind: 'registration',
    });
    const edit = (documentId: Id, changes: object) => ({
      procedure: 'documents.edit',
      input: { carId, documentId, baseVersion: 1, changes },
    });
    const record = { id: newId(), date: '2026-01-04', cost: 15, currency: 'EUR' };
    const due = { date: '2026-12-31', km: null };
    const renewed = reminderDone(carId, draft.id, { doneKm: null, due, nextDate: '2027-12-31' });
    const newRepair = newRepairOf({ kind: 'insurance', cost: 140, garageName: null });
    const dearer = { ...draft.record!, cost: 130 };
    const renewal = repairDraft(carId, { title: 'Policy', kind: 'insurance', cost: 150, date: '2026-01-06' });
    const again = reminderDone(carId, draft.id, {
      doneOn: '2026-01-06',
      doneKm: null,
      due: { date: '2028-01-31', km: null },
      nextDate: '2029-01-31',
      repairId: renewal.id,
    });
    const unpaid = reminderDone(carId, draft.id, { doneKm: null, due, nextDate: '2027-06-30' });
    const last = reminderDone(carId, draft.id, { doneKm: null, due, nextDate: null });
    const undo = (completionId: Id) => ({
      procedure: 'reminders.undo',
      input: { carId, reminderId: draft.id, completionId },
    });
    const steps = [
      { procedure: 'documents.add', input: draft },
      { procedure: 'documents.add', input: bare },
      { procedure: 'reminders.done', input: unpaid },
      undo(unpaid.id),
      { procedure: 'reminders.done', input: last },
      undo(last.id),
      edit(bare.id, { validTo: { from: null, to: '2026-05-01' }, record: { from: null, to: record } }),
      edit(draft.id, {
        record: { from: draft.record, to: dearer },
        title: { from: draft.title, to: 'Policy' },
      }),
      { procedure: 'reminders.done', input: { ...renewed, newRepair } },
      edit(bare.id, { validTo: { from: '2026-05-01', to: null } }),
      edit(draft.id, { validTo: { from: '2027-12-31', to: '2028-01-31' } }),
      { procedure: 'repairs.log', input: renewal },
      { procedure: 'reminders.done', input: again },
      { procedure: 'repairs.delete', input: { carId, repairId: renewal.id } },
      { procedure: 'repairs.delete', input: { carId, repairId: newRepair.id } },
      { procedure: 'documents.delete', input: { carId, documentId: bare.id } },
      { procedure: 'documents.delete', input: { carId, documentId: draft.id } },
    ] as unknown as (Omit<PendingOperation, 'at'> & { input: object })[];
    const before = await keptRecords(owner);
    const at = new Date().toISOString();
    for (const [index, { procedure, input }] of steps.entries()) {
      const operations = steps.slice(0, index + 1).map((one) => ({ ...one, at })) as PendingOperation[];
      const { status } = await owner.attempt(procedure, { ...input, opId: newId() });
      expect(status).toBe(200);
      const { documents } = await owner.call('documents.list', { carId });
      const { reminders } = await owner.call('reminders.list');
      const { repairs } = await owner.call('repairs.list', { carId });
      const kept = await keptRecords(owner);
      for (const known of [before, kept]) {
        const shown = withWaiting(known, { ...nothingPending, operations }).get(carId)!;
        const made = [documentsOf(shown), remindersOf(shown), repairsOf(shown)];
        expect([index, comparable(made)]).toEqual([index, comparable([documents, reminders, repairs])]);
      }
    }
  },
);
