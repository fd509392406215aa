import { carsOf } from '#domain/cars/car-record.ts';
import { carName } from '#domain/cars/rules.ts';
import type { Id } from '#domain/ids.ts';
import type { Words } from '#domain/language/words.ts';
import { fromMinor } from '#domain/money/minor-units.ts';
import { openDue } from '#domain/reminders/open-due.ts';
import { dueList } from '#domain/reminders/due-list-rules.ts';
import { reminderListOf } from '#domain/reminders/reminder-record.ts';
import { paymentsOf } from '#domain/reports/costs-of-car.ts';
import { spendingOf } from '#domain/reports/spending-rules.ts';
import type { CarRecords, Cars } from '#domain/sync/known-records.ts';
import { fromKm } from '#domain/units/units.ts';
import { withUnits } from '#domain/units/words.ts';
import { carStatus } from '#domain/status/status-rules.ts';
import type { GarageSummary } from './schema.ts';

/** What a dashboard shows of each car. */
export function garageSummary(all: Cars, day: string, words: Words): GarageSummary {
  const list = reminderListOf(all);
  const summaryOf = (id: Id, records: CarRecords) => {
    const [car] = carsOf(new Map([[id, records]]));
    const due = dueList(list, day, id).flatMap((one) => openDue(one) ?? []);
    const [status] = carStatus(car!, due, day, withUnits(words, car!));
    const [next] = due;
    const distance = (km: number | null) => (km === null ? null : fromKm(km, car!.distanceUnit));
    return {
      id,
      name: carName(car!),
      licensePlate: car!.licensePlate,
      mileage: distance(car!.mileage),
      distanceUnit: car!.distanceUnit,
      status: { level: status!.level, sentence: status!.sentence, reason: status!.reason },
      openProblems: car!.health.open,
      overdue: due.filter(({ state }) => state === 'overdue' || state === 'due').length,
      dueSoon: due.filter(({ state }) => state === 'urgent' || state === 'soon').length,
      nextDue: next
        ? { title: next.title, state: next.state, date: next.date, mileage: distance(next.dueKm) }
        : null,
      spent: spendingOf(paymentsOf(records), day).map(({ currency, thisMonth, thisYear }) => ({
        currency,
        thisMonth: fromMinor(thisMonth, currency),
        thisYear: fromMinor(thisYear, currency),
      })),
    };
  };
  return { day, cars: [...all].map(([id, records]) => summaryOf(id, records)) };
}
