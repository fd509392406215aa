import type { PoolClient } from 'pg';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Id } from '#domain/ids.ts';
import type { CarScope, OwnerScope } from '#server/platform/access/scope.ts';
import { keyInForce, mayUse } from '#server/platform/access/api-key.ts';
import { checkedOwner, tokenOf, type Credentials } from '#server/platform/access/session.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { countRecord } from './account-space.ts';
import { written } from './after-write.ts';
import { inTransaction, type Queryable } from './db.ts';
import { canonicalText, hashOf } from './operations.ts';
import { restored, SHORT_ANSWER, shortened } from './short-answers.ts';
import { unlessRefusedLately } from './refused-lately.ts';
import { send } from './statement.ts';

export type Caller = { deps: Deps } & ({ request: Credentials } | { scope: CarScope });
/** As far as known without the database. */
export const sessionOf = (caller: Caller): string => {
  if ('scope' in caller) return caller.scope.actorId;
  const { apiKey, headers } = caller.request;
  return apiKey?.id ?? tokenOf(caller.deps, headers.cookie) ?? '';
};

export type Operation = { opId: Id };
type Query = <Row extends object>(statement: SQL<Row>) => Promise<Row[]>;

export type Change<Answer> = {
  /** CTEs by name. One sees another's writes only through its `returning`. */
  writes: Record<string, SQLWrapper>;
  /** One JSON value built from what `writes` return; null rolls back with `refused`. */
  answer: SQL<Answer | null>;
  refused: Refused | SQL<Refused>;
};
type Refused = 'ID_TAKEN' | 'NOT_FOUND';
export const DONE = sql<{ done: true }>`'{"done": true}'::json`;
/** The operation and its answer are stored, but versions and revisions stay and no page is notified. */
export type Unchanged<Answer> = { unchanged: Answer };

type Run = {
  operation: Operation | null;
  /** Selects and locks one row; may join `proof`. */
  lock: SQL;
  /** One JSON value read from `car`, the locked row. */
  read: SQL;
  allow: 'confirmed' | 'unconfirmed';
  /** Deleting is always possible, however full an account or the disk is. */
  frees: boolean;
};
type Row = {
  proof: { owner_id: Id; actor_id: Id; is_confirmed: boolean };
  locked: unknown;
  is_new: boolean;
  stored: unknown;
};
export type Opened<Locked, Stored> = {
  actorId: Id;
  owner: OwnerScope;
  locked: Locked;
  stored: Stored;
  tx: Queryable;
};

/** BEGIN; session, lock, operation and read; the writes that `decide` returns; COMMIT. A duplicate of a running
 * request waits for the lock and gets the stored answer. Only car-write.ts and owner-write.ts call this. */
export async function runOperation<Locked, Stored, Answer>(
  caller: Caller,
  run: Run,
  decide: (opened: Opened<Locked, Stored>) => Promise<Change<Answer> | Unchanged<Answer>>,
): Promise<Answer> {
  const proof = proofOf(caller, run.operation);
  const text = run.operation === null ? null : canonicalText(run.operation);
  const hash = text === null ? null : hashOf(text);
  const size = text?.length ?? 0;
  let writtenFor: Id | null = null;
  const write = async (client: PoolClient) => {
    const query: Query = (statement) => send(client, statement);
    const [opened] = await query<Row>(openStatement(proof, run, hash));
    if (!opened) throw refusal('UNAUTHORIZED');
    const { owner_id: ownerId, actor_id: actorId, is_confirmed: isConfirmed } = opened.proof;
    writtenFor = ownerId;
    const owner = checkedOwner(
      { ownerId, emailVerified: isConfirmed },
      'request' in caller ? caller.request : { headers: {} },
      run.allow,
    );
    if (opened.locked === null) throw refusal('NOT_FOUND');
    const key = run.operation && { actorId, opId: run.operation.opId };
    const sources = { request: run.operation, record: opened.stored };
    if (key && hash && !opened.is_new)
      return restored(await readStoredAnswer(query, key, hash), sources) as Answer;
    const { locked, stored } = opened as { locked: Locked; stored: Stored };
    const tx = drizzle(client);
    if (!run.frees) await assertRoom(caller.deps, tx, ownerId, run.operation, size);
    const result = await decide({ actorId, owner, locked, stored, tx });
    if ('unchanged' in result) {
      if (key) await query(storeAnswer(key, toJsonb(shortened(result.unchanged, sources))));
      return result.unchanged;
    }
    const [done] = await query(writeStatement(result, key));
    if (done!.answer === null) throw refusal(done!.refused);
    if (key && !done!.is_stored) await query(storeAnswer(key, toJsonb(shortened(done!.answer, sources))));
    return done!.answer;
  };
  const { db } = caller.deps;
  const isKnown = async () => {
    const { rowCount } = await db.execute(
      sql`select from operations where op_id = ${run.operation?.opId ?? null}::uuid`,
    );
    return rowCount! > 0;
  };
  const attempt = { size, isCounted: isCounted(run.operation, size), frees: run.frees, isKnown };
  const answer = await unlessRefusedLately(sessionOf(caller), attempt, () =>
    inTransaction(db.$client, write),
  );
  written(writtenFor);
  return answer;
}

/** @throws UNAUTHORIZED without a genuine session cookie; NOT_FOUND for a car that is not of the key */
function proofOf(caller: Caller, operation: Operation | null): SQL {
  const isProven = 'scope' in caller;
  const key = isProven ? caller.scope.key : caller.request.apiKey;
  if (key) {
    const carId = isProven ? caller.scope.carId : operation && 'carId' in operation ? operation.carId : null;
    if (key.carIds !== null && (carId === null || !mayUse(key, carId as Id))) throw refusal('NOT_FOUND');
    return sql`
      select account.id as owner_id, account.id as actor_id, account.email_verified as is_confirmed, key.name as key_name
      ${keyInForce(sql`key.id = ${key.id}`, caller.deps.clock())} for key share of key`;
  }
  if (isProven) {
    const { ownerId, actorId } = caller.scope;
    return sql`select ${ownerId}::uuid as owner_id, ${actorId}::uuid as actor_id, true as is_confirmed, null as key_name`;
  }
  const token = tokenOf(caller.deps, caller.request.headers.cookie);
  if (token === null) throw refusal('UNAUTHORIZED');
  return sql`
    select u.id as owner_id, u.id as actor_id, u.email_verified as is_confirmed, null as key_name
    from auth_session s join auth_user u on u.id = s.user_id
    where s.token = ${token} and s.expires_at > ${caller.deps.clock()}`;
}

/** `carful.operation` lets a page recognize notifications of its own changes (migration live_pages); `carful.key` is
 * noted in what a program writes (migration by-key). */
const openStatement = (proof: SQL, { operation, lock, read }: Run, hash: Buffer | null) => sql<Row>`
  with proof as (${proof}), locked as (${lock}), operation as (${
    operation
      ? sql`insert into operations (actor_id, op_id, owner_id, request_hash)
          select proof.actor_id, ${operation.opId}::uuid, proof.owner_id, ${hash}::bytea from proof, locked
          on conflict do nothing returning set_config('carful.operation', op_id::text, true)`
      : sql`select 1`
  })
  select to_json(proof) as proof, to_json(locked) as locked, exists (select from operation) as is_new,
    set_config('carful.key', proof.key_name, true), (select (${read}) from locked as car) as stored
  from proof left join locked on true`;

/** Written though an account or the disk is full: what an owner switches off, or corrects. */
const SMALL = 2000;

/** What names a version or an entry of the bin adds no record: it is there and counts already. */
const isCounted = (operation: Operation | null, size: number): boolean =>
  size > SMALL ||
  (operation !== null && 'carId' in operation && !('baseVersion' in operation) && !('binId' in operation));

/** @throws QUOTA_EXCEEDED, NO_SPACE */
async function assertRoom(
  { config, space }: Deps,
  tx: Queryable,
  ownerId: Id,
  operation: Operation | null,
  size: number,
): Promise<void> {
  space.assertRoom(ownerId, size);
  if (isCounted(operation, size)) await countRecord(tx, config.quota, ownerId, size);
}

type Key = { actorId: Id; opId: Id };

const toJsonb = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;

const storeAnswer = ({ actorId, opId }: Key, answer: SQL) =>
  sql<object>`update operations set answer = ${answer} where actor_id = ${actorId} and op_id = ${opId}`;

function writeStatement<Answer>({ writes, answer, refused }: Change<Answer>, key: Key | null) {
  const named = Object.entries(writes).map(
    ([name, write]) => sql`${sql.identifier(name)} as (${write.getSQL()}), `,
  );
  const isShort = sql`length(answer::text) <= ${SHORT_ANSWER}`;
  const short = sql`(select case when ${isShort} then answer end from done)`;
  const stored = key ? sql`, stored as (${storeAnswer(key, short)})` : sql``;
  return sql<{ answer: Answer | null; refused: Refused; is_stored: boolean }>`
    with ${sql.join(named)}done as (select (${answer})::jsonb as answer)${stored}
    select answer, ${refused}::text as refused, ${isShort} as is_stored from done`;
}

async function readStoredAnswer(query: Query, { actorId, opId }: Key, hash: Buffer): Promise<unknown> {
  const [earlier] = await query<{ request_hash: Buffer; answer: unknown }>(
    sql`select request_hash, answer from operations where actor_id = ${actorId} and op_id = ${opId}`,
  );
  if (!earlier?.request_hash.equals(hash)) throw refusal('ID_TAKEN');
  if (earlier.answer === null) throw refusal('NOT_FOUND');
  return earlier.answer;
}
