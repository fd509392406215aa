import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { DAY_MS } from '#domain/days.ts';
import { KEY_PREFIX } from '#domain/keys/schema.ts';
import { authUser } from '#server/accounts/table.ts';
import { apiKeys, keyCodes } from '#server/keys/table.ts';
import { hashKey, keyStart } from '#server/platform/access/api-key.ts';
import type { Db } from '#server/platform/database/db.ts';
import { newId } from '#server/platform/deps.ts';

export type Exchange = { code: string; clientId: string; redirectUri: string; verifier: string };
export type Token = { token: string; scopes: readonly string[]; seconds: number };

/** The token of a code, once. A code that comes again was stolen or lost, so its token ends.
 * @returns null for a code that is not good, whatever the reason */
export const exchangeCode = (
  db: Db,
  { code, clientId, redirectUri, verifier }: Exchange,
  now: Date,
): Promise<Token | null> =>
  db.transaction(async (tx) => {
    const [found] = await tx
      .select({ given: keyCodes })
      .from(keyCodes)
      .innerJoin(authUser, eq(authUser.id, keyCodes.ownerId))
      .where(
        and(
          eq(keyCodes.codeHash, hashKey(code)),
          isNull(authUser.disabledAt),
          isNull(authUser.deletionRequestedAt),
        ),
      )
      .for('update', { of: keyCodes });
    if (!found) return null;
    const { given } = found;
    if (given.keyId !== null) {
      await tx.delete(apiKeys).where(eq(apiKeys.id, given.keyId));
      return null;
    }
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const isGood =
      given.expiresAt > now &&
      given.clientHash.equals(hashKey(clientId)) &&
      given.redirectUri === redirectUri &&
      given.challenge === challenge;
    if (!isGood) return null;
    const token = KEY_PREFIX + randomBytes(32).toString('base64url');
    const { ownerId, name, client, scopes, isLimited, carIds } = given;
    const id = newId();
    const expiresAt = new Date(now.getTime() + given.days * DAY_MS);
    await tx.insert(apiKeys).values({
      id,
      ownerId,
      name,
      client,
      keyHash: hashKey(token),
      start: keyStart(token),
      scopes,
      isLimited,
      carIds,
      createdAt: now,
      expiresAt,
    });
    await tx.update(keyCodes).set({ keyId: id }).where(eq(keyCodes.codeHash, given.codeHash));
    return { token, scopes, seconds: (given.days * DAY_MS) / 1000 };
  });
