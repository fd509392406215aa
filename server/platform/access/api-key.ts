import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Id } from '#domain/ids.ts';
import { isKey, KEY_PREFIX, type KeyScope } from '#domain/keys/schema.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';

/** A program with a key. Set by the routes under /api/v1 and /mcp alone, so that a key opens nothing else. */
export type ProvenKey = {
  id: Id;
  ownerId: Id;
  name: string;
  emailVerified: boolean;
  scopes: readonly KeyScope[];
  /** Null for all cars. */
  carIds: readonly Id[] | null;
  /** Of an AI client that its owner let in. */
  client: string | null;
};

declare module 'fastify' {
  interface FastifyRequest {
    apiKey?: ProvenKey;
  }
}

export const hashKey = (key: string) => createHash('sha256').update(key).digest();

/** By which an owner tells their keys apart. */
export const keyStart = (key: string) => key.slice(0, KEY_PREFIX.length + 4);

export const mayUse = ({ carIds }: Pick<ProvenKey, 'carIds'>, carId: Id) =>
  carIds === null || carIds.includes(carId);

/** `key` and `account` of a key that is in force. An account that is locked or being deleted has none. */
export const keyInForce = (which: SQL, now: Date): SQL => sql`
  from api_keys key join auth_user account on account.id = key.owner_id
  where ${which} and (key.expires_at is null or key.expires_at > ${now})
    and account.disabled_at is null and account.deletion_requested_at is null`;

/** In `Authorization: Bearer` or `X-Api-Key`; never in an address, which would stand in logs. */
export function keyOfHeaders({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const [, bearer] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const given = bearer ?? headers['x-api-key'];
  return typeof given === 'string' && isKey(given) ? given : null;
}

/** Until the transaction ends the key cannot be deleted. @throws UNAUTHORIZED when it is no longer in force */
export async function lockKey(tx: Queryable, { id }: ProvenKey, now: Date): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    select ${keyInForce(sql`key.id = ${id}`, now)} for key share of key`);
  if (rowCount === 0) throw refusal('UNAUTHORIZED');
}

const SEEN_AGAIN = '1 minute';

/** Also notes that it was used, and from where, once a minute. */
export async function proveKey(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: string,
  address: string,
): Promise<ProvenKey | null> {
  const now = clock();
  const { rows } = await db.execute<ProvenKey>(sql`
    with proven as (
      select key.id, key.owner_id as "ownerId", key.name, account.email_verified as "emailVerified", key.scopes,
        key.client,
        case when key.is_limited then key.car_ids end as "carIds"
      ${keyInForce(sql`key.key_hash = ${hashKey(key)}`, now)}
    ), seen as (
      update api_keys set last_used_at = ${now}, last_address = ${address} from proven
      where api_keys.id = proven.id
        and (last_used_at is null or last_used_at < ${now}::timestamptz - interval '${sql.raw(SEEN_AGAIN)}'
          or last_address is distinct from ${address})
    )
    select * from proven`);
  return rows[0] ?? null;
}
