import { limits } from '#domain/limits.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { useWords } from '#web/platform/language/language.ts';

/** @param completed titles of reminders that the repair completed */
export function useDeleteQuestion(repair: Repair | null, completed: readonly string[]): string {
  const { t } = useWords();
  const hasIssues = repair && repair.resolvedIssues.length + repair.partiallyResolvedIssues.length > 0;
  const question = hasIssues
    ? t('Delete this repair? The problems linked to it will be marked as new again.')
    : t('It can be restored from the trash for {n} days.', { n: limits.binDays });
  if (completed.length === 0) return question;
  return `${question} ${t('Will stay marked as done: {names}.', { names: completed.join(', ') })}`;
}
