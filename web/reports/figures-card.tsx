import type { Id } from '#domain/ids.ts';
import { figuresOf } from '#domain/reports/figures-of-car.ts';
import type { Phrase } from '#domain/language/words.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatisticsCard } from '#web/ui/statistics-card.tsx';
import { useHistoryState } from '#web/ui/use-history-state.ts';
import { IssuePlot } from './issue-plot.tsx';
import { RepairTimePlot } from './repair-time-plot.tsx';

const views = ['Problems', 'Time to repair'] as const satisfies readonly Phrase[];
type View = (typeof views)[number];

/** How many problems there were, and how long they took. What was paid: `CostsOf`. */
export function FiguresCard({ carId }: { carId: Id }) {
  const words = useCarWords(carId);
  const figures = useRecords(carId, figuresOf);
  const [view, setView] = useHistoryState<View>('figures', 'Problems', carId);
  return (
    <StatisticsCard views={views} view={view} onView={setView} words={words}>
      <Loaded query={figures} skeleton={<Skeleton className="h-72" />}>
        {({ problems, repairTimes }) =>
          view === 'Problems' ? (
            <IssuePlot key={carId} problems={problems} />
          ) : (
            <RepairTimePlot times={repairTimes} />
          )
        }
      </Loaded>
    </StatisticsCard>
  );
}
