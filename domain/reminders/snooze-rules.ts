import { addDays } from '#domain/days.ts';
import { limits } from '#domain/limits.ts';
import { addDistance, type DistanceUnit } from '#domain/units/units.ts';
import type { DueStatus } from './due-rules.ts';
import type { MileageFacts } from '#domain/mileage/estimate-rules.ts';
import type { Snooze } from './schema.ts';

/** Notices offer the same and call it a week. */
export const WEEK_DAYS = 7;
export const MONTH_DAYS = 30;

type Status = Pick<DueStatus, 'state'>;

export const snoozeForDays = (days: number, { state }: Status, today: string): Snooze => ({
  until: addDays(today, days),
  wasOverdue: state === 'overdue',
});

/** @param km from the mileage that is probably reached today */
export const snoozeForKm = (
  km: number,
  { state }: Status,
  { estimatedKm }: Pick<MileageFacts, 'estimatedKm'>,
  unit: DistanceUnit,
  today: string,
): Snooze => ({
  until: null,
  km: { until: Math.min(addDistance(estimatedKm, km, unit), limits.mileageMax), since: today },
  wasOverdue: state === 'overdue',
});
