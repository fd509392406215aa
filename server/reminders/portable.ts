import { reminderColumns } from '#domain/reminders/reminder-row.ts';
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { Completion, Plan, Previous, ReminderDraft, Snooze } from '#domain/reminders/schema.ts';
import { ByKey, Instant } from '#domain/shapes.ts';
import { noticeRuns } from '#server/notices/table.ts';
import {
  insertMissing,
  insertRows,
  parseTimestamps,
  readPages,
  rowsOf,
  toJson,
} from '#server/platform/portable/rows.ts';
import { defineSection } from '#server/platform/portable/section.ts';
import { reminderCompletions, reminders, reminderTables } from './table.ts';

const ExportedReminder = z.extend(z.omit(ReminderDraft, { opId: true, plan: true }), {
  plan: Plan,
  snooze: z.nullable(Snooze),
  isPaused: z.boolean(),
  isDone: z.boolean(),
  completions: z.array(
    z.extend(Completion, {
      previous: z.nullable(Previous),
      createdAt: Instant,
      nextDate: z.optional(Completion.shape.nextDate),
      repairId: z.optional(Completion.shape.repairId),
      madeRepair: z.optional(Completion.shape.madeRepair),
    }),
  ),
  byKey: ByKey,
  createdAt: Instant,
  updatedAt: Instant,
});

export const reminderSection = defineSection<z.output<typeof ExportedReminder>>({
  name: 'reminders',
  since: 4,
  schema: ExportedReminder,

  async *read(from) {
    for await (const page of readPages(from, reminderTables.reminders)) {
      const ids = page.map(({ id }) => id);
      const order = ['doneOn', 'createdAt', 'id'] as const;
      const completionsOf = await rowsOf(from, reminderTables.reminderCompletions, 'reminderId', {
        ids,
        order,
      });
      yield page.map(
        ({
          dueDate,
          dueKm,
          anchorDay,
          repeatEvery,
          repeatUnit,
          repeatKm,
          yearDays,
          base,
          snoozedUntil,
          snoozedKm,
          snoozedOn,
          ...row
        }) => {
          const { snoozedOverdue, ...fields } = toJson(row);
          const repeat = repeatEvery && repeatUnit ? { every: repeatEvery, unit: repeatUnit } : null;
          return {
            ...fields,
            plan: { dueDate, dueKm, anchorDay, repeat, repeatKm, yearDays, base },
            snooze: snoozeOf({ snoozedUntil, snoozedKm, snoozedOn, snoozedOverdue }),
            completions: completionsOf(row.id).map(({ reminderId: _of, ...one }) => toJson(one)),
          };
        },
      );
    }
  },

  imports: {
    check({ id, carId, completions }, { claimId, requireThat, requireLater, has, seen }) {
      seen.add(id);
      requireThat(seen.size <= limits.reminders, 'id');
      requireThat(has('cars', carId), 'carId');
      claimId('reminders', id, carId);
      for (const { id: completionId, repairId } of completions) {
        claimId('reminderCompletions', completionId, carId);
        if (repairId) requireLater('completions.repairId', () => has('repairs', repairId, carId));
      }
    },

    async insert(values, { tx, owner: { ownerId }, mapIds }) {
      const rows = values.map((reminder) => {
        const { id, carId } = mapIds('reminders', { id: reminder.id, carId: reminder.carId });
        const { leadDays = null, leadKm = null } = reminder;
        const columns = reminderColumns({ ...reminder, leadDays, leadKm });
        return { ...columns, id, carId, ownerId, ...parseTimestamps(reminder) };
      });
      await insertRows(tx, reminders, rows);
      await insertMissing(tx, noticeRuns, { ownerId });
      const completions = values.flatMap(({ id: reminderId, carId, completions: all }) =>
        all.map(({ createdAt, ...one }) => ({
          ...mapIds('reminderCompletions', { ...one, reminderId, carId }),
          ownerId,
          createdAt: new Date(createdAt),
        })),
      );
      await insertRows(tx, reminderCompletions, completions);
    },
  },
});

type Snoozed = Pick<
  typeof reminders.$inferSelect,
  'snoozedUntil' | 'snoozedKm' | 'snoozedOn' | 'snoozedOverdue'
>;

function snoozeOf({ snoozedUntil, snoozedKm, snoozedOn, snoozedOverdue }: Snoozed): Snooze | null {
  if (snoozedUntil !== null) return { until: snoozedUntil, wasOverdue: snoozedOverdue };
  if (snoozedKm === null || snoozedOn === null) return null;
  return { until: null, km: { until: snoozedKm, since: snoozedOn }, wasOverdue: snoozedOverdue };
}
