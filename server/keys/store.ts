import { and, eq, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { KEY_PREFIX, type ApiKey, type ApiKeyDraft, type Connection } from '#domain/keys/schema.ts';
import { DAY_MS } from '#domain/days.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { hashKey, keyStart } from '#server/platform/access/api-key.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { printInstant } from '#server/platform/database/printed.ts';
import { build } from '#server/platform/database/statement.ts';
import { apiKeys, keyCodes } from './table.ts';

const keyJson = sql.raw(`json_build_object(
  'id', id, 'name', name, 'start', start, 'scopes', scopes,
  'carIds', case when is_limited then to_json(car_ids) end, 'client', client,
  'createdAt', ${printInstant('created_at')}, 'expiresAt', ${printInstant('expires_at')},
  'lastUsedAt', ${printInstant('last_used_at')}, 'lastAddress', last_address)`);

export async function listKeys(db: Queryable, { ownerId }: OwnerScope): Promise<ApiKey[]> {
  const { rows } = await db.execute<{ key: ApiKey }>(sql`
    select ${keyJson} as key from api_keys where owner_id = ${ownerId} order by created_at desc, id desc`);
  return rows.map(({ key }) => key);
}

/** How many keys are in force or are about to be made, and how many of the cars are the owner's. */
export async function keyFacts(
  tx: Queryable,
  { ownerId }: OwnerScope,
  carIds: readonly Id[],
  now: Date,
): Promise<{ keys: number; cars: number }> {
  const { rows } = await tx.execute<{ keys: number; cars: number }>(sql`
    select (select count(*)::int from api_keys
          where owner_id = ${ownerId} and (expires_at is null or expires_at > ${now}))
        + (select count(*)::int from key_codes
          where owner_id = ${ownerId} and key_id is null and expires_at > ${now}) as keys,
      (select count(*)::int from cars where owner_id = ${ownerId}
        and id = any(${sql.param([...carIds])}::uuid[])) as cars`);
  return rows[0]!;
}

export const insertKey = (
  { ownerId }: OwnerScope,
  { id, name, secret, scopes, carIds, days }: ApiKeyDraft,
  now: Date,
) =>
  build
    .insert(apiKeys)
    .values({
      id,
      ownerId,
      name,
      keyHash: hashKey(KEY_PREFIX + secret),
      start: keyStart(KEY_PREFIX + secret),
      scopes,
      isLimited: carIds !== null,
      carIds: carIds ?? [],
      createdAt: now,
      expiresAt: days === null ? null : new Date(now.getTime() + days * DAY_MS),
    })
    .onConflictDoNothing()
    .returning();

const CODE_MS = 5 * 60_000;

export const insertCode = (
  { ownerId }: OwnerScope,
  { code, asked, scopes, carIds, days }: Connection,
  { name, client }: { name: string; client: string },
  now: Date,
) =>
  build
    .insert(keyCodes)
    .values({
      codeHash: hashKey(code),
      ownerId,
      name,
      client,
      clientHash: hashKey(asked.client_id),
      redirectUri: asked.redirect_uri,
      challenge: asked.code_challenge,
      scopes: [...new Set(scopes)],
      isLimited: carIds !== null,
      carIds: carIds ?? [],
      days,
      createdAt: now,
      expiresAt: new Date(now.getTime() + CODE_MS),
    })
    .onConflictDoNothing()
    .returning();

/** Returns no row for a key that is gone or another's. */
export const deleteKey = ({ ownerId }: OwnerScope, keyId: Id) =>
  build
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, keyId), eq(apiKeys.ownerId, ownerId)))
    .returning();
