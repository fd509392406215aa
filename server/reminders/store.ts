import { limits } from '#domain/limits.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import { noticeRuns } from '#server/notices/table.ts';
import type { CarScope, OwnerScope } from '#server/platform/access/scope.ts';
import type { Deletion } from '#server/platform/database/car-write.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { build } from '#server/platform/database/statement.ts';
import { ofCar, printDay, printInstant } from '#server/platform/database/printed.ts';
import { reminderCompletions, reminders } from './table.ts';

const completions = `coalesce((
  select json_agg(json_build_object(
    'id', id, 'doneOn', ${printDay('done_on')}, 'doneKm', done_km, 'isKmEstimated', is_km_estimated,
    'nextDate', ${printDay('next_date')}, 'repairId', repair_id, 'madeRepair', made_repair,
    'previous', previous, 'createdAt', ${printInstant('created_at')}))
  from (
    select * from reminder_completions c
    where c.owner_id = reminders.owner_id and c.reminder_id = reminders.id
    order by c.done_on desc, c.created_at desc, c.id desc limit ${limits.completionsListed}
  ) as latest), '[]'::json)`;

const reminder = `json_build_object(
  'id', id, 'carId', car_id, 'documentId', (
    select d.id from documents d where d.owner_id = reminders.owner_id and d.reminder_id = reminders.id
      and d.id = reminders.id),
  'title', title, 'kind', kind, 'notes', notes,
  'plan', json_build_object(
    'dueDate', ${printDay('due_date')}, 'dueKm', due_km, 'anchorDay', anchor_day,
    'repeat', case when repeat_unit is not null
      then json_build_object('every', repeat_every, 'unit', repeat_unit) end,
    'repeatKm', repeat_km, 'yearDays', year_days, 'base', base),
  'leadDays', lead_days, 'leadKm', lead_km,
  'snooze', case when snoozed_until is not null
    then json_build_object('until', ${printDay('snoozed_until')}, 'wasOverdue', snoozed_overdue)
    when snoozed_km is not null then json_build_object('until', null, 'wasOverdue', snoozed_overdue,
      'km', json_build_object('until', snoozed_km, 'since', ${printDay('snoozed_on')})) end,
  'isPaused', is_paused, 'isDone', is_done, 'completions', ${completions},
  'byKey', by_key, 'version', version, 'createdAt', ${printInstant('created_at')})`;

export const reminderOfCar = (id: Id) => sql<Reminder | null>`(
  select ${sql.raw(reminder)} from reminders where ${sql.raw(ofCar())} and reminders.id = ${id}::uuid)`;

const isReminder = ({ ownerId, carId }: CarScope, id: Id) =>
  and(eq(reminders.ownerId, ownerId), eq(reminders.id, id), eq(reminders.carId, carId));

export const remindersOfOwner = sql<number>`(select count(*)::int from reminders where owner_id = car.owner_id)`;

export async function countReminders(db: Queryable, { ownerId }: CarScope | OwnerScope): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from reminders where owner_id = ${ownerId}`,
  );
  return rows[0]!.count;
}

/** Ensures that the owner has a daily run. */
export const insertRun = ({ ownerId }: CarScope | OwnerScope) =>
  build.insert(noticeRuns).values({ ownerId }).onConflictDoNothing().returning();

export const insertReminder = (values: typeof reminders.$inferInsert) =>
  build.insert(reminders).values(values).onConflictDoNothing().returning();

export const updateReminder = (scope: CarScope, id: Id, values: Partial<typeof reminders.$inferInsert>) =>
  build.update(reminders).set(values).where(isReminder(scope, id)).returning();

export const deleteReminder = (scope: CarScope, { id }: Deletion) =>
  build.delete(reminders).where(isReminder(scope, id)).returning();

export const insertCompletion = (values: typeof reminderCompletions.$inferInsert) =>
  build.insert(reminderCompletions).values(values).onConflictDoNothing().returning();

export const deleteCompletion = ({ ownerId, carId }: CarScope, reminderId: Id, id: Id) => {
  const { ownerId: owner, carId: car, reminderId: of } = reminderCompletions;
  return build
    .delete(reminderCompletions)
    .where(and(eq(owner, ownerId), eq(car, carId), eq(of, reminderId), eq(reminderCompletions.id, id)))
    .returning();
};
