import {
  COST_KINDS,
  costsByMonth,
  costsByYear,
  kindsPaid,
  type CostKind,
} from '#domain/reports/cost-rules.ts';
import { yearsOf } from '#domain/months.ts';
import type { ReportFigures } from '#domain/reports/schema.ts';
import { kindNames } from '#domain/repairs/kind-names.ts';
import { formatMoney, formatMonth } from '#domain/language/format.ts';
import { formatMoneyShort, formatMonthLetter } from '#domain/language/plot-format.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ColumnPlot } from '#web/ui/column-plot.tsx';
import { PlotPeriodChoice, usePlotPeriod } from '#web/ui/plot-period.tsx';
import { NoCosts } from './no-costs.tsx';
import { usePlotWords } from '#web/ui/use-plot-words.ts';

type Props = { costs: ReportFigures['costs']; currency: string };

export function CostPlot({ costs, currency }: Props) {
  const { t, language } = useWords();
  const words = usePlotWords();
  const inCurrency = costs.filter((cost) => cost.currency === currency);
  const years = yearsOf(inCurrency.map(({ month }) => month));
  const choice = usePlotPeriod(years);
  const { by, year } = choice.period;
  if (inCurrency.every(({ minor }) => minor === 0)) return <NoCosts />;
  const periods = by === 'month' ? costsByMonth(costs, currency, year) : costsByYear(costs, currency);
  const nameOf = (kind: CostKind) => t(kind === 'none' ? 'Not specified' : kindNames[kind]);
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
          label: nameOf(kind),
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
