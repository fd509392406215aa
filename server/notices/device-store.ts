import { and, count, eq, sql, type SQL } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { sessionIdOf } from '#server/platform/access/session.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { build } from '#server/platform/database/statement.ts';
import { pushDevices } from './table.ts';

export type Device = typeof pushDevices.$inferSelect;
type Owner = { ownerId: Id };

export async function readDevice(
  db: Queryable,
  { ownerId, id }: Owner & { id: Id },
): Promise<Device | undefined> {
  const [device] = await db
    .select()
    .from(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.ownerId, ownerId)));
  return device;
}

export async function countDevices(tx: Queryable, { ownerId }: Owner): Promise<number> {
  const [row] = await tx
    .select({ devices: count() })
    .from(pushDevices)
    .where(eq(pushDevices.ownerId, ownerId));
  return row!.devices;
}

/** Moves a browser that is registered under another id or to another account. */
export async function forgetEndpoint(tx: Queryable, endpoint: string): Promise<void> {
  await tx.delete(pushDevices).where(eq(pushDevices.endpoint, endpoint));
}

/** Returns no row when the id is in use. @param token of the session in which it is added */
export const insertDevice = (
  values: Omit<typeof pushDevices.$inferInsert, 'sessionId'>,
  token: string | null,
) =>
  build
    .insert(pushDevices)
    .values({ ...values, sessionId: sessionIdOf(token) })
    .onConflictDoNothing()
    .returning();

export async function deleteDevicesOfSession(db: Queryable, sessionId: Id | SQL): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.sessionId, sessionId));
}

/** @param except token of the session whose device stays */
export async function deleteDevices(db: Queryable, { ownerId }: Owner, except: string): Promise<void> {
  await db
    .delete(pushDevices)
    .where(
      and(
        eq(pushDevices.ownerId, ownerId),
        sql`(${pushDevices.sessionId} = ${sessionIdOf(except)}) is not true`,
      ),
    );
}

export const deleteOwnDevice = ({ ownerId }: Owner, id: Id) =>
  build
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.ownerId, ownerId)))
    .returning();

export async function deleteDevice(db: Queryable, id: Id): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.id, id));
}

/** Counts a failed message. @returns the number of consecutive failures */
export async function countFailure(db: Queryable, id: Id): Promise<number> {
  const [row] = await db
    .update(pushDevices)
    .set({ failures: sql`${pushDevices.failures} + 1` })
    .where(eq(pushDevices.id, id))
    .returning({ failures: pushDevices.failures });
  return row?.failures ?? 0;
}
