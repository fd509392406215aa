import { useId } from 'react';
import type { PlotSeries } from './plot-values.ts';
import { plotFill, PlotPatterns } from './plot-patterns.tsx';

export function PlotLegend({ series }: { series: readonly PlotSeries[] }) {
  const id = useId();
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {series.map(({ key, label, look }) => (
        <li key={key} className="inline-flex items-center gap-1.5">
          <svg aria-hidden="true" width="16" height="16">
            <PlotPatterns prefix={`${id}${key}`} looks={[look]} />
            <rect
              x="1"
              y="1"
              width="14"
              height="14"
              rx="3"
              style={{ fill: plotFill(`${id}${key}`, look), stroke: `var(--plot-${look + 1})` }}
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
