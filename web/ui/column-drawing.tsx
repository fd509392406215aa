import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { ticksUpTo } from '#domain/reports/scale-rules.ts';
import type { PlotColumn, PlotSeries } from './plot-values.ts';

const HEIGHT = 168;
const BOTTOM = 20;
const TOP = 16;
const BAR_MAX = 34;
/** Of a digit in a label of the scale. */
const DIGIT = 6.5;

/** In pixels; 0 until measured. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}

type Props = {
  columns: readonly PlotColumn[];
  series: readonly PlotSeries[];
  bars: readonly (readonly string[])[];
  active: number;
  axis: (value: number) => string;
  whole: boolean;
} & Pick<ComponentProps<'div'>, 'children' | 'onPointerMove'>;

/** The scale stands beside the columns; children lie over them. */
export function ColumnDrawing(props: Props) {
  const { columns, series, bars, active, axis, whole, children, onPointerMove } = props;
  const { element, width } = useWidth();
  const heights = columns.flatMap(({ values }) =>
    bars.map((keys) => keys.reduce((sum, key) => sum + (values[key] ?? 0), 0)),
  );
  const ticks = ticksUpTo(Math.max(0, ...heights), whole);
  const top = ticks.at(-1) ?? 1;
  const scale = ticks.slice(1).map((tick) => ({ tick, label: axis(tick) }));
  const marginLeft = Math.max(0, ...scale.map(({ label }) => label.length)) * DIGIT + 4;
  const y = (value: number) => HEIGHT - BOTTOM - (value / top) * (HEIGHT - BOTTOM - TOP);
  const step = width / columns.length;
  const groupWidth = Math.min(step * 0.72, BAR_MAX * bars.length);
  const bar = groupWidth / bars.length;
  // Skip labels that would overlap (about 7 px per character).
  const every = Math.ceil(Math.max(...columns.map(({ label }) => label.length * 7 + 6)) / Math.max(step, 1));
  const seriesIndexOf = (key: string) => series.findIndex((one) => one.key === key);
  return (
    <div
      ref={element}
      className="relative mt-1"
      style={{ height: HEIGHT, marginLeft }}
      onPointerMove={onPointerMove}
    >
      {width > 0 && (
        <svg aria-hidden="true" width={width} height={HEIGHT} className="block overflow-visible">
          <rect
            x={active * step}
            y={TOP - 6}
            width={step}
            height={HEIGHT - BOTTOM - TOP + 6}
            className="fill-sunken"
            rx="4"
          />
          {ticks.map((tick) => (
            <line
              key={tick}
              x2={width}
              y1={Math.round(y(tick)) + 0.5}
              y2={Math.round(y(tick)) + 0.5}
              className={tick === 0 ? 'stroke-line-strong' : 'stroke-line'}
            />
          ))}
          {columns.map((column, at) => (
            <g key={column.key}>
              {bars.map((keys, place) => {
                let under = 0;
                return keys.map((key) => {
                  const value = column.values[key] ?? 0;
                  if (value === 0) return null;
                  const from = under;
                  under += value;
                  const look = series[seriesIndexOf(key)]?.look ?? 0;
                  return (
                    <rect
                      key={key}
                      x={at * step + (step - groupWidth) / 2 + place * bar + 0.5}
                      y={y(under)}
                      width={Math.max(1, bar - 1)}
                      height={Math.max(1.5, y(from) - y(under))}
                      className="stroke-surface"
                      style={{ fill: `var(--plot-${look + 1})` }}
                    />
                  );
                });
              })}
              {at % every === 0 && (
                <text
                  x={(at + 0.5) * step}
                  y={HEIGHT - 5}
                  textAnchor="middle"
                  className={at === active ? 'fill-text font-semibold' : 'fill-muted'}
                  fontSize="12"
                >
                  {column.label}
                </text>
              )}
            </g>
          ))}
          {scale.map(({ tick, label }) => (
            <text
              key={tick}
              x="-6"
              y={y(tick) + 4}
              fontSize="11"
              textAnchor="end"
              className="fill-muted tabular"
            >
              {label}
            </text>
          ))}
        </svg>
      )}
      {children}
    </div>
  );
}
