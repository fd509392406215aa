import type { Energy, Power } from '#domain/fills/schema.ts';
import { energyOf, isPlainName, powerOf } from './energy-words.ts';
import { limits } from '#domain/limits.ts';
import { roundMoney } from '#domain/money/minor-units.ts';
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

const labelOf = (header: string) =>
  header
    .replace('(optional)', '')
    .replace(/^extrafield_/i, '')
    .trim();

type Drafted = Pick<ImportedRecord, 'kind'> & { fields: unknown; files?: readonly string[] };

const past = (row: RowReader, day: string | null): string => {
  if (day === 'order') row.fail('date-order');
  else if (day === null) row.fail('date');
  else if (day > row.session.context.today) row.fail('date-future');
  return day ?? '';
};

/** Remembers which columns were read, as the others go into the notes, and what was wrong first. */
export class RowReader {
  readonly session: Session;
  readonly table: Table;
  readonly row: number;
  readonly cells: readonly string[];
  readonly #formats: Formats;
  readonly #used: boolean[] = [];
  #reason: UnreadableReason | null = null;
  #isRefused = false;

  constructor(session: Session, formats: Formats, table: Table, { row, cells }: Row) {
    this.session = session;
    this.table = table;
    this.row = row;
    this.cells = cells;
    this.#formats = formats;
  }

  #refuse(why: UnreadableReason, gap: Parameters<typeof refuseRow>[4] = null): void {
    const { session, table, row, cells } = this;
    if (!this.#isRefused) refuseRow(session, table.file, { row, cells: [...cells] }, why, gap);
    this.#isRefused = true;
  }

  #gapOf(car: string, { kind, fields }: Drafted) {
    if (kind !== 'fill') return null;
    const { date, energy } = fields as { date: string; energy: Energy };
    const day = date !== '' && date <= this.session.context.today ? date : undefined;
    return { car, energy, day };
  }

  #priceIn(cell: string, own?: string): Money {
    const read = isDash(cell)
      ? null
      : isFree(cell)
        ? { value: 0, affix: '' }
        : this.#formats.number(this.table, cell);
    if (!isDash(cell) && !read) this.fail('cost');
    const [code, ...others] = own ? [own] : currenciesOf(read?.affix ?? '');
    const currency = code !== undefined && others.length === 0 ? code : this.#formats.currency;
    return { cost: read?.value ?? null, currency };
  }

  fail(why: UnreadableReason): null {
    this.#reason ??= why;
    return null;
  }

  text(column: number): string {
    if (column < 0) return '';
    this.#used[column] = true;
    return this.peek(column);
  }

  /** Without using it up for the notes. */
  peek(column: number): string {
    return this.cells[column]?.trim() ?? '';
  }

  number(column: number, why: UnreadableReason): number | null {
    const cell = this.text(column);
    if (isDash(cell)) return null;
    return this.#formats.number(this.table, cell)?.value ?? this.fail(why);
  }

  isUsed(column: number): boolean {
    return this.#used[column] === true;
  }

  has(column: number): boolean {
    return this.text(column) !== '';
  }

  yes(column: number): boolean {
    return isYes(this.text(column));
  }

  ignore(...columns: number[]): void {
    for (const column of columns) if (column >= 0) this.#used[column] = true;
  }

  /** Told already, wherever it stands. */
  ignoreText(text: string): void {
    this.ignore(...this.cells.flatMap((cell, column) => (cell.trim() === text ? [column] : [])));
  }

  /** Zero in these columns stands for a value that was not entered. */
  ignoreZeros(...columns: number[]): void {
    this.ignore(
      ...columns.filter((column) => this.#formats.number(this.table, this.peek(column))?.value === 0),
    );
  }

  day(column: number): string {
    return past(this, this.#formats.day(this.table, column, this.text(column)));
  }

  dayFrom(date: string): string {
    return past(this, this.#formats.day(this.table, -1, date));
  }

  /** A date that may be missing or in the future; unreadable is none. */
  dayOrNull(column: number): string | null {
    const day = this.#formats.day(this.table, column, this.text(column));
    return day === 'order' ? null : day;
  }

  power(column: number): Power | null {
    const power = powerOf(this.peek(column));
    if (power !== null) this.ignore(column);
    return power;
  }

  /** Beside its day, or in a cell of its own; leaves what it cannot read for the notes. */
  time(column: number): string | null {
    const time = timeOf(this.cells[column] ?? '', this.session.answers.zone);
    if (time !== null) this.ignore(column);
    return time;
  }

  /** By its name; a name that says more than the energy stays for the notes. */
  energy(column: number): Energy | null {
    const name = this.peek(column);
    if (isPlainName(name)) this.ignore(column);
    return energyOf(name);
  }

  km(column: number, unit: Distance, times = 1): number | null {
    const value = this.number(column, 'odometer');
    return value === null || value === 0 ? null : toKm(value * times, unit);
  }

  /** Null: an empty cell, or the 0 that apps write for it. Without the column nothing is known of any row. */
  amount(column: number, energy: Energy, unit: Volume): number | null {
    if (column < 0) return this.fail('amount');
    const value = this.number(column, 'amount');
    return value === null || value === 0 ? null : (toAmount(value, energy, unit) ?? this.fail('fuel-unit'));
  }

  /** Of one unit, not rounded. */
  price(column: number): Money {
    return this.#priceIn(this.text(column));
  }

  money(column: number, currencyColumn?: number): Money {
    this.ignore(column);
    return this.peekMoney(column, currencyColumn);
  }

  /** @param currencyColumn of its code, where the file has one; `own`: of the whole column; `times`: of cents */
  peekMoney(column: number, currencyColumn = -1, own?: string, times = 1): Money {
    const said = this.text(currencyColumn);
    const [code, ...others] = currenciesOf(said);
    if (said !== '' && code === undefined) this.fail('currency');
    const { cost, currency } = this.#priceIn(this.peek(column), others.length === 0 ? (code ?? own) : own);
    return { cost: cost === null ? null : roundMoney(cost * times, currency), currency };
  }

  /** At most `max` characters; what is longer is whole in the notes. */
  short(column: number, max: number, lines: string[]): string | null {
    const whole = this.text(column);
    if (whole.length <= max) return whole || null;
    lines.push(`${this.table.headers[column] ?? ''}: ${whole}`);
    return whole.slice(0, max).trim();
  }

  /** The text of a note, further lines, and every cell that has no field of its own. */
  notes(column: number, lines: readonly string[] = []): string | null {
    const { noted } = this.session;
    const own = this.text(column);
    const others: string[] = [];
    for (let at = 0; at < this.cells.length; at += 1) {
      const cell = this.peek(at);
      if (this.isUsed(at) || isDash(cell)) continue;
      const label = labelOf(this.table.headers[at] ?? '');
      others.push(label === '' ? cell : `${label}: ${cell}`);
      noted.set(label, (noted.get(label) ?? 0) + 1);
    }
    const whole = [own, ...lines, ...others].filter((line) => line !== '').join('\n');
    if (whole.length > limits.longText) skip(this.session, 'text-cut');
    return whole.slice(0, limits.longText) || null;
  }

  /** A row without a record counts as unreadable if a cell in it was wrong. */
  finish(): void {
    if (this.#reason) this.#refuse(this.#reason);
  }

  add(car: string, record: Drafted): void {
    const { session, row } = this;
    const { file } = this.table;
    if (this.#reason) return this.#refuse(this.#reason, this.#gapOf(car, record));
    const read = ImportedRecord.safeParse({ ...record, file, row, car });
    if (!read.success) {
      const field = String(read.error.issues[0]?.path[1]);
      return this.#refuse(UNREADABLE_FIELDS[field] ?? 'cells', this.#gapOf(car, record));
    }
    if (read.data.kind === 'fill' && read.data.fields.amount === null) {
      if (!read.data.fields.cost) {
        session.gaps.push({ file, row, ...this.#gapOf(car, record) });
        return skip(session, 'empty-fill');
      }
      skip(session, 'unknown-amount');
      // Whether it filled the tank is not known, either.
      read.data.fields.isFull = false;
    }
    session.records.push(read.data);
  }
}

export const isWhole = ({ cells }: Row, width: number): boolean =>
  cells.length >= width && cells.every((cell, at) => at < width || isBlank(cell));

/** A row with fewer or more cells than its table is unreadable: its values may belong to other columns. */
export function eachRow(
  session: Session,
  formats: Formats,
  table: Table,
  read: (row: RowReader) => void,
): void {
  const width = table.headers.length;
  for (const row of table.rows) {
    if (isWhole(row, width)) read(new RowReader(session, formats, table, row));
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
