import { deviceOf } from '#domain/accounts/device-rules.ts';
import type { Account } from '#domain/accounts/schema.ts';
import { storedTotals } from '#server/media/store.ts';
import { measureAccount } from '#server/platform/database/account-space.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { readAccountUser, readSessions, readSignInMethods } from './store.ts';
import { readPasskeys } from './ways-in-store.ts';

export async function readAccount(
  { db, clock, config }: Deps,
  owner: OwnerScope,
  token: string | null,
): Promise<Account> {
  const [user, methods, passkeys, sessions, stored, records] = await Promise.all([
    readAccountUser(db, owner),
    readSignInMethods(db, owner),
    readPasskeys(db, owner),
    readSessions(db, owner, clock()),
    storedTotals(db, owner),
    measureAccount(db, owner.ownerId),
  ]);
  return {
    email: user.email,
    hasPassword: methods.passwordHash !== null && !config.isOpenIdOnly,
    providers: methods.providers,
    passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
      ...passkey,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    twoFactorEnabled: user.twoFactorEnabled,
    storage: { ...stored, bytesAllowed: config.quota.bytes, filesAllowed: config.quota.files },
    records: {
      bytes: Math.round(records.bytes),
      rows: records.rows,
      bytesAllowed: config.quota.recordBytes,
      rowsAllowed: config.quota.records,
    },
    devices: sessions.map((session) => ({
      id: session.id,
      ...deviceOf(session.userAgent),
      method: session.method,
      signedInAt: session.createdAt.toISOString(),
      lastActiveAt: session.updatedAt.toISOString(),
      current: session.token === token,
    })),
  };
}
