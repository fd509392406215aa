import { Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from '#web/platform/router/router.tsx';
import type { Id } from '#domain/ids.ts';
import { useHasNoIssues } from '#web/issues/issue-page.ts';
import { IssueTimeline } from '#web/issues/issue-timeline.tsx';
import { RecentIssues } from '#web/issues/recent-issues.tsx';
import { href, listOf, type CarList } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { RecentRepairs } from '#web/repairs/recent-repairs.tsx';
import { RecordTimeline } from '#web/repairs/record-timeline.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { useHistoryState } from '#web/ui/use-history-state.ts';

/** Issues and repairs: all of them, or the newest with a button for the rest. */
export function CarLists({ carId, isWhole }: { carId: Id; isWhole: boolean }) {
  const { t } = useWords();
  return (
    <div className="flex flex-col gap-8">
      <Section
        list="issues"
        titles={[t('Issues'), t('Recent issues')]}
        showAll={isWhole ? null : t('View All Issues')}
        action={isWhole && <AddIssue carId={carId} />}
        newest={<RecentIssues carId={carId} />}
      >
        {isWhole ? <AllIssues carId={carId} /> : <IssueTimeline carId={carId} filters={[]} />}
      </Section>
      <Section
        list="repairs"
        titles={[t('Maintenance history'), t('Recent repairs')]}
        showAll={isWhole ? null : t('View All Repairs')}
        newest={<RecentRepairs carId={carId} />}
      >
        <RecordTimeline carId={carId} />
      </Section>
    </div>
  );
}

type Props = {
  list: CarList;
  /** Title of the full list, and of the newest records. */
  titles: [string, string];
  /** Null if the list is complete from the start. */
  showAll: string | null;
  action?: ReactNode;
  newest: ReactNode;
  children: ReactNode;
};

function Section({ list, titles, showAll, action, newest, children }: Props) {
  const [isExpanded, setExpanded] = useHistoryState(`all ${list}`, false);
  const section = useArrivalAt(list);
  const id = useId();
  const isWhole = showAll === null || isExpanded;
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={id} className="scroll-mt-20 outline-none">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-lg font-semibold">
          {titles[isWhole ? 0 : 1]}
        </h2>
        {action}
      </div>
      {isWhole ? (
        children
      ) : (
        <>
          {newest}
          <Button
            variant="quiet"
            size="small"
            className="-ml-4"
            onClick={() => {
              setExpanded(true);
              // The button disappears, and the focus with it.
              section.current?.focus({ preventScroll: true });
            }}
          >
            {showAll}
          </Button>
        </>
      )}
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

function AllIssues({ carId }: { carId: Id }) {
  const { t } = useWords();
  return useHasNoIssues(carId) ? (
    <p className="text-muted">{t('No issues logged yet')}</p>
  ) : (
    <IssueTimeline carId={carId} hideAdd />
  );
}
