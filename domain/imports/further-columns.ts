import { cellFit } from './cell-fit.ts';
import { cellsIn, spreadOf } from './column-cells.ts';
import { isCredit, isDerived, isOpaque, nameFits } from './column-names.ts';
import { isFuelWord, namedEnergy } from './energy-words.ts';
import { isOtherPurpose, repairKindOf } from './repair-kind-words.ts';
import type { TableField } from './schema.ts';
import type { Mapped } from './table-shape.ts';

type Numbers = readonly (number | null)[];

/** Two columns of one kind are apart if a row mostly has one or the other; what stands beside is a part of it. */
export function areApart(main: Numbers, other: Numbers): boolean {
  const filled = other.flatMap((value, row) => (value ? [Boolean(main[row])] : []));
  return filled.length > 0 && filled.filter(Boolean).length * 2 <= filled.length;
}

/** Filled wherever the main one is, and never below it: it has that in it. */
function isSumOf(main: Numbers, other: Numbers): boolean {
  const rows = main.flatMap((value, row) => (value ? [[value, other[row] ?? 0] as const] : []));
  const filled = rows.filter(([, sum]) => sum !== 0);
  return (
    filled.length >= rows.length * MOSTLY &&
    filled.every(([value, sum]) => Math.abs(sum) >= Math.abs(value) - 0.005)
  );
}

const MOSTLY = 0.8;
const TOTAL =
  /total|gesamt|insgesamt|summ[ae]|\bsum\b|razem|suma|итог|всего|сумма|kopā|yhteensä|kokku|celkem|összes/iu;

/** 'Petrol l' and 'Power kWh'. */
export const isOtherEnergy = (header: string, main: string) => {
  const [one, other] = [namedEnergy(header), namedEnergy(main)];
  return one !== null && other !== null && one !== other;
};

const isOfAll = (header: string) =>
  isFuelWord(header) || (TOTAL.test(header) && repairKindOf(header) === null);

/**
 * Columns beside that of a field that hold the same: money of a sheet with a column for fuel, one for repairs and one
 * for taxes, kWh beside liters, the odometer at the end of a day beside that at the pump.
 */
export function furtherColumns(field: TableField, { table, at }: Mapped): number[] {
  if (at[field] === -1) return [];
  const used = new Set([...Object.values(at), ...(field === 'cost' ? otherwisePaid({ table, at }) : [])]);
  const cellsAt = cellsIn(table.rows);
  // Money of fuel has no other in it, but is itself in a sum.
  const isOfFuel = field === 'cost' && isFuelWord(table.headers[at.cost] ?? '');
  const main = cellsAt(at[field]).numbers;
  return table.headers.flatMap((header, column) => {
    if (used.has(column) || isCredit(header) || isDerived(header) || isOpaque(header)) return [];
    const cells = cellsAt(column);
    // Parts that are within no total are money of their own.
    const names: Partial<Record<TableField, number>> = { ...nameFits(header), parts: 0, labor: 0 };
    const isNamed =
      names[field] === Math.max(0, ...Object.values(names)) ||
      (isOfFuel && cells.decimals > 0.5 && isOtherPurpose(header));
    const isLike = isNamed && cellFit(field, cells) >= 0.8;
    const isOfTwo = isOtherEnergy(header, table.headers[at[field]]!);
    const isOther = isOfFuel && (isOfTwo || !isOfAll(header)) && !isSumOf(main, cells.numbers);
    // Two fuels may be bought at once.
    const isOtherFuel = field === 'amount' && isOfTwo;
    return isLike && (isOther || isOtherFuel || areApart(main, cells.numbers)) ? [column] : [];
  });
}

const SAME_PRICE = 0.15;

/** Money of fill-ups that have none in the main column, at the same price of a unit: paid by card, or by another. */
export function otherwisePaid({ table, at }: Mapped): number[] {
  if (at.cost === -1 || at.amount === -1) return [];
  const used = new Set(Object.values(at));
  const cellsAt = cellsIn(table.rows);
  const [amounts, costs] = [at.amount, at.cost].map((column) => cellsAt(column).numbers);
  const eachOf = (numbers: Numbers) =>
    numbers.flatMap((value, row) => (value && amounts![row] ? [value / amounts![row]] : []));
  const main = eachOf(costs!);
  return table.headers.flatMap((header, column) => {
    if (main.length < 2 || used.has(column) || isDerived(header)) return [];
    const { numbers } = cellsAt(column);
    const own = eachOf(numbers);
    const isLike = own.length > 1 && areApart(costs!, numbers) && spreadOf([...main, ...own]) < SAME_PRICE;
    return isLike ? [column] : [];
  });
}
