import { isOfTax, SURE } from './column-names.ts';
import { isSaidTwice, NONE, unusedOf, type Chosen, type Column } from './column-relations.ts';
import { isOfMoney } from './currency-words.ts';
import { areApart } from './further-columns.ts';
import type { TableField } from './schema.ts';

/** What is found once the other columns are: nothing else rests on it. */
const DETAILS = ['plate', 'vin', 'parts', 'labor'] as const;
export const isDetail = (field: TableField): boolean => DETAILS.some((one) => one === field);
type Details = Partial<Record<(typeof DETAILS)[number], number>>;

/** Of the cars that the rows name, or what names them itself. */
function ofCars(field: 'plate' | 'vin', at: Chosen, columns: readonly Column[]): Details {
  const car = columns[at.car ?? NONE];
  const isOf = ({ names, cells }: Column) => (names[field] ?? 0) > 0.5 && cells[OF_CARS[field]] > 0.5;
  if (!car) return {};
  const column = isOf(car) ? at.car : unusedOf(at, columns, (one) => isOf(one) && isSaidTwice(car, one));
  return column === undefined ? {} : { [field]: column };
}
const OF_CARS = { plate: 'plates', vin: 'vins' } as const;

const CENT = 0.005;
const MOSTLY = 0.7;

/** `isAll`: nothing else was paid. `isOpen`: it is in no total, or beside money of which nobody knows. */
type Paid = Details & { isAll?: boolean; isOpen?: boolean };

/** Money that is within the total of its row, or beside other money of its kind where nothing says the total. */
function ofTotal(at: Chosen, columns: readonly Column[]): Paid {
  const used = new Set(Object.entries(at).flatMap(([field, column]) => (field === 'cost' ? [] : [column])));
  const named = (field: 'parts' | 'labor') =>
    columns.findIndex(
      ({ header, names, cells }, column) =>
        !used.has(column) && (names[field] ?? 0) > (isOfMoney(header) ? 0.5 : SURE) && cells.numeric > 0.5,
    );
  const [parts, labor] = [named('parts'), named('labor')];
  const isPart = (column: number | undefined) => column !== undefined && [parts, labor].includes(column);
  const totals = columns[at.cost ?? NONE]?.cells.numbers ?? [];
  const hasTotal = !isPart(at.cost) && totals.some(Boolean);
  // What nobody knows may be money of the same work.
  const isOther = ({ header, cells, isKnown }: Column, column: number) =>
    !isPart(column) &&
    column !== at.cost &&
    cells.numeric > 0.5 &&
    (isOfMoney(header) || isOfTax(header) || (!used.has(column) && !isKnown));
  if (!hasTotal) {
    if (parts === NONE || labor === NONE || at.amount !== undefined) return {};
    return columns.some(isOther) ? { isOpen: true } : { parts, labor, isAll: true };
  }
  const valueOf = (column: number, row: number) => columns[column]?.cells.numbers[row] ?? 0;
  const rests = totals.flatMap((value, row) => {
    const sum = valueOf(parts, row) + valueOf(labor, row);
    return sum > 0 ? [(value ?? 0) - sum] : [];
  });
  if (rests.filter((rest) => rest > -CENT).length < rests.length * MOSTLY) {
    const isBeside = (column: number) => column !== NONE && !areApart(totals, columns[column]!.cells.numbers);
    return { isOpen: [parts, labor].some(isBeside) };
  }
  return { ...(parts !== NONE && { parts }), ...(labor !== NONE && { labor }) };
}

export const detailsOf = (at: Chosen, columns: readonly Column[]): Paid => ({
  ...ofCars('plate', at, columns),
  ...ofCars('vin', at, columns),
  ...ofTotal(at, columns),
});
