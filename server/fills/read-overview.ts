import { dayOf } from '#domain/days.ts';
import type { FillOverview } from '#domain/fills/overview-schema.ts';
import { overviewOf } from '#domain/fills/summary-rules.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import type { Deps } from '#server/platform/deps.ts';
import { ResponseCache } from '#server/platform/http/response-cache.ts';
import { readForOverview } from './store.ts';

/** In characters. */
const cache = new ResponseCache(8_000_000);

/** Cached until the car or a record below it changes; its revision tells every process. */
export async function readOverview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  scope: CarScope,
): Promise<FillOverview> {
  const today = dayOf(clock().getTime());
  const key = `${scope.ownerId} ${scope.carId} ${today}`;
  const cached = cache.get(key);
  const { revision, found } = await readForOverview(db, scope, cached?.revision ?? null);
  if (cached && !found) return JSON.parse(cached.body) as FillOverview;
  const { fills, newest, batteryCapacity } = found!;
  const overview = overviewOf(fills, newest, { today, batteryCapacity });
  cache.set(key, { revision, body: JSON.stringify(overview) });
  return overview;
}
