import { and, asc, eq } from 'drizzle-orm';
import type { Provider } from '#domain/accounts/schema.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { authAccount, authPasskey } from './table.ts';

export async function readPasskeys(db: Queryable, { ownerId }: Pick<OwnerScope, 'ownerId'>) {
  return db
    .select({
      id: authPasskey.id,
      name: authPasskey.name,
      createdAt: authPasskey.createdAt,
      lastUsedAt: authPasskey.lastUsedAt,
    })
    .from(authPasskey)
    .where(eq(authPasskey.userId, ownerId))
    .orderBy(asc(authPasskey.createdAt), asc(authPasskey.id));
}

export async function markPasskeyUsed(db: Queryable, credentialId: string, now: Date): Promise<void> {
  await db.update(authPasskey).set({ lastUsedAt: now }).where(eq(authPasskey.credentialID, credentialId));
}

export async function deletePasskey(
  tx: Queryable,
  { ownerId }: Pick<OwnerScope, 'ownerId'>,
  id: string,
): Promise<void> {
  await tx.delete(authPasskey).where(and(eq(authPasskey.userId, ownerId), eq(authPasskey.id, id)));
}

export async function deleteProvider(
  tx: Queryable,
  { ownerId }: Pick<OwnerScope, 'ownerId'>,
  provider: Provider,
): Promise<void> {
  await tx
    .delete(authAccount)
    .where(and(eq(authAccount.userId, ownerId), eq(authAccount.providerId, provider)));
}
