import { DocumentFact, FillFact, type GarageFacts } from '#domain/assistant/car-facts.ts';
import { carName } from '#domain/cars/rules.ts';
import type { Id } from '#domain/ids.ts';
import type { Issue } from '#domain/issues/schema.ts';
import type { Document } from '#domain/documents/schema.ts';
import type { Fill } from '#domain/fills/schema.ts';
import type { Garage } from '#domain/cars/schema.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import type { ReminderList } from '#domain/reminders/schema.ts';
import type { Repair } from '#domain/repairs/schema.ts';

type Records = {
  cars: Garage['cars'];
  currency: string;
  issuesOf: (carId: Id) => readonly Issue[];
  repairsOf: (carId: Id) => readonly Repair[];
  fillsOf: (carId: Id) => readonly Fill[];
  documentsOf: (carId: Id) => readonly Document[];
  readingsOf: (carId: Id) => readonly MileageReading[];
  reminders: ReminderList;
};

const newestFirst = (a: { date: string }, b: { date: string }) => b.date.localeCompare(a.date);

/** What the assistant knows of the demo; must agree with `readGarage` of server/assistant/read-facts.ts. */
export function askedGarage({ cars, currency, reminders, ...of }: Records): GarageFacts {
  return {
    currency,
    cars: cars.map((car) => {
      const { id, brand, model, year, fuelType, transmission, batteryCapacity } = car;
      const { licensePlate, vin, engineType, purchase, distanceUnit, volumeUnit, consumptionUnit } = car;
      const readings = of
        .readingsOf(id)
        .map(({ km, date }) => ({ km, date }))
        .toSorted(newestFirst);
      const [reading] = readings;
      const repairs = of.repairsOf(id);
      return {
        id,
        name: carName(car),
        car: { brand, model, year, fuelType, transmission, batteryCapacity },
        details: { licensePlate, vin, engineType, purchase },
        units: { distanceUnit, volumeUnit, consumptionUnit },
        currency,
        mileage: reading ?? (car.mileage === null ? null : { km: car.mileage, date: null }),
        readings,
        repairs: repairs
          .map(({ id: repairId, title, description, date, cost, currency: unit, kind, mileage, ...one }) => ({
            id: repairId,
            title,
            description,
            date,
            cost: cost === null ? null : { minor: toMinor(cost, unit), currency: unit },
            kind,
            mileage,
            garageName: one.garageName,
            files: one.receipts.length,
          }))
          .toSorted(newestFirst),
        issues: of
          .issuesOf(id)
          .map((issue) => ({
            id: issue.id,
            title: issue.title,
            summary: issue.aiSummary,
            date: issue.date.slice(0, 10),
            status: issue.status,
            urgent: issue.drivingAdvice === 'stop_driving',
            advice: issue.drivingAdvice,
            recurrences: issue.recurrences.length,
            recurredOn: issue.recurrences.map(({ date }) => date).toSorted(),
            resolvedOn:
              repairs.find((one) => one.id === issue.resolvedBy)?.date ??
              issue.resolvedAt?.slice(0, 10) ??
              null,
            resolvedBy: issue.resolvedBy,
          }))
          .toSorted(newestFirst),
        fills: of.fillsOf(id).map((fill) => FillFact.parse({ ...fill, files: fill.files.length })),
        documents: of
          .documentsOf(id)
          .map(({ createdAt, files, ...document }) =>
            DocumentFact.parse({ ...document, createdOn: createdAt.slice(0, 10), files: files.length }),
          ),
        reminders: reminders.reminders.filter(({ carId }) => carId === id),
        leads: { car: { days: car.leadDays, km: car.leadKm }, owner: reminders.leads ?? null },
        yearlyKm: car.yearlyKm,
        isOutOfUse: car.outOfUse !== null,
      };
    }),
  };
}
