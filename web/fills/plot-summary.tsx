import { extremes } from '#domain/fills/plot-rules.ts';
import type { Words } from '#domain/language/words.ts';

type Props = {
  label: string;
  value: string;
  columns: readonly { name: string; value: number | null }[];
  format: (value: number) => string;
  words: Words;
};

export function PlotSummary({ label, value, columns, format, words: { t } }: Props) {
  const found = extremes(columns);
  const text = (one: { name: string; value: number }) => ({ value: format(one.value), period: one.name });
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="tabular text-xl font-semibold">{value}</span>
        <span className="text-muted text-sm">{label}</span>
      </p>
      {found && (
        <p className="text-muted tabular text-sm">
          {t('Lowest: {value} ({period})', text(found.lowest))}
          <br />
          {t('Highest: {value} ({period})', text(found.highest))}
        </p>
      )}
    </div>
  );
}
