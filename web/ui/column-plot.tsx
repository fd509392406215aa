import { useId, useState, type PointerEvent } from 'react';
import { Button } from './button.tsx';
import { ColumnDrawing } from './column-drawing.tsx';
import { PlotTable } from './plot-table.tsx';
import { shown, sumOf, type PlotData, type PlotSeries } from './plot-values.ts';

type Props = PlotData & {
  /** The series stacked in each bar; the bars of a column are side by side. */
  bars: readonly (readonly string[])[];
  axis: (value: number) => string;
  whole?: boolean;
  words: { showTable: string; showPlot: string };
};

/** The numbers are also in a table: always there for screen readers, visible on request. */
export function ColumnPlot(props: Props) {
  const { title, columns, series, bars, format, axis, whole = false, totalLabel, words } = props;
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [asTable, setAsTable] = useState(false);
  const known = columns.findIndex(({ key }) => key === chosen);
  const lastFilled = columns.findLastIndex((column) => (sumOf(column, series) ?? 0) > 0);
  const active = known >= 0 ? known : Math.max(0, lastFilled);
  const column = columns[active];
  if (!column) return null;
  const parts = series.filter(({ key }) => (column.values[key] ?? 0) > 0);
  const partTexts = parts.map(({ key, label }) => `${label} ${shown(column.values[key], format)}`);
  const sum = shown(sumOf(column, series), format);
  const total = totalLabel === undefined ? '' : sum;
  const drawn = series.filter(({ key }) => bars.some((keys) => keys.includes(key)));
  const isParted = totalLabel !== undefined || series.length > 1;
  const values = (isParted && [total, ...partTexts].filter(Boolean).join(', ')) || sum;
  const choose = (at: number) => setChosen(columns[at]?.key ?? null);
  const point = ({ clientX, currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'mouse') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    choose(
      Math.min(columns.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * columns.length))),
    );
  };
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption id={id} className="text-sm font-medium">
        {title}
      </figcaption>
      {!asTable && (
        <>
          <p aria-hidden="true" className="mt-1 flex min-h-12 flex-wrap items-baseline gap-x-2">
            <span className="text-muted text-sm first-letter:uppercase">{column.name}</span>
            <span className="tabular text-lg font-semibold">{isParted ? total : sum}</span>
            {isParted && (
              <span className="text-muted tabular flex min-h-5 w-full flex-wrap gap-x-3 text-sm">
                {partTexts.map((part) => (
                  <span key={part} className="whitespace-nowrap">
                    {part}
                  </span>
                ))}
              </span>
            )}
          </p>
          <ColumnDrawing
            columns={columns}
            series={series}
            bars={bars}
            active={active}
            axis={axis}
            whole={whole}
            onPointerMove={point}
          >
            <input
              type="range"
              min={0}
              max={columns.length - 1}
              value={active}
              aria-label={title}
              aria-valuetext={`${column.name}: ${values}`}
              onChange={({ target }) => choose(Number(target.value))}
              className="peer absolute inset-0 h-full w-full cursor-pointer opacity-0"
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 rounded-small peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
            />
          </ColumnDrawing>
          {isParted && (drawn.length > 1 || drawn.length === series.length) && <PlotLegend series={drawn} />}
        </>
      )}
      <PlotTable {...props} visible={asTable} />
      <Button variant="quiet" size="small" className="-ml-4" onClick={() => setAsTable(!asTable)}>
        {asTable ? words.showPlot : words.showTable}
      </Button>
    </figure>
  );
}

function PlotLegend({ series }: { series: readonly PlotSeries[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {series.map(({ key, label, look }) => (
        <li key={key} className="inline-flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className="size-3.5 rounded-sm"
            style={{ background: `var(--plot-${look + 1})` }}
          />
          {label}
        </li>
      ))}
    </ul>
  );
}
