import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { SyncQuery, type SyncAnswer } from '#domain/sync/schema.ts';
import { checkedOwner, tokenOf } from '#server/platform/access/session.ts';
import { refusal } from '#server/platform/errors.ts';
import type { Deps } from '#server/platform/deps.ts';
import { sqlState } from '#server/platform/database/error-code.ts';
import { packText } from '#server/platform/http/pack-text.ts';
import { inputRefusal } from '#server/platform/http/procedures.ts';
import { disconnection } from '#server/platform/http/streamed-body.ts';
import { newGeneration } from '#server/platform/live/queue.ts';
import { pullChanges, readHeads, type Cursor, type Heads, type Pulled } from './pull-changes.ts';
import { reading } from './read-records.ts';

const Revisions = z.record(Id, z.int());
const StoredCursor = z.object({
  epoch: z.nullable(z.string()),
  account: z.string(),
  known: Revisions,
  filling: z.nullable(z.object({ cars: Revisions, after: z.tuple([z.int(), z.string(), Id]) })),
});
const NOTHING: Cursor = { epoch: null, account: '', known: {}, filling: null };

/** One that this version does not understand counts as none. */
function readCursor(text: string | undefined): Cursor {
  if (text === undefined) return NOTHING;
  try {
    return StoredCursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return NOTHING;
  }
}

const REFUSED_VALUE = '22';

/** A cursor whose numbers or days the database refuses counts as none, too. */
async function pullFrom<Answer>(
  cursor: Cursor,
  pull: (from: Cursor) => Promise<Answer>,
): Promise<[Cursor, Answer]> {
  try {
    return [cursor, await pull(cursor)];
  } catch (error) {
    if (cursor === NOTHING || !sqlState(error)?.startsWith(REFUSED_VALUE)) throw error;
    return [NOTHING, await pull(NOTHING)];
  }
}

const printed = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

function answerOf(
  given: Cursor,
  { epoch, accountMark, account, cars, records, removed, last }: Pulled,
): string {
  const before = given.epoch === epoch ? given : NOTHING;
  const known = new Map(Object.entries(before.known));
  const filling: Record<Id, number> = {};
  const shown = cars.map(({ state, ...car }) => {
    if (state === 'same') return { ...car, revision: known.get(car.id)!, fill: null };
    if (state === 'later') return { ...car, revision: known.get(car.id) ?? 0, fill: null };
    const revision = before.filling?.cars[car.id] ?? car.revision;
    if (state === 'delta' || last === null) known.set(car.id, revision);
    else known.delete(car.id);
    if (state === 'delta') return { ...car, revision, fill: null };
    filling[car.id] = revision;
    return {
      ...car,
      revision,
      fill: [...(car.id in (before.filling?.cars ?? {}) ? [] : ['begin']), ...(last === null ? ['end'] : [])],
    };
  });
  const cursor: Cursor = {
    epoch,
    account: accountMark,
    known: Object.fromEntries(cars.flatMap(({ id }) => (known.has(id) ? [[id, known.get(id)!]] : []))),
    filling: last && { cars: filling, after: last },
  };
  const answer = {
    cursor: printed(cursor),
    // Cars that were left for later, and what changed while a device was filled.
    more: last !== null || before.filling !== null || cars.some(({ state }) => state === 'later'),
    cars: shown,
    removed: removed.map(([carId, kind, id]) => ({ carId, kind, id })),
  };
  const changed = before.account === cursor.account ? 'null' : account;
  return `${JSON.stringify(answer).slice(0, -1)},"account":${changed},"records":${records}}`;
}

/** The cursor of who has everything, which is compared as it is: most devices ask in vain. */
const newestOf = ({ epoch, accountMark: account, cars }: Heads): string =>
  printed({ epoch, account, known: Object.fromEntries(cars), filling: null });

const unchanged = (cursor: string, { cars }: Heads): string =>
  JSON.stringify({
    cursor,
    more: false,
    account: null,
    cars: cars.map(([id, revision]) => ({ id, revision, car: null, fill: null })),
    records: {},
    removed: [],
  } satisfies SyncAnswer);

/** Text that the database has made: parsing and checking it would take longer than reading it. */
export function syncRoute(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps;
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const token = tokenOf(deps, request.headers.cookie);
    if (token === null) throw refusal('UNAUTHORIZED');
    const input = SyncQuery.safeParse(request.method === 'GET' ? request.query : request.body);
    if (!input.success) throw inputRefusal(input.error.issues);
    const { cursor: given, first = null } = input.data;
    const session = { token, now: clock() };
    const heads = await readHeads(db.$client, session);
    checkedOwner(heads ?? null, request, 'confirmed');
    reply.header('vary', 'cookie, accept-encoding').type('application/json; charset=utf-8');
    if (given === newestOf(heads!)) return reply.send(unchanged(given, heads!));
    const cursor = readCursor(given);
    if (heads!.epoch === null) await newGeneration(db.$client);
    const answer = async () => {
      const [from, pulled] = await pullFrom(cursor, (known) =>
        pullChanges(db.$client, session, known, { limit: limits.syncPage, first }),
      );
      checkedOwner(pulled ?? null, request, 'confirmed');
      return packText(answerOf(from, pulled!), request.headers['accept-encoding']);
    };
    const { body, encoding } = await reading.run(heads!.ownerId, answer, disconnection(reply));
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(body);
  };
  // By POST with the cursor of more cars than an address holds.
  app.route({ method: ['GET', 'POST'], url: '/sync', exposeHeadRoute: false, handler });
}
