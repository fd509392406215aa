import { cellsOf, markOf, sampleOf } from './column-cells.ts';
import { readDay } from './date-rules.ts';
import { planOf } from './reminder-plan.ts';
import { reminderKindOf } from './repair-kind-words.ts';
import { isAmount } from './row-kinds.ts';
import { titleOf, type RowReader } from './row-reader.ts';
import { isDueName } from './due-words.ts';
import type { Columns, NamedTable } from './table-shape.ts';
import type { Distance } from './unit-rules.ts';

/** Where a table says when something is to be done again; -1 without such a column. */
export type DueColumns = { date: number; km: number };

export function dueColumns({ headers, rows }: NamedTable): DueColumns {
  const samples = sampleOf(rows);
  const mark = markOf(samples);
  const due = headers.flatMap((header, at) =>
    isDueName(header) ? [{ at, cells: cellsOf(samples, at, mark) }] : [],
  );
  return {
    date: due.find(({ cells }) => cells.dates > 0.5)?.at ?? -1,
    km: due.find(({ cells }) => cells.dates <= 0.5 && cells.numeric > 0.5 && cells.median >= 500)?.at ?? -1,
  };
}

/** Of a row without an amount that says when something is due: a day to come, or a column beside no money. */
export function isReminder(row: RowReader, at: Columns, due: DueColumns, today: string): boolean {
  const isNamed = [at.kind, at.title].some((column) => isDueName(row.peek(column)));
  const day = row.dayOrNull(at.date);
  const isToCome =
    day !== null && day > today && [at.kind, at.title].some((column) => row.peek(column) !== '');
  if (isAmount(row.peek(at.amount))) return false;
  if (isToCome) return true;
  if (isAmount(row.peek(at.cost))) return false;
  const isDue = [at.kind, at.title].some((column) => OVERDUE.test(row.peek(column)));
  if (isDue || (isNamed && dueIn(row) !== null)) return true;
  return (isNamed || !isAmount(row.peek(at.odometer))) && hasDue(row, due);
}

/** 'Next inspection 2027-05'. */
function dueIn({ cells }: RowReader): string | null {
  const [found] = cells.flatMap((cell) => (isDueName(cell) && DAY_OR_MONTH.exec(cell)?.[0]) || []);
  if (found === undefined) return null;
  const [, month = '', year = ''] = /^(\d{1,2})[./](\d{4})$/.exec(found) ?? [];
  const text = year !== '' ? `${year}-${month}-1` : /^\d{4}-\d{1,2}$/.test(found) ? `${found}-1` : found;
  const day = readDay(text, { order: 'dmy', today: '2100-01-01' });
  return day === 'order' ? null : day;
}

const DAY_OR_MONTH = /\b(\d{4}-\d{1,2}(-\d{1,2})?|(\d{1,2}[./]){1,2}\d{4})\b/;

/** Whose own day is that on which it is due. */
const OVERDUE =
  /\bdue\b|fällig|termiņ|scadenz|échéance|vervalt|forf[ae]ll|erääntyy|tähtaeg|splatn|wymagan|истекает/iu;

const hasDue = (row: RowReader, { date, km }: DueColumns) =>
  [date, km].some((column) => row.peek(column) !== '');

type Given = { at: Columns; due: DueColumns; distance: Distance };

/** Due on the day of its row if nothing else says when. */
export function addReminder(row: RowReader, car: string, { at, due, distance }: Given): void {
  const lines: string[] = [];
  const texts = [at.title, at.notes, at.kind].map((column) => row.peek(column));
  const title = row.short(at.title, 100, lines) ?? titleOf(...texts);
  const kind = reminderKindOf(texts.join(' '));
  const dueKm = row.km(due.km === -1 ? at.odometer : due.km, distance);
  const said = (due.date === -1 ? null : row.dayOrNull(due.date)) ?? dueIn(row);
  const plan = planOf({
    kind,
    dueDate: said ?? (due.km === -1 || dueKm === null ? row.dayOrNull(at.date) : null),
    dueKm,
    every: null,
    repeatKm: null,
    doneOn: null,
    doneKm: null,
  });
  if (!plan) row.fail('reminder');
  row.ignore(at.date, at.time, at.kind);
  if (title === row.peek(at.notes)) row.ignore(at.notes);
  const notes = row.notes(row.isUsed(at.notes) ? -1 : at.notes, lines);
  row.add(car, { kind: 'reminder', fields: { title, kind, notes, plan, leadDays: null, leadKm: null } });
}
