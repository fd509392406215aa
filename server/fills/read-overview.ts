import { dayOf } from '#domain/days.ts';
import type { FillOverview } from '#domain/fills/overview-schema.ts';
import { overviewOf } from '#domain/fills/summary-rules.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import type { Deps } from '#server/platform/deps.ts';
import { readForOverview } from './store.ts';

export async function readOverview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  scope: CarScope,
): Promise<FillOverview> {
  const { fills, newest, batteryCapacity } = await readForOverview(db, scope);
  return overviewOf(fills, newest, { today: dayOf(clock().getTime()), batteryCapacity });
}
