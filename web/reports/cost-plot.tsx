import { COST_KINDS, costsByMonth, costsByYear, kindsPaid } from '#domain/reports/cost-rules.ts';
import type { CarCosts } from '#domain/reports/costs-schema.ts';
import { paidKindNames } from '#domain/reports/paid-kind-names.ts';
import { yearsOf } from '#domain/months.ts';
import { formatMoney, formatMonth } from '#domain/language/format.ts';
import { formatMoneyShort, formatMonthLetter } from '#domain/language/plot-format.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ColumnPlot } from '#web/ui/column-plot.tsx';
import { PlotPeriodChoice, usePlotPeriod } from '#web/ui/plot-period.tsx';
import { usePlotWords } from '#web/ui/use-plot-words.ts';

type Props = { paid: CarCosts['paid']; currency: string };

export function CostPlot({ paid, currency }: Props) {
  const { t, language } = useWords();
  const words = usePlotWords();
  const years = yearsOf(paid.filter((one) => one.currency === currency).map(({ month }) => month));
  const choice = usePlotPeriod(years);
  const { by, year } = choice.period;
  const periods = by === 'month' ? costsByMonth(paid, currency, year) : costsByYear(paid, currency);
  return (
    <div className="flex flex-col gap-3">
      <PlotPeriodChoice years={years} choice={choice} />
      <ColumnPlot
        title={by === 'month' ? t('Cost per month, {year}', { year }) : t('Cost per year')}
        heading={t(by === 'month' ? 'Month' : 'Calendar year')}
        totalLabel={t('Total')}
        columns={periods.map(({ period, kinds }) => ({
          key: period,
          label: by === 'month' ? formatMonthLetter(period, language) : period,
          name: by === 'month' ? formatMonth(period, language) : period,
          values: kinds,
        }))}
        series={kindsPaid(periods).map((kind) => ({
          key: kind,
          label: t(paidKindNames[kind]),
          look: COST_KINDS.indexOf(kind),
        }))}
        bars={[COST_KINDS]}
        format={(minor) => formatMoney({ minor, currency }, language)}
        axis={(minor) => formatMoneyShort({ minor, currency }, language)}
        words={words}
      />
    </div>
  );
}
