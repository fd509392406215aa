import { costPerKm, KM_MIN, perKm, overallCostPerKm } from '#domain/reports/distance-rules.ts';
import { YEARS_SHOWN } from '#domain/months.ts';
import type { ReportFigures } from '#domain/reports/schema.ts';
import { formatMoney, formatMonth } from '#domain/language/format.ts';
import { formatUnitPrice } from '#domain/language/plot-format.ts';
import {
  amountPerDistance,
  formatDistance,
  perDistance,
  repairsPerDistance,
  repairsPerDistanceByYear,
} from '#domain/units/words.ts';
import type { Id } from '#domain/ids.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { ColumnPlot } from '#web/ui/column-plot.tsx';
import { NotEnoughData } from '#web/ui/not-enough-data.tsx';
import { NoCosts } from './no-costs.tsx';
import { usePlotWords } from '#web/ui/use-plot-words.ts';

export function PerKmPlot({
  carId,
  figures,
  currency,
}: {
  carId: Id;
  figures: ReportFigures;
  currency: string;
}) {
  const words = useCarWords(carId);
  const { t, language, units } = words;
  const plotWords = usePlotWords();
  const found = costPerKm(figures, currency);
  const all = overallCostPerKm(found);
  if (found?.minor === 0) return <NoCosts />;
  if (!found || all === null) {
    return (
      <NotEnoughData>
        {t('Two mileage readings from different months, at least {km} apart, are needed.', {
          km: formatDistance(KM_MIN, words),
        })}
      </NotEnoughData>
    );
  }
  const price = (perUnit: number) => formatUnitPrice({ minor: perUnit, currency }, language);
  const perUnit = (cost: number | null) => (cost === null ? null : perDistance(cost, words));
  const span = `${formatMonth(found.from, language)} – ${formatMonth(found.to, language)}`;
  const cost = formatMoney({ minor: found.minor, currency }, language);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="tabular text-xl font-semibold">
          {t(amountPerDistance[units.distanceUnit], { amount: price(perDistance(all, words)) })}
        </p>
        <p className="text-muted tabular text-sm first-letter:uppercase">
          {[span, cost, formatDistance(found.km, words)].join(' · ')}
        </p>
      </div>
      <ColumnPlot
        title={t(repairsPerDistanceByYear[units.distanceUnit])}
        heading={t('Calendar year')}
        columns={found.years.slice(-YEARS_SHOWN).map((stretch) => ({
          key: String(stretch.year),
          label: String(stretch.year),
          name: String(stretch.year),
          values: { cost: perUnit(perKm(stretch)) },
        }))}
        series={[{ key: 'cost', label: t(repairsPerDistance[units.distanceUnit]), look: 0 }]}
        bars={[['cost']]}
        format={price}
        axis={price}
        words={plotWords}
      />
    </div>
  );
}
