import { cellsOf, markOf, sampleOf, type Cells } from './column-cells.ts';
import { readDay } from './date-rules.ts';
import type { Repeat } from '#domain/reminders/schema.ts';
import { headerWords } from './header-words.ts';
import { hasThreeAfterMark } from './number-rules.ts';
import { planOf } from './reminder-plan.ts';
import { isDerived, isEntered, nameFits } from './column-names.ts';
import { reminderKindOf } from './repair-kind-words.ts';
import { isAmount } from './row-kinds.ts';
import { titleOf, type RowReader } from './row-reader.ts';
import { isDueName } from './due-words.ts';
import type { Row } from './csv-rows.ts';
import type { Columns, Mapped, NamedTable } from './table-shape.ts';
import { distanceOf, type Distance } from './unit-rules.ts';

/** Where a table says when something is to be done again; -1 without such a column. */
export type DueColumns = { date: number; km: number; repeat: number };

const REPEAT =
  /repeat|every|interval|gentag|wiederhol|herhaal|powt[aó]rz|atkārt|kordu|toist|ripet|répét|repetir|opakov|upprep|gjenta|kartot|повтор|ismétl/iu;
const UNITS: readonly [Repeat['unit'], RegExp][] = [
  ['month', /(?<!\p{L})(mo|md|mdr|mån|mon|mes|mies|měs|mēn|mėn|kuu|hón|ay|maand|мес|міс|μήν)/iu],
  ['year', /(?<!\p{L})(y|jahr|jaar|j$|an|año|rok|lat|gad|aasta|vuo|år|év|yıl|лет|год|рок|met)/iu],
  ['week', /(?<!\p{L})(week|woche|nedēļ|tydzie|týd|vecka|uge|uke|viikko|nädal|сем|недел)/iu],
  ['day', /(?<!\p{L})(d|tag|dag|dzie|dien|päiv|päev|дн|день|jour|gior|nap|gün)/iu],
];

/** '24 months', '12 mdr. / 15.000 km', '12' below 'repeat months'. */
function repeatIn(cell: string, header: string): { every: Repeat | null; km: number | null } {
  const parts = [...cell.matchAll(/(\d[\d\s.,\u00A0]*)\s*(\p{L}*)/gu)];
  const counted = parts.map(([, count = '', unit = '']) => ({
    count: Number(count.replaceAll(/\D/g, '')),
    unit: unit === '' ? headerWords(header).words.slice(1).join(' ') : unit,
  }));
  const km = counted.find(({ unit }) => distanceOf(unit) !== undefined)?.count ?? null;
  for (const { count, unit } of counted.filter((one) => distanceOf(one.unit) === undefined)) {
    const named = UNITS.find(([, words]) => words.test(unit));
    if (named && count > 0 && count < 1000) return { every: { every: count, unit: named[0] }, km };
  }
  return { every: null, km };
}

const isOfKm = ({ median, texts }: Cells) =>
  median >= 500 || texts.every((text) => text === '' || hasThreeAfterMark(text));

const isOfPlan = (header: string) =>
  !isDerived(header) &&
  !isEntered(header) &&
  (['date', 'odometer'] as const).some((field) => (nameFits(header)[field] ?? 0) > 0.5);

/** @param isPlan whether all of it is to be done again */
export function dueColumns({ headers, rows }: NamedTable, isPlan = false): DueColumns {
  const samples = sampleOf(rows);
  const mark = markOf(samples);
  const due = headers.flatMap((header, at) =>
    isDueName(header) || (isPlan && isOfPlan(header))
      ? [{ at, header, cells: cellsOf(samples, at, mark) }]
      : [],
  );
  // What says so itself comes first.
  due.sort((a, b) => Number(isDueName(b.header)) - Number(isDueName(a.header)));
  return {
    repeat: headers.findIndex((header) => REPEAT.test(header)),
    date: due.find(({ cells }) => cells.dates > 0.5)?.at ?? -1,
    km: due.find(({ cells }) => cells.dates <= 0.5 && cells.numeric > 0.5 && isOfKm(cells))?.at ?? -1,
  };
}

/** Kinds whose rows are all due and have nothing else, in a table whose others have money or readings. */
export function dueKinds({ table, at }: Mapped, due: DueColumns): ReadonlySet<string> {
  if (at.kind === -1 || (at.cost === -1 && at.odometer === -1)) return new Set();
  const isBare = ({ cells }: Row) =>
    [due.date, due.km].some((column) => (cells[column] ?? '') !== '') &&
    ![at.cost, at.odometer, at.amount].some((column) => isAmount(cells[column]));
  const kinds = Map.groupBy(table.rows, ({ cells }) => cells[at.kind]?.trim() ?? '');
  return new Set([...kinds].flatMap(([kind, rows]) => (kind !== '' && rows.every(isBare) ? [kind] : [])));
}

/** Of a row without an amount that says when something is due: a day to come, or a column beside no money. */
export function isReminder(
  row: RowReader,
  { at, due, kinds }: { at: Columns; due: DueColumns; kinds: ReadonlySet<string> },
  today: string,
): boolean {
  const isNamed = [at.kind, at.title].some((column) => isDueName(row.peek(column)));
  const day = row.dayOrNull(at.date);
  const isToCome =
    day !== null && day > today && [at.kind, at.title].some((column) => row.peek(column) !== '');
  if (isAmount(row.peek(at.amount))) return false;
  if (isToCome) return true;
  if (isAmount(row.peek(at.cost))) return false;
  const isDue = [at.kind, at.title].some((column) => OVERDUE.test(row.peek(column)));
  if (isDue || (isNamed && dueIn(row) !== null)) return true;
  // What has a day of its own was done then, and is due again.
  const isOfReminders = day === null || kinds.has(row.peek(at.kind));
  return (isNamed || (!isAmount(row.peek(at.odometer)) && isOfReminders)) && hasDue(row, due);
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
  /\bdue\b|fällig|termiņ|échéance|vervalt|forf[ae]ll|erääntyy|tähtaeg|splatn|scaden[tțz]|wymagan|истекает/iu;

const hasDue = (row: RowReader, { date, km }: DueColumns) =>
  [date, km].some((column) => row.peek(column) !== '');

/** `times`: of an odometer in tens of kilometers. */
type Given = { at: Columns; due: DueColumns; distance: Distance; times: number };

/** Due on the day of its row if nothing else says when. */
export function addReminder(row: RowReader, car: string, { at, due, distance, times }: Given): void {
  const lines: string[] = [];
  const texts = [at.title, at.notes, at.kind].map((column) => row.peek(column));
  const title = row.short(at.title, 100, lines) ?? titleOf(...texts);
  const kind = reminderKindOf(texts.join(' '));
  const dueKm = row.km(due.km === -1 ? at.odometer : due.km, distance, times);
  const said = (due.date === -1 ? null : row.dayOrNull(due.date)) ?? dueIn(row);
  const repeat = repeatIn(row.peek(due.repeat), row.table.headers[due.repeat] ?? '');
  if (repeat.every || repeat.km) row.ignore(due.repeat);
  const plan = planOf({
    kind,
    dueDate: said ?? (due.km === -1 || dueKm === null ? row.dayOrNull(at.date) : null),
    dueKm,
    every: repeat.every,
    repeatKm: repeat.km === null ? null : row.toKm(repeat.km * times, distance),
    doneOn: null,
    doneKm: null,
  });
  if (!plan) row.fail('reminder');
  row.ignore(at.date, at.time, at.kind);
  if (title === row.peek(at.notes)) row.ignore(at.notes);
  const notes = row.notes(row.isUsed(at.notes) ? -1 : at.notes, lines);
  row.add(car, { kind: 'reminder', fields: { title, kind, notes, plan, leadDays: null, leadKm: null } });
}
