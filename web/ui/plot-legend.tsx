import type { PlotSeries } from './plot-values.ts';

export function PlotLegend({ series }: { series: readonly PlotSeries[] }) {
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
