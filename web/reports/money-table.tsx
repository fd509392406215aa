import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

type Row = { key: string; name: ReactNode; cells: readonly ReactNode[]; isSum?: boolean };
type Props = {
  caption: string;
  /** Heading of the names. */
  heading: string;
  /** Each name is above its numbers on a wide screen too. */
  isAbove?: boolean;
  columns: readonly string[];
  rows: readonly Row[];
};

const cell = 'tabular grow basis-20 py-2 pl-2 text-right align-top wide:pl-3';

/** On a narrow screen each name is above its numbers. */
export function MoneyTable({ caption, heading, isAbove = false, columns, rows }: Props) {
  const line = isAbove ? 'flex flex-wrap' : 'max-wide:flex max-wide:flex-wrap';
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="w-full text-xs wide:text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className={classes('border-line text-muted border-b', line)}>
            <th
              scope="col"
              className={classes(
                'py-2 text-left align-bottom font-medium',
                isAbove ? 'sr-only' : 'max-wide:sr-only',
              )}
            >
              {heading}
            </th>
            {columns.map((name) => (
              <th key={name} scope="col" className={classes(cell, 'align-bottom font-medium')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.key}
              className={classes('border-line border-b last:border-0', line, row.isSum && 'font-semibold')}
            >
              <th
                scope="row"
                className={classes(
                  'basis-full pt-2 text-left align-top text-sm',
                  row.isSum ? 'font-semibold' : 'font-normal',
                )}
              >
                {row.name}
              </th>
              {row.cells.map((content, at) => (
                <td key={columns[at]} className={classes(cell, 'wide:whitespace-nowrap')}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
