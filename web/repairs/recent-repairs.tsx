import type { Id } from '#domain/ids.ts';
import { formatDay } from '#domain/language/format.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language.ts';
import { Card } from '#web/ui/card.tsx';
import { ListRow } from '#web/ui/list-row.tsx';
import { AfterMoment, Skeleton } from '#web/ui/skeleton.tsx';
import { costText } from './money-text.ts';
import { KindIcon } from './repair-kinds.tsx';

const SHOWN = 3;

/** The three most recent repairs (spec 2.7, variant B; spec 9). */
export function RecentRepairs({ carId, repairs }: { carId: Id; repairs: readonly Repair[] | undefined }) {
  const { t, language } = useWords();
  if (!repairs) {
    return (
      <AfterMoment label={t('Loading...')}>
        <Skeleton className="h-48" />
      </AfterMoment>
    );
  }
  if (repairs.length === 0) return <p className="text-muted py-2">{t('No repairs yet')}</p>;
  return (
    <Card className="p-0!">
      {repairs.slice(0, SHOWN).map((repair) => (
        <ListRow
          key={repair.id}
          to={href('editRepair', { carId, repairId: repair.id })}
          title={repair.title}
          text={<span className="tabular">{formatDay(repair.date, language)}</span>}
          leading={<KindIcon kind={repair.kind} />}
          trailing={<span className="tabular shrink-0 font-semibold">{costText(repair, language)}</span>}
        />
      ))}
    </Card>
  );
}
