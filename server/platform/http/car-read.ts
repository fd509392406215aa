import { createHash } from 'node:crypto';
import type { AnySchema, ContractProcedure, ErrorMap, InferSchemaOutput } from '@orpc/contract';
import type { FastifyInstance } from 'fastify';
import type { Meta } from '#domain/contract-base.ts';
import { Id } from '#domain/ids.ts';
import type { Deps } from '#server/platform/deps.ts';
import { ResponseCache } from './response-cache.ts';
import { refusal } from '#server/platform/errors.ts';
import { assertScope } from './programs.ts';
import { inputRefusal } from './procedures.ts';
import { fastifyPath } from './route-pattern.ts';
import { mayUse, type ProvenKey } from '#server/platform/access/api-key.ts';
import { tokenOf } from '#server/platform/access/session.ts';

const CACHE_CHARACTERS = 8_000_000;

/** `select` yields one JSON value, with parameters from $1, and must restrict rows by `car.id` and `car.owner_id`. */
export type CarRead = { name: string; select: string; values: unknown[] };
export type PlanRead<Input> = (input: Input) => CarRead;
export type CarReadContract<In extends AnySchema = AnySchema> = ContractProcedure<
  In,
  AnySchema,
  ErrorMap,
  Meta
>;

/** See docs/maintain/decisions/004-reads-as-one-statement.md; a test checks the JSON against the contract. */
export function carRead<In extends AnySchema>(
  app: FastifyInstance,
  deps: Deps,
  procedure: CarReadContract<In>,
  plan: PlanRead<InferSchemaOutput<In>>,
): void {
  const { route, inputSchema } = procedure['~orpc'];
  const cache = new ResponseCache(CACHE_CHARACTERS);
  app.get(fastifyPath(route.path!), async (request, reply) => {
    assertScope(request, procedure['~orpc'].meta.key);
    const caller = request.apiKey ?? tokenOf(deps, request.headers.cookie);
    if (caller === null) throw refusal('UNAUTHORIZED');
    const given = { ...(request.query as object), ...(request.params as object) };
    const parsed = await inputSchema!['~standard'].validate(given);
    if (parsed.issues) throw inputRefusal(parsed.issues);
    const carId = Id.parse((request.params as { carId: string }).carId);
    if (typeof caller === 'object' && !mayUse(caller, carId)) throw refusal('NOT_FOUND');
    const read = plan(parsed.value as InferSchemaOutput<In>);
    const shape = shapeOf(read);
    const clientRevision = parseRevision(request.headers['if-none-match'], shape);
    const key = JSON.stringify([read.name, carId, read.values]);
    const cached = cache.get(key);
    const row = await run(deps, read, caller, carId, [clientRevision, cached?.revision ?? null]);
    if (!row) throw refusal('UNAUTHORIZED');
    if (!row.confirmed) throw refusal('FORBIDDEN');
    if (row.revision === null) throw refusal('NOT_FOUND');
    // The browser caches it but must revalidate; log-out clears it.
    reply.headers({
      etag: `"${row.revision}-${shape}"`,
      'cache-control': 'private, no-cache',
      vary: 'cookie, authorization, x-api-key',
    });
    if (row.revision === clientRevision) return reply.status(304).send();
    const body = row.body ?? cached!.body;
    if (row.body !== null) cache.set(key, { revision: row.revision, body });
    return reply.type('application/json; charset=utf-8').send(body);
  });
}

type Row = { confirmed: boolean; revision: string | null; body: string | null };

async function run(
  deps: Deps,
  read: CarRead,
  caller: string | ProvenKey,
  carId: Id,
  revisions: (string | null)[],
): Promise<Row | undefined> {
  const after = read.values.length;
  const [callerAt, nowAt, carAt, revisionsAt] = [1, 2, 3, 4].map((place) => `$${after + place}`);
  const [by, proof] =
    typeof caller === 'string'
      ? [
          'session',
          `auth_session s join auth_user u on u.id = s.user_id
        where s.token = ${callerAt} and s.expires_at > ${nowAt}`,
        ]
      : [
          'key',
          `api_keys k join auth_user u on u.id = k.owner_id
        where k.id = ${callerAt} and (k.expires_at is null or k.expires_at > ${nowAt})`,
        ];
  const { rows } = await deps.db.$client.query<Row>({
    name: `read:${by}:${read.name}`,
    text: `
      with proof as (
        select u.id, u.email_verified from ${proof}
      ), car as (
        select c.id, c.owner_id, c.revision from cars c join proof on proof.id = c.owner_id
        where c.id = ${carAt} and proof.email_verified
      )
      select proof.email_verified as confirmed, car.revision::text as revision,
        case when car.revision <> all (${revisionsAt}::bigint[]) then (${read.select})::text end as body
      from proof left join car on true`,
    values: [
      ...read.values,
      typeof caller === 'string' ? caller : caller.id,
      deps.clock(),
      carId,
      revisions.filter((revision) => revision !== null),
    ],
  });
  return rows[0];
}

const shapes = new Map<string, string>();

/** Changes with the statement, so that after an upgrade that changes a response no older one is valid. */
function shapeOf({ name, select }: CarRead): string {
  const shape = shapes.get(name) ?? createHash('sha256').update(select).digest('hex').slice(0, 8);
  shapes.set(name, shape);
  return shape;
}

function parseRevision(header: string | undefined, shape: string): string | null {
  const [, revision, of] = /^(?:W\/)?"(\d{1,18})-([0-9a-f]{8})"$/.exec(header ?? '') ?? [];
  return revision !== undefined && of === shape ? revision : null;
}
