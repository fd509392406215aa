import { deviceOf } from '#domain/accounts/device-rules.ts';
import type { Account } from '#domain/accounts/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { readAccountUser, readSessions, readSignInWays } from './store.ts';

/** @param token of the session that asks */
export async function readAccount(
  { db, clock }: Deps,
  owner: OwnerScope,
  token: string | null,
): Promise<Account> {
  const [user, ways, sessions] = await Promise.all([
    readAccountUser(db, owner),
    readSignInWays(db, owner),
    readSessions(db, owner, clock()),
  ]);
  return {
    email: user.email,
    hasPassword: ways.passwordHash !== null,
    usesGoogle: ways.usesGoogle,
    twoFactorEnabled: user.twoFactorEnabled,
    devices: sessions.map((session) => ({
      id: session.id,
      ...deviceOf(session.userAgent),
      signedInAt: session.createdAt.toISOString(),
      lastActiveAt: session.updatedAt.toISOString(),
      current: session.token === token,
    })),
  };
}
