import { knownFields } from './column-names.ts';
import { shapeOf } from './header-words.ts';
import { namedDate } from './month-names.ts';
import type { Mapped, NamedTable } from './table-shape.ts';

/** The same columns below several headings: each is a car, unless they differ by numbers only, as years do. */
function isCarOf(table: NamedTable, beside: readonly Mapped[]): boolean {
  const shape = shapeOf(table.headers);
  const alike = beside.flatMap((one) => (shapeOf(one.table.headers) === shape ? [one.table.name] : []));
  const texts = new Set(alike.map((name) => name.replaceAll(/[^\p{L}]/gu, '')));
  const isOfRecords = (name: string) => namedDate(`1 ${name} 2020`) !== null || knownFields(name) > 0;
  return texts.size > 1 && !texts.has('') && !alike.some(isOfRecords);
}

/** Ids of a single car are no name; those of several tell the cars apart. */
export function carNames({ table, at }: Mapped, beside: readonly Mapped[]): (cell: string) => string {
  if (at.car === -1) {
    const name = isCarOf(table, beside) ? table.name : '';
    return () => name;
  }
  const cells = new Set(table.rows.flatMap(({ cells: all }) => (all[at.car] ?? '').trim() || []));
  const areIds = [...cells].every((cell) => /^\d+$/.test(cell) || /^[0-9a-f-]{32,}$/i.test(cell));
  if (!areIds) return (cell) => cell;
  return cells.size <= 1 ? () => '' : (cell) => (cell === '' ? '' : `Car ${cell}`);
}
