import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ORPCError } from '@orpc/server';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { limitLinkRequests } from '#server/platform/rate-limits/link-rate-limits.ts';
import { openLiveStreams } from './streams.ts';
import { openChangeFeed } from './changes.ts';
import { sharedCar } from '#server/platform/access/scope.ts';
import { signedInOwner } from '#server/platform/access/session.ts';

export function liveRoutes(app: FastifyInstance, deps: Deps): void {
  const feed = openChangeFeed(deps);
  const streams = openLiveStreams(deps, feed);
  app.draining.stopping.signal.addEventListener('abort', () => streams.endAll());
  app.addHook('preClose', async () => {
    streams.endAll();
    await feed.close();
  });
  const options = { config: { isLive: true }, exposeHeadRoute: false };

  app.get('/live', options, async (request, reply) => {
    const { ownerId } = await signedInOwner(deps, request);
    await streams.open(request, reply, {
      ownerId,
      reader: 'owner',
      limit: [`account:${ownerId}`, limits.liveStreamsPerAccount],
      prove: () =>
        orNull(async () => {
          const present = await signedInOwner(deps, request);
          return present.ownerId === ownerId ? { until: null } : null;
        }),
      dependsOn: ({ kind }) => kind === 'session',
      eventOf: ({ kind, carId, opId }) => ({ type: 'change', kind, carId, opId }),
      hello: async () => ({ type: 'hello', changedMsAgo: await lastChange(deps.db, ownerId) }),
    });
  });

  app.get<{ Querystring: { token?: unknown } }>('/shared/live', options, async (request, reply) => {
    const token = typeof request.query.token === 'string' ? request.query.token : '';
    await limitLinkRequests(deps, request, 'live', token);
    const { ownerId, carId, link } = await sharedCar(deps.db, token, deps.clock());
    await streams.open(request, reply, {
      ownerId,
      reader: 'link',
      limit: [`link:${link.id}`, limits.liveStreamsPerLink],
      prove: () =>
        orNull(async () => ({ until: (await sharedCar(deps.db, token, deps.clock())).link.expiresAt })),
      dependsOn: () => true,
      // The mechanic's page is only told to reload its car.
      eventOf: (change) => (change.carId === carId && change.kind !== 'thread' ? { type: 'refresh' } : null),
      hello: async () => {
        const ago = await lastChange(deps.db, ownerId);
        return { type: 'hello', changedMsAgo: ago !== null && ago < PAGE_LOAD_MS ? ago : null };
      },
    });
  });
}

/** No page takes longer to load; a mechanic need not know of older changes. */
const PAGE_LOAD_MS = 60_000;

async function orNull<T>(prove: () => Promise<T>): Promise<T | null> {
  try {
    return await prove();
  } catch (error) {
    if (error instanceof ORPCError) return null;
    throw error;
  }
}

/** Milliseconds since this owner's last write, by the database's clock. */
async function lastChange(db: Db, ownerId: Id): Promise<number | null> {
  const { rows } = await db.execute<{ ms: number | null }>(sql`
    select (extract(epoch from clock_timestamp() - max(created_at)) * 1000)::float8 as ms
    from operations where owner_id = ${ownerId}`);
  return rows[0]?.ms ?? null;
}
