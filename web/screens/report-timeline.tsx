import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Id } from '#domain/ids.ts';
import { formatDay } from '#domain/language/format.ts';
import type { TimelineIssue, TimelineRepair } from '#domain/reports/timeline-schema.ts';
import { timelineOf } from '#domain/reports/timeline-rules.ts';
import { viewOf } from '#domain/sync/view.ts';
import { limits } from '#domain/limits.ts';
import { costText } from '#domain/money/cost-text.ts';
import { IssueStatusBadge } from '#web/issues/issue-status.tsx';
import { OpenAdvice } from '#web/issues/open-advice.tsx';
import { href, repairView } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { zoneOfDevice } from '#web/platform/language/time-zone.ts';
import { useFirstAnswer } from '#web/platform/reads/query.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { KindIcon } from '#web/repairs/repair-kinds.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ListRow } from '#web/ui/list-row.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { MonthGroups } from '#web/ui/month-groups.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The newest; the rest is in the history. */
const SHOWN = 20;

export type TimelineKind = 'all' | 'issues' | 'repairs';
type Props = { carId: Id; kind: TimelineKind; empty: ReactNode };

export function ReportTimeline({ carId, kind, empty }: Props) {
  const { t, language } = useWords();
  const timeline = useTimeline(carId, kind);
  return (
    <Loaded query={timeline} skeleton={skeleton}>
      {(records) =>
        records.length === 0 ? (
          empty
        ) : (
          <>
            <MonthGroups entries={records.slice(0, SHOWN)} language={language} heading="h3">
              {(ofMonth) =>
                ofMonth.map((entry) =>
                  entry.kind === 'issue' ? (
                    <IssueRow key={entry.issue.id} carId={carId} issue={entry.issue} day={entry.day} />
                  ) : (
                    <RepairRow key={entry.repair.id} carId={carId} repair={entry.repair} />
                  ),
                )
              }
            </MonthGroups>
            {records.length > SHOWN && (
              <ButtonLink variant="quiet" size="small" className="-ml-4" to={href('history', { carId })}>
                {t('Whole history')}
              </ButtonLink>
            )}
          </>
        )
      }
    </Loaded>
  );
}

const lineOf = (only?: 'issues' | 'repairs') =>
  viewOf(['issue', 'repair'], (records) => timelineOf(records, only));
const lines = { all: lineOf(), issues: lineOf('issues'), repairs: lineOf('repairs') };

function useTimeline(carId: Id, kind: TimelineKind) {
  const only = kind === 'all' ? undefined : kind;
  const page = {
    carId,
    timeZone: zoneOfDevice(),
    limit: String(limits.listChunk),
    ...(only && { kind: only }),
  };
  const first = useFirstAnswer('timeline.list', page);
  return useRecords(carId, lines[kind], first?.records, first?.next != null);
}

const skeleton = <Skeleton className="h-64" />;

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
