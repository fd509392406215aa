import type { Document } from '#domain/documents/schema.ts';
import type { Fill } from '#domain/fills/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import { toMinor } from '#domain/repairs/money-rules.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import type { CarCosts, PaidKind } from '#domain/reports/costs-schema.ts';
import { lastOfMonths, month } from './figures.ts';

type Records = {
  repairs: readonly Repair[];
  fills: readonly Fill[];
  documents: readonly Document[];
  reminders: readonly Reminder[];
  readings: readonly MileageReading[];
};
type Payment = { date: string; kind: PaidKind; currency: Repair['currency']; cost: number | null };

/** Must count as `listCosts` of server/reports/list-costs.ts does. @param readings newest first */
export function costsOf(carId: Id, { repairs, fills, documents, reminders, readings }: Records): CarCosts {
  const payments: Payment[] = [
    ...repairs.map(({ kind, ...paid }) => ({ ...paid, kind: kind ?? ('none' as const) })),
    ...fills.map((fill) => ({ ...fill, kind: 'fuel' as const })),
  ];
  const paid = new Map<string, CarCosts['paid'][number]>();
  for (const { date, kind, currency, cost } of payments) {
    if (cost === null) continue;
    const key = [month(date), kind, currency].join(' ');
    const minor = (paid.get(key)?.minor ?? 0) + toMinor(cost, currency);
    paid.set(key, { month: month(date), kind, currency, minor });
  }
  const repairOf = (reminder: Reminder) =>
    reminder.completions.find(({ repairId }) => repairId !== null)?.repairId ??
    documents.find(({ reminderId }) => reminderId === reminder.id)?.record?.id;
  const lastCosts = reminders.flatMap((reminder) => {
    const repair = repairs.find(({ id }) => id === repairOf(reminder));
    if (!repair || repair.cost === null) return [];
    const { currency, cost } = repair;
    return { reminderId: reminder.id, currency, minor: toMinor(cost, currency) };
  });
  return {
    carId,
    paid: [...paid].toSorted(([a], [b]) => a.localeCompare(b)).map(([, one]) => one),
    lastCosts,
    unpriced: payments.filter(({ cost }) => cost === null).length,
    mileage: lastOfMonths(readings),
  };
}
