import type { Id } from '#domain/ids.ts';
import { useRead } from '#web/platform/reads/query.ts';

/** The device decides which year is 'this year'. */
export function useRepairSummary(carId: Id) {
  const year = new Date().getFullYear();
  return useRead('repairs.summary', { carId, yearFrom: `${year}-01-01`, yearTo: `${year}-12-31` });
}
