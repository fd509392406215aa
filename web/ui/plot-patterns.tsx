/** Each has a colour and a pattern, to be distinguishable without colours and in print. */
const PLOT_STYLES = 8;

const SIZE = 6;
const patterns = [
  null,
  'M-1 7 7-1M-4 4 4-4M2 10 10 2',
  'M1.5 1.5h.01M4.5 4.5h.01',
  'M-1-1 7 7M2-4 10 4M-4 2 4 10',
  'M3 0V6',
  'M0 3H6',
  'M-1 7 7-1M-1-1 7 7',
  'M0 0H6V6',
] as const;

const idOf = (prefix: string, look: number) => `${prefix}-look-${look}`;
const colourOf = (look: number) => `var(--plot-${look + 1})`;

/** A fill; the same SVG must contain `PlotPatterns` with the same prefix. */
export const plotFill = (prefix: string, look: number): string =>
  patterns[look % PLOT_STYLES] ? `url(#${idOf(prefix, look % PLOT_STYLES)})` : colourOf(look % PLOT_STYLES);

export const PlotPatterns = ({ prefix, looks }: { prefix: string; looks: readonly number[] }) => (
  <defs>
    {looks.map((look) => {
      const path = patterns[look % PLOT_STYLES];
      return (
        path && (
          <pattern
            key={look}
            id={idOf(prefix, look % PLOT_STYLES)}
            width={SIZE}
            height={SIZE}
            patternUnits="userSpaceOnUse"
            // Wide and faint: narrow lines of full contrast flicker.
            patternTransform="scale(1.8)"
          >
            <rect width={SIZE} height={SIZE} style={{ fill: colourOf(look % PLOT_STYLES) }} />
            <path
              d={path}
              style={{ stroke: 'var(--surface)' }}
              strokeWidth={look % PLOT_STYLES === 2 ? 1.6 : 0.8}
              strokeOpacity={0.6}
              strokeLinecap="round"
              fill="none"
            />
          </pattern>
        )
      );
    })}
  </defs>
);
