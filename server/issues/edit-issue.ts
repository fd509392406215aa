import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import { fileChange } from '#domain/issues/file-rules.ts';
import { withAssessment, type AssessedIssue } from '#domain/issues/log-fields.ts';
import { changeByHand } from '#domain/issues/repair-link-rules.ts';
import { mentionsUrgent, titleKey } from '#domain/issues/rules.ts';
import type { Issue, IssueEdit } from '#domain/issues/schema.ts';
import { assertFewIssueFiles } from '#server/media/attach-late.ts';
import { attachMedia, detachMedia, lastPosition } from '#server/media/store.ts';
import { readingFacts, writeReading, type ReadingFacts } from '#server/mileage/store.ts';
import { carDelete, carWrite, type CarWrite } from '#server/platform/database/car-write.ts';
import { mergeChanges } from '#server/platform/database/operations.ts';
import { DONE, type Caller } from '#server/platform/database/run-operation.ts';
import { refusal } from '#server/platform/errors.ts';
import { unlinkIssue } from '#server/repairs/store.ts';
import { checkDate } from '#server/platform/check-date.ts';
import { localDay } from './log-issue.ts';
import {
  changedFiles,
  deleteIssue,
  issueOfCar,
  refreshRecurring,
  savedIssue,
  titleFacts,
  updateIssue,
  type IssueRow,
  type TitleFacts,
} from './store.ts';

type Facts = { title: TitleFacts | null; readings: ReadingFacts };
type Editable = Pick<
  AssessedIssue,
  | 'title'
  | 'description'
  | 'date'
  | 'mileage'
  | 'aiSummary'
  | 'status'
  | 'notes'
  | 'symptoms'
  | 'version'
  | 'assessment'
>;
type Stored = Facts & { issue: Issue | null };

export function editIssue(caller: Caller, edit: z.output<typeof IssueEdit>): Promise<Issue> {
  const id = edit.issueId;
  const read = sql<Stored>`json_build_object(
    'issue', ${issueOfCar(id)}, 'title', ${titleFacts(id)}, 'readings', ${readingFacts(id)})`;
  return carWrite(caller, edit, read, (write) => {
    const { scope, now } = write;
    const { issue, title, readings } = write.stored;
    if (edit.changes.date) checkDate(edit.changes.date.to, now);
    if (!issue || !title) throw refusal('NOT_FOUND');
    const { mediaIds, ...changes } = edit.changes;
    const set = mergeChanges<Editable>(withAssessment(issue), { ...edit, changes });
    const files = mediaIds && changeIssueFiles(write, issue, fileChange(mediaIds));
    if (Object.keys(set).length === 0 && !files) return { unchanged: issue };
    const { date, status, mileage, assessment, version: _version, ...fields } = set;
    const next = { ...issue, ...set };
    const key = titleKey(next.title);
    // The reading depends only on the mileage and the day.
    const reading =
      next.mileage === null ? null : { km: next.mileage, date: localDay({ ...edit, date: next.date }) };
    const isReadingChanged = mileage !== undefined || date !== undefined;
    const source = { source: 'issue', sourceId: id } as const;
    const followed = writeReading(write, isReadingChanged ? readings : null, source, reading);
    return {
      writes: {
        saved: updateIssue(scope, id, {
          ...fields,
          ...assessment,
          ...(status === undefined ? {} : statusByHand(issue, status, now)),
          ...(date === undefined ? {} : { date: new Date(date) }),
          titleKey: key,
          isUrgent: mentionsUrgent(next),
          recurrenceCount: title.recurrenceCount,
          version: issue.version + 1,
          updatedAt: now,
        }),
        ...(status !== undefined && issue.resolvedBy ? unlinkIssue(scope, id, issue.resolvedBy) : {}),
        ...refreshRecurring(scope, id, { before: title.titleKey, after: key }),
        ...files?.writes,
        ...followed.writes,
      },
      car: followed.car,
      answer: savedIssue(next.mileage, files?.shown),
      refused: 'NOT_FOUND',
    };
  });
}

/** Null if the issue already has these files. Missing files are skipped, as when an issue is logged. */
function changeIssueFiles(
  { scope, now }: Pick<CarWrite<unknown>, 'scope' | 'now'>,
  { id: issueId, files }: Issue,
  change: ReturnType<typeof fileChange>,
) {
  const present = files.map(({ id }) => id);
  const removed = change.removed.filter((id) => present.includes(id));
  const added = change.added.filter((id) => !present.includes(id));
  if (removed.length + added.length === 0) return null;
  if (added.length > 0) assertFewIssueFiles(present.length - removed.length + added.length, 'mediaIds');
  return {
    writes: {
      attached: attachMedia(scope, sql`${issueId}::uuid`, added, lastPosition(issueId)),
      ...(removed.length === 0 ? {} : { detached: detachMedia(scope, issueId, removed, now) }),
    },
    shown: changedFiles(removed),
  };
}

/** A manual status change clears the link to a repair and updates resolvedAt. */
function statusByHand(issue: Issue, to: Issue['status'], now: Date): Partial<IssueRow> {
  const { status, resolvedBy, resolvedAt } = changeByHand(issue, to, now.toISOString());
  return { status, resolvedBy, resolvedAt: resolvedAt === null ? null : new Date(resolvedAt) };
}

export function removeIssue(
  caller: Caller,
  input: { opId: Id; carId: Id; issueId: Id },
): Promise<{ done: true }> {
  const id = input.issueId;
  const read = sql<Facts>`json_build_object('title', ${titleFacts(id)}, 'readings', ${readingFacts(id)})`;
  return carDelete(caller, input, { id, bin: 'issue' }, read, (write, deletion) => {
    const { scope, stored } = write;
    if (!stored.title) throw refusal('NOT_FOUND');
    const { writes, car } = writeReading(write, stored.readings, { source: 'issue', sourceId: id }, null);
    return {
      writes: {
        ...unlinkIssue(scope, id),
        deleted: deleteIssue(scope, deletion),
        ...refreshRecurring(scope, id, { before: stored.title.titleKey, after: null }),
        ...writes,
      },
      car,
      answer: sql`(select ${DONE} from deleted)`,
      refused: 'NOT_FOUND',
    };
  });
}
