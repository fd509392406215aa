import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { AssessmentSource, Category, DrivingAdvice } from '#domain/assessment/schema.ts';
import { lubeLoggerIssue } from '#domain/exports/lubelogger.ts';
import { Id } from '#domain/ids.ts';
import { mentionsUrgent, titleKey } from '#domain/issues/rules.ts';
import { answersHaveQuestions, IssueDraft, IssueStatus, SavedAssessment } from '#domain/issues/schema.ts';
import { limits } from '#domain/limits.ts';
import { fromMinor, toMinorOrNull } from '#domain/money/minor-units.ts';
import { Currency } from '#domain/money/schema.ts';
import { ByKey, Cost, Day, filledText, Instant, LongText, optionalText, text } from '#domain/shapes.ts';
import {
  toJson,
  insertRows,
  parseInstant,
  readPages,
  rowsOf,
  parseTimestamps,
} from '#server/platform/portable/rows.ts';
import { defineSection } from '#server/platform/portable/section.ts';
import { issues, issueTables, recurrences, replies } from './table.ts';

const ExportedRecurrence = z.object({
  id: Id,
  date: Day,
  notes: text(limits.longText),
  createdAt: Instant,
});

const ExportedReply = z.object({
  id: Id,
  text: LongText,
  cost: z.nullable(Cost),
  currency: Currency,
  included: LongText,
  mechanicName: text(limits.shortText),
  garageName: optionalText(limits.shortText),
  ownerReply: z._default(LongText, ''),
  createdAt: Instant,
});

const ExportedIssue = z
  .object({
    id: Id,
    carId: Id,
    // The form's limit of 50 counts visible characters, which may consist of many more code units.
    title: filledText(limits.longText),
    description: LongText,
    date: Instant,
    aiSummary: LongText,
    aiQuestions: IssueDraft.shape.aiQuestions,
    aiAnswers: IssueDraft.shape.aiAnswers,
    causes: SavedAssessment.shape.causes,
    recommendations: SavedAssessment.shape.recommendations,
    source: z.nullable(AssessmentSource),
    category: z.nullable(Category),
    drivingAdvice: z.nullable(DrivingAdvice),
    drivingAdviceReason: LongText,
    synthesized: SavedAssessment.shape.symptoms,
    symptoms: z.nullable(SavedAssessment.shape.symptoms),
    status: IssueStatus,
    notes: LongText,
    resolvedBy: z.nullable(Id),
    resolvedAt: z.nullable(Instant),
    mechanicName: optionalText(limits.shortText),
    garageName: optionalText(limits.shortText),
    /** Informational; an import recomputes them. */
    urgent: z.boolean(),
    recurring: z.boolean(),
    recurrences: z.array(ExportedRecurrence).check(z.maxLength(limits.recurrences)),
    byKey: ByKey,
    replies: z._default(z.array(ExportedReply), []),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .check(answersHaveQuestions);

const resolvedBy = sql<Id | null>`(
  select r.id from repairs r where r.id = issues.resolved_by and r.car_id = issues.car_id)`;

export const issueSection = defineSection<z.output<typeof ExportedIssue>>({
  name: 'issues',
  since: 1,
  schema: ExportedIssue,

  async *read(from) {
    for await (const page of readPages(from, issueTables.issues, { computed: { resolvedBy } })) {
      const ids = page.map(({ id }) => id);
      const againOf = await rowsOf(from, issueTables.recurrences, 'issueId', { ids, order: ['date', 'id'] });
      const repliesOf = await rowsOf(from, issueTables.replies, 'issueId', {
        ids,
        order: ['createdAt', 'id'],
      });
      yield page.map(({ isUrgent: urgent, isRecurring: recurring, ...row }) => ({
        ...toJson(row),
        urgent,
        recurring,
        recurrences: againOf(row.id).map(({ issueId: _issue, ...one }) => toJson(one)),
        replies: repliesOf(row.id).map(({ issueId: _issue, costMinor, ...one }) => ({
          ...toJson(one),
          cost: costMinor === null ? null : fromMinor(costMinor, one.currency),
        })),
      }));
    }
  },

  lubeLogger: lubeLoggerIssue,

  imports: {
    check(issue, { claimId, requireThat, has, requireLater }) {
      const { id, carId, resolvedBy: repairId } = issue;
      requireThat(has('cars', carId), 'carId');
      claimId('issues', id, carId);
      for (const recurrence of issue.recurrences) claimId('recurrences', recurrence.id, carId);
      for (const reply of issue.replies) claimId('replies', reply.id, carId);
      if (repairId) requireLater('resolvedBy', () => has('repairs', repairId, carId));
    },

    async insert(values, { tx, owner, mapIds }) {
      const { ownerId } = owner;
      const rows = values.map(
        ({ urgent: _urgent, recurring: _recurring, recurrences: again, replies: _replies, ...issue }) => ({
          ...mapIds('issues', issue),
          ownerId,
          date: new Date(issue.date),
          resolvedAt: parseInstant(issue.resolvedAt),
          titleKey: titleKey(issue.title),
          isUrgent: mentionsUrgent(issue),
          isRecurring: false,
          recurrenceCount: again.length,
          ...parseTimestamps(issue),
        }),
      );
      await insertRows(tx, issues, rows);
      const again = values.flatMap(({ id: issueId, carId, recurrences: all }) =>
        all.map((one) => ({
          ...mapIds('recurrences', { ...one, carId, issueId }),
          ownerId,
          createdAt: new Date(one.createdAt),
        })),
      );
      await insertRows(tx, recurrences, again);
      const answers = values.flatMap(({ id: issueId, carId, replies: all }) =>
        all.map(({ cost, ...one }) => ({
          ...mapIds('replies', { ...one, carId, issueId }),
          ownerId,
          costMinor: toMinorOrNull(cost, one.currency),
          createdAt: new Date(one.createdAt),
        })),
      );
      await insertRows(tx, replies, answers);
    },

    // Like refreshRecurring in store.ts, for all issues of an owner.
    async finish({ tx, owner }) {
      await tx.execute(sql`
        update issues set is_recurring = true
        from (
          select id, count(*) over (partition by car_id, title_key) > 1 or recurrence_count > 0 as value
          from issues where owner_id = ${owner.ownerId}
        ) as flag
        where issues.id = flag.id and flag.value`);
    },
  },
});
