import { classes } from './classes.ts';
import { shown, sumOf, type PlotData } from './plot-values.ts';

type Props = PlotData & { visible: boolean };

/** The numbers of a plot; always present for screen readers. */
export function PlotTable({ title, heading, columns, series, format, totalLabel, visible }: Props) {
  const withTotal = totalLabel !== undefined && series.length > 1;
  const cell = 'tabular py-1.5 pl-4 text-right whitespace-nowrap';
  return (
    <div
      className={visible ? 'mt-2 overflow-x-auto' : 'sr-only'}
      {...(visible ? { tabIndex: 0, role: 'region', 'aria-label': title } : {})}
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-line text-muted border-b">
            <th scope="col" className="py-1.5 text-left font-medium">
              {heading}
            </th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col" className={classes(cell, 'font-medium')}>
                {label}
              </th>
            ))}
            {withTotal && (
              <th scope="col" className={classes(cell, 'font-medium')}>
                {totalLabel}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <tr key={column.key} className="border-line border-b last:border-0">
              <th
                scope="row"
                className="py-1.5 text-left font-normal whitespace-nowrap first-letter:uppercase"
              >
                {column.name}
              </th>
              {series.map((one) => (
                <td key={one.key} className={cell}>
                  {shown(column.values[one.key], format)}
                </td>
              ))}
              {withTotal && (
                <td className={classes(cell, 'font-semibold')}>{shown(sumOf(column, series), format)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
