import type { ReactNode } from 'react';
import { isWarning } from '#domain/cars/danger-rules.ts';
import { timelineColour, timelineLabel, type StatusColour } from '#domain/issues/rules.ts';
import { formatInstantDay } from '#domain/language/format.ts';
import type { SharedIssue } from '#domain/share/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { AdviceBadge } from '#web/ui/advice.tsx';
import { Card } from '#web/ui/card.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { StatusBadge, type StatusTone } from '#web/ui/status-badge.tsx';

const tones: Record<StatusColour, StatusTone> = {
  red: 'open',
  yellow: 'progress',
  blue: 'partial',
  green: 'resolved',
};

export function SharedIssueCard({ issue, media }: { issue: SharedIssue; media: ReactNode }) {
  const { t, language } = useWords();
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-center gap-2">
          {isWarning(issue.drivingAdvice) && <AdviceBadge advice={issue.drivingAdvice} />}
          <StatusBadge tone={tones[timelineColour(issue.status)]} label={t(timelineLabel(issue.status))} />
          {issue.occurrences > 1 && <Pill>{t('{n} Occurrences', { n: issue.occurrences })}</Pill>}
          <time dateTime={issue.date} className="text-muted tabular ml-auto text-sm">
            {formatInstantDay(issue.date, language)}
          </time>
        </div>
        <h3 className="mt-2 text-lg font-semibold">{issue.title}</h3>
        {isWarning(issue.drivingAdvice) && issue.drivingAdviceReason && (
          <p className="mt-1 font-medium">{issue.drivingAdviceReason}</p>
        )}
        {issue.description && <p className="mt-1 whitespace-pre-line">{issue.description}</p>}
        {issue.aiSummary && <p className="text-muted mt-2 whitespace-pre-line">{issue.aiSummary}</p>}
        <div className="mt-3 empty:hidden">{media}</div>
      </Card>
    </li>
  );
}
