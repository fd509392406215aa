import { Suspense, useState } from 'react';
import { currenciesOf } from '#domain/reports/cost-rules.ts';
import type { Id } from '#domain/ids.ts';
import { figuresOf } from '#domain/reports/figures-of-car.ts';
import type { ReportFigures } from '#domain/reports/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { showNotLoaded } from '#web/platform/toasts/error-toasts.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StatisticsCard } from '#web/ui/statistics-card.tsx';
import { useHistoryState } from '#web/ui/use-history-state.ts';
import { CostPlot } from './cost-plot.tsx';
import { PerKmPlot } from './per-km-plot.tsx';
import { IssuePlot } from './issue-plot.tsx';
import { RepairTimePlot } from './repair-time-plot.tsx';
import { NoCosts } from './no-costs.tsx';

// Loaded on demand with their forms.
const OwningView = lazyPart(() => import('./owning-view.tsx').then((file) => file.OwningView), showNotLoaded);
const ForecastView = lazyPart(
  () => import('./forecast-view.tsx').then((file) => file.ForecastView),
  showNotLoaded,
);

const views = [
  'Repair costs',
  'Repair costs per km',
  'Total cost of ownership',
  'Forecast',
  'Problems',
  'Time to repair',
] as const satisfies readonly Phrase[];
type View = (typeof views)[number];

export function FiguresCard({ carId }: { carId: Id }) {
  const words = useCarWords(carId);
  const figures = useRecords(carId, figuresOf);
  const [view, setView] = useHistoryState<View>('figures', 'Repair costs', carId);
  return (
    <StatisticsCard views={views} view={view} onView={setView} words={words}>
      <Suspense fallback={<Skeleton className="h-72" />}>
        {view === 'Total cost of ownership' ? (
          <OwningView key={carId} carId={carId} />
        ) : view === 'Forecast' ? (
          <ForecastView key={carId} carId={carId} />
        ) : (
          <Loaded query={figures} skeleton={<Skeleton className="h-72" />}>
            {(data) => <Plot key={carId} carId={carId} view={view} figures={data} />}
          </Loaded>
        )}
      </Suspense>
    </StatisticsCard>
  );
}

function Plot({ carId, view, figures }: { carId: Id; view: View; figures: ReportFigures }) {
  const { t } = useCarWords(carId);
  const currencies = currenciesOf(figures.costs);
  const [chosen, setCurrency] = useState<string | null>(null);
  const currency = chosen !== null && currencies.includes(chosen) ? chosen : currencies[0];
  if (view === 'Problems') return <IssuePlot problems={figures.problems} />;
  if (view === 'Time to repair') return <RepairTimePlot times={figures.repairTimes} />;
  if (currency === undefined) return <NoCosts />;
  return (
    <div className="flex flex-col gap-3">
      {currencies.length > 1 && (
        <Select
          label={t('Currency')}
          value={currency}
          options={currencies.map((code) => ({ value: code, label: code }))}
          onChange={({ target }) => setCurrency(target.value)}
        />
      )}
      {view === 'Repair costs' ? (
        <CostPlot key={currency} costs={figures.costs} currency={currency} />
      ) : (
        <PerKmPlot carId={carId} figures={figures} currency={currency} />
      )}
    </div>
  );
}
