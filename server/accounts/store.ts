import { and, desc, eq, gt, isNotNull, isNull, like, ne, sql } from 'drizzle-orm';
import pg from 'pg';
import { isProvider, type Profile } from '#domain/accounts/schema.ts';
import type { Language } from '#domain/language/words.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { refusal } from '#server/platform/errors.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { authAccount, authPasskey, authSession, authUser, authVerification, users } from './table.ts';
import { apiKeys, keyCodes } from '#server/keys/table.ts';
import { calendarEntries, calendarFeeds, noticeAddresses, pushDevices } from '#server/notices/table.ts';
import { settings } from '#server/settings/table.ts';
import { webhooks } from '#server/webhooks/table.ts';

type ProfileFields = {
  firstName: string;
  lastName: string;
  phone: string | null;
  terms?: { version: number; setUp: string } | undefined;
};

/** Updates the profile row if there is one, and cancels a requested deletion. @returns the account */
export async function saveSignIn(db: Queryable, token: string, now: Date): Promise<string | null> {
  const [session] = await db
    .select({ userId: authSession.userId, email: authUser.email })
    .from(authSession)
    .innerJoin(authUser, eq(authUser.id, authSession.userId))
    .where(eq(authSession.token, token));
  if (!session) return null;
  const { userId, email } = session;
  await db
    .update(authUser)
    .set({ deletionRequestedAt: null })
    .where(and(eq(authUser.id, userId), isNotNull(authUser.deletionRequestedAt)));
  await db
    .update(users)
    .set({ email, role: 'owner', accountStatus: 'active', lastSeen: now, deletedAt: null })
    .where(eq(users.id, userId));
  return userId;
}

export async function readProfile(db: Queryable, scope: OwnerScope): Promise<Profile | null> {
  const [row] = await db.select().from(users).where(eq(users.id, scope.ownerId));
  return row ? toProfile(row) : null;
}

/** The e-mail comes from the account, never from the request. @throws EMAIL_TAKEN */
export async function saveProfile(
  db: Queryable,
  scope: OwnerScope,
  fields: ProfileFields,
  now: Date,
): Promise<Profile> {
  const [account] = await db
    .select({ email: authUser.email })
    .from(authUser)
    .where(eq(authUser.id, scope.ownerId));
  const values = {
    email: account!.email,
    firstName: fields.firstName,
    lastName: fields.lastName,
    phoneNumber: fields.phone,
    role: 'owner',
    accountStatus: 'active',
    deletedAt: null,
    updatedAt: now,
    ...(fields.terms && {
      termsVersion: fields.terms.version,
      termsAcceptedAt: now,
      termsSetUp: fields.terms.setUp,
    }),
  };
  try {
    const [row] = await db
      .insert(users)
      // Created at sign-up; later only a sign-in changes when the owner was last seen.
      .values({ id: scope.ownerId, lastSeen: now, ...values })
      .onConflictDoUpdate({ target: users.id, set: values })
      .returning();
    return toProfile(row!);
  } catch (error) {
    throw isEmailTaken(error) ? refusal('EMAIL_TAKEN') : error;
  }
}

export async function writeName(db: Queryable, { ownerId }: Key, name: string): Promise<void> {
  await db.update(authUser).set({ name }).where(eq(authUser.id, ownerId));
}

function toProfile(row: typeof users.$inferSelect): Profile {
  return {
    id: row.id,
    email: row.email,
    role: 'owner',
    accountStatus: 'active',
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phoneNumber,
    terms:
      row.termsVersion !== null && row.termsAcceptedAt !== null
        ? {
            version: row.termsVersion,
            acceptedAt: row.termsAcceptedAt.toISOString(),
            setUp: row.termsSetUp,
          }
        : null,
    lastSeen: row.lastSeen.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function isEmailTaken(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return (
    cause instanceof pg.DatabaseError &&
    cause.code === '23505' &&
    (cause.constraint ?? '').endsWith('_email_unique')
  );
}

type Key = Pick<OwnerScope, 'ownerId'>;

export async function findUser(db: Queryable, email: string) {
  const [user] = await db
    .select({ id: authUser.id, emailVerified: authUser.emailVerified })
    .from(authUser)
    .where(eq(authUser.email, email));
  return user;
}

export async function lockUser(tx: Queryable, { ownerId }: Key) {
  const [user] = await tx.select().from(authUser).where(eq(authUser.id, ownerId)).for('update');
  return user;
}

export async function readSignInMethods(db: Queryable, { ownerId }: Key) {
  const rows = await db
    .select({ provider: authAccount.providerId, password: authAccount.password })
    .from(authAccount)
    .where(eq(authAccount.userId, ownerId));
  const [passkey] = await db
    .select({ id: authPasskey.id })
    .from(authPasskey)
    .where(eq(authPasskey.userId, ownerId))
    .limit(1);
  return {
    hasPasskey: passkey !== undefined,
    passwordHash: rows.find(({ provider }) => provider === 'credential')?.password ?? null,
    providers: rows.map(({ provider }) => provider).filter(isProvider),
  };
}

export async function readAccountUser(db: Queryable, { ownerId }: Key) {
  const [user] = await db
    .select({
      email: authUser.email,
      emailVerified: authUser.emailVerified,
      twoFactorEnabled: authUser.twoFactorEnabled,
    })
    .from(authUser)
    .where(eq(authUser.id, ownerId));
  return user!;
}

export async function markConfirmed(db: Queryable, userId: string): Promise<void> {
  const role = (await hasConfirmed(db)) ? {} : { role: 'operator' };
  await db
    .update(authUser)
    .set({ emailVerified: true, ...role })
    .where(eq(authUser.id, userId));
}

/** The first account of a server that is confirmed is that of whoever set it up. */
export async function hasConfirmed(db: Queryable): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from ${authUser} where ${authUser.emailVerified} limit 1`);
  return rowCount! > 0;
}

/** Deletes sessions, sign-in methods, name and profile row; car and settings stay. */
export async function deleteUnproven(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(authSession).where(eq(authSession.userId, userId));
  await tx.delete(authAccount).where(eq(authAccount.userId, userId));
  await tx.delete(users).where(eq(users.id, userId));
  await tx.update(authUser).set({ name: '' }).where(eq(authUser.id, userId));
}

export async function deleteOtherSignInMethods(db: Queryable, userId: string): Promise<void> {
  await db
    .delete(authAccount)
    .where(and(eq(authAccount.userId, userId), ne(authAccount.providerId, 'credential')));
}

export async function writeCredential(
  tx: Queryable,
  credential: { id: string; userId: string; passwordHash: string; name: string },
  now: Date,
): Promise<void> {
  const { id, userId, passwordHash, name } = credential;
  await tx
    .insert(authAccount)
    .values({ id, userId, accountId: userId, providerId: 'credential', password: passwordHash });
  await tx.update(authUser).set({ name, updatedAt: now }).where(eq(authUser.id, userId));
}

/** @throws an error for which isEmailTaken is true */
export async function writeEmail(tx: Queryable, userId: string, email: string, now: Date): Promise<void> {
  await tx
    .update(authUser)
    .set({ email, emailVerified: true, updatedAt: now })
    .where(eq(authUser.id, userId));
  await tx.update(users).set({ email, updatedAt: now }).where(eq(users.id, userId));
}

export async function languageOf(db: Queryable, userId: string): Promise<Language | undefined> {
  const [row] = await db
    .select({ language: settings.language })
    .from(settings)
    .where(eq(settings.ownerId, userId));
  return row?.language;
}

export async function readSessions(db: Queryable, { ownerId }: Key, now: Date) {
  return db
    .select({
      id: authSession.id,
      token: authSession.token,
      userAgent: authSession.userAgent,
      method: authSession.method,
      createdAt: authSession.createdAt,
      updatedAt: authSession.updatedAt,
    })
    .from(authSession)
    .where(and(eq(authSession.userId, ownerId), gt(authSession.expiresAt, now)))
    .orderBy(desc(authSession.updatedAt), desc(authSession.id))
    .limit(200);
}

export async function findSession(db: Queryable, token: string) {
  const [session] = await db
    .select({
      userId: authSession.userId,
      createdAt: authSession.createdAt,
      method: authSession.method,
    })
    .from(authSession)
    .where(eq(authSession.token, token));
  return session;
}

export async function markActive(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db.update(authSession).set({ updatedAt: now }).where(eq(authSession.id, sessionId));
}

/** Also ends the trust in all devices: a session does not record which of them skips the second factor. */
export async function deleteSession(db: Queryable, { ownerId }: Key, sessionId: string): Promise<boolean> {
  const ended = await db
    .delete(authSession)
    .where(and(eq(authSession.id, sessionId), eq(authSession.userId, ownerId)))
    .returning({ id: authSession.id });
  if (ended.length > 0) await voidTrustedDevices(db, ownerId);
  return ended.length > 0;
}

/** Also ends the trust in devices that skip the second factor. @param except token of the session that stays */
export async function deleteSessions(db: Queryable, { ownerId }: Key, except: string | null): Promise<void> {
  await db
    .delete(authSession)
    .where(and(eq(authSession.userId, ownerId), except === null ? undefined : ne(authSession.token, except)));
  await voidTrustedDevices(db, ownerId);
}

export async function voidTrustedDevices(db: Queryable, userId: string): Promise<void> {
  await db
    .delete(authVerification)
    .where(and(eq(authVerification.value, userId), like(authVerification.identifier, 'trust-device-%')));
}

/** Keys of programs, webhooks, push messages, the notice address and the calendar need no session. Codes first: one that
 * is being changed for a key is waited for, and the key then goes, too. */
export async function endOtherAccess(tx: Queryable, { ownerId }: Key): Promise<void> {
  const held = [keyCodes, apiKeys, webhooks, pushDevices, noticeAddresses, calendarFeeds, calendarEntries];
  for (const table of held) await tx.delete(table).where(eq(table.ownerId, ownerId));
}

/** Marks the account for erasure, unless it is marked already. */
export async function markDeleted(tx: Queryable, { ownerId }: Key, now: Date): Promise<void> {
  const [marked] = await tx
    .update(authUser)
    .set({ deletionRequestedAt: now })
    .where(and(eq(authUser.id, ownerId), isNull(authUser.deletionRequestedAt)))
    .returning({ id: authUser.id });
  if (marked) await tx.update(users).set({ deletedAt: now, updatedAt: now }).where(eq(users.id, ownerId));
}
