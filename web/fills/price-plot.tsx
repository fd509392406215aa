import { fillUnitText, pricePerUnit } from '#domain/fills/fill-words.ts';
import type { Purchase } from '#domain/fills/overview-schema.ts';
import { byPeriod, pricesOf, yearsWith } from '#domain/fills/plot-rules.ts';
import type { Energy } from '#domain/fills/schema.ts';
import { formatMonth } from '#domain/language/format.ts';
import { formatMonthLetter, formatUnitPrice } from '#domain/language/plot-format.ts';
import type { CarWords } from '#domain/units/words.ts';
import { ColumnPlot } from '#web/ui/column-plot.tsx';
import { NotEnoughData } from '#web/ui/not-enough-data.tsx';
import { PlotPeriodChoice, usePlotPeriod } from '#web/ui/plot-period.tsx';
import { usePlotWords } from '#web/ui/use-plot-words.ts';
import { PlotSummary } from './plot-summary.tsx';

type Props = { purchases: readonly Purchase[]; energy: Energy; currency: string; words: CarWords };

/** @param purchases only those with this energy and currency */
export function PricePlot({ purchases, energy, currency, words }: Props) {
  const { t, language } = words;
  const plotWords = usePlotWords();
  const priced = purchases.filter(({ amount }) => amount > 0);
  const years = yearsWith(priced);
  const choice = usePlotPeriod(years);
  if (priced.length === 0)
    return <NotEnoughData>{t('Enter what you paid to see the prices here.')}</NotEnoughData>;
  const { year } = choice.period;
  const by = choice.period.by === 'month' ? 'month' : 'year';
  const price = (minor: number) => formatUnitPrice({ minor, currency }, language);
  const inUnit = (value: number | undefined) =>
    value === undefined ? null : pricePerUnit(energy, value, words);
  const columns = byPeriod(priced, { by, year }).map(({ period, of }) => {
    const found = pricesOf(of);
    return {
      key: period,
      label: by === 'month' ? formatMonthLetter(period, language) : period,
      name: by === 'month' ? formatMonth(period, language) : period,
      values: {
        average: inUnit(found?.average),
        lowest: inUnit(found?.lowest),
        highest: inUnit(found?.highest),
      },
    };
  });
  const shown = by === 'month' ? priced.filter(({ month }) => month.startsWith(String(year))) : priced;
  const average = inUnit(pricesOf(shown)?.average);
  const unit = fillUnitText(energy, words);
  return (
    <div className="flex flex-col gap-3">
      <PlotPeriodChoice years={years} choice={choice} />
      <PlotSummary
        label={t('Average')}
        value={average === null ? '–' : price(average)}
        columns={columns.map(({ name, values }) => ({ name, value: values.average }))}
        format={price}
        words={words}
      />
      <ColumnPlot
        title={
          by === 'month'
            ? t('Price per {unit} by month, {year}', { unit, year })
            : t('Price per {unit} by year', { unit })
        }
        heading={t(by === 'month' ? 'Month' : 'Calendar year')}
        columns={columns}
        series={[
          { key: 'average', label: t('Average'), look: 0 },
          { key: 'lowest', label: t('Lowest'), look: 1 },
          { key: 'highest', label: t('Highest'), look: 2 },
        ]}
        bars={[['average']]}
        format={price}
        axis={price}
        words={plotWords}
      />
    </div>
  );
}
