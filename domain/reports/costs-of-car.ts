import type { DocumentRecord } from '#domain/documents/document-record.ts';
import { pricedFill, type FillRecord } from '#domain/fills/fill-record.ts';
import { stretchesOf } from '#domain/fills/per-km-rules.ts';
import { allReadingsOf } from '#domain/mileage/reading-record.ts';
import { monthlyReadings, monthOfDay } from '#domain/months.ts';
import type { ReminderRecord } from '#domain/reminders/reminder-record.ts';
import { byNewest, type RepairRecord } from '#domain/repairs/repair-record.ts';
import { rowsIn, type Records } from '#domain/sync/known-records.ts';
import { viewOf } from '#domain/sync/view.ts';
import type { CostsOfCar, PaidKind } from './costs-schema.ts';
import { monthlyCosts, type Paid } from './monthly-costs.ts';

const paidFor = (
  { date, currency, costMinor }: RepairRecord | FillRecord,
  kind: PaidKind,
): Paid<PaidKind> => ({
  date,
  currency,
  costMinor,
  kind,
});

/** All that a car's records say was paid, day by day. */
export const paymentsOf = viewOf(['repair', 'fill'], (records): Paid<PaidKind>[] => [
  ...rowsIn<RepairRecord>(records, 'repair').map((one) => paidFor(one, one.kind ?? 'none')),
  ...rowsIn<FillRecord>(records, 'fill').map((one) => paidFor(one, 'fuel')),
]);

export const paidOf = viewOf(['repair', 'fill'], (records) => monthlyCosts(paymentsOf(records)));

/** What a car has cost, added up. */
export const costsOf = viewOf(
  ['repair', 'fill', 'reminder', 'document', 'reading'],
  (records): CostsOfCar => {
    const all = paymentsOf(records);
    const readings = allReadingsOf(records);
    const months = monthlyReadings(readings);
    const first = readings.at(-1);
    return {
      paid: paidOf(records),
      lastCosts: lastCosts(records, rowsIn<RepairRecord>(records, 'repair')),
      unpriced: all.filter(({ costMinor }) => costMinor === null).length,
      stretches: stretchesOf(rowsIn<FillRecord>(records, 'fill').map(pricedFill)),
      mileage:
        first && (first.km !== months[0]?.km || first.date !== months[0].date)
          ? [{ month: monthOfDay(first.date), date: first.date, km: first.km }, ...months]
          : months,
    };
  },
);

/** Of what the last completion or the document names, else of the newest repair of the same name. */
function lastCosts(records: Records, repairs: readonly RepairRecord[]): CostsOfCar['lastCosts'] {
  if (!records.reminder?.size) return [];
  const ofDocuments = new Map(
    rowsIn<DocumentRecord>(records, 'document').map((one) => [one.reminderId, one.repairId]),
  );
  const priced = repairs.filter(({ costMinor }) => costMinor !== null).toSorted(byNewest);
  const byId = new Map(priced.map((one) => [one.id, one]));
  const byTitle = new Map(priced.toReversed().map((one) => [one.title.toLowerCase(), one.id]));
  return rowsIn<ReminderRecord>(records, 'reminder')
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id: reminderId, title, reminderCompletions: done }) => {
      const last = done.findLast(({ repairId }) => repairId !== null)?.repairId;
      const id = last ?? ofDocuments.get(reminderId) ?? byTitle.get(title.toLowerCase());
      const repair = byId.get(id ?? '');
      return repair ? [{ reminderId, currency: repair.currency, minor: repair.costMinor! }] : [];
    });
}
