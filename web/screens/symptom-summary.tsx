import { SearchX } from 'lucide-react';
import { useParams } from '#web/platform/router/router.tsx';
import { callsOf, firstSteps } from '#domain/assessment/first-steps-rules.ts';
import { furtherAdvice } from '#domain/assessment/further-advice-rules.ts';
import { issueOf } from '#domain/issues/whole-issue.ts';
import { isOpen } from '#domain/issues/rules.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { AssessmentLists } from '#web/assessment/assessment-lists.tsx';
import { DrivingAdvice } from '#web/assessment/driving-advice.tsx';
import { CarMissing } from '#web/cars/car-missing.tsx';
import { useSelectOnOpen } from '#web/cars/garage.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { IssueSummary } from '#web/issues/issue-summary.tsx';
import { OwnIssueFiles } from '#web/media/own-issue-files.tsx';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRecord } from '#web/platform/records/use-record.ts';
import { MechanicNews } from '#web/share/mechanic-news.tsx';
import { ShareButton } from '#web/share/share-button.tsx';
import { useMarkSeen } from '#web/share/use-mark-seen.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadState } from '#web/ui/load-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NextSteps } from './next-steps.tsx';

export function SymptomSummaryScreen() {
  const { t } = useWords();
  const { carId = '', issueId = '' } = useParams();
  const garage = useGarage();
  const { data: issue, isError, refetch } = useRecord(carId, (records) => issueOf(records, issueId));
  useSelectOnOpen(carId, garage.data);
  useMarkSeen(issue?.id);

  if (issue === null && garage.data && !garage.data.cars.some(({ id }) => id === carId))
    return <CarMissing />;
  return (
    <Page
      title={t('Problem summary')}
      back={{ to: href('car', { carId }), label: t('Back') }}
      actions={issue && <ShareButton carId={carId} issueId={issueId} title={issue.title} />}
    >
      <div className="mb-4 empty:hidden">
        <MechanicNews carId={carId} />
      </div>
      {issue ? (
        <IssueSummary
          // A key, so that another issue does not inherit the view state.
          key={issue.id}
          issue={issue}
          media={<OwnIssueFiles issue={issue} />}
          advice={
            issue.drivingAdvice && (
              <DrivingAdvice
                advice={issue.drivingAdvice}
                reason={issue.drivingAdviceReason}
                firstSteps={firstSteps(issue)}
                isPast={!isOpen(issue.status)}
                steps={stepsOf(issue)}
              />
            )
          }
          assessment={
            <AssessmentLists
              causes={issue.causes}
              recommendations={isOpen(issue.status) ? furtherAdvice(issue) : issue.recommendations}
            />
          }
        />
      ) : issue === null ? (
        <IssueMissing carId={carId} />
      ) : (
        <LoadState failed={isError} onRetry={() => void refetch()}>
          <Skeleton className="h-20" />
          <Skeleton className="mt-5 h-12" />
          <Skeleton className="mt-5 h-48" />
        </LoadState>
      )}
    </Page>
  );
}

/** For a car that is not driven. */
function stepsOf(issue: Issue) {
  const calls = isOpen(issue.status) && callsOf(issue);
  return calls && <NextSteps carId={issue.carId} issueId={issue.id} title={issue.title} calls={calls} />;
}

function IssueMissing({ carId }: { carId: string }) {
  const { t } = useWords();
  return (
    <EmptyState
      icon={<SearchX strokeWidth={1.5} />}
      title={t('Not Found')}
      action={<ButtonLink to={href('car', { carId })}>{t('Back')}</ButtonLink>}
    >
      {t("The issue you're looking for doesn't exist or has been deleted.")}
    </EmptyState>
  );
}
