import type { Id } from '#domain/ids.ts';
import { useRead } from '#web/platform/reads/query.ts';

/** The titles of the reminders that this repair completed (REM-54). */
export function useCompletedBy(repairId: Id | null): string[] {
  const { data } = useRead('reminders.list');
  if (repairId === null || !data) return [];
  return data.reminders
    .filter(({ completions }) => completions.some((one) => one.repairId === repairId))
    .map(({ title }) => title);
}
