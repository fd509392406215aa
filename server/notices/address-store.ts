import { and, eq, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { AddressProblem, AddressTarget } from '#domain/notices/address-schema.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { build } from '#server/platform/database/statement.ts';
import { noticeAddresses } from './table.ts';

export type Address = typeof noticeAddresses.$inferSelect;
type Owner = { ownerId: Id };

export async function readAddress(db: Queryable, { ownerId }: Owner): Promise<Address | undefined> {
  const [address] = await db.select().from(noticeAddresses).where(eq(noticeAddresses.ownerId, ownerId));
  return address;
}

const untried = { problem: null, refusals: 0, isPaused: false } as const;

export function saveAddress({ ownerId }: Owner, id: Id, target: AddressTarget, now: Date) {
  const values = { id, target, ...untried, lastSentAt: null, createdAt: now };
  return build
    .insert(noticeAddresses)
    .values({ ownerId, ...values })
    .onConflictDoUpdate({ target: noticeAddresses.ownerId, set: values })
    .returning();
}

const isOf = ({ ownerId }: Owner, id: Id) =>
  and(eq(noticeAddresses.ownerId, ownerId), eq(noticeAddresses.id, id));

export const deleteAddress = (owner: Owner, id: Id) =>
  build.delete(noticeAddresses).where(isOf(owner, id)).returning();

export async function markArrived(db: Queryable, { ownerId, id }: Address, now: Date): Promise<void> {
  await db
    .update(noticeAddresses)
    .set({ ...untried, lastSentAt: now })
    .where(isOf({ ownerId }, id));
}

export async function markFailed(
  db: Queryable,
  { ownerId, id }: Address,
  problem: AddressProblem,
): Promise<void> {
  await db.update(noticeAddresses).set({ problem }).where(isOf({ ownerId }, id));
}

/** @returns the number of consecutive refusals, including this one */
export async function countRefusal(
  db: Queryable,
  { ownerId, id }: Address,
  problem: AddressProblem,
): Promise<number> {
  const [row] = await db
    .update(noticeAddresses)
    .set({ problem, refusals: sql`${noticeAddresses.refusals} + 1` })
    .where(isOf({ ownerId }, id))
    .returning({ refusals: noticeAddresses.refusals });
  return row?.refusals ?? 0;
}

export async function pauseAddress(db: Queryable, { ownerId, id }: Address): Promise<void> {
  await db.update(noticeAddresses).set({ isPaused: true }).where(isOf({ ownerId }, id));
}
