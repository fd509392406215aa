import type * as z from 'zod/mini';
import { dayOfInstant, formatInstantDay, isTimeZone } from '#domain/language/format.ts';
import { issueTitle, mentionsUrgent, titleKey } from '#domain/issues/rules.ts';
import type { Issue, IssueDraft } from '#domain/issues/schema.ts';
import type { Id } from '#domain/ids.ts';
import { bumpRevision } from '#server/cars/store.ts';
import { attachMedia } from '#server/media/store.ts';
import { recordMileage } from '#server/mileage/store.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { once } from '#server/platform/database/operations.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { wordsFor } from '#server/platform/words.ts';
import { checkDate } from './check-date.ts';
import { readIssue } from './read-issue.ts';
import { insertIssue, refreshRecurring, type IssueValues } from './store.ts';

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
  const { id, description, mediaIds, aiQuestions } = draft;
  // A file that is gone by now does not take the owner's problem with it (D45).
  const files = { ids: mediaIds, missing: 'left out' } as const;
  const { summary, causes, recommendations, source, category, drivingAdvice, drivingAdviceReason, symptoms } =
    draft.assessment;
  const record = {
    ...{ id, description, files, aiQuestions },
    title: issueTitle(description) || mediaTitle(draft),
    date: new Date(draft.date),
    aiSummary: summary,
    aiAnswers: aiQuestions.map((_question, at) => draft.aiAnswers[at] ?? ''),
    ...{ causes, recommendations, source, category, drivingAdvice, drivingAdviceReason },
    synthesized: symptoms,
    notes: '',
    reading: draft.mileage == null ? null : { km: draft.mileage, date: dayOf(draft) },
  };
  return once(db, scope, draft, (tx) => recordIssue(tx, scope, record, now));
}

/** A problem about to be stored, whoever logged it; what follows from its fields is added on the way. */
export type NewIssue = Omit<
  IssueValues,
  'ownerId' | 'carId' | 'titleKey' | 'status' | 'isUrgent' | 'isRecurring' | 'createdAt' | 'updatedAt'
> & {
  files: { ids: readonly Id[]; missing: 'left out' | 'refused' };
  /** What the odometer said, and on which day (D109). */
  reading: { km: number; date: string } | null;
};

/**
 * Stores a new problem with its files, as part of an operation.
 * @throws ID_TAKEN; NOT_FOUND for a file that is not there for the taking, where that is refused
 */
export async function recordIssue(
  tx: Tx,
  scope: CarScope,
  { files, reading, ...fields }: NewIssue,
  now: Date,
): Promise<Issue> {
  await bumpRevision(tx, scope);
  const inserted = await insertIssue(tx, {
    ...fields,
    ownerId: scope.ownerId,
    carId: scope.carId,
    titleKey: titleKey(fields.title),
    status: 'new',
    isUrgent: mentionsUrgent(fields),
    isRecurring: false,
    createdAt: now,
    updatedAt: now,
  });
  if (!inserted) throw refusal('ID_TAKEN');
  const areAllThere = files.ids.length === 0 || (await attachMedia(tx, scope, fields.id, files.ids));
  if (!areAllThere && files.missing === 'refused') throw refusal('NOT_FOUND');
  await refreshRecurring(tx, scope, titleKey(fields.title));
  if (reading) await recordMileage(tx, scope, { ...reading, source: 'issue', sourceId: fields.id }, now);
  return readIssue(tx, scope, fields.id);
}

type Moment = Pick<z.output<typeof IssueDraft>, 'date' | 'timeZone'>;

/** The title of a log without words (D46), with the day it was where the owner is (D72). */
const mediaTitle = ({ language, ...moment }: Moment & Pick<IssueDraft, 'language'>): string =>
  `${wordsFor(language).t('Photo/video symptom')}, ${formatInstantDay(moment.date, language, zoneOf(moment))}`;

/** The day of an instant where the owner is. */
export const dayOf = (moment: Moment): string => dayOfInstant(moment.date, zoneOf(moment));

const zoneOf = ({ timeZone }: Moment) => (timeZone !== undefined && isTimeZone(timeZone) ? timeZone : 'UTC');
