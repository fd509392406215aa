import { timelineColour, timelineLabel, type StatusColour } from '#domain/issues/rules.ts';
import { useWords } from '#web/platform/language/language.ts';
import { StatusBadge, type StatusTone } from '#web/ui/status-badge.tsx';

export const tones: Record<StatusColour, StatusTone> = {
  red: 'open',
  yellow: 'progress',
  blue: 'partial',
  green: 'resolved',
};

/** STAT-03, STAT-09. */
export function IssueStatusBadge({ status }: { status: string }) {
  const { t } = useWords();
  return <StatusBadge tone={tones[timelineColour(status)]} label={t(timelineLabel(status))} />;
}
