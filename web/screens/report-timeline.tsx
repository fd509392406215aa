import { TriangleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Id } from '#domain/ids.ts';
import { dayOfInstant, formatDay, formatMonth } from '#domain/language/format.ts';
import type { TimelineIssue, TimelineRepair } from '#domain/reports/timeline-schema.ts';
import { inMonths } from '#domain/reports/timeline-rules.ts';
import { IssueStatusBadge } from '#web/issues/issue-status.tsx';
import { OpenAdvice } from '#web/issues/open-advice.tsx';
import { href, repairView } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { isLong } from '#web/platform/reads/list-page.ts';
import { costText } from '#web/repairs/money-text.ts';
import { KindIcon } from '#web/repairs/repair-kinds.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChunkContents, type ChunkProps } from '#web/ui/chunked-list.tsx';
import { ListRow } from '#web/ui/list-row.tsx';
import { PagedList } from '#web/ui/paged-list.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useTimelineMarks, useTimelinePage, type TimelineKind } from './timeline-page.ts';

type Props = { carId: Id; kind: TimelineKind };

export function ReportTimeline({ carId, kind, empty }: Props & { empty: ReactNode }) {
  const page = useTimelinePage(carId, kind);
  const marks = useTimelineMarks(carId, kind, isLong(page));
  return (
    <PagedList
      page={page}
      marks={marks}
      isEmpty={({ records }) => records.length === 0}
      empty={empty}
      skeleton={skeleton}
      entryHeight={84}
    >
      {(chunk) => <RecordsFrom carId={carId} kind={kind} {...chunk} />}
    </PagedList>
  );
}

const skeleton = <Skeleton className="h-64" />;

/** One page. A month continued from the previous page has no heading. */
const RecordsFrom = memo(function RecordsFrom({ carId, kind, cursor, minHeight }: Props & ChunkProps) {
  const { language } = useWords();
  const page = useTimelinePage(carId, kind, { cursor });
  const begun = cursor === null ? null : monthOf(cursor);
  return (
    <ChunkContents items={page.data?.records} query={page} minHeight={minHeight} skeleton={skeleton}>
      {(drawn) => (
        <ol>
          {inMonths(drawn).map(({ month, entries }) => (
            <li key={month} className="pb-5">
              {month !== begun && (
                <h3 className="text-muted mb-2 text-sm font-semibold first-letter:uppercase">
                  {formatMonth(month, language)}
                </h3>
              )}
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
          ))}
        </ol>
      )}
    </ChunkContents>
  );
});

function monthOf(cursor: string): string {
  const [at = ''] = cursor.split('|');
  return (at.includes('T') ? dayOfInstant(at) : at).slice(0, 7);
}

function IssueRow({ carId, issue, day }: { carId: Id; issue: TimelineIssue; day: string }) {
  const { t, language } = useWords();
  return (
    <ListRow
      to={href('symptomSummary', { carId, issueId: issue.id })}
      title={issue.title}
      text={
        <span className="mt-1 flex flex-wrap items-center gap-2">
          <OpenAdvice status={issue.status} advice={issue.drivingAdvice} />
          <IssueStatusBadge status={issue.status} />
          <span className="tabular">{formatDay(day, language)}</span>
          {issue.mechanicName && (
            <span>
              {t('Logged by a mechanic')}: {issue.mechanicName}
            </span>
          )}
        </span>
      }
      leading={
        <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="text-accent size-5 shrink-0" />
      }
    />
  );
}

function RepairRow({ carId, repair }: { carId: Id; repair: TimelineRepair }) {
  const { t, language } = useWords();
  const facts = [
    formatDay(repair.date, language),
    repair.garageName,
    repair.addedByMechanic && t('Added by a mechanic'),
  ];
  return (
    <ListRow
      {...repairView(carId, repair.id)}
      title={repair.title}
      text={<span className="tabular">{facts.filter(Boolean).join(' · ')}</span>}
      leading={<KindIcon kind={repair.kind} />}
      trailing={<span className="tabular shrink-0 font-semibold">{costText(repair, language)}</span>}
    />
  );
}
