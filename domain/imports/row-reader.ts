import type { Energy, Power } from '#domain/fills/schema.ts';
import { energyOf, isPlainName, powerOf } from './energy-words.ts';
import { limits } from '#domain/limits.ts';
import { fromMinor, toMinor } from '#domain/money/minor-units.ts';
import { currenciesOf } from './currency-words.ts';
import type { Row } from './csv-rows.ts';
import { timeOf } from './date-rules.ts';
import { isFree, isYes } from './flag-words.ts';
import { isDash } from './number-rules.ts';
import type { Formats } from './formats.ts';
import { isBlank } from './sections.ts';
import { ImportedRecord, type UnreadableReason } from './schema.ts';
import { linkFiles, refuseRow, skip, type Session, type Table } from './session.ts';
import { toKm } from '#domain/units/units.ts';
import { toAmount, type Distance, type Volume } from './unit-rules.ts';

export type Money = { cost: number | null; currency: string };

const UNREADABLE_FIELDS: Partial<Record<string, UnreadableReason>> = {
  date: 'date',
  km: 'odometer',
  mileage: 'odometer',
  amount: 'amount',
  cost: 'cost',
  title: 'title',
  currency: 'currency',
  plan: 'reminder',
};

const rounded = (cost: number, currency: string) => fromMinor(toMinor(cost, currency), currency);

const labelOf = (header: string) =>
  header
    .replace('(optional)', '')
    .replace(/^extrafield_/i, '')
    .trim();

type Drafted = Pick<ImportedRecord, 'kind'> & { fields: unknown; files?: readonly string[] };

export type RowReader = ReturnType<typeof readRow>;

/** Remembers which columns were read, as the others go into the notes, and what was wrong first. */
export function readRow(session: Session, formats: Formats, table: Table, row: Row) {
  const used = new Uint8Array(Math.max(table.headers.length, row.cells.length));
  let reason: UnreadableReason | null = null;
  let isRefused = false;
  const refuse = (why: UnreadableReason, gap: Parameters<typeof refuseRow>[4] = null) => {
    if (!isRefused) refuseRow(session, table.file, row, why, gap);
    isRefused = true;
  };
  const gapOf = (car: string, { kind, fields }: Drafted) => {
    if (kind !== 'fill') return null;
    const { date, energy } = fields as { date: string; energy: Energy };
    const day = date !== '' && date <= session.context.today ? date : undefined;
    return { car, energy, day };
  };
  const fail = (why: UnreadableReason): null => {
    reason ??= why;
    return null;
  };
  const text = (column: number): string => {
    if (column < 0) return '';
    used[column] = 1;
    return row.cells[column]?.trim() ?? '';
  };
  const number = (column: number, why: UnreadableReason): number | null => {
    const cell = text(column);
    if (isDash(cell)) return null;
    return formats.number(table, cell)?.value ?? fail(why);
  };

  const priceIn = (cell: string, own?: string): Money => {
    const read = isDash(cell) ? null : isFree(cell) ? { value: 0, affix: '' } : formats.number(table, cell);
    if (!isDash(cell) && !read) fail('cost');
    const [code, ...others] = own ? [own] : currenciesOf(read?.affix ?? '');
    const currency = code !== undefined && others.length === 0 ? code : formats.currency;
    return { cost: read?.value ?? null, currency };
  };
  /** Without using it up for the notes. */
  const peek = (column: number): string => row.cells[column]?.trim() ?? '';

  const past = (day: string | null): string => {
    if (day === 'order') fail('date-order');
    else if (day === null) fail('date');
    else if (day > session.context.today) fail('date-future');
    return day ?? '';
  };

  return {
    table,
    row: row.row,
    fail,
    text,
    peek,
    isUsed: (column: number) => used[column] === 1,
    toKm,
    cells: row.cells,
    rounded,
    number,
    has: (column: number) => text(column) !== '',
    yes: (column: number) => isYes(text(column)),
    ignore(...columns: number[]) {
      for (const column of columns) if (column >= 0) used[column] = 1;
    },
    /** Told already, wherever it stands. */
    ignoreText(text: string) {
      this.ignore(...row.cells.flatMap((cell, column) => (cell.trim() === text ? [column] : [])));
    },
    /** Zero in these columns stands for a value that was not entered. */
    ignoreZeros(...columns: number[]) {
      for (const column of columns) {
        if (column >= 0 && formats.number(table, row.cells[column] ?? '')?.value === 0) used[column] = 1;
      }
    },
    day: (column: number): string => past(formats.day(table, column, text(column))),
    power(column: number): Power | null {
      const power = powerOf(row.cells[column] ?? '');
      if (power !== null) used[column] = 1;
      return power;
    },
    /** Beside its day, or in a cell of its own; leaves what it cannot read for the notes. */
    time(column: number): string | null {
      const time = timeOf(row.cells[column] ?? '', session.answers.zone);
      if (time !== null) used[column] = 1;
      return time;
    },
    dayFrom: (date: string): string => past(formats.day(table, -1, date)),
    /** By its name; a name that says more than the energy stays for the notes. */
    energy(column: number): Energy | null {
      const name = row.cells[column]?.trim() ?? '';
      if (column >= 0 && isPlainName(name)) used[column] = 1;
      return energyOf(name);
    },
    /** A date that may be missing or in the future; unreadable is none. */
    dayOrNull(column: number): string | null {
      const day = formats.day(table, column, text(column));
      return day === 'order' ? null : day;
    },
    km(column: number, unit: Distance, times = 1): number | null {
      const value = number(column, 'odometer');
      return value === null || value === 0 ? null : toKm(value * times, unit);
    },
    /** Null: an empty cell, or the 0 that apps write for it. Without the column nothing is known of any row. */
    amount(column: number, energy: Energy, unit: Volume): number | null {
      if (column < 0) return fail('amount');
      const value = number(column, 'amount');
      return value === null || value === 0 ? null : (toAmount(value, energy, unit) ?? fail('fuel-unit'));
    },
    /** Of one unit, not rounded. */
    price: (column: number): Money => priceIn(text(column)),
    money(column: number, currencyColumn?: number): Money {
      text(column);
      return this.peekMoney(column, currencyColumn);
    },
    /** @param currencyColumn of its code, where the file has one; `own`: of the whole column; `times`: of cents */
    peekMoney(column: number, currencyColumn = -1, own?: string, times = 1): Money {
      const said = text(currencyColumn);
      const [code, ...others] = currenciesOf(said);
      if (said !== '' && code === undefined) fail('currency');
      const { cost, currency } = priceIn(peek(column), others.length === 0 ? (code ?? own) : own);
      return { cost: cost === null ? null : rounded(cost * times, currency), currency };
    },
    /** At most `max` characters; what is longer is whole in the notes. */
    short(column: number, max: number, lines: string[]): string | null {
      const whole = text(column);
      if (whole.length <= max) return whole || null;
      lines.push(`${table.headers[column] ?? ''}: ${whole}`);
      return whole.slice(0, max).trim();
    },
    /** The text of a note, further lines, and every cell that has no field of its own. */
    notes(column: number, lines: readonly string[] = []): string | null {
      const own = text(column);
      const others: string[] = [];
      for (let at = 0; at < row.cells.length; at += 1) {
        if (used[at] === 1) continue;
        const cell = row.cells[at]!.trim();
        if (isDash(cell)) continue;
        const label = labelOf(table.headers[at] ?? '');
        others.push(label === '' ? cell : `${label}: ${cell}`);
        session.noted.set(label, (session.noted.get(label) ?? 0) + 1);
      }
      const whole = [own, ...lines, ...others].filter((line) => line !== '').join('\n');
      if (whole.length > limits.longText) skip(session, 'text-cut');
      return whole.slice(0, limits.longText) || null;
    },
    /** A row without a record counts as unreadable if a cell in it was wrong. */
    finish(): void {
      if (reason) refuse(reason);
    },
    add(car: string, record: Drafted): void {
      if (reason) return refuse(reason, gapOf(car, record));
      const read = ImportedRecord.safeParse({ ...record, file: table.file, row: row.row, car });
      if (!read.success) {
        const field = String(read.error.issues[0]?.path[1]);
        return refuse(UNREADABLE_FIELDS[field] ?? 'cells', gapOf(car, record));
      }
      if (read.data.kind === 'fill' && read.data.fields.amount === null) {
        if (!read.data.fields.cost) {
          session.gaps.push({ file: table.file, row: row.row, ...gapOf(car, record) });
          return skip(session, 'empty-fill');
        }
        skip(session, 'unknown-amount');
        // Whether it filled the tank is not known, either.
        read.data.fields.isFull = false;
      }
      session.records.push(read.data);
    },
  };
}

export const isWhole = ({ cells }: Row, width: number): boolean =>
  cells.length >= width && cells.slice(width).every(isBlank);

/** A row with fewer or more cells than its table is unreadable: its values may belong to other columns. */
export function eachRow(
  session: Session,
  formats: Formats,
  table: Table,
  read: (row: RowReader) => void,
): void {
  const width = table.headers.length;
  for (const row of table.rows) {
    if (isWhole(row, width)) read(readRow(session, formats, table, row));
    else refuseRow(session, table.file, row, 'cells');
  }
}

/** The files that a cell names; one that names none stays for the notes. */
export function readFiles(session: Session, row: RowReader, column: number): { files?: string[] } {
  const found = linkFiles(session, row.peek(column));
  if (found.files) row.ignore(column);
  return found;
}

export function titleOf(...candidates: (string | null)[]): string {
  const found = candidates.find((one) => one !== null && one.trim() !== '') ?? '';
  return found.trim().split('\n', 1)[0]!.slice(0, limits.issueTitleWhole);
}

/** The first line is the title; the text is stored only if there is more. */
export function noteOf(date: string | null, text: string) {
  const title = titleOf(text);
  return { date, title, text: title === text ? null : text };
}
