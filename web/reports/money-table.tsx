import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

type Row = { key: string; name: ReactNode; cells: readonly ReactNode[]; isSum?: boolean };
type Props = {
  caption: string;
  /** Heading of the names. Without it each name is above its numbers, for narrow screens. */
  heading?: string;
  columns: readonly string[];
  rows: readonly Row[];
};

const cell = 'tabular py-2 pl-3 text-right align-top';

export function MoneyTable({ caption, heading, columns, rows }: Props) {
  const isAbove = heading === undefined;
  const numbers = (row: Row) =>
    row.cells.map((content, at) => (
      <td key={columns[at]} className={classes(cell, !isAbove && 'whitespace-nowrap')}>
        {content}
      </td>
    ));
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line text-muted border-b">
            {!isAbove && (
              <th scope="col" className="py-2 text-left align-bottom font-medium">
                {heading}
              </th>
            )}
            {columns.map((name) => (
              <th key={name} scope="col" className={classes(cell, 'align-bottom font-medium')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row.key} className="border-line border-b last:border-0">
            {isAbove ? (
              <>
                <tr>
                  <th scope="rowgroup" colSpan={columns.length} className="pt-3 text-left font-normal">
                    {row.name}
                  </th>
                </tr>
                <tr>{numbers(row)}</tr>
              </>
            ) : (
              <tr className={classes(row.isSum && 'font-semibold')}>
                <th
                  scope="row"
                  className={classes('py-2 text-left align-top', row.isSum ? 'font-semibold' : 'font-normal')}
                >
                  {row.name}
                </th>
                {numbers(row)}
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </div>
  );
}
