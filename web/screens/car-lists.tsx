import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from '#web/platform/router/router.tsx';
import type { Id } from '#domain/ids.ts';
import { useHasNoIssues } from '#web/issues/use-issues.ts';
import { IssueTimeline } from '#web/issues/issue-timeline.tsx';
import { RecentIssues } from '#web/issues/recent-issues.tsx';
import { href, listOf, type CarList } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { RecentRepairs } from '#web/repairs/recent-repairs.tsx';
import { RecordTimeline } from '#web/repairs/record-timeline.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { LongList } from '#web/ui/long-list.tsx';

/** Issues and repairs: all of them, or the newest with a link to all. */
export function CarLists({ carId, isWhole }: { carId: Id; isWhole: boolean }) {
  const { t } = useWords();
  return (
    <div className="flex flex-col gap-8">
      {isWhole ? (
        <>
          <Section list="issues" title={t('Issues')} action={<AddIssue carId={carId} />}>
            <AllIssues carId={carId} />
          </Section>
          <Section list="repairs" title={t('Maintenance history')}>
            <RecordTimeline carId={carId} />
          </Section>
        </>
      ) : (
        <>
          <Section list="issues" title={t('Recent problems')}>
            <RecentIssues carId={carId} />
          </Section>
          <Section list="repairs" title={t('Recent repairs')}>
            <RecentRepairs carId={carId} />
          </Section>
        </>
      )}
    </div>
  );
}

type Props = { list: CarList; title: string; action?: ReactNode; children: ReactNode };

function Section({ list, title, action, children }: Props) {
  const section = useArrivalAt(list);
  const id = useId();
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} className="scroll-mt-20 outline-none">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Scrolls to the section that a link names, but not on Back. */
function useArrivalAt(list: CarList) {
  const section = useRef<HTMLElement>(null);
  const { state } = useLocation();
  const type = useNavigationType();
  const arrive = useEffectEvent(() => {
    if (type === 'POP' || listOf(state) !== list) return undefined;
    // After the page has scrolled to its top and focused its title.
    const frame = requestAnimationFrame(() => {
      section.current?.scrollIntoView({ block: 'start' });
      section.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => arrive(), []);
  return section;
}

function AddIssue({ carId }: { carId: Id }) {
  const { t } = useWords();
  const isFirst = useHasNoIssues(carId);
  return (
    <ButtonLink
      variant="secondary"
      size="small"
      to={href('logSymptom')}
      icon={isFirst ? <Plus aria-hidden="true" className="size-4" /> : undefined}
    >
      {isFirst ? t('Log Your First Issue') : t('+ Add New')}
    </ButtonLink>
  );
}

/** Whoever comes by a link to all of them sees the resolved ones, too. */
function AllIssues({ carId }: { carId: Id }) {
  const { t } = useWords();
  const isAskedForAll = listOf(useLocation().state) === 'issues';
  return useHasNoIssues(carId) ? (
    <p className="text-muted">{t('No problems logged yet')}</p>
  ) : (
    <IssueTimeline carId={carId} hideAdd Listed={LongList} {...(isAskedForAll && { filters: [] })} />
  );
}
