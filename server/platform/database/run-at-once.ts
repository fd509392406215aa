import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Id } from '#domain/ids.ts';
import { tokenOf } from '#server/platform/access/session.ts';
import { requestHash } from './operations.ts';
import { namedWrites, proofOf, type Caller, type Change, type Operation } from './run-operation.ts';
import { send } from './statement.ts';

const MAX_SESSIONS = 10_000;
const owners = new Map<string, Id>();

const sessionOf = (caller: Caller) =>
  'request' in caller ? tokenOf(caller.deps, caller.request.headers.cookie) : null;

/** Whose session it was when this process last proved it: to be proven again by the statement that relies on it. */
export function presumedOwner(caller: Caller): Id | undefined {
  const token = sessionOf(caller);
  const ownerId = token === null ? undefined : owners.get(token);
  const expected = 'request' in caller ? caller.request.headers['x-carful-account'] : undefined;
  return expected === undefined || expected === ownerId ? ownerId : undefined;
}

export function rememberOwner(caller: Caller, ownerId: Id): void {
  const token = sessionOf(caller);
  if (token === null || owners.has(token)) return;
  if (owners.size >= MAX_SESSIONS) owners.delete(owners.keys().next().value!);
  owners.set(token, ownerId);
}

/** Of refuse_write() in migration live_changes, and a violated foreign key: of a car that is not there. */
const ROLLED_BACK = new Set(['ZW001', '23503']);

// One statement, which is its own transaction: the writes, rolled back unless the session proves to be the presumed
// owner's and the operation is new. Not for a change that depends on what is stored, as no lock is taken first.
/** @returns undefined when nothing was written: runOperation finds out why */
export async function runAtOnce<Answer>(
  caller: Caller,
  operation: Operation,
  ownerId: Id,
  { writes, answer }: Change<Answer>,
): Promise<Answer | undefined> {
  const statement = sql<{ answer: Answer }>`
    with proof as (${proofOf(caller)}), ${namedWrites(writes)}done as (select (${answer})::jsonb as answer),
    operation as (
      insert into operations (actor_id, op_id, owner_id, request_hash, answer)
      select proof.actor_id, ${operation.opId}::uuid, proof.owner_id, ${requestHash(operation)}::bytea, done.answer
      from proof, done
      where proof.owner_id = ${ownerId} and proof.is_confirmed and done.answer is not null
      on conflict do nothing returning answer, set_config('carful.operation', op_id::text, true))
    select coalesce((select answer from operation), refuse_write()) as answer`;
  try {
    const [done] = await send<{ answer: Answer }>(caller.deps.db.$client, statement);
    return done!.answer;
  } catch (error) {
    if (error instanceof pg.DatabaseError && ROLLED_BACK.has(error.code ?? '')) return undefined;
    throw error;
  }
}
