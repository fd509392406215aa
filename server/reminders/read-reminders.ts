import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { reminderListOf } from '#domain/reminders/reminder-record.ts';
import type { ReminderList } from '#domain/reminders/schema.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { recordsOfCar, recordsOfOwners } from '#server/sync/read-records.ts';

/** What decides when something is due. */
export const DUE = {
  reminder: {},
  document: { names: ['reminderId'] },
  reading: { max: limits.dueReadings },
};

export const remindersOfCar = async (db: Queryable, scope: CarScope): Promise<ReminderList> =>
  reminderListOf(new Map([[scope.carId, await recordsOfCar(db, scope, DUE)]]));

export async function remindersOfOwners(
  db: Queryable,
  ownerIds: readonly Id[],
): Promise<(ownerId: Id) => ReminderList> {
  const owners = await recordsOfOwners(db, ownerIds, DUE);
  return (ownerId) => reminderListOf(owners.get(ownerId) ?? new Map());
}
