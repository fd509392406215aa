import { dayOf } from '#domain/days.ts';
import type { FillOverview } from '#domain/fills/overview-schema.ts';
import { overviewOf } from '#domain/fills/summary-rules.ts';
import { limits } from '#domain/limits.ts';
import { readCar } from '#server/cars/store.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listFills } from './store.ts';

export async function readOverview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  scope: CarScope,
): Promise<FillOverview> {
  const [fills, { batteryCapacity }] = await Promise.all([listFills(db, scope), readCar(db, scope)]);
  return overviewOf(fills, fills.slice(0, limits.listPage), {
    today: dayOf(clock().getTime()),
    batteryCapacity,
  });
}
