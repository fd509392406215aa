import { cellsOf, markOf, sampleOf } from './column-cells.ts';
import { headerWords } from './header-words.ts';
import { planOf } from './reminder-plan.ts';
import { reminderKindOf } from './repair-kind-words.ts';
import { isAmount } from './row-kinds.ts';
import { titleOf, type RowReader } from './row-reader.ts';
import type { Columns, NamedTable } from './table-shape.ts';
import type { Distance } from './unit-rules.ts';

/** Where a table says when something is to be done again; -1 without such a column. */
export type DueColumns = { date: number; km: number };

const DUE = new Set(
  'due next fällig faellig nächste nākamais nākamā nākamā termiņš kitas następny następna termin prochain prochaine échéance próximo próxima prossimo prossima scadenza volgende vervalt nästa seuraava järgmine příští ďalší'.split(
    ' ',
  ),
);
const NAMED =
  /remind|\bdue\b|\bnext\b|erinner|fällig|atgādin|nākam|termiņ|przypomn|następn|напомин|следующ|recordator|próxim|promemoria|scadenz|rappel|échéance|prochain|herinner|volgende|påminn|nästa|muistut|seuraav|meeldetul|primin|kitas|příští|připom/iu;

export function dueColumns({ headers, rows }: NamedTable): DueColumns {
  const samples = sampleOf(rows);
  const mark = markOf(samples);
  const due = headers.flatMap((header, at) =>
    headerWords(header).words.some((word) => DUE.has(word))
      ? [{ at, cells: cellsOf(samples, at, mark) }]
      : [],
  );
  return {
    date: due.find(({ cells }) => cells.dates > 0.5)?.at ?? -1,
    km: due.find(({ cells }) => cells.dates <= 0.5 && cells.numeric > 0.5 && cells.median >= 500)?.at ?? -1,
  };
}

/** Of a row without money or an amount that says when something is due: a column, its kind, or a day to come. */
export function isReminder(row: RowReader, at: Columns, due: DueColumns): boolean {
  if ([at.cost, at.amount].some((column) => isAmount(row.peek(column)))) return false;
  const isDue = [due.date, due.km].some((column) => row.peek(column) !== '');
  return isDue || [at.kind, at.title].some((column) => NAMED.test(row.peek(column)));
}

type Given = { at: Columns; due: DueColumns; distance: Distance; today: string };

/** @param day of the row, which is when it is due if it is to come and no column says it */
export function addReminder(
  row: RowReader,
  car: string,
  day: string | null,
  { at, due, distance, today }: Given,
): void {
  const lines: string[] = [];
  const said = [at.title, at.notes, at.kind].map((column) => row.peek(column));
  const title = row.short(at.title, 100, lines) ?? titleOf(...said);
  const kind = reminderKindOf(said.join(' '));
  const dueDate = due.date === -1 ? null : row.dayOrNull(due.date);
  const own = day !== null && day > today ? day : null;
  const plan = planOf({
    kind,
    dueDate: dueDate ?? own,
    dueKm: due.km === -1 ? null : row.km(due.km, distance),
    every: null,
    repeatKm: null,
    doneOn: null,
    doneKm: null,
  });
  if (!plan) row.fail('reminder');
  row.ignore(at.date, at.time, at.kind);
  const notes = row.notes(title === row.peek(at.notes) ? -1 : at.notes, lines);
  row.add(car, { kind: 'reminder', fields: { title, kind, notes, plan, leadDays: null, leadKm: null } });
}
