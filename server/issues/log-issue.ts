import type * as z from 'zod/mini';
import { formatInstantDay } from '#domain/language/format.ts';
import { issueTitle, mentionsUrgent, titleKey } from '#domain/issues/rules.ts';
import type { Issue, IssueDraft } from '#domain/issues/schema.ts';
import { bumpRevision } from '#server/cars/store.ts';
import { attachMedia } from '#server/media/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { once } from '#server/platform/operations.ts';
import type { CarScope } from '#server/platform/scope.ts';
import { wordsFor } from '#server/platform/words.ts';
import { checkDate } from './check-date.ts';
import { readIssue } from './read-issue.ts';
import { insertIssue, refreshRecurring } from './store.ts';

/** Saves a finished symptom log: the problem, its files, and the assessment the owner saw. */
export async function logIssue(
  { db, clock }: Deps,
  scope: CarScope,
  draft: z.output<typeof IssueDraft>,
): Promise<Issue> {
  const now = clock();
  if (!draft.description && draft.mediaIds.length === 0) {
    throw refusal('BAD_REQUEST', {
      fields: [{ path: 'description', phrase: 'Please provide a description or attach media' }],
    });
  }
  checkDate(draft.date, now);
  const title = issueTitle(draft.description) || mediaTitle(draft);
  const { summary, causes, recommendations, source, category, drivingAdvice, drivingAdviceReason, symptoms } =
    draft.assessment;
  return once(db, scope, draft, async (tx) => {
    await bumpRevision(tx, scope);
    const inserted = await insertIssue(tx, {
      id: draft.id,
      ownerId: scope.ownerId,
      carId: scope.carId,
      title,
      titleKey: titleKey(title),
      description: draft.description,
      date: new Date(draft.date),
      aiSummary: summary,
      aiQuestions: draft.aiQuestions,
      aiAnswers: draft.aiQuestions.map((_question, at) => draft.aiAnswers[at] ?? ''),
      ...{ causes, recommendations, source, category, drivingAdvice, drivingAdviceReason },
      synthesized: symptoms,
      status: 'new',
      notes: '',
      isUrgent: mentionsUrgent({ title, description: draft.description, aiSummary: summary }),
      isRecurring: false,
      createdAt: now,
      updatedAt: now,
    });
    if (!inserted) throw refusal('ID_TAKEN');
    if (draft.mediaIds.length > 0) await attachMedia(tx, scope, draft.id, draft.mediaIds);
    await refreshRecurring(tx, scope, titleKey(title));
    return readIssue(tx, scope, draft.id);
  });
}

/** The title of a log without words (D46). */
function mediaTitle({ language, date }: z.output<typeof IssueDraft>): string {
  return `${wordsFor(language).t('Photo/video symptom')}, ${formatInstantDay(date, language, 'UTC')}`;
}
