import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { isOnlyPaid } from '#domain/repairs/summary-rules.ts';
import { formatDay } from '#domain/language/format.ts';
import { costText } from '#domain/money/cost-text.ts';
import { carList, repairView } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ListRow } from '#web/ui/list-row.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PendingBadge } from '#web/ui/pending-badge.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { KindIcon } from './repair-kinds.tsx';
import { useRepairs } from './use-repairs.ts';

export function RecentRepairs({ carId }: { carId: Id }) {
  const { t, language } = useWords();
  const repairs = useRepairs(carId, limits.newestShown, (first) => !first.some(isOnlyPaid));
  return (
    <>
      <Loaded query={repairs} skeleton={<Skeleton className="h-48" />}>
        {(all) => {
          const newest = all.filter((one) => !isOnlyPaid(one)).slice(0, limits.newestShown);
          return newest.length === 0 ? (
            <p className="text-muted py-2">{t('No repairs yet')}</p>
          ) : (
            <Card className="p-0!">
              {newest.map((repair) => (
                <ListRow
                  key={repair.id}
                  {...repairView(carId, repair.id)}
                  title={repair.title}
                  text={
                    <span className="tabular flex flex-wrap items-center gap-2">
                      {formatDay(repair.date, language)}
                      <PendingBadge id={repair.id} />
                    </span>
                  }
                  leading={<KindIcon kind={repair.kind} />}
                  trailing={
                    <span className="tabular shrink-0 font-semibold">{costText(repair, language)}</span>
                  }
                />
              ))}
            </Card>
          );
        }}
      </Loaded>
      <ButtonLink variant="quiet" size="small" className="-ml-4" {...carList(carId, 'repairs')}>
        {t('View All Repairs')}
      </ButtonLink>
    </>
  );
}
