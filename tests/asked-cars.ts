import type { Garage } from '#domain/assistant/ask/facts.ts';
import type { CarFacts, FillFact, IssueFact, RepairFact } from '#domain/assistant/car-facts.ts';
import { newReminder } from '#domain/reminders/change-rules.ts';
import type { Plan, Reminder } from '#domain/reminders/schema.ts';
import { emptyFacts, fillFact, issueFact, repairFact } from './car-facts.ts';
import { planOf } from './reminders.ts';
import { jsonOf } from './tables.ts';

type AskedCar = Pick<CarFacts, 'mileage' | 'readings'> & {
  today: string;
  repairs: [string, string, Partial<RepairFact>][];
  issues: [string, string, Partial<IssueFact>][];
  fills: [string, Partial<FillFact>][];
  reminders: [string, Reminder['kind'], Partial<Plan>][];
};

/** The cars that the tables of questions ask about, each as of its day. */
export const askedCars = Object.entries(jsonOf<Record<string, AskedCar>>('assistant/cars.json')).map(
  ([name, { today, mileage, readings, repairs, issues, fills, reminders }]) => ({
    name,
    today,
    facts: {
      ...emptyFacts,
      mileage,
      readings,
      repairs: repairs.map((one) => repairFact(...one)),
      issues: issues.map((one) => issueFact(...one)),
      fills: fills.map((one) => fillFact(...one)),
      reminders: reminders.map(([title, kind, plan]) =>
        newReminder(
          { id: title, carId: 'car', title, kind, notes: null, plan: planOf(plan) },
          `${today}T00:00:00.000Z`,
        ),
      ),
    } satisfies CarFacts,
  }),
);

/** A garage of this car alone. */
export const garageOf = ({ name, today, facts }: (typeof askedCars)[number]): Garage => ({
  today,
  currency: facts.currency,
  cars: [{ ...facts, id: name, name: `${facts.car.brand} ${facts.car.model}` }],
});
