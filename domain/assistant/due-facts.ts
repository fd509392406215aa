import { dueList, type DueReminder } from '#domain/reminders/due-list-rules.ts';
import type { CarFacts } from './car-facts.ts';

/** The open reminders of a car with their states, the most pressing first; null where they are not known. */
export function dueOfCar(facts: CarFacts, today: string): DueReminder[] | null {
  const { reminders, readings = [], mileage, leads, yearlyKm, isOutOfUse = false } = facts;
  if (!reminders) return null;
  const known = mileage ? [{ km: mileage.km, date: mileage.date ?? today }] : [];
  const [carId = ''] = reminders.map((one) => one.carId);
  const all = [...readings, ...known].map((reading, at) => ({
    ...reading,
    id: String(at),
    source: 'car' as const,
    sourceId: null,
  }));
  return dueList(
    {
      reminders,
      mileage: [{ carId, readings: all, isOutOfUse, leads: leads?.car, yearlyKm }],
      leads: leads?.owner,
    },
    today,
  ).filter(({ reminder: { isDone, isPaused } }) => !isDone && !isPaused);
}
