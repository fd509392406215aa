import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { formatInstantDay } from '#domain/language/format.ts';
import { carList, href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListRow } from '#web/ui/list-row.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PendingBadge } from '#web/ui/pending-badge.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useNewestIssues } from './use-issues.ts';
import { IssueStatusBadge } from './issue-status.tsx';
import { OpenAdvice } from './open-advice.tsx';

export function RecentIssues({ carId }: { carId: Id }) {
  const { t, language } = useWords();
  const issues = useNewestIssues(carId);
  return (
    <>
      <Loaded query={issues} skeleton={<Skeleton className="h-48" />}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-muted py-2">{t('No problems logged yet')}</p>
          ) : (
            <Card className="p-0!">
              {all.slice(0, limits.newestShown).map((issue) => (
                <ListRow
                  key={issue.id}
                  to={href('symptomSummary', { carId, issueId: issue.id })}
                  title={issue.title}
                  text={
                    <span className="mt-1 flex flex-wrap items-center gap-2">
                      <OpenAdvice status={issue.status} advice={issue.advice} />
                      <IssueStatusBadge status={issue.status} />
                      <span className="tabular">{formatInstantDay(issue.date, language)}</span>
                      <PendingBadge id={issue.id} />
                    </span>
                  }
                />
              ))}
            </Card>
          )
        }
      </Loaded>
      <ButtonLink variant="quiet" size="small" className="-ml-4" {...carList(carId, 'issues')}>
        {t('View All Issues')}
      </ButtonLink>
    </>
  );
}
