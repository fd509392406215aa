import { dueList } from '#domain/reminders/due-list-rules.ts';
import type { Reminder } from '#domain/reminders/schema.ts';

export type Reading = { km: number; date: string };

/** Of the car 'a', which was read so. */
export const listOn = (day: string, reminders: Reminder[], readings: Reading[] = []) => {
  const rows = readings.map((one, at) => ({
    ...one,
    id: String(at),
    source: 'car' as const,
    sourceId: null,
  }));
  return dueList({ reminders, mileage: [{ carId: 'a', readings: rows, isOutOfUse: false }] }, day);
};
