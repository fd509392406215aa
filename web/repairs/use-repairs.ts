import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import { summaryOf } from '#domain/repairs/summary-rules.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { viewOf } from '#domain/sync/view.ts';
import { useFirstAnswer } from '#web/platform/reads/query.ts';
import { useRecords } from '#web/platform/records/use-records.ts';

/** Newest first. @param newest all unless given @param suffice whether those that came with the page are what is shown */
export function useRepairs(
  carId: Id,
  newest?: number,
  suffice: (first: readonly Repair[]) => boolean = () => true,
) {
  const page = useFirstAnswer('repairs.list', { carId, limit: String(newest ?? limits.listChunk) });
  const first = page && suffice(page.repairs) ? page : undefined;
  return useRecords(carId, repairsOf, first?.repairs, newest === undefined && first?.next != null);
}

/** The device decides which year is 'this year'. */
function thisYear() {
  const year = new Date().getFullYear();
  return { yearFrom: `${year}-01-01`, yearTo: `${year}-12-31` };
}
const summaryIn = viewOf(['repair'], (records) => summaryOf(records, thisYear()));

export function useRepairSummary(carId: Id) {
  const first = useFirstAnswer('repairs.summary', { carId, ...thisYear() });
  return useRecords(carId, summaryIn, first);
}
