import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

type Props = {
  caption: string;
  heading: string;
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[]; isSum?: boolean }[];
};

const cell = 'tabular py-2 pl-3 text-right align-top';

export function MoneyTable({ caption, heading, columns, rows }: Props) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line text-muted border-b">
            <th scope="col" className="py-2 text-left align-bottom font-medium">
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
          {rows.map(({ key, name, cells, isSum }) => (
            <tr key={key} className={classes('border-line border-b last:border-0', isSum && 'font-semibold')}>
              <th scope="row" className="py-2 text-left align-top font-[inherit]">
                {name}
              </th>
              {cells.map((content, at) => (
                <td key={columns[at]} className={classes(cell, 'whitespace-nowrap')}>
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
