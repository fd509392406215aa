import { dueList, type DueReminder } from '#domain/reminders/due-list-rules.ts';
import type { ReminderList } from '#domain/reminders/schema.ts';
import type { Garage } from './ask/facts.ts';
import type { CarFacts, GarageFacts } from './car-facts.ts';

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

/** With the list of what is due that a device shows: it holds what waits there for a network. */
export function garageOnDevice(garage: GarageFacts, list: ReminderList | undefined, today: string): Garage {
  if (!list) return { ...garage, today };
  const { reminders, mileage, leads } = list;
  return {
    ...garage,
    today,
    cars: garage.cars.map((facts) => {
      const car = mileage.find(({ carId }) => carId === facts.id);
      return {
        ...facts,
        reminders: reminders.filter(({ carId }) => carId === facts.id),
        readings: car?.readings.map(({ km, date }) => ({ km, date })) ?? facts.readings,
        leads: { car: car?.leads ?? null, owner: leads ?? null },
        yearlyKm: car?.yearlyKm ?? null,
        isOutOfUse: car?.isOutOfUse ?? false,
      };
    }),
  };
}
