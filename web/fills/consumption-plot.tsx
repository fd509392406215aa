import { entryTexts } from '#domain/fills/entry-texts.ts';
import { consumptionIn } from '#domain/fills/fill-units.ts';
import { shownConsumption } from '#domain/fills/fill-words.ts';
import type { EnergySummary } from '#domain/fills/overview-schema.ts';
import { averageUse, byPeriod, SEASONS, seasonalUse, yearsWith } from '#domain/fills/plot-rules.ts';
import { formatMonth, formatNumber, monthName } from '#domain/language/format.ts';
import { formatMonthLetter } from '#domain/language/plot-format.ts';
import type { CarWords } from '#domain/units/words.ts';
import { ColumnPlot } from '#web/ui/column-plot.tsx';
import { NotEnoughData } from '#web/ui/not-enough-data.tsx';
import { PlotPeriodChoice, usePlotPeriod, type PlotPeriod } from '#web/ui/plot-period.tsx';
import { usePlotWords } from '#web/ui/use-plot-words.ts';
import { PlotSummary } from './plot-summary.tsx';

type Props = { summary: EnergySummary; words: CarWords };

export function ConsumptionPlot({ summary: { energy, months }, words }: Props) {
  const { t, language, units } = words;
  const plotWords = usePlotWords();
  const years = yearsWith(months);
  const choice = usePlotPeriod(years);
  if (months.length === 0) return <NotEnoughData>{t(entryTexts(energy).howToBegin)}</NotEnoughData>;
  const inUnit = (per100: number | null) =>
    per100 === null ? null : consumptionIn(energy, per100, units).value;
  const text = (value: number) => shownConsumption(energy, value, words);
  const { by, year } = choice.period;
  const columns = columnsOf(months, choice.period, words).map(({ per100, ...column }) => ({
    ...column,
    values: { use: inUnit(per100) },
  }));
  const shown = by === 'month' ? months.filter(({ month }) => month.startsWith(String(year))) : months;
  const average = inUnit(averageUse(shown));
  const titles = {
    month: t('Consumption by month, {year}', { year }),
    year: t('Consumption by year'),
    season: t('Consumption by season, all years'),
  };
  const headings = { month: t('Month'), year: t('Calendar year'), season: t('Season') };
  return (
    <div className="flex flex-col gap-3">
      <PlotPeriodChoice years={years} choice={choice} seasons />
      <PlotSummary
        label={t('Average')}
        value={average === null ? '–' : text(average)}
        columns={columns.map(({ name, values }) => ({ name, value: values.use }))}
        format={text}
        words={words}
      />
      <ColumnPlot
        title={titles[by]}
        heading={headings[by]}
        columns={columns}
        series={[{ key: 'use', label: t('Consumption'), look: 0 }]}
        bars={[['use']]}
        format={text}
        axis={(value) => formatNumber(value, language)}
        words={plotWords}
      />
      <p className="text-muted text-sm">
        {t('Consumption is counted in the month of the next fill-up or charge.')}
      </p>
    </div>
  );
}

type Column = { key: string; label: string; name: string; per100: number | null };

function columnsOf(
  months: EnergySummary['months'],
  { by, year }: PlotPeriod,
  { language }: CarWords,
): Column[] {
  if (by === 'season') {
    return seasonalUse(months).map((per100, at) => {
      const ends = [SEASONS[at]!, ((SEASONS[at]! + 1) % 12) + 1].map((month) =>
        String(month).padStart(2, '0'),
      );
      const label = ends.map((month) => monthName(month, 'short', language).slice(0, 3)).join('–');
      const name = ends.map((month) => monthName(month, 'long', language)).join('–');
      return { key: ends[0]!, label, name, per100 };
    });
  }
  return byPeriod(months, { by, year }).map(({ period, of }) => ({
    key: period,
    label: by === 'month' ? formatMonthLetter(period, language) : period,
    name: by === 'month' ? formatMonth(period, language) : period,
    per100: averageUse(of),
  }));
}
