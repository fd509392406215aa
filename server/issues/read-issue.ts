import type { Id } from '#domain/ids.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { mediaOfIssues } from '#server/media/store.ts';
import { mileageOf } from '#server/mileage/store.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { refusal } from '#server/platform/errors.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { findIssue, listRecurrences } from './store.ts';

/**
 * One issue with its recurrences and files.
 * @throws NOT_FOUND
 */
export async function readIssue(db: Queryable, scope: CarScope, issueId: Id): Promise<Issue> {
  const row = await findIssue(db, scope, issueId);
  if (!row) throw refusal('NOT_FOUND');
  const files = (await mediaOfIssues(db, scope, [issueId])).get(issueId) ?? { images: [], videos: [] };
  const { id, carId, title, description, aiSummary, aiQuestions, aiAnswers, causes, recommendations } = row;
  const { source, category, drivingAdvice, drivingAdviceReason, synthesized, symptoms } = row;
  const { status, notes, resolvedBy, mechanicName, garageName, version } = row;
  return {
    ...{ id, carId, title, description, aiSummary, aiQuestions, aiAnswers, causes, recommendations },
    ...{ source, category, drivingAdvice, drivingAdviceReason, synthesized, symptoms },
    ...{ status, notes, resolvedBy, mechanicName, garageName, version },
    ...files,
    date: row.date.toISOString(),
    mileage: await mileageOf(db, scope, issueId),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    recurring: row.isRecurring,
    recurrences: await listRecurrences(db, scope, issueId),
    createdAt: row.createdAt.toISOString(),
  };
}
