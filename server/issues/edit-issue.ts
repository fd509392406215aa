import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import { changeByHand } from '#domain/issues/repair-link-rules.ts';
import { mentionsUrgent, titleKey } from '#domain/issues/rules.ts';
import type { Issue, IssueEdit } from '#domain/issues/schema.ts';
import { bumpRevision } from '#server/cars/store.ts';
import { forgetMileage, mileageOf, recordMileage } from '#server/mileage/store.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { forgetAnswers, merged, once } from '#server/platform/database/operations.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { unlinkIssue } from '#server/repairs/store.ts';
import { checkDate } from './check-date.ts';
import { dayOf } from './log-issue.ts';
import { readIssue } from './read-issue.ts';
import { deleteIssue, lockIssue, refreshRecurring, updateIssue, type IssueRow } from './store.ts';

/** Changes an issue field by field; what is derived from the fields follows (D112). */
export async function editIssue(
  { db, clock }: Deps,
  scope: CarScope,
  edit: z.output<typeof IssueEdit>,
): Promise<Issue> {
  const now = clock();
  if (edit.changes.date) checkDate(edit.changes.date.to, now);
  return once(db, scope, edit, async (tx) => {
    await bumpRevision(tx, scope);
    const row = await lockIssue(tx, scope, edit.issueId);
    if (!row) throw refusal('NOT_FOUND');
    // Dates travel as text, so they are compared as text.
    const stored = { ...row, date: row.date.toISOString(), mileage: await mileageOf(tx, scope, row.id) };
    const set = merged(stored, edit);
    if (Object.keys(set).length > 0) {
      const { date, status, mileage: _mileage, ...fields } = set;
      const next = { ...row, ...fields };
      const byHand = status === undefined ? {} : handChange(row, status, now);
      if (status !== undefined && row.resolvedBy) await unlinkIssue(tx, scope, row.id, row.resolvedBy);
      await updateIssue(tx, scope, row.id, {
        ...fields,
        ...byHand,
        ...(date === undefined ? {} : { date: new Date(date) }),
        titleKey: titleKey(next.title),
        isUrgent: mentionsUrgent(next),
        version: row.version + 1,
        updatedAt: now,
      });
      if (titleKey(next.title) !== row.titleKey) {
        await refreshRecurring(tx, scope, row.titleKey);
        await refreshRecurring(tx, scope, titleKey(next.title));
      }
      if (set.mileage !== undefined || date !== undefined)
        await say(tx, scope, { ...stored, ...set, timeZone: edit.timeZone }, now);
    }
    return readIssue(tx, scope, edit.issueId);
  });
}

type Said = { id: Id; mileage: number | null; date: string; timeZone: string | undefined };

/** The reading of a problem follows its mileage and its day (D109). */
async function say(tx: Tx, scope: CarScope, { id, mileage: km, ...moment }: Said, now: Date): Promise<void> {
  if (km === null) await forgetMileage(tx, scope, id);
  else await recordMileage(tx, scope, { km, date: dayOf(moment), source: 'issue', sourceId: id }, now);
}

/** A status set by hand clears the link to a repair (D64) and keeps resolvedAt true (D66). */
function handChange(row: IssueRow, status: IssueRow['status'], now: Date): Partial<IssueRow> {
  const issue = { ...row, resolvedAt: row.resolvedAt?.toISOString() ?? null };
  const change = changeByHand(issue, status, now.toISOString());
  return {
    status: change.status,
    resolvedBy: change.resolvedBy,
    resolvedAt: change.resolvedAt === null ? null : new Date(change.resolvedAt),
  };
}

export async function removeIssue(
  { db }: Deps,
  scope: CarScope,
  input: { opId: Id; issueId: Id },
): Promise<{ done: true }> {
  return once(db, scope, input, async (tx) => {
    await bumpRevision(tx, scope);
    await unlinkIssue(tx, scope, input.issueId);
    await forgetAnswers(tx, scope, input.issueId);
    await forgetMileage(tx, scope, input.issueId);
    const key = await deleteIssue(tx, scope, input.issueId);
    if (key === undefined) throw refusal('NOT_FOUND');
    await refreshRecurring(tx, scope, key);
    return { done: true as const };
  });
}
