import type { Document } from '#domain/documents/schema.ts';
import type { Fill } from '#domain/fills/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import type { CarCosts, PaidKind } from '#domain/reports/costs-schema.ts';
import { monthlyReadings, monthOfDay } from '#domain/months.ts';

type Records = {
  carId: Id;
  repairs: readonly Repair[];
  fills: readonly Fill[];
  documents: readonly Document[];
  reminders: readonly Reminder[];
  readings: readonly MileageReading[];
};

/** Must agree with `listCosts` of server/reports/list-costs.ts. @param readings newest first */
export function costsOf({ carId, repairs, fills, documents, reminders, readings }: Records): CarCosts {
  const all = [
    ...repairs.map((one) => ({ ...one, paidFor: one.kind ?? ('none' as const) })),
    ...fills.map((one) => ({ ...one, paidFor: 'fuel' as const })),
  ];
  const paid = new Map<string, CarCosts['paid'][number]>();
  for (const { date, cost, currency, paidFor } of all) {
    if (cost === null) continue;
    const kind: PaidKind = paidFor;
    const key = [monthOfDay(date), kind, currency].join(' ');
    const minor = (paid.get(key)?.minor ?? 0) + toMinor(cost, currency);
    paid.set(key, { month: monthOfDay(date), kind, currency, minor });
  }
  const newestFirst = repairs.toSorted((a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id));
  const lastCosts = reminders.flatMap(({ id: reminderId, title, completions }) => {
    const done = completions.find(({ repairId }) => repairId !== null)?.repairId;
    const paper = documents.find((one) => one.reminderId === reminderId)?.record?.id;
    const isNamed = (one: Repair) => one.cost !== null && one.title.toLowerCase() === title.toLowerCase();
    const repair = repairs.find(({ id }) => id === (done ?? paper ?? newestFirst.find(isNamed)?.id));
    if (!repair || repair.cost === null) return [];
    return [{ reminderId, currency: repair.currency, minor: toMinor(repair.cost, repair.currency) }];
  });
  return {
    carId,
    paid: [...paid].toSorted(([a], [b]) => a.localeCompare(b)).map(([, one]) => one),
    lastCosts: lastCosts.toSorted((a, b) => a.reminderId.localeCompare(b.reminderId)),
    unpriced: all.filter(({ cost }) => cost === null).length,
    mileage: monthlyReadings(readings),
  };
}
