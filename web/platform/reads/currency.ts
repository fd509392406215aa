import type { Id } from '#domain/ids.ts';
import { fillsOf } from '#domain/fills/fill-record.ts';
import { isBefore } from '#domain/days.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { useListPage } from './list-page.ts';
import { useRead } from './query.ts';

export const useCurrency = (): string => useRead('settings.read').data?.currency ?? defaultSettings.currency;

/** What the car's newest repair or fill-up was paid in, else the owner's currency. */
export function useCarCurrency(carId: Id): string {
  const own = useCurrency();
  const repair = useListPage('repairs.list', { carId }).data?.repairs[0];
  const fill = useRecords(carId, fillsOf).data?.[0];
  const newest = repair && fill ? (isBefore(repair.date, fill.date) ? fill : repair) : (repair ?? fill);
  return newest?.currency ?? own;
}
