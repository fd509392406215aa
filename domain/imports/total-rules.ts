import type { RowReader } from './row-reader.ts';
import { isMean, isTotal } from './sections.ts';
import type { Session } from './session.ts';

/** Places of records: the first of the table, and the first since the last line of totals. */
type Part = { from: number; since: number };

/** What stands above a line of totals: of the whole table, of a car or since the last one, of all or of fuel. */
function sumsAbove(session: Session, { from, since }: Part) {
  const paid = (first: number) =>
    session.records.slice(first).filter((one) => one.kind === 'fill' || one.kind === 'repair');
  const above = paid(from);
  const ofCars = [...Map.groupBy(above, ({ car }) => car).values()];
  return [above, paid(since), ...ofCars].flatMap((some) =>
    [some, some.filter(({ kind }) => kind === 'fill')].map((part) => ({
      sum: part.reduce((sum, { fields }) => sum + (fields.cost ?? 0), 0),
      count: part.length,
    })),
  );
}

/** A sum without a word for it. */
export const isSum = (session: Session, part: Part, said: number): boolean =>
  said > 0 && sumsAbove(session, part).some(({ sum, count }) => count > 1 && isNear(sum, said));

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
