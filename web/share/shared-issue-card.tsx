import type { ReactNode } from 'react';
import { timelineColour, timelineLabel } from '#domain/issues/rules.ts';
import { formatInstantDay } from '#domain/language/format.ts';
import type { SharedIssue } from '#domain/share/schema.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Card } from '#web/ui/card.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { statusTones, StatusBadge } from '#web/ui/status-badge.tsx';

type Props = { issue: SharedIssue; advice: ReactNode; media: ReactNode };

export function SharedIssueCard({ issue, advice, media }: Props) {
  const { t, language } = useWords();
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge
            tone={statusTones[timelineColour(issue.status)]}
            label={t(timelineLabel(issue.status))}
          />
          {issue.occurrences > 1 && <Pill>{t('{n} Occurrences', { n: issue.occurrences })}</Pill>}
          <time dateTime={issue.date} className="text-muted tabular ml-auto text-sm">
            {formatInstantDay(issue.date, language)}
          </time>
        </div>
        <h3 className="mt-2 text-lg font-semibold">{issue.title}</h3>
        <div className="mt-2 empty:hidden">{advice}</div>
        {issue.description && <p className="mt-1 whitespace-pre-line">{issue.description}</p>}
        {issue.aiSummary && <p className="text-muted mt-2 whitespace-pre-line">{issue.aiSummary}</p>}
        <div className="mt-3 empty:hidden">{media}</div>
      </Card>
    </li>
  );
}
