import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/db.ts';
import { accountMails, authVerification } from './table.ts';

export type AccountMail = typeof accountMails.$inferSelect;

export async function insertMail(tx: Queryable, mail: AccountMail): Promise<void> {
  await tx.insert(accountMails).values(mail);
}

export async function readMail(db: Queryable, id: string): Promise<AccountMail | undefined> {
  const [mail] = await db.select().from(accountMails).where(eq(accountMails.id, id));
  return mail;
}

export async function deleteMail(db: Queryable, id: string): Promise<void> {
  await db.delete(accountMails).where(eq(accountMails.id, id));
}

export async function listMailsBefore(
  db: Queryable,
  before: Date,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: accountMails.id })
    .from(accountMails)
    .where(and(lt(accountMails.createdAt, before), after === null ? undefined : gt(accountMails.id, after)))
    .orderBy(asc(accountMails.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function isLinkValid(db: Queryable, identifier: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: authVerification.id })
    .from(authVerification)
    .where(and(eq(authVerification.identifier, identifier), gt(authVerification.expiresAt, now)))
    .limit(1);
  return rows.length > 0;
}

/** Replaces the token of the reset link that the auth library has just created. */
export async function replaceIdentifier(tx: Queryable, from: string, to: string): Promise<void> {
  await tx.update(authVerification).set({ identifier: to }).where(eq(authVerification.identifier, from));
}
