import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import type { Recurrence, RecurrenceDraft } from '#domain/issues/schema.ts';
import { bumpRevision } from '#server/cars/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { forgetAnswers, once } from '#server/platform/database/operations.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { checkDate } from './check-date.ts';
import { deleteRecurrence, insertRecurrence, lockIssue, refreshRecurring, updateIssue } from './store.ts';

/** Records that a symptom came back, on a day that is not in the future (VAL-63). */
export async function addRecurrence(
  { db, clock }: Deps,
  scope: CarScope,
  draft: z.output<typeof RecurrenceDraft>,
): Promise<Recurrence> {
  const now = clock();
  checkDate(draft.date, now);
  const recurrence = { id: draft.id, date: draft.date, notes: draft.notes ?? '' };
  return once(db, scope, draft, async (tx) => {
    await bumpRevision(tx, scope);
    const issue = await lockIssue(tx, scope, draft.issueId);
    if (!issue) throw refusal('NOT_FOUND');
    const inserted = await insertRecurrence(tx, {
      ...recurrence,
      ownerId: scope.ownerId,
      carId: scope.carId,
      issueId: draft.issueId,
      createdAt: now,
    });
    if (!inserted) throw refusal('ID_TAKEN');
    await updateIssue(tx, scope, issue.id, { recurrenceCount: issue.recurrenceCount + 1, updatedAt: now });
    await refreshRecurring(tx, scope, issue.titleKey);
    return recurrence;
  });
}

export async function removeRecurrence(
  { db, clock }: Deps,
  scope: CarScope,
  input: { opId: Id; issueId: Id; recurrenceId: Id },
): Promise<{ done: true }> {
  return once(db, scope, input, async (tx) => {
    await bumpRevision(tx, scope);
    const issue = await lockIssue(tx, scope, input.issueId);
    if (!issue || !(await deleteRecurrence(tx, scope, input.issueId, input.recurrenceId)))
      throw refusal('NOT_FOUND');
    await forgetAnswers(tx, scope, input.recurrenceId);
    await updateIssue(tx, scope, issue.id, {
      recurrenceCount: issue.recurrenceCount - 1,
      updatedAt: clock(),
    });
    await refreshRecurring(tx, scope, issue.titleKey);
    return { done: true as const };
  });
}
