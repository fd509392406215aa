import { knownFields } from './column-names.ts';
import { energyOf } from './energy-words.ts';
import { repairKindOf } from './repair-kind-words.ts';
import { isTotal, loneText } from './sections.ts';
import type { NamedTable } from './table-shape.ts';
import { isTime } from './whole-dates.ts';

/** A time, or a kind of record, rather than a car. */
export const isOfRecords = (name: string) =>
  isTime(name) || knownFields(name) > 0 || repairKindOf(name) !== null || energyOf(name) !== null;

/** Names that stand alone above the rows of a car, the first above all of them, by the line of each row. */
export function carHeadings({ rows }: NamedTable): ReadonlyMap<number, string> {
  const names = rows.flatMap(({ cells, row }) => {
    const text = loneText(cells);
    return text !== null && !isTotal(cells) && /\p{L}{2}/u.test(text) ? [{ text, row }] : [];
  });
  const isOfCars =
    new Set(names.map(({ text }) => text)).size > 1 &&
    names[0]?.row === rows[0]?.row &&
    !names.some(({ text }) => isOfRecords(text));
  const found = new Map<number, string>();
  if (!isOfCars) return found;
  let above = '';
  for (const { row } of rows) {
    above = names.find((one) => one.row === row)?.text ?? above;
    found.set(row, above);
  }
  return found;
}
