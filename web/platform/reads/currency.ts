import type { Id } from '#domain/ids.ts';
import type { FillRecord } from '#domain/fills/fill-record.ts';
import { byTime } from '#domain/fills/order-rules.ts';
import { isBefore } from '#domain/days.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import { rowsIn, type Records } from '#domain/sync/known-records.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { useRead } from './query.ts';

export const useCurrency = (): string => useRead('settings.read').data?.currency ?? defaultSettings.currency;

const newestFill = (records: Records): FillRecord | null =>
  rowsIn<FillRecord>(records, 'fill').reduce<FillRecord | null>(
    (last, one) => (last && byTime(last, one) > 0 ? last : one),
    null,
  );

/** What the car's newest repair or fill-up was paid in, else the owner's currency. */
export function useCarCurrency(carId: Id): string {
  const own = useCurrency();
  const repair = useRecords(carId, repairsOf).data?.[0];
  const fill = useRecords(carId, newestFill).data;
  const newest = repair && fill ? (isBefore(repair.date, fill.date) ? fill : repair) : (repair ?? fill);
  return newest?.currency ?? own;
}
