import { asc, desc, eq, isNull, and, sql, type SQL } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { AccountOrder, OperatedAccount } from '#domain/operator/schema.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { hashToken } from '#server/platform/access/share-token.ts';
import { media } from '#server/media/table.ts';
import { shareLinks } from '#server/share/table.ts';
import { authUser, users } from './table.ts';

export type AccountLine = {
  id: Id;
  email: string;
  createdAt: Date;
  lastSeen: Date | null;
  isConfirmed: boolean;
  disabledAt: Date | null;
  deletionRequestedAt: Date | null;
  files: number;
  bytes: number;
};

type Marks = Pick<AccountLine, 'isConfirmed' | 'disabledAt' | 'deletionRequestedAt'>;

export function stateOf({ isConfirmed, disabledAt, deletionRequestedAt }: Marks): OperatedAccount['state'] {
  if (deletionRequestedAt) return 'deleted';
  if (disabledAt) return 'locked';
  return isConfirmed ? 'active' : 'unconfirmed';
}

const accountLines = (db: Queryable) => {
  const stored = db
    .select({
      ownerId: media.ownerId,
      files: sql<number>`count(*)::int`.as('files'),
      bytes: sql<number>`sum(${media.size})::float8`.as('bytes'),
    })
    .from(media)
    .groupBy(media.ownerId)
    .as('stored');
  const bytes = sql<number>`coalesce(${stored.bytes}, 0)`;
  const lines = db
    .select({
      id: authUser.id,
      email: authUser.email,
      createdAt: authUser.createdAt,
      lastSeen: users.lastSeen,
      isConfirmed: authUser.emailVerified,
      disabledAt: authUser.disabledAt,
      deletionRequestedAt: authUser.deletionRequestedAt,
      files: sql<number>`coalesce(${stored.files}, 0)`,
      bytes,
    })
    .from(authUser)
    .leftJoin(users, eq(users.id, authUser.id))
    .leftJoin(stored, eq(stored.ownerId, authUser.id))
    .$dynamic();
  const orders: Record<AccountOrder, SQL> = {
    made: asc(authUser.id),
    size: desc(bytes),
    used: sql`${users.lastSeen} desc nulls last`,
  };
  return { lines, orders };
};

async function countAccounts(db: Queryable, which?: SQL): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(authUser)
    .where(which);
  return row!.count;
}

type Asked = { text: string; by: AccountOrder };

const hasText = (text: string) => sql<boolean>`strpos(${authUser.email}, ${text.trim().toLowerCase()}) > 0`;

/** Accounts whose address has the text; '' for all. */
export function listAccounts(db: Queryable, { text, by }: Asked): Promise<AccountLine[]> {
  const { lines, orders } = accountLines(db);
  return lines.where(hasText(text)).orderBy(orders[by], asc(authUser.id));
}

/** A page of them, and how many there are. */
export async function findAccounts(
  db: Queryable,
  { text, by, from }: Asked & { from: number },
): Promise<{ accounts: AccountLine[]; total: number }> {
  const { lines, orders } = accountLines(db);
  const page = lines.where(hasText(text)).orderBy(orders[by], asc(authUser.id)).limit(limits.listChunk);
  const [accounts, total] = await Promise.all([page.offset(from), countAccounts(db, hasText(text))]);
  return { accounts, total };
}

export async function isDisabled(db: Queryable, userId: Id): Promise<boolean> {
  const [user] = await db
    .select({ disabledAt: authUser.disabledAt })
    .from(authUser)
    .where(eq(authUser.id, userId));
  return user !== undefined && user.disabledAt !== null;
}

/** To be called before sessions are ended: a trigger makes a concurrent log-in wait for the row. */
export async function writeDisabled(tx: Queryable, userId: Id, now: Date): Promise<void> {
  await tx
    .update(authUser)
    .set({ disabledAt: now })
    .where(and(eq(authUser.id, userId), isNull(authUser.disabledAt)));
}

/** Whoever had the role before is an owner like others. */
export async function writeOperator(tx: Queryable, userId: Id): Promise<void> {
  await tx.update(authUser).set({ role: 'owner' }).where(eq(authUser.role, 'operator'));
  await tx.update(authUser).set({ role: 'operator' }).where(eq(authUser.id, userId));
}

/** Ends all share links of the account. */
export async function endLinks(tx: Queryable, ownerId: Id, now: Date): Promise<void> {
  await tx
    .update(shareLinks)
    .set({ revokedAt: now })
    .where(and(eq(shareLinks.ownerId, ownerId), isNull(shareLinks.revokedAt)));
}

/** Ends one share link. @returns the address of its owner; undefined for an unknown or ended link */
export async function endLink(db: Queryable, token: string, now: Date): Promise<string | undefined> {
  const ended = await db
    .update(shareLinks)
    .set({ revokedAt: now })
    .where(and(eq(shareLinks.tokenHash, hashToken(token)), isNull(shareLinks.revokedAt)))
    .returning({ ownerId: shareLinks.ownerId });
  if (!ended[0]) return undefined;
  const [owner] = await db
    .select({ email: authUser.email })
    .from(authUser)
    .where(eq(authUser.id, ended[0].ownerId));
  return owner!.email;
}

/** Also reverts a deletion by the operator, but not one that the owner requested earlier. */
export async function writeEnabled(tx: Queryable, userId: Id): Promise<void> {
  const [account] = await tx
    .select({ disabledAt: authUser.disabledAt, deletionRequestedAt: authUser.deletionRequestedAt })
    .from(authUser)
    .where(eq(authUser.id, userId))
    .for('update');
  if (!account?.disabledAt) return;
  await tx.update(authUser).set({ disabledAt: null }).where(eq(authUser.id, userId));
  if (!account.deletionRequestedAt || account.deletionRequestedAt < account.disabledAt) return;
  await tx.update(authUser).set({ deletionRequestedAt: null }).where(eq(authUser.id, userId));
  await tx.update(users).set({ deletedAt: null }).where(eq(users.id, userId));
}
