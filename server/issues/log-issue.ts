import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { dayOfInstant, formatInstantDay } from '#domain/language/format.ts';
import { isTimeZone } from '#domain/language/clock.ts';
import { mentionsUrgent, titleKey } from '#domain/issues/rules.ts';
import { issueTitle } from '#domain/issues/title-rules.ts';
import type { Issue, IssueDraft } from '#domain/issues/schema.ts';
import type { Id } from '#domain/ids.ts';
import { attachMedia } from '#server/media/store.ts';
import { readingFacts, writeReading } from '#server/mileage/store.ts';
import { carWrite, type CarChange, type CarWrite } from '#server/platform/database/car-write.ts';
import type { Caller } from '#server/platform/database/run-operation.ts';
import { fieldRefusal } from '#server/platform/errors.ts';
import { wordsFor } from '#server/platform/words.ts';
import { checkDate } from '#server/platform/check-date.ts';
import {
  attachedFiles,
  insertIssue,
  noFiles,
  refreshRecurring,
  savedIssue,
  type IssueValues,
} from './store.ts';

export function logIssue(caller: Caller, draft: z.output<typeof IssueDraft>): Promise<Issue> {
  const { id, description, mediaIds, aiQuestions, mileage = null } = draft;
  const read = mileage === null ? sql<null>`null` : readingFacts(id);
  return carWrite(caller, draft, read, (write) => {
    if (!description && mediaIds.length === 0) {
      throw fieldRefusal('description', 'Please provide a description or attach media');
    }
    checkDate(draft.date, write.now);
    const { summary, symptoms, ...assessment } = draft.assessment;
    const change = recordIssue(write, {
      ...assessment,
      id,
      description,
      aiQuestions,
      // A missing file does not prevent saving the issue.
      files: { ids: mediaIds, missing: 'ignored' },
      title: issueTitle(description) || mediaTitle(draft),
      date: new Date(draft.date),
      aiSummary: summary,
      aiAnswers: aiQuestions.map((_question, at) => draft.aiAnswers[at] ?? ''),
      synthesized: symptoms,
      notes: '',
    });
    const files = mediaIds.length > 0 ? attachedFiles : noFiles;
    const reading = mileage === null ? null : { km: mileage, date: localDay(draft) };
    const { writes, car } = writeReading(write, write.stored, { source: 'issue', sourceId: id }, reading);
    return {
      ...change,
      writes: { ...change.writes, ...writes },
      car,
      answer: savedIssue(mileage, files),
    };
  });
}

export type NewIssue = Omit<
  IssueValues,
  'ownerId' | 'carId' | 'titleKey' | 'status' | 'isUrgent' | 'isRecurring' | 'createdAt' | 'updatedAt'
> & {
  files: { ids: readonly Id[]; missing: 'ignored' | 'refused' };
};

/** Refused with ID_TAKEN, or with NOT_FOUND for a missing file if missing files are refused. */
export function recordIssue(
  { scope, now }: Pick<CarWrite<unknown>, 'scope' | 'now'>,
  { files, ...fields }: NewIssue,
): CarChange<{ id: Id }> {
  const key = titleKey(fields.title);
  const attached = attachMedia(scope, sql`(select id from saved)`, files.ids);
  const requiredFiles = files.missing === 'refused' ? new Set(files.ids).size : 0;
  return {
    writes: {
      saved: insertIssue(scope, {
        ...fields,
        ownerId: scope.ownerId,
        carId: scope.carId,
        titleKey: key,
        status: 'new',
        isUrgent: mentionsUrgent(fields),
        createdAt: now,
        updatedAt: now,
      }),
      ...refreshRecurring(scope, fields.id, { before: null, after: key }),
      ...(files.ids.length > 0 ? { attached } : {}),
    },
    answer:
      requiredFiles === 0
        ? savedId
        : sql`(select ${savedId} where (select count(*) from attached) = ${requiredFiles})`,
    refused: sql`case when exists (select from saved) then 'NOT_FOUND' else 'ID_TAKEN' end`,
  };
}

const savedId = sql<{ id: Id }>`(select json_build_object('id', id) from saved)`;

type Moment = Pick<z.output<typeof IssueDraft>, 'date' | 'timeZone'>;

/** The title of an issue without a description, with the day in the owner's time zone. */
const mediaTitle = ({ language, ...moment }: Moment & Pick<IssueDraft, 'language'>): string =>
  `${wordsFor(language).t('Photo/video symptom')}, ${formatInstantDay(moment.date, language, zoneOf(moment))}`;

export const localDay = (moment: Moment): string => dayOfInstant(moment.date, zoneOf(moment));

const zoneOf = ({ timeZone }: Moment) => (timeZone !== undefined && isTimeZone(timeZone) ? timeZone : 'UTC');
