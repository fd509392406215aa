import { useCallback } from 'react';
import type { Id } from '#domain/ids.ts';
import { repairFormOf } from '#domain/repairs/offered-issues.ts';
import type { Records } from '#domain/sync/known-records.ts';
import { useRecord } from '#web/platform/records/use-records.ts';

/** A repair, if one is named, and the problems that its form offers. */
export function useFormOfRepair(carId: Id, repairId: Id | null) {
  const view = useCallback((records: Records) => repairFormOf(records, repairId, Date.now()), [repairId]);
  const { data, ...query } = useRecord(carId, view);
  return { ...query, data: data ?? undefined, isMissing: data === null && repairId !== null };
}
