import { toKm } from '#domain/units/units.ts';
import { grouped } from '#domain/grouped.ts';
import { cellsIn, type Cells } from './column-cells.ts';
import { readDay } from './date-rules.ts';
import type { Repeat } from '#domain/reminders/schema.ts';
import { headerWords } from './header-words.ts';
import { hasThreeAfterMark } from './number-rules.ts';
import { planOf } from './reminder-plan.ts';
import { isDerived, isEntered, nameFits } from './column-names.ts';
import { reminderKindOf } from './repair-kind-words.ts';
import { isAmount } from './row-kinds.ts';
import { titleOf, type RowReader } from './row-reader.ts';
import { isDueName, isValidity } from './due-words.ts';
import { longestText } from './table-records.ts';
import type { Row } from './csv-rows.ts';
import { distanceOfHeader, type Columns, type Mapped, type NamedTable } from './table-shape.ts';
import { distanceOf, type Distance } from './unit-rules.ts';

/** Where a table says when something is to be done; `named`: those that say so, and not until when a paper is valid. */
export type DueColumns = { dates: number[]; kms: number[]; named: ReadonlySet<number>; repeat: number };

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

/** 'Fiat 500' is a name. */
const isOfNumbers = ({ letters, ways }: Cells) => letters < 0.5 || ways > 0.5;

const isOdometer = (header: string) =>
  (nameFits(header).odometer ?? 0) > 0 || distanceOfHeader(header) !== undefined;

/** By names and cells. @param isPlan whether all of the table is to be done, so that an unknown name may say when */
export function dueColumns({ headers, rows }: NamedTable, at: Columns, isPlan = false): DueColumns {
  const cellsAt = cellsIn(rows);
  const used = new Set(Object.values(at));
  const open = headers
    .map((header, column) => ({ header, column, isNamed: isDueName(header) }))
    .filter(
      ({ header, column, isNamed }) =>
        isNamed || !(used.has(column) || isDerived(header) || isEntered(header) || nameFits(header).cost),
    )
    .map((one) => ({ ...one, cells: cellsAt(one.column) }))
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed));
  const isOfDays = ({ cells }: (typeof open)[number]) => cells.dates > 0.5;
  const columns = (some: typeof open) => some.map(({ column }) => column);
  return {
    repeat: headers.findIndex((header) => REPEAT.test(header)),
    dates: columns(open.filter(isOfDays)),
    kms: columns(
      open.filter(
        (one) =>
          !isOfDays(one) &&
          one.cells.numeric > 0.5 &&
          isOfKm(one.cells) &&
          (one.isNamed || isOdometer(one.header) || (isPlan && isOfNumbers(one.cells))),
      ),
    ),
    named: new Set(columns(open.filter(({ header, isNamed }) => isNamed && !isValidity(header)))),
  };
}

/** Kinds whose rows are all due and have nothing else, in a table whose others have money or readings. */
export function dueKinds({ table, at }: Mapped, due: DueColumns): ReadonlySet<string> {
  if (at.kind === -1 || (at.cost === -1 && at.odometer === -1)) return new Set();
  const isBare = ({ cells }: Row) =>
    [...due.named].some((column) => (cells[column] ?? '') !== '') &&
    ![at.cost, at.odometer, at.amount].some((column) => isAmount(cells[column]));
  const kinds = grouped(table.rows, ({ cells }) => cells[at.kind]?.trim() ?? '');
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
  const has = (columns: Iterable<number>) => [...columns].some((column) => row.peek(column) !== '');
  if (day === null) return has([...due.dates, ...due.kms]);
  // What has a day of its own was done then, and is due again.
  return (isNamed || (kinds.has(row.peek(at.kind)) && !isAmount(row.peek(at.odometer)))) && has(due.named);
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

/** `times`: of an odometer in tens of kilometers. */
type Given = { at: Columns; due: DueColumns; distance: Distance; times: number };

/** Due on the day of its row if nothing else says when. */
export function addReminder(row: RowReader, car: string, { at, due, distance, times }: Given): void {
  const lines: string[] = [];
  const texts = [at.title, at.notes, at.kind].map((column) => row.peek(column));
  const title = row.short(at.title, 100, lines) ?? titleOf(...texts, row.peek(longestText(row)));
  const kind = reminderKindOf([...texts, title].join(' '));
  const filled = (columns: readonly number[]) => columns.find((column) => row.peek(column) !== '') ?? -1;
  const [dayAt, kmAt] = [filled(due.dates), filled(due.kms)];
  const dueKm = row.km(kmAt === -1 ? at.odometer : kmAt, distance, times);
  const said = (dayAt === -1 ? null : row.dayOrNull(dayAt)) ?? dueIn(row);
  const repeat = repeatIn(row.peek(due.repeat), row.table.headers[due.repeat] ?? '');
  if (repeat.every || repeat.km) row.ignore(due.repeat);
  const plan = planOf({
    kind,
    dueDate: said ?? (kmAt === -1 || dueKm === null ? row.dayOrNull(at.date) : null),
    dueKm,
    every: repeat.every,
    repeatKm: repeat.km === null ? null : toKm(repeat.km * times, distance),
    doneOn: null,
    doneKm: null,
  });
  if (!plan) row.fail('reminder');
  row.ignore(at.date, at.time, at.kind);
  row.ignoreText(title);
  const notes = row.notes(row.isUsed(at.notes) ? -1 : at.notes, lines);
  row.add(car, { kind: 'reminder', fields: { title, kind, notes, plan, leadDays: null, leadKm: null } });
}
