import type { ReactNode } from 'react';
import { hasRecurred } from '#domain/issues/recurrence-rules.ts';
import { isByMechanic, isOpen } from '#domain/issues/rules.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { formatInstantDay, formatMoment } from '#domain/language/format.ts';
import { repairView } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { KeyMark } from '#web/ui/key-mark.tsx';
import { PendingBadge } from '#web/ui/pending-badge.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { AnalysisSummary } from './analysis-summary.tsx';
import { DeleteIssue } from './delete-issue.tsx';
import { IssueMileage } from './issue-mileage.tsx';
import { IssueNotes } from './issue-notes.tsx';
import { Levels } from './levels.tsx';
import { RecurrenceList } from './recurrence-list.tsx';
import { ReplyList } from './reply-list.tsx';
import { StatusSelect } from './status-select.tsx';
import { SymptomList } from './symptom-list.tsx';
import { useIssueEdit } from './use-issue-edit.ts';

type Props = {
  issue: Issue;
  media: ReactNode;
  advice: ReactNode;
  assessment: ReactNode;
};

/** The sections in the order of docs/maintain/specification/summary.md. */
export function IssueSummary({ issue, media, advice, assessment }: Props) {
  const { t, language } = useWords();
  const { save, busy, conflict } = useIssueEdit(issue);
  const answered = issue.aiQuestions.map((question, at) => ({ question, answer: issue.aiAnswers[at] ?? '' }));
  const isAlarm = isOpen(issue.status) && issue.drivingAdvice === 'stop_driving';
  const byMechanic = isByMechanic(issue);
  const disclaimer = (
    <p className="text-muted text-sm">
      {t('This is not a diagnostic tool. Only a repair shop can determine the actual issue.')}
    </p>
  );
  return (
    <div className="flex flex-col gap-5">
      {isAlarm && advice}
      <header>
        <h2 className="text-xl leading-snug font-semibold">{issue.title}</h2>
        <p className="text-muted tabular mt-1 text-sm">{formatMoment(issue.date, language)}</p>
        <IssueMileage
          issue={issue}
          busy={busy}
          onSave={(mileage, before) => save({ mileage }, undefined, before)}
        />
        <PendingBadge id={issue.id} />
        <KeyMark name={issue.byKey} />
        {issue.mechanicName && (
          <p className="mt-2">
            <Pill>
              {t('Added by {name}, {date}', {
                name: [issue.mechanicName, issue.garageName].filter(Boolean).join(', '),
                date: formatInstantDay(issue.createdAt, language),
              })}
            </Pill>
          </p>
        )}
      </header>
      {!isAlarm && advice}
      <ReplyList issue={issue} />
      <StatusSelect status={issue.status} busy={busy} onChange={(status) => void save({ status })} />
      {issue.resolvedBy && (
        <ButtonLink
          variant="quiet"
          size="small"
          className="-mt-3 -ml-4 self-start"
          {...repairView(issue.carId, issue.resolvedBy)}
        >
          {t('Resolved by repair')}
        </ButtonLink>
      )}
      {issue.status === 'resolved' && hasRecurred(issue.recurrences, issue.resolvedAt) && (
        <Alert tone="info">
          <p>{t('This problem has come back. Mark it as new?')}</p>
          <Button
            variant="secondary"
            size="small"
            className="mt-3"
            busy={busy}
            onClick={() => void save({ status: 'new' })}
          >
            {t('Mark as new')}
          </Button>
        </Alert>
      )}
      {media}
      {issue.description && issue.aiSummary && (
        <section>
          <h2 className="text-lg font-semibold">{t('Your description')}</h2>
          <p className="mt-1 whitespace-pre-line">{issue.description}</p>
        </section>
      )}
      <Card className="flex flex-col gap-4">
        <AnalysisSummary
          issue={issue}
          busy={busy}
          onSave={(aiSummary, before) => save({ aiSummary }, 'Summary updated', before)}
        />
        {assessment}
        {!byMechanic && disclaimer}
      </Card>
      <SymptomList issue={issue} busy={busy} onSave={(symptoms) => save({ symptoms })} />
      {/* What is said of any problem must not weaken what is said of this one. */}
      <details className="border-line rounded-card border">
        <summary className="flex min-h-12 items-center px-4 font-medium">{t('General suggestions')}</summary>
        <div className="flex flex-col gap-4 px-4 pb-4">
          <section>
            <h3 className="font-semibold">{t('Suggested next steps')}</h3>
            <ul className="marker:text-accent mt-1 flex list-disc flex-col gap-1 pl-5">
              <li>{t('Schedule a diagnostic scan at a service center')}</li>
              <li>{t('Monitor fluid levels and check for leaks')}</li>
            </ul>
          </section>
          {byMechanic && disclaimer}
          <Levels status={issue.status} />
        </div>
      </details>
      <RecurrenceList issue={issue} />
      <IssueNotes
        issue={issue}
        busy={busy}
        onSave={(notes, before) => save({ notes }, 'Notes saved', before)}
      />
      {answered.length > 0 && (
        <details className="border-line rounded-card border">
          <summary className="flex min-h-12 items-center px-4 font-medium">
            {t('Questions and answers')}
          </summary>
          <dl className="flex flex-col gap-3 px-4 pb-4">
            {answered.map(({ question, answer }) => (
              <div key={question}>
                <dt className="text-muted text-sm">{question}</dt>
                <dd>{answer || t('Not answered')}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <DeleteIssue issue={issue} />
      <ConflictDialog carId={issue.carId} conflict={conflict} procedure="issues.edit" />
    </div>
  );
}
