import type { AnySchema, ContractProcedure, ErrorMap, InferSchemaOutput } from '@orpc/contract';
import type { FastifyInstance } from 'fastify';
import type { Access } from '#domain/contract-base.ts';
import { Id } from '#domain/ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AnswerMemory } from './answer-memory.ts';
import { refusal } from '#server/platform/errors.ts';
import { inputRefusal } from './procedures.ts';
import { tokenOf } from '#server/platform/access/session.ts';

const MEMORY_CHARACTERS = 8_000_000;

/**
 * A read below a car as one statement: session, ownership and answer together. `select` gives one JSON
 * value; it reaches rows only through `car`, the proven car (`car.id`, `car.owner_id`). Its parameters
 * count from $1.
 */
export type CarRead = { name: string; select: string; values: unknown[] };
export type CarReadContract<In extends AnySchema = AnySchema> = ContractProcedure<
  In,
  AnySchema,
  ErrorMap,
  { access: Access }
>;

/**
 * Serves a procedure of the contract by such reads. The database builds the JSON, so nothing here parses,
 * checks and prints it again; a test holds it against the contract's output. The ETag is the car's
 * revision: what the browser or this process already has is not built again
 * (docs/decisions/004-reads-as-one-statement.md).
 */
export function carRead<In extends AnySchema>(
  app: FastifyInstance,
  deps: Deps,
  procedure: CarReadContract<In>,
  plan: (input: InferSchemaOutput<In>) => CarRead,
): void {
  const { route, inputSchema } = procedure['~orpc'];
  const memory = new AnswerMemory(MEMORY_CHARACTERS);
  app.get(route.path!.replace(/\{(\w+)\}/g, ':$1'), async (request, reply) => {
    const token = tokenOf(deps, request.headers.cookie);
    if (token === null) throw refusal('UNAUTHORIZED');
    const given = { ...(request.query as object), ...(request.params as object) };
    const read = await inputSchema!['~standard'].validate(given);
    if (read.issues) throw inputRefusal(read.issues);
    const carId = Id.parse((request.params as { carId: string }).carId);
    const wanted = plan(read.value as InferSchemaOutput<In>);
    const theirs = known(request.headers['if-none-match']);
    const key = JSON.stringify([wanted.name, carId, wanted.values]);
    const ours = memory.get(key);
    const row = await run(deps, wanted, token, carId, [theirs, ours?.revision ?? null]);
    if (!row) throw refusal('UNAUTHORIZED');
    if (!row.confirmed) throw refusal('FORBIDDEN');
    if (row.revision === null) throw refusal('NOT_FOUND');
    // Kept by the browser, but asked about each time; log-out clears it.
    reply.headers({ etag: `"${row.revision}"`, 'cache-control': 'private, no-cache', vary: 'cookie' });
    if (row.revision === theirs) return reply.status(304).send();
    const body = row.body ?? ours!.body;
    if (row.body !== null) memory.set(key, { revision: row.revision, body });
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

type Row = { confirmed: boolean; revision: string | null; body: string | null };

async function run(
  deps: Deps,
  read: CarRead,
  token: string,
  carId: Id,
  revisions: (string | null)[],
): Promise<Row | undefined> {
  const after = read.values.length;
  const [tokenAt, nowAt, carAt, revisionsAt] = [1, 2, 3, 4].map((place) => `$${after + place}`);
  const { rows } = await deps.db.$client.query<Row>({
    name: `read:${read.name}`,
    text: `
      with proof as (
        select u.id, u.email_verified from auth_session s join auth_user u on u.id = s.user_id
        where s.token = ${tokenAt} and s.expires_at > ${nowAt}
      ), car as (
        select c.id, c.owner_id, c.revision from cars c join proof on proof.id = c.owner_id
        where c.id = ${carAt} and proof.email_verified
      )
      select proof.email_verified as confirmed, car.revision::text as revision,
        case when car.revision <> all (${revisionsAt}::bigint[]) then (${read.select})::text end as body
      from proof left join car on true`,
    values: [...read.values, token, deps.clock(), carId, revisions.filter((revision) => revision !== null)],
  });
  return rows[0];
}

/** The revision that the browser already has. */
const known = (header: string | undefined) => /^(?:W\/)?"(\d{1,18})"$/.exec(header ?? '')?.[1] ?? null;
