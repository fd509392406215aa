import { nameFits } from './column-names.ts';
import type { Row } from './csv-rows.ts';
import { readDay, type DateOrder } from './date-rules.ts';
import { isTotal, loneText } from './sections.ts';
import { namedDate } from './month-names.ts';
import { ask, type Session } from './session.ts';
import type { NamedTable } from './table-shape.ts';

/** What a heading says of the rows below it. */
type Time = { year?: string | undefined; month?: number | undefined };

const OF_YEAR = /^[.\s]*(gada|m\.|года?|г\.)?\s/iu;
const YEAR = /(?<!\d)((?:19|20)\d{2})(?!\d)/g;
const NUMBERED = /^(\d{1,2})[./-]((?:19|20)\d{2})$/;
const DAY_AND_MONTH =
  /^\d{1,2}([./-])\d{1,2}\1?$|^\d{1,2}(?:st|nd|rd|th)?[-./ ]{0,2}\p{L}{3,}\.?$|^\p{L}{3,}\.? \d{1,2}(?:st|nd|rd|th)?$/u;
const DAY = /^\d{1,2}(\.|st|nd|rd|th|er|re|º|ª|°)?$/;
/** Days since 1899, as a spreadsheet counts them: 1982 to 2064. */
const SERIAL = /^([3-5]\d{4})(?:[.,]\d+)?$/;

/** Year, month and day without anything between them, in any order. */
const SIX = /^(\d{2})(\d{2})(\d{2})$/;
const ORDERS: readonly DateOrder[] = ['dmy', 'mdy', 'ymd'];
/** Before it nobody kept such a table. */
const FIRST_DAY = '1980';

/** How to read days of six digits; null if no order fits all of them. More than one is asked about. */
function sixDigits(
  session: Session,
  file: string,
  cells: readonly string[],
): ((cell: string) => string) | null {
  const { today } = session.context;
  const dayBy = (order: DateOrder) => (cell: string) =>
    SIX.test(cell) ? readDay(cell.replace(SIX, '$1.$2.$3'), { order, today }) : null;
  const stepsBack = (days: readonly string[]) =>
    days.filter((day, at) => at > 0 && day < days[at - 1]!).length;
  const fitting = ORDERS.flatMap((order) => {
    const days = cells.map((cell) => dayBy(order)(cell) ?? 'order');
    const areDays = days.every((day) => day !== 'order' && day > FIRST_DAY && day <= today);
    return areDays ? [{ order, back: Math.min(stepsBack(days), stepsBack(days.toReversed())) }] : [];
  }).toSorted((one, other) => one.back - other.back);
  const choices = fitting.map(({ order }) => order);
  if (choices.length === 0) return null;
  const answer = session.answers.datesOf?.[file] ?? session.answers.dates;
  const isSaid = answer !== undefined && choices.includes(answer);
  const open = { id: 'dates', files: [file], choices, suggested: choices[0]!, samples: cells } as const;
  const order = isSaid ? answer : choices.length === 1 ? choices[0]! : ask(session, open);
  return (cell) => dayBy(order)(cell) ?? cell;
}

const isWhole = (cell: string) => readDay(cell, { order: 'dmy', today: '2100-01-01' }) !== null;

function timeIn(text: string): Time {
  const [, month, year] = NUMBERED.exec(text.trim()) ?? [];
  if (year !== undefined) return { year, month: Number(month) };
  const years = new Set(text.match(YEAR));
  const named = namedDate(`1 ${text.replaceAll(YEAR, '').replace(OF_YEAR, '').trim()} 2000`);
  return { ...(years.size === 1 && { year: [...years][0] }), ...(named && { month: named[1] }) };
}

/** A year, a month. */
export const isTime = (text: string): boolean => Object.keys(timeIn(text)).length > 0;

const withYear = (cell: string, { year, month }: Time): string => {
  if (year === undefined) return cell;
  if (DAY_AND_MONTH.test(cell)) {
    const mark = /[./-]/.exec(cell)?.[0] ?? ' ';
    return `${cell.replace(/[./-]$/, '')}${/\p{L}/u.test(cell) ? ' ' : mark}${year}`;
  }
  return month !== undefined && DAY.test(cell) ? `${year}-${month}-${Number.parseInt(cell, 10)}` : cell;
};

/** Of a day without a year, where its mark or its name says which part it is. */
function monthOf(cell: string): number | undefined {
  const [, numbered] = /^\d{1,2}\.(\d{1,2})\.?$/.exec(cell) ?? [];
  if (numbered !== undefined) return Number(numbered);
  return DAY_AND_MONTH.test(cell) && /\p{L}/u.test(cell) ? namedDate(`${cell} 2000`)?.[1] : undefined;
}

/** Where winter goes on below the heading of a year: the only step back, to months that it did not have before. */
function newYearIn(months: readonly (number | undefined)[]): number {
  const falls = months.flatMap((month, at) => ((month ?? 0) < (months[at - 1] ?? 0) ? [at] : []));
  const [fall = -1] = falls;
  const isWinter = falls.length === 1 && months[fall - 1]! >= 11 && months[fall]! <= 2;
  return isWinter && !months.includes(undefined) && months.at(-1)! < months[0]! ? fall : -1;
}

/** With the time of the day, if the number has a part of one. */
function fromSerial(cell: string): string {
  const days = Number(cell.replace(',', '.'));
  const minutes = Math.round(days * 1440);
  const instant = new Date(Date.UTC(1899, 11, 30) + minutes * 60_000).toISOString();
  return Number.isInteger(days) ? instant.slice(0, 10) : instant.slice(0, 16).replace('T', ' ');
}

/** Numbers of days that never go back, below a name that nobody knows. */
function isOfSerials({ rows }: NamedTable, header: string, column: number): boolean {
  if (Object.keys(nameFits(header)).length > 0) return false;
  const cells = rows.flatMap(({ cells: own }) => own[column]?.trim() || []);
  const days = cells.map((cell) => Number(cell.replace(',', '.')));
  return (
    cells.length > 3 &&
    cells.every((cell) => SERIAL.test(cell)) &&
    days.every((day, row) => row === 0 || day >= days[row - 1]!) &&
    // Readings of an odometer are no times of a day.
    days.every((day) => !Number.isInteger(day))
  );
}

/**
 * The days of a table kept by hand, with what stands around them: the year and month of a heading, the day above a
 * cell that was merged with it, and the number that a spreadsheet has for a day.
 * What six digits leave open is asked.
 * @returns how many cells took the day above, and how many their year
 */
export function withWholeDates(
  session: Session,
  table: NamedTable,
): { rows: Row[]; merged: number; dated: number } {
  const named = table.headers.findIndex((header) => {
    const fits = nameFits(header);
    return (fits.date ?? 0) > 0.5 && Math.max(...Object.values(fits)) === fits.date;
  });
  const at =
    named === -1 ? table.headers.findIndex((header, column) => isOfSerials(table, header, column)) : named;
  const cells = table.rows.flatMap((row) =>
    loneText(row.cells) === null ? [row.cells[at]?.trim() ?? ''] : [],
  );
  if (at === -1 || cells.every(isWhole)) return { rows: table.rows, merged: 0, dated: 0 };
  const digits = cells.filter((cell) => /^\d+$/.test(cell));
  const six = named !== -1 && digits.length > 3 ? sixDigits(session, table.file, digits) : null;
  const areSerials = cells.every((cell) => cell === '' || SERIAL.test(cell));
  let time = [table.file, ...table.titles.map((row) => loneText(row.cells) ?? ''), table.name].reduce(
    (before: Time, text) => ({ ...before, ...timeIn(text) }),
    {},
  );
  const isHeading = (row: Row) => loneText(row.cells) !== null;
  const newYears = new Set<Row>();
  let part: Row[] = [];
  for (const row of [...table.rows, null]) {
    if (row && !isHeading(row)) {
      if ((row.cells[at]?.trim() ?? '') !== '') part.push(row);
      continue;
    }
    const first = part[newYearIn(part.map(({ cells: own }) => monthOf(own[at]!.trim())))];
    if (first) newYears.add(first);
    part = [];
  }
  const { today } = session.context;
  // In whichever order it was written.
  const isToCome = (cell: string) =>
    (['dmy', 'mdy'] as const).every((order) => (readDay(cell, { order, today }) ?? '') > today);
  const days = cells.flatMap((cell) => (cell === '' ? [] : withYear(cell, time)));
  const isPlan = days.filter(isToCome).length * 2 >= days.length;
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
    if (newYears.has(row) && time.year !== undefined) time = { ...time, year: String(Number(time.year) + 1) };
    // Work to be done, or with another day, such as that on which it is due, has none of its own.
    const isMerged = cell === '' && above !== '' && !isPlan && !isToCome(above);
    const isBelow = isMerged && isEntry(row.cells) && !row.cells.some(isWhole);
    if (isBelow) merged += 1;
    const day = isBelow
      ? above
      : areSerials && cell !== ''
        ? fromSerial(cell)
        : six
          ? six(cell)
          : withYear(cell, time);
    if (!isBelow && !areSerials && !six && day !== cell) dated += 1;
    above = day;
    return day === cell || at >= row.cells.length ? row : { ...row, cells: row.cells.with(at, day) };
  });
  return { rows, merged, dated };
}

/** With a text of its own: sums without a label have numbers only. */
const isEntry = (cells: readonly string[]) => !isTotal(cells) && cells.some((cell) => /\p{L}{3}/u.test(cell));
