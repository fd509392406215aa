import type { Row } from './csv-rows.ts';
import { isFlag, isFullWord, isTankName } from './flag-words.ts';
import { isBlank } from './sections.ts';
import type { Split } from './table-shape.ts';

/** What marks stand for: 'F = full, P = partial, * = one before is missing'. */
export type Legend = ReadonlyMap<string, string>;

const MEANING =
  /(?<![^\s,;#(])([^\s,;#(=\d]{1,2})\s*=\s*(\p{L}[^;=)]*?)(?=[,\s]+[^\s,;#(=\d]{1,2}\s*=|[;)]|$)/gu;

const meaningsIn = ({ cells }: Row): [string, string][] => {
  if (!cells.some((cell) => cell.includes('='))) return [];
  const text = cells.filter((cell) => !isBlank(cell)).join(', ');
  return [...text.matchAll(MEANING)].map(([, mark = '', meaning = '']) => [mark, meaning.trim()]);
};

/** The rows without those that explain marks. */
export function legendIn(rows: readonly Row[]): { rows: Row[]; legend: Legend } {
  // 'Full (X = yes)' is the name of a column.
  const isLegend = (row: Row) =>
    new Map(meaningsIn(row)).size > 1 &&
    row.cells.filter((cell) => cell.includes('=')).length * 2 >=
      row.cells.filter((cell) => !isBlank(cell)).length;
  return {
    rows: rows.filter((row) => !isLegend(row)),
    legend: new Map(rows.filter(isLegend).flatMap(meaningsIn)),
  };
}

const PAIR = /\(\s*(\p{L})\s*\/\s*(\p{L})\s*\)/u;

/** Yes and no, or full and part, as they begin in languages: of other letters nobody knows which is which. */
const YES_AND_NO = new Set('yn jn tn on sn dn in an án ke je eh дн тн νο fp pd vt'.split(' '));

/** 'Full tank (E/H)' and 'Full tank (H/E)': yes and no, in the letters of its language. */
function withPairs(table: Split): Split {
  const pairs = table.headers.map((header, at) => {
    const [, one = '', other = ''] = PAIR.exec(header) ?? [];
    const isOf = (yes: string, no: string) => YES_AND_NO.has(`${yes}${no}`.toLowerCase());
    const isKnown = isOf(one, other) || isOf(other, one);
    const isOpen = one !== '' && ![one, other].some(isFlag);
    const isPair = isTankName(header) && (isKnown || isOpen);
    const areOnly = table.rows.every(({ cells }) => ['', one, other].includes(cells[at]?.trim() ?? ''));
    // A letter that nobody knows is no word, such as P of what is full in one language and part in another.
    // Below a name that does not say full either, what is used decides.
    const [yes, no] = isKnown || !isFullWord(header) ? ['yes', 'no'] : [`(${one})`, `(${other})`];
    const words = isOf(other, one) ? [no, yes] : [yes, no];
    return isPair && areOnly ? new Map([one, other].map((mark, nth) => [mark, words[nth]!])) : null;
  });
  if (pairs.every((pair) => pair === null)) return table;
  const rows = table.rows.map(({ row, cells }) => ({
    row,
    cells: cells.map((cell, at) => pairs[at]?.get(cell.trim()) ?? cell),
  }));
  return { ...table, rows };
}

/** Cells of marks alone say what these stand for. */
export function withMeanings(all: Split, legend: Legend): Split {
  const table = withPairs(all);
  if (legend.size === 0) return table;
  const marks = [...legend.keys()].toSorted((a, b) => b.length - a.length);
  const told = (cell: string): string | null => {
    const mark = marks.find((one) => cell.startsWith(one));
    if (mark === undefined) return null;
    const rest = cell.slice(mark.length).trim();
    const more = rest === '' ? '' : told(rest);
    return more === null ? null : [legend.get(mark)!, more].filter(Boolean).join(', ');
  };
  const areMarks = table.headers.map((_, at) =>
    table.rows.every(({ cells }) => isBlank(cells[at] ?? '') || told(cells[at]!.trim()) !== null),
  );
  const rows = table.rows.map(({ row, cells }) => ({
    row,
    cells: cells.map((cell, at) => (areMarks[at] && !isBlank(cell) ? told(cell.trim())! : cell)),
  }));
  return { ...table, rows };
}
