import { grouped } from '#domain/grouped.ts';
import { isDate, markOf, sampleOf } from './column-cells.ts';
import type { Row } from './csv-rows.ts';
import { readNumber } from './number-rules.ts';
import type { RowReader } from './row-reader.ts';
import { isBlank, isMean, isTotal, loneText } from './sections.ts';
import type { Session } from './session.ts';
import type { NamedTable } from './table-shape.ts';

/** Less may be the number of a row. */
const SUM_LEAST = 20;

/** Rows without a day that add up what stands above them, all of it or since the last such row, become empty, whatever word is beside it. */
export function withoutSums({ rows }: Pick<NamedTable, 'rows'>): { rows: Row[]; sums: number } {
  const isDated = ({ cells }: Row) => cells.some(isDate);
  const filled = rows.filter(({ cells }) => loneText(cells) === null && !cells.every(isBlank));
  if (rows.every(isDated) || filled.filter(isDated).length * 2 < filled.length) return { rows, sums: 0 };
  const mark = markOf(sampleOf(rows));
  const all: Sum[] = [];
  let since: Sum[] = [];
  let sums = 0;
  const left = rows.map((row) => {
    const numbers = row.cells.map((cell) => readNumber(cell, mark)?.value ?? 0);
    // Of a single row above, two columns have to say it.
    const isSum = [all, since].some((some) => {
      const fits = numbers.flatMap((value, at) =>
        value > 1 && isNear(some[at]?.sum ?? 0, value) ? [{ value, count: some[at]!.count }] : [],
      );
      const counted = fits.reduce((sum, { count }) => sum + count, 0);
      return counted > 1 && fits.some(({ value }) => value >= SUM_LEAST);
    });
    if (!isDated(row) && isSum) {
      since = [];
      sums += 1;
      return { ...row, cells: row.cells.map(() => '') };
    }
    for (const [at, value] of numbers.entries())
      for (const some of value === 0 ? [] : [all, since]) {
        const { sum, count } = some[at] ?? NOTHING;
        some[at] = { sum: sum + value, count: count + 1 };
      }
    return row;
  });
  return { rows: left, sums };
}
type Sum = { sum: number; count: number };
const NOTHING: Sum = { sum: 0, count: 0 };

/** Places of records: the first of the table, and the first since the last line of totals. */
type Part = { from: number; since: number };

/** What stands above a line of totals: of the whole table, of a car or since the last one, of all or of fuel. */
function sumsAbove(session: Session, { from, since }: Part) {
  const paid = (first: number) =>
    session.records.slice(first).filter((one) => one.kind === 'fill' || one.kind === 'repair');
  const above = paid(from);
  const ofCars = [...grouped(above, ({ car }) => car).values()];
  return [above, paid(since), ...ofCars].flatMap((some) =>
    [some, some.filter(({ kind }) => kind === 'fill')].map((part) => ({
      sum: part.reduce((sum, { fields }) => sum + (fields.cost ?? 0), 0),
    })),
  );
}

const isNear = (sum: number, said: number) => Math.abs(sum - said) < 0.02 + said * 1e-6;

/** The file's own sum, where its records do not come to it; a mean is none. */
export function compareTotal(session: Session, row: RowReader, part: Part, said: number): void {
  if (said <= 0 || !isTotal(row.cells) || isMean(row.cells)) return;
  const sums = sumsAbove(session, part);
  if (sums.some(({ sum }) => isNear(sum, said))) return;
  const last = session.records.at(-1)?.fields;
  const currency = last && 'currency' in last ? last.currency : '';
  session.totals.push({ file: row.table.file, row: row.row, said, read: sums[0]!.sum, currency });
}
