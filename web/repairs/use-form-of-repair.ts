import { useCallback } from 'react';
import type { Id } from '#domain/ids.ts';
import { repairFormOf } from '#domain/repairs/offered-issues.ts';
import type { RepairForm } from '#domain/repairs/schema.ts';
import type { Records } from '#domain/sync/known-records.ts';
import { useRecord } from '#web/platform/records/use-record.ts';
import { useFreshRecords } from '#web/platform/records/use-records.ts';

/** Of a new repair while nothing of its car is on the device and the server is out of reach. */
export const unreadForm: RepairForm = { repair: null, offeredIssues: [] };

/** A repair, if one is named, and the problems that its form offers. */
export function useFormOfRepair(carId: Id, repairId: Id | null) {
  const view = useCallback((records: Records) => repairFormOf(records, repairId, Date.now()), [repairId]);
  const { data, ...query } = useRecord(carId, view);
  const { failureCount } = useFreshRecords(false);
  const unread = repairId === null && failureCount > 0 ? unreadForm : undefined;
  return { ...query, data: data ?? unread, isMissing: data === null && repairId !== null };
}
