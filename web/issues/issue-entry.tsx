import { Repeat, Wrench } from 'lucide-react';
import { memo } from 'react';
import { Link } from '#web/ui/link.tsx';
import type { Id } from '#domain/ids.ts';
import { timelineColour } from '#domain/issues/rules.ts';
import type { IssueEntry as Entry } from '#domain/issues/schema.ts';
import { formatInstantDay } from '#domain/language/format.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { PendingBadge } from '#web/ui/pending-badge.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { IssueStatusBadge } from './issue-status.tsx';
import { OpenAdvice } from './open-advice.tsx';

const dots = { red: 'bg-open', yellow: 'bg-progress', blue: 'bg-partial', green: 'bg-resolved' };

type Props = { carId: Id; issue: Entry; onRecurrence: (issue: Entry) => void };

/** One entry of the issue timeline. */
export const IssueEntry = memo(function IssueEntry({ carId, issue, onRecurrence }: Props) {
  const { t, language } = useWords();
  const to = href('symptomSummary', { carId, issueId: issue.id });
  return (
    <li className="relative pb-4 pl-6">
      <span
        aria-hidden="true"
        className={`absolute top-5 left-0 size-3 rounded-pill ${dots[timelineColour(issue.status)]}`}
      />
      <span aria-hidden="true" className="bg-line absolute top-9 bottom-[-1rem] left-[0.3125rem] w-0.5" />
      <article className="when-near bg-surface border-line shadow-card rounded-card relative border p-4">
        <div className="flex flex-wrap items-center gap-2">
          <OpenAdvice status={issue.status} advice={issue.advice} />
          <IssueStatusBadge status={issue.status} />
          {issue.recurring && <Pill icon={<Repeat aria-hidden="true" />}>{t('Recurring')}</Pill>}
          <PendingBadge id={issue.id} />
          {issue.occurrences > 1 && <Pill>{t('{n} Occurrences', { n: issue.occurrences })}</Pill>}
          {issue.mechanicName && (
            <Pill icon={<Wrench aria-hidden="true" />}>
              {t('Logged by a mechanic')}: {issue.mechanicName}
            </Pill>
          )}
          <time dateTime={issue.date} className="text-muted tabular ml-auto text-sm">
            {formatInstantDay(issue.date, language)}
          </time>
        </div>
        <h3 className="mt-2 font-semibold">
          <Link to={to} className="before:absolute before:inset-0 before:rounded-card">
            {issue.title}
          </Link>
        </h3>
        {issue.text && <p className="text-muted mt-1 line-clamp-3 text-sm">{issue.text}</p>}
        <div className="relative mt-2 -ml-3 flex flex-wrap">
          <Button variant="quiet" size="small" onClick={() => onRecurrence(issue)}>
            {t('Add Recurrence')}
          </Button>
          <ButtonLink variant="quiet" size="small" to={to}>
            {t('View/Edit')}
            <span className="sr-only">: {issue.title}</span>
          </ButtonLink>
        </div>
      </article>
    </li>
  );
});
