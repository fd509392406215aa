import { repairSpans, medianDays, type RepairSpan } from '#domain/reports/problem-rules.ts';
import type { ReportFigures } from '#domain/reports/schema.ts';
import { formatNumber } from '#domain/language/format.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ColumnPlot } from '#web/ui/column-plot.tsx';
import { NotEnoughData } from '#web/ui/not-enough-data.tsx';
import { usePlotWords } from '#web/ui/use-plot-words.ts';

export function RepairTimePlot({ times }: { times: ReportFigures['repairTimes'] }) {
  const { t, language } = useWords();
  const words = usePlotWords();
  const usual = medianDays(times);
  if (usual === null) {
    return (
      <NotEnoughData>{t('Once a problem is resolved, you will see here how long it took.')}</NotEnoughData>
    );
  }
  const label = ({ from, to }: RepairSpan) =>
    to === null ? `>${from - 1}` : from === to ? String(to) : `${from}–${to}`;
  const name = ({ from, to }: RepairSpan) =>
    to === null
      ? t('More than {n} days', { n: from - 1 })
      : from === to
        ? t('Same day')
        : t('{from}–{to} days', { from, to });
  const n = (value: number) => t('{n} problems', { n: value });
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">
        {usual === 0
          ? t('Half of the resolved problems were resolved the same day')
          : t('Half of the resolved problems took at most {n} days', { n: usual })}
      </p>
      <ColumnPlot
        title={t('Days from logging to repair')}
        heading={t('Time to repair')}
        columns={repairSpans(times).map((span) => ({
          key: String(span.from),
          label: label(span),
          name: name(span),
          values: { problems: span.problems },
        }))}
        series={[{ key: 'problems', label: t('Resolved@count'), look: 0 }]}
        bars={[['problems']]}
        format={n}
        axis={(value) => formatNumber(value, language)}
        whole
        words={words}
      />
    </div>
  );
}
