import type { MileageLimit } from '#domain/cars/schema.ts';
import { addDays, daysBetween } from '#domain/days.ts';
import type { MileageFacts } from '#domain/mileage/estimate-rules.ts';

/** An estimate, in km. */
export type LimitOutlook = {
  state: 'ahead' | 'running' | 'ended';
  /** Since its start; null: the mileage is not known, or the period is not running. */
  driven: number | null;
  /** At its end, at the present rate; null without a rate. */
  atEnd: number | null;
  /** Above the limit at its end: 0 when it is kept. */
  over: number | null;
  reachedOn: string | null;
};

export function limitOutlook(limit: MileageLimit, mileage: MileageFacts | null, today: string): LimitOutlook {
  const { from, to, startKm, km } = limit;
  const state = today < from ? 'ahead' : today > to ? 'ended' : 'running';
  const unknown = { state, driven: null, atEnd: null, over: null, reachedOn: null } as const;
  if (state !== 'running' || mileage === null || mileage.estimatedKm < startKm) return unknown;
  const driven = mileage.estimatedKm - startKm;
  if (driven >= km) {
    const atEnd = mileage.rate === null ? null : driven + mileage.rate * daysBetween(today, to);
    return { state, driven, atEnd, over: (atEnd ?? driven) - km, reachedOn: today };
  }
  if (mileage.rate === null) return { ...unknown, driven };
  const atEnd = driven + mileage.rate * daysBetween(today, to);
  const over = Math.max(0, atEnd - km);
  const reachedOn = over > 0 ? addDays(today, Math.floor((km - driven) / mileage.rate)) : null;
  return { state, driven, atEnd, over, reachedOn };
}
