import { and, asc, eq, gt } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { hashToken } from '#server/platform/access/share-token.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { authUser, invitations } from './table.ts';

export type Invitation = { id: Id; email: string | null; createdAt: Date; expiresAt: Date };
/** `usedBy` is the address of the account that was created with it. */
export type KnownInvitation = Invitation & { usedBy: string | null; isConfirmed: boolean | null };

const fields = {
  id: invitations.id,
  email: invitations.email,
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
  usedBy: authUser.email,
  isConfirmed: authUser.emailVerified,
};

export async function insertInvitation(db: Queryable, token: string, row: Invitation): Promise<void> {
  await db.insert(invitations).values({ ...row, tokenHash: hashToken(token) });
}

/** Also undefined when it has expired. */
export async function findInvitation(
  db: Queryable,
  token: string,
  now: Date,
): Promise<KnownInvitation | undefined> {
  const [row] = await db
    .select(fields)
    .from(invitations)
    .leftJoin(authUser, eq(authUser.invitationId, invitations.id))
    .where(and(eq(invitations.tokenHash, hashToken(token)), gt(invitations.expiresAt, now)));
  return row;
}

export const listInvitations = (db: Queryable): Promise<KnownInvitation[]> =>
  db
    .select(fields)
    .from(invitations)
    .leftJoin(authUser, eq(authUser.invitationId, invitations.id))
    .orderBy(asc(invitations.id));

export async function deleteInvitation(db: Queryable, id: Id): Promise<boolean> {
  const { rowCount } = await db.delete(invitations).where(eq(invitations.id, id));
  return rowCount !== 0;
}
