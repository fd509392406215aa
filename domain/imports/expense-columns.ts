import { cellsOf, sampleOf, type Cells } from './column-cells.ts';
import { isCredit, isDerived, isOpaque, nameFits } from './column-names.ts';
import { isAmount } from './row-kinds.ts';
import { currencyOfHeader, type Mapped } from './table-shape.ts';

type Named = { header: string; cells: Pick<Cells, 'numeric' | 'money'> };

/** Whether a column without a field may hold money. */
export const isOfMoney = ({ header, cells }: Named): boolean =>
  cells.numeric > 0.8 &&
  !isCredit(header) &&
  !isDerived(header) &&
  !isOpaque(header) &&
  ((nameFits(header).cost ?? 0) > 0 || cells.money > 0.5 || currencyOfHeader(header) !== undefined);

/**
 * Money beside the cost, as of a sheet with a column for fuel, one for repairs and one for taxes: each that mostly has
 * it where the cost is empty. What stands beside the cost is a part of it.
 */
export function expenseColumns({ table, at }: Mapped): number[] {
  if (at.cost === -1) return [];
  const used = new Set(Object.values(at));
  const samples = sampleOf(table.rows);
  return table.headers.flatMap((header, column) => {
    if (used.has(column) || !isOfMoney({ header, cells: cellsOf(samples, column, '.') })) return [];
    const paid = table.rows.filter(({ cells }) => isAmount(cells[column]));
    const beside = paid.filter(({ cells }) => isAmount(cells[at.cost]));
    return paid.length > 0 && beside.length * 2 <= paid.length ? [column] : [];
  });
}
