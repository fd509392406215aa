import { beforeAll, expect, test } from 'vitest';
import type { Output, Procedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { applyPending } from '#domain/outbox/apply-pending.ts';
import type { CachedAnswer } from '#domain/outbox/cached-records.ts';
import { nothingPending, type PendingOperation } from '#domain/outbox/pending.ts';
import { cachedRecords } from '#domain/outbox/register.ts';
import { newId } from '#server/platform/deps.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { newRepairOf, reminderDone } from '#tests/nouns/reminders.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { owner, withOwner } from '#tests/set-up.ts';

let carId: Id;

withOwner();
beforeAll(async () => {
  carId = (await newCar(owner)).id;
});

const reads = () =>
  [
    ['documents.list', { carId }],
    ['reminders.list', undefined],
    ['repairs.list', { carId }],
    ['repairs.summary', { carId, yearFrom: '2026-01-01', yearTo: '2026-12-31' }],
  ] as const satisfies [Procedure, unknown][];

/** Without values that only the server knows. */
const comparable = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (name, value: unknown) =>
      ['version', 'createdAt', 'updatedAt'].includes(name) ? undefined : value,
    ),
  );

const answers = async (): Promise<CachedAnswer[]> => {
  const all: CachedAnswer[] = [];
  for (const [at, [procedure, input]] of reads().entries()) {
    const data: unknown = await owner.call(procedure, input as never);
    all.push({ procedure, input: { carId: input?.carId ?? carId }, data, at });
  }
  return all;
};

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
    const before = await answers();
    const at = new Date().toISOString();
    for (const [index, { procedure, input }] of steps.entries()) {
      const operations = steps.slice(0, index + 1).map((one) => ({ ...one, at })) as PendingOperation[];
      const pending = { ...nothingPending, operations, cached: cachedRecords(before) };
      const { status } = await owner.attempt(procedure, { ...input, opId: newId() });
      expect(status).toBe(200);
      const now = await answers();
      for (const [place, [read, query]] of reads().entries()) {
        const shown = applyPending(read, query, before[place]!.data, pending, false);
        expect([index, read, sorted(shown)]).toEqual([index, read, sorted(now[place]!.data)]);
      }
    }
  },
);

/** The screen sorts lists. */
function sorted(answer: unknown): unknown {
  const { documents, ...rest } = comparable(answer) as Partial<Output<'documents.list'>>;
  const { reminders, ...others } = rest as Partial<Output<'reminders.list'>>;
  const byId = (a: { id: Id }, b: { id: Id }) => (a.id < b.id ? -1 : 1);
  return {
    ...others,
    documents: documents?.toSorted(byId),
    reminders: reminders?.toSorted(byId),
  };
}
