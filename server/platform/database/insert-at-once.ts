import { sql, type Placeholder, type SQLWrapper } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { inCarTurn } from './car-turns.ts';
import { withClient } from './db.ts';
import { sqlState } from './error-code.ts';
import { requestHash } from './operations.ts';
import { presumedSession } from './presumed-session.ts';
import type { Caller, Operation } from './run-operation.ts';
import { template, type Template } from './statement.ts';

const given = sql.placeholder;

export const placeholders = <Column extends string>(columns: readonly Column[]) =>
  Object.fromEntries(columns.map((name: string) => [name, given(name)])) as Record<Column, Placeholder>;

/** One statement, which is its own transaction. There is no lock, so the record and the answer may depend on nothing
 * that is stored. `done` locks the car first, as all writes do: equal requests at once must not wait for each other.
 * @param insert of the record below a car; returns its id */
export const carInsert = (name: string, insert: SQLWrapper) =>
  template(
    name,
    () => sql<object>`
      with proof as (
        select u.id from auth_session s join auth_user u on u.id = s.user_id
        where s.token = ${given('token')} and s.expires_at > ${given('now')}::timestamptz
          and u.id = ${given('ownerId')}::uuid and u.email_verified
      ),
      updated_car as (
        update cars set revision = revision + 1
        where id = ${given('carId')}::uuid and owner_id = ${given('ownerId')}::uuid returning id
      ),
      saved as (${insert.getSQL()}),
      done as materialized (select (select id from saved) as id from updated_car),
      operation as (
        insert into operations (actor_id, op_id, owner_id, request_hash, answer)
        select proof.id, ${given('opId')}::uuid, proof.id, ${given('hash')}::bytea, ${given('answer')}::jsonb
        from proof, done where done.id is not null
        returning set_config('carful.operation', op_id::text, true)
      )
      select case when not exists (select from operation) then refuse_write() end`,
  );

// Of refuse_write() in migration live_changes, of a foreign key (the car is not the owner's), and of a unique key
// (written before). `on conflict do nothing` would look into every unique index twice.
const ROLLED_BACK = new Set(['ZW001', '23503', '23505']);

/** @returns JSON of the answer; undefined when nothing was written, for whatever reason: carWrite finds out */
export async function insertAtOnce(
  caller: Caller,
  operation: Operation & { carId: Id },
  statement: Template<object>,
  record: Record<string, unknown>,
  answer: object,
): Promise<string | undefined> {
  const session = presumedSession(caller);
  if (!session) return undefined;
  const { opId, carId } = operation;
  const { db, clock } = caller.deps;
  const hash = requestHash(operation);
  const answered = JSON.stringify(answer);
  const proof = { ...session, now: clock(), opId, carId, hash, answer: answered };
  const insert = () =>
    withClient(db.$client, (client) => client.query(statement().query({ ...record, ...proof })));
  try {
    await inCarTurn(caller, carId, insert);
    return answered;
  } catch (error) {
    if (ROLLED_BACK.has(sqlState(error) ?? '')) return undefined;
    throw error;
  }
}
