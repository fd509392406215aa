import type { Id } from '#domain/ids.ts';
import { useRead } from '#web/platform/reads/query.ts';

/** How many repairs, the latest, the totals and the shops; 'this year' is the device's. */
export function useRepairSummary(carId: Id) {
  const year = new Date().getFullYear();
  return useRead('repairs.summary', { carId, yearFrom: `${year}-01-01`, yearTo: `${year}-12-31` });
}

/** The currency for new amounts, and for a total of nothing. */
export function useCurrency(): string {
  return useRead('settings.read').data?.currency ?? 'USD';
}
