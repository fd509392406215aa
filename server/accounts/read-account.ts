import { deviceOf } from '#domain/accounts/device-rules.ts';
import type { Account } from '#domain/accounts/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { readAccountUser, readSessions, readSignInMethods } from './store.ts';

export async function readAccount(
  { db, clock }: Deps,
  owner: OwnerScope,
  token: string | null,
): Promise<Account> {
  const [user, methods, sessions] = await Promise.all([
    readAccountUser(db, owner),
    readSignInMethods(db, owner),
    readSessions(db, owner, clock()),
  ]);
  return {
    email: user.email,
    hasPassword: methods.passwordHash !== null,
    usesGoogle: methods.usesGoogle,
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
