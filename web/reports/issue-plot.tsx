import { yearsOf } from '#domain/months.ts';
import { problemsByMonth, problemsByYear } from '#domain/reports/problem-rules.ts';
import type { ReportFigures } from '#domain/reports/schema.ts';
import { formatMonth, formatNumber } from '#domain/language/format.ts';
import { formatMonthLetter } from '#domain/language/plot-format.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ColumnPlot } from '#web/ui/column-plot.tsx';
import { PlotPeriodChoice, usePlotPeriod } from '#web/ui/plot-period.tsx';
import { NotEnoughData } from '#web/ui/not-enough-data.tsx';
import { usePlotWords } from '#web/ui/use-plot-words.ts';

export function IssuePlot({ problems }: { problems: ReportFigures['problems'] }) {
  const { t, language } = useWords();
  const words = usePlotWords();
  const years = yearsOf(problems.map(({ month }) => month));
  const choice = usePlotPeriod(years);
  const { by, year } = choice.period;
  if (problems.length === 0)
    return <NotEnoughData>{t('The problems you log will be counted here.')}</NotEnoughData>;
  const periods = by === 'month' ? problemsByMonth(problems, year) : problemsByYear(problems);
  const count = (value: number) => formatNumber(value, language);
  return (
    <div className="flex flex-col gap-3">
      <PlotPeriodChoice years={years} choice={choice} />
      <ColumnPlot
        title={by === 'month' ? t('Problems per month, {year}', { year }) : t('Problems per year')}
        heading={t(by === 'month' ? 'Month' : 'Calendar year')}
        columns={periods.map(({ period, ...values }) => ({
          key: period,
          label: by === 'month' ? formatMonthLetter(period, language) : period,
          name: by === 'month' ? formatMonth(period, language) : period,
          values,
        }))}
        series={[
          { key: 'logged', label: t('Logged@count'), look: 0 },
          { key: 'again', label: t('Came back'), look: 1 },
          { key: 'resolved', label: t('Resolved@count'), look: 2 },
        ]}
        bars={[['logged', 'again'], ['resolved']]}
        format={count}
        axis={count}
        whole
        words={words}
      />
    </div>
  );
}
