import { nameFits } from './column-names.ts';
import type { Row } from './csv-rows.ts';
import { readDay } from './date-rules.ts';
import { isTotal, loneText } from './sections.ts';
import { namedDate } from './month-names.ts';
import type { NamedTable } from './table-shape.ts';

/** What a heading says of the rows below it. */
type Time = { year?: string | undefined; month?: number | undefined };

const YEAR = /(?<!\d)((?:19|20)\d{2})(?!\d)/g;
const NUMBERED = /^(\d{1,2})[./-]((?:19|20)\d{2})$/;
const DAY_AND_MONTH = /^\d{1,2}([./-])\d{1,2}\1?$|^\d{1,2}[-./ ]{0,2}\p{L}{3,}\.?$|^\p{L}{3,}\.? \d{1,2}$/u;
const DAY = /^\d{1,2}\.?$/;
/** Days since 1899, as a spreadsheet counts them: 1982 to 2064. */
const SERIAL = /^([3-5]\d{4})(?:[.,]\d+)?$/;

const isWhole = (cell: string) => readDay(cell, { order: 'dmy', today: '2100-01-01' }) !== null;

function timeIn(text: string): Time {
  const [, month, year] = NUMBERED.exec(text.trim()) ?? [];
  if (year !== undefined) return { year, month: Number(month) };
  const years = new Set(text.match(YEAR));
  const named = namedDate(`1 ${text.replaceAll(YEAR, '').trim()} 2000`);
  return { ...(years.size === 1 && { year: [...years][0] }), ...(named && { month: named[1] }) };
}

const withYear = (cell: string, { year, month }: Time): string => {
  if (year === undefined) return cell;
  if (DAY_AND_MONTH.test(cell)) {
    const mark = /[./-]/.exec(cell)?.[0] ?? ' ';
    return `${cell.replace(/[./-]$/, '')}${/\p{L}/u.test(cell) ? ' ' : mark}${year}`;
  }
  return month !== undefined && DAY.test(cell) ? `${year}-${month}-${Number.parseInt(cell, 10)}` : cell;
};

const fromSerial = (cell: string) =>
  new Date(Date.UTC(1899, 11, 30) + Number.parseInt(cell, 10) * 86_400_000).toISOString().slice(0, 10);

/**
 * The days of a table kept by hand, with what stands around them: the year and month of a heading, the day above a
 * cell that was merged with it, and the number that a spreadsheet has for a day.
 * @returns how many cells took the day above, and how many their year
 */
export function withWholeDates(table: NamedTable): { rows: Row[]; merged: number; dated: number } {
  const at = table.headers.findIndex((header) => (nameFits(header).date ?? 0) > 0.5);
  const cells = table.rows.flatMap((row) =>
    loneText(row.cells) === null ? [row.cells[at]?.trim() ?? ''] : [],
  );
  if (at === -1 || cells.every(isWhole)) return { rows: table.rows, merged: 0, dated: 0 };
  const areSerials = cells.every((cell) => cell === '' || SERIAL.test(cell));
  let time = [table.file, ...table.titles.map((row) => loneText(row.cells) ?? ''), table.name].reduce(
    (before: Time, text) => ({ ...before, ...timeIn(text) }),
    {},
  );
  let above = '';
  let merged = 0;
  let dated = 0;
  const rows = table.rows.map((row) => {
    const lone = loneText(row.cells);
    const cell = row.cells[at]?.trim() ?? '';
    if (lone !== null && (cell === '' || !isWhole(withYear(cell, time)))) {
      time = { ...time, ...timeIn(lone) };
      above = '';
      return row;
    }
    const isBelow = cell === '' && above !== '' && isEntry(row.cells);
    if (isBelow) merged += 1;
    const day = isBelow ? above : areSerials && cell !== '' ? fromSerial(cell) : withYear(cell, time);
    if (!isBelow && !areSerials && day !== cell) dated += 1;
    above = day;
    return day === cell || at >= row.cells.length ? row : { ...row, cells: row.cells.with(at, day) };
  });
  return { rows, merged, dated };
}

/** With a text of its own: sums without a label have numbers only. */
const isEntry = (cells: readonly string[]) => !isTotal(cells) && cells.some((cell) => /\p{L}{3}/u.test(cell));
