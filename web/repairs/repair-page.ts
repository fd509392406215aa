import type { Input } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import type { RecordFilters } from '#domain/repairs/record-rules.ts';
import { useListPage, type PagePart } from '#web/platform/reads/list-page.ts';
import { useMarks } from '#web/platform/reads/query.ts';

/** Filters are sent as typed: the server parses them by the same rules. */
const asQuery = (carId: Id, filters: Partial<RecordFilters>): Input<'repairs.marks'> => ({
  carId,
  ...Object.fromEntries(Object.entries(filters).filter(([, bound]) => bound.length > 0)),
});

export const useRepairPage = (carId: Id, filters: Partial<RecordFilters>, part?: PagePart) =>
  useListPage('repairs.list', asQuery(carId, filters), part);

export const useRepairMarks = (carId: Id, filters: Partial<RecordFilters>, isLong: boolean) =>
  useMarks('repairs.marks', asQuery(carId, filters), isLong);
