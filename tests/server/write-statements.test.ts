import pg from 'pg';
import { expect, test, vi } from 'vitest';
import type { Procedure } from '#domain/calls.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { editing } from '#tests/applied-once.ts';
import {
  carDraft,
  issueDraft,
  mechanicRepair,
  mechanicSymptom,
  newIssue,
  newLink,
  repairDraft,
} from '#tests/people.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { reminderDone, reminderDraft } from '#tests/nouns/reminders.ts';
import { uploadPicture } from '#tests/upload.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';

withCar();

/**
 * Everything that one request sends to PostgreSQL: the proof of the session, BEGIN and COMMIT included.
 */
async function statementsOf(request: () => Promise<{ status: number; body: unknown }>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const { status, body } = await request();
    expect([status, body]).toEqual([200, body]);
    return query.mock.calls.map(([statement]) => {
      const { text } = typeof statement === 'string' ? { text: statement } : statement;
      return text.trim().split(/\s+/, 2).join(' ');
    });
  } finally {
    query.mockRestore();
  }
}
const countOf = async (procedure: Procedure, input: Record<string, unknown>) =>
  (await statementsOf(() => owner.attempt(procedure, input))).length;

test('a new repair takes 4, with links and a mileage too', async () => {
  const [a, b] = [await newIssue(owner, carId), await newIssue(owner, carId)];
  expect(await countOf('repairs.log', repairDraft(carId))).toBe(4);
  const full = { mileage: 9000, resolvedIssues: [a.id], partiallyResolvedIssues: [b.id] };
  expect(await countOf('repairs.log', repairDraft(carId, full))).toBe(4);
});

test('an edit of a repair takes 4, and its deletion one more for the bin', async () => {
  const a = await newIssue(owner, carId);
  const draft = repairDraft(carId, { mileage: 9000, resolvedIssues: [a.id] });
  const repair = await owner.call('repairs.log', draft);
  const edit = (base: Repair, changes: Record<string, unknown>) =>
    countOf('repairs.edit', { ...editing(base), carId, repairId: base.id, changes });
  expect(await edit(repair, { title: { from: repair.title, to: 'Discs' } })).toBe(4);
  const renamed = await owner.call('repairs.read', { carId, repairId: repair.id });
  const everything = {
    mileage: { from: 9000, to: 9100 },
    resolvedIssues: { from: [a.id], to: [] },
    date: { from: repair.date, to: '2026-03-06' },
  };
  expect(await edit(renamed, everything)).toBe(4);
  expect(await countOf('repairs.delete', { opId: newId(), carId, repairId: repair.id })).toBe(5);
});

test('an issue takes 4 to log and to edit and 5 to delete, a recurrence 4', async () => {
  const draft = issueDraft(carId, { mileage: 9000 });
  expect(await countOf('issues.log', draft)).toBe(4);
  const issue = await owner.call('issues.read', { carId, issueId: draft.id });
  const changes = { title: { from: issue.title, to: 'Brakes' }, status: { from: 'new', to: 'resolved' } };
  expect(await countOf('issues.edit', { ...editing(issue), carId, issueId: draft.id, changes })).toBe(4);
  const again = { carId, issueId: draft.id };
  const recurrence = { opId: newId(), id: newId(), ...again, date: '2026-01-02' };
  expect(await countOf('recurrences.add', recurrence)).toBe(4);
  const gone = { opId: newId(), ...again, recurrenceId: recurrence.id };
  expect(await countOf('recurrences.delete', gone)).toBe(4);
  expect(await countOf('issues.delete', { opId: newId(), ...again })).toBe(5);
});

test('a document takes 4 to add and edit, 5 to delete, one more for each file, and the list 3 to read', async () => {
  const draft = documentDraft(carId);
  expect(await countOf('documents.add', draft)).toBe(4);
  const fileIds = [await uploadPicture(owner, 'document', carId)];
  expect(await countOf('documents.add', documentDraft(carId, { fileIds }))).toBe(5);
  const key = { carId, documentId: draft.id };
  const changes = {
    validTo: { from: '2026-12-31', to: '2027-01-31' },
    title: { from: draft.title, to: 'X' },
  };
  expect(await countOf('documents.edit', { opId: newId(), ...key, baseVersion: 1, changes })).toBe(4);
  expect(await statementsOf(() => owner.attempt('documents.list', { carId }))).toHaveLength(3);
  expect(await countOf('documents.delete', { opId: newId(), ...key })).toBe(5);
});

test('a fill-up takes 4 to log and edit, 5 to delete, and the list 3 to read', async () => {
  const draft = fillDraft(carId);
  expect(await countOf('fills.log', draft)).toBe(4);
  const key = { carId, fillId: draft.id };
  const changes = { km: { from: 98_000, to: 98_100 } };
  expect(await countOf('fills.edit', { opId: newId(), ...key, baseVersion: 1, changes })).toBe(4);
  expect(await statementsOf(() => owner.attempt('fills.list', { carId }))).toHaveLength(3);
  expect(await countOf('fills.delete', { opId: newId(), ...key })).toBe(5);
});

test('a reminder takes 4 to change in any way, 5 to delete, and the list of all is one beside the proof', async () => {
  const draft = reminderDraft(carId);
  expect(await countOf('reminders.add', draft)).toBe(4);
  const done = reminderDone(carId, draft.id);
  expect(await countOf('reminders.done', done)).toBe(4);
  const key = { carId, reminderId: draft.id };
  expect(await countOf('reminders.undo', { opId: newId(), ...key, completionId: done.id })).toBe(4);
  expect(await countOf('reminders.pause', { opId: newId(), ...key, isPaused: true })).toBe(4);
  expect(await statementsOf(() => owner.attempt('reminders.list', {}))).toHaveLength(2);
  expect(await countOf('reminders.delete', { opId: newId(), ...key })).toBe(5);
});

test('cars, settings and links take 4 to 8', async () => {
  const draft = carDraft({ mileage: 1000 });
  expect(await countOf('cars.add', draft)).toBe(6);
  const car = await owner.call('cars.read', { carId: draft.id });
  const mileage = { mileage: { from: 1000, to: 2000 } };
  expect(await countOf('cars.edit', { ...editing(car), carId: car.id, changes: mileage })).toBe(4);
  const settings = await owner.call('settings.read');
  const theme = { theme: { from: 'system', to: 'dark' } };
  expect(await countOf('settings.edit', { ...editing(settings), changes: theme })).toBe(5);
  const link = { opId: newId(), id: newId(), carId, isEditable: true };
  // In addition to the 4 statements of a write, one records a security event.
  expect(await countOf('share.create', link)).toBe(5);
  expect(await countOf('share.edit', { opId: newId(), linkId: link.id, isEditable: false })).toBe(5);
  expect(await countOf('share.delete', { opId: newId(), linkId: link.id })).toBe(5);
  expect(await countOf('cars.delete', { opId: newId(), carId: car.id })).toBe(8);
});

test('what a mechanic adds takes 7: the link is proven first and held, its owner notified', async () => {
  const { token } = await newLink(owner, carId, { isEditable: true });
  const issue = await newIssue(owner, carId);
  const mechanic = world.visitor();
  const listed = mechanicRepair(token, { resolvedIssues: [issue.id] });
  expect(await statementsOf(() => mechanic.attempt('share.logRepair', listed))).toHaveLength(7);
  const symptom = mechanicSymptom(token);
  expect(await statementsOf(() => mechanic.attempt('share.logSymptom', symptom))).toHaveLength(7);
  expect(await countOf('share.markSeen', { opId: newId(), ids: [listed.id, symptom.id] })).toBe(4);
});

test('an export takes as many with forty empty cars as with one', async () => {
  const exported = () => statementsOf(() => owner.send('GET', '/api/export'));
  const before = await exported();
  for (let n = 1; n < 40; n += 1) await owner.call('cars.add', carDraft());
  expect(await exported()).toHaveLength(before.length);
});
