import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { Id } from '#domain/ids.ts';
import type { IssueEntry } from '#domain/issues/schema.ts';
import { formatDay, formatMonth } from '#domain/language/format.ts';
import { monthsOf } from '#domain/reports/timeline-rules.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { IssueStatusBadge } from '#web/issues/issue-status.tsx';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language.ts';
import { costText } from '#web/repairs/money-text.ts';
import { KindIcon } from '#web/repairs/repair-kinds.tsx';
import { Card } from '#web/ui/card.tsx';
import { GrowingList } from '#web/ui/growing-list.tsx';
import { ListRow } from '#web/ui/list-row.tsx';

type Props = { carId: Id; issues: readonly IssueEntry[]; repairs: readonly Repair[] };

/** Problems and repairs on one line, month by month (spec 2.16). */
export function ReportTimeline({ carId, issues, repairs }: Props) {
  const { language } = useWords();
  const months = useMemo(() => monthsOf(issues, repairs), [issues, repairs]);
  return (
    <ol className="flex flex-col gap-5">
      <GrowingList items={months} step={12}>
        {({ month, entries }) => (
          <li key={month}>
            <h3 className="text-muted mb-2 text-sm font-semibold first-letter:uppercase">
              {formatMonth(month, language)}
            </h3>
            <Card className="p-0!">
              {entries.map((entry) =>
                entry.kind === 'issue' ? (
                  <IssueRow key={entry.issue.id} carId={carId} issue={entry.issue} day={entry.day} />
                ) : (
                  <RepairRow key={entry.repair.id} carId={carId} repair={entry.repair} />
                ),
              )}
            </Card>
          </li>
        )}
      </GrowingList>
    </ol>
  );
}

function IssueRow({ carId, issue, day }: { carId: Id; issue: IssueEntry; day: string }) {
  const { language } = useWords();
  return (
    <ListRow
      to={href('symptomSummary', { carId, issueId: issue.id })}
      title={issue.title}
      text={
        <span className="mt-1 flex flex-wrap items-center gap-2">
          <IssueStatusBadge status={issue.status} />
          <span className="tabular">{formatDay(day, language)}</span>
        </span>
      }
      leading={
        <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="text-accent size-5 shrink-0" />
      }
    />
  );
}

function RepairRow({ carId, repair }: { carId: Id; repair: Repair }) {
  const { language } = useWords();
  return (
    <ListRow
      to={href('editRepair', { carId, repairId: repair.id })}
      title={repair.title}
      text={
        <span className="tabular">
          {[formatDay(repair.date, language), repair.garageName].filter(Boolean).join(' · ')}
        </span>
      }
      leading={<KindIcon kind={repair.kind} />}
      trailing={<span className="tabular shrink-0 font-semibold">{costText(repair, language)}</span>}
    />
  );
}
