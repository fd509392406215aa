import { timelineColour, timelineLabel } from '#domain/issues/rules.ts';
import { useWords } from '#web/platform/language/language.ts';
import { statusTones, StatusBadge } from '#web/ui/status-badge.tsx';

export function IssueStatusBadge({ status }: { status: string }) {
  const { t } = useWords();
  return <StatusBadge tone={statusTones[timelineColour(status)]} label={t(timelineLabel(status))} />;
}
