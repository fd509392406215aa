import type { DoubtContext } from '#domain/doubts/rules.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import type { MechanicShare } from './mechanic-share-context.ts';

/** Context for doubts about a mechanic's entry: a link reveals neither readings nor costs. */
export function doubtContext({ shared }: Pick<MechanicShare, 'shared'>): DoubtContext {
  const { year, mileage: carKm, distanceUnit } = shared.car;
  return { today: deviceDay(), year, carKm, distanceUnit, readings: null, costs: [], seen: null };
}
