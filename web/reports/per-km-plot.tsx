import { costPerKm, KM_MIN, perKm, overallCostPerKm } from '#domain/reports/distance-rules.ts';
import { YEARS_SHOWN } from '#domain/reports/month-rules.ts';
import type { ReportFigures } from '#domain/reports/schema.ts';
import { formatKm, formatMoney, formatMonth, formatUnitPrice } from '#domain/language/format.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ColumnPlot } from '#web/ui/column-plot.tsx';
import { NoCosts, NotEnoughData } from './not-enough-data.tsx';
import { usePlotWords } from './use-plot-words.ts';

export function PerKmPlot({ figures, currency }: { figures: ReportFigures; currency: string }) {
  const { t, language } = useWords();
  const words = usePlotWords();
  const found = costPerKm(figures, currency);
  const all = overallCostPerKm(found);
  if (found?.minor === 0) return <NoCosts />;
  if (!found || all === null) {
    return (
      <NotEnoughData>
        {t('Two mileage readings from different months, at least {km} apart, are needed.', {
          km: formatKm(KM_MIN, language),
        })}
      </NotEnoughData>
    );
  }
  const price = (minor: number) => formatUnitPrice({ minor, currency }, language);
  const span = `${formatMonth(found.from, language)} – ${formatMonth(found.to, language)}`;
  const cost = formatMoney({ minor: found.minor, currency }, language);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="tabular text-xl font-semibold">{t('{amount} per km', { amount: price(all) })}</p>
        <p className="text-muted tabular text-sm first-letter:uppercase">
          {[span, cost, formatKm(found.km, language)].join(' · ')}
        </p>
      </div>
      <ColumnPlot
        title={t('Cost per km by year')}
        heading={t('Calendar year')}
        columns={found.years.slice(-YEARS_SHOWN).map((stretch) => ({
          key: String(stretch.year),
          label: String(stretch.year),
          name: String(stretch.year),
          values: { cost: perKm(stretch) },
        }))}
        series={[{ key: 'cost', label: t('Cost per km'), look: 0 }]}
        bars={[['cost']]}
        format={price}
        axis={price}
        words={words}
      />
    </div>
  );
}
