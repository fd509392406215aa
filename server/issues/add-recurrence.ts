import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { Recurrence, RecurrenceDraft } from '#domain/issues/schema.ts';
import { carDelete, carWrite } from '#server/platform/database/car-write.ts';
import { DONE, type Caller } from '#server/platform/database/run-operation.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { checkDate } from '#server/platform/check-date.ts';
import { deletePart, insertRecurrence, titleFacts, updateIssue } from './store.ts';
import { recurrences } from './table.ts';

export function addRecurrence(caller: Caller, draft: z.output<typeof RecurrenceDraft>): Promise<Recurrence> {
  const { id, issueId, date, notes } = draft;
  return carWrite(caller, draft, titleFacts(issueId), ({ scope, stored: issue, now }) => {
    checkDate(date, now);
    if (!issue) throw refusal('NOT_FOUND');
    if (issue.recurrenceCount >= limits.recurrences)
      throw fieldRefusal('id', 'No more recurrences can be added to this problem.');
    const { ownerId, carId } = scope;
    return {
      writes: {
        saved: insertRecurrence({ id, ownerId, carId, issueId, date, notes: notes ?? '', createdAt: now }),
        issue: updateIssue(scope, issueId, {
          titleKey: issue.titleKey,
          recurrenceCount: issue.recurrenceCount + 1,
          updatedAt: now,
        }),
      },
      answer: sql`(select json_build_object('id', id, 'date', date, 'notes', notes) from saved)`,
      refused: 'ID_TAKEN',
    };
  });
}

export const removeRecurrence = (
  caller: Caller,
  input: { opId: Id; carId: Id; issueId: Id; recurrenceId: Id },
): Promise<{ done: true }> =>
  carDelete(
    caller,
    input,
    { id: input.recurrenceId, bin: null, list: 'recurrences' },
    titleFacts(input.issueId),
    ({ scope, stored, now }, recurrence) => {
      if (!stored) throw refusal('NOT_FOUND');
      return {
        writes: {
          deleted: deletePart(recurrences, scope, input.issueId, recurrence),
          issue: updateIssue(scope, input.issueId, {
            titleKey: stored.titleKey,
            recurrenceCount: stored.recurrenceCount - 1,
            updatedAt: now,
          }),
        },
        answer: sql`(select ${DONE} from deleted)`,
        refused: 'NOT_FOUND',
      };
    },
  );
