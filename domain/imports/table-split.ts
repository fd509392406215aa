import { grouped } from '#domain/grouped.ts';
import type { Row } from './csv-rows.ts';
import { readDay } from './date-rules.ts';
import { isOfRecords } from './car-headings.ts';
import { isDerived, knownFields, nameFits } from './column-names.ts';
import { fittedHeaders } from './header-fit.ts';
import { currenciesOf } from './currency-words.ts';
import { legendIn, withMeanings } from './legend.ts';
import { isBlank, loneCell, withoutBlankEnd } from './sections.ts';
import type { Split } from './table-shape.ts';
import { distanceOf, volumeOf } from './unit-rules.ts';

const TABLES_MAX = 200;
const clean = (cell: string) => cell.replace('\uFEFF', '').trim();

const isValue = (cell: string) =>
  (/\d/.test(cell) &&
    !isDerived(cell) &&
    !/\p{L}{2}/u.test(cell.replace(/(?<=\d\s*)(am|pm|mi|km)\b|\b(eur|usd|gbp)\b/i, ''))) ||
  readDay(cell, { order: 'dmy', today: '2100-01-01' }) !== null;

/** Names only: no date, no number. */
function isOfNames({ cells }: Row): boolean {
  const filled = cells.filter((cell) => !isBlank(cell));
  return filled.length >= 2 && !filled.some((cell) => isValue(cell.trim()));
}

/**
 * Where a file begins anew, as two copies that were joined do, the rows that it has already are left out.
 */
export function withoutRepeats(rows: readonly Row[]): { rows: Row[]; repeated: number } {
  const again = rows.findIndex((row, at) => at > 0 && isSame(row, rows[0]!));
  if (again === -1 || (loneCell(rows[0]!) === null && !isOfNames(rows[0]!)))
    return { rows: [...rows], repeated: 0 };
  const before = new Set(rows.slice(0, again).map(keyOf));
  const isRepeated = (row: Row, at: number) =>
    at > again && loneCell(row) === null && !isOfNames(row) && before.has(keyOf(row));
  const kept = rows.filter((row, at) => !isRepeated(row, at));
  return { rows: kept, repeated: rows.length - kept.length };
}

const known = (row: Row) => row.cells.filter((cell) => !isBlank(cell) && knownFields(clean(cell)) > 0).length;

/** 'Vehicle:' and what it is, side by side. */
const isLabelled = ({ cells }: Row) => cells.some((cell) => /\S\s*:$/.test(cell.trim()));

const isHeader = (row: Row, isBelowHeading: boolean) =>
  isOfNames(row) &&
  !isLabelled(row) &&
  known(row) >= Math.min(isBelowHeading ? 2 : 3, row.cells.filter((cell) => !isBlank(cell)).length);

const isSame = ({ cells }: Row, other: Row) =>
  cells.length === other.cells.length && cells.every((cell, at) => clean(cell) === clean(other.cells[at]!));

const keyOf = ({ cells }: Row) => cells.map(clean).join('\u0000');

/**
 * The tables of a file: each has a row of names, maybe below a line that names the table. Lines above the first are
 * titles; the same names again, as where two files were joined, begin the table anew.
 */
export function tablesIn(all: readonly Row[]): Split[] {
  // A line of dashes is drawn, not filled in.
  const { rows, legend } = legendIn(
    all.filter(({ cells }) => cells.some((cell) => /[\p{L}\p{N}]/u.test(cell))),
  );
  const first = firstHeader(rows);
  if (first === -1) return headerless(rows);
  const titles = rows.slice(0, first);
  const tables: Split[] = [];
  let heading = first === 0 ? '' : (loneCell(rows[first - 1]!) ?? '');
  let label: Row | null = null;
  let header: Row | null = null;
  for (let at = first; at < rows.length; at += 1) {
    const row = rows[at]!;
    const lone = loneCell(row);
    const next = rows[at + 1];
    if (lone === '') continue;
    if (lone !== null && tables.some(({ name }) => isLikeHeading(lone, name)) && next && !isOfNames(next)) {
      // A section without names, such as a summary.
      tables.push({ name: lone, headers: headersOf([next]), rows: [], hasHeader: false, titles });
      header = next;
    } else if (lone !== null && next && (isHeader(next, true) || isAbove(next, rows[at + 2]))) {
      heading = lone;
      label = /\S:\s*\S/.test(lone) ? row : null;
    } else if (
      tables.length === 0 ||
      isNew(row, { header, isBelowHeading: heading !== '' }) ||
      (heading !== '' && isAbove(row, next))
    ) {
      if (tables.length >= TABLES_MAX) break;
      const names = withoutBlankEnd(row.cells).map(clean);
      const above = tables.at(-1)?.rows ?? [];
      const labels = above.splice(above.findLastIndex((one) => !isLabelled(one)) + 1);
      const isOfUnits = next !== undefined && unitsIn(next) !== null;
      tables.push({
        name: heading,
        headers: isOfUnits ? withUnits(names, unitsIn(next)!) : names,
        rows: [],
        hasHeader: true,
        // 'Vehicle: Golf' is said of its own table.
        titles: label === null ? [...labels, ...titles] : [label, ...titles.slice(0, -1)],
      });
      label = null;
      header = row;
      heading = '';
      if (isOfUnits) at += 1;
    } else {
      const { headers, rows: own } = tables.at(-1)!;
      // What stands beside the last name has a column without one.
      const filled = Math.min(withoutBlankEnd(row.cells).length, header!.cells.length);
      while (headers.length < filled) headers.push('');
      own.push(row);
    }
  }
  return tables
    .flatMap(sideBySide)
    .flatMap(byCar)
    .map((table) => ({ ...withMeanings(table, legend), headers: fittedHeaders(table.headers, table.rows) }));
}

/** Tables of the same names beside each other, each below what stands above its first column. */
function sideBySide(table: Split): Split[] {
  const { headers, rows, titles } = table;
  const width = headers.indexOf(headers[0]!, 3);
  const block = (from: number) => headers.slice(from, from + width);
  const starts = headers.flatMap((_, at) => (width > 0 && at % width === 0 ? [at] : []));
  const shapeOf = (from: number) => withoutBlankEnd(block(from)).join('|');
  if (starts.length < 2 || starts.some((from) => shapeOf(from) !== shapeOf(0))) return [table];
  return starts.map((from) => ({
    ...table,
    headers: block(from),
    name: titles.at(-1)?.cells[from]?.trim() ?? '',
    rows: rows
      .map(({ row, cells }) => ({ row, cells: cells.slice(from, from + width) }))
      .filter(({ cells }) => !cells.every(isBlank)),
  }));
}

/** 'Golf km', 'Golf l', 'Polo km', 'Polo l': a table for each car, with the columns that have no car. */
function byCar(table: Split): Split[] {
  const split = table.headers.map((header, at) => {
    const [name = '', ...rest] = header.split(/[\s_-]+/);
    return { at, name, rest: rest.join(' ') };
  });
  const groups = [...grouped(split, ({ name }) => name)].filter(([, some]) => some.length > 1);
  const shapes = new Set(groups.map(([, some]) => some.map(({ rest }) => rest).join('|')));
  const hasOdometer = groups[0]?.[1].some(
    ({ rest }) => (nameFits(rest).odometer ?? 0) + (nameFits(rest).trip ?? 0) > 0.5,
  );
  const areCars =
    groups.length > 1 && shapes.size === 1 && hasOdometer && !groups.some(([name]) => isOfRecords(name));
  if (!areCars) return [table];
  const own = new Set(groups.flatMap(([, some]) => some.map(({ at }) => at)));
  const shared = split.filter(({ at }) => !own.has(at));
  return groups.map(([name, some]) => {
    const columns = [...shared.map(({ at }) => at), ...some.map(({ at }) => at)];
    return {
      ...table,
      name,
      headers: [...shared.map(({ at }) => table.headers[at]!), ...some.map(({ rest }) => rest)],
      rows: table.rows
        .filter(({ cells }) => some.some(({ at }) => !isBlank(cells[at] ?? '')))
        .map(({ row, cells }) => ({ row, cells: columns.map((at) => cells[at] ?? '') })),
    };
  });
}

const isUnit = (text: string) =>
  distanceOf(text) !== undefined ||
  volumeOf(text) !== undefined ||
  currenciesOf(text).length > 0 ||
  /^(kwh|kg|%)$/i.test(text);

/** A line between the names and the first row that says what they are counted in, most of its cells a unit. */
function unitsIn({ cells }: Row): string[] | null {
  const bare = cells.map((cell) =>
    clean(cell)
      .replace(/^[([](.*)[)\]]$/, '$1')
      .trim(),
  );
  const filled = cells.filter((cell) => !isBlank(cell));
  const isOfUnit = (cell: string, at: number) => {
    const inner = bare[at] ?? '';
    // What stands in brackets explains the name, as a fraction does.
    return inner !== '' && (isUnit(inner) || inner !== clean(cell) || /^\S{1,3}\/\S{1,3}$/.test(inner));
  };
  const units = cells.filter(isOfUnit);
  return filled.length >= 2 &&
    !filled.some((cell) => isValue(cell.trim())) &&
    units.length * 2 > filled.length
    ? bare
    : null;
}

const withUnits = (names: readonly string[], units: readonly string[]) =>
  names.map((name, at) => (isUnit(units[at] ?? '') && !/[([]/.test(name) ? `${name} (${units[at]})` : name));

const filledIn = ({ cells }: Row) => cells.filter((cell) => !isBlank(cell)).length;

/** A header of known names, unless there is a table above it: what has half as many cells is none. */
function firstHeader(rows: readonly Row[]): number {
  const any = rows.findIndex((row, at) => isFirst(row, rows[at + 1]));
  const named = rows.findIndex((row) => isHeader(row, false));
  const widest = Math.max(...rows.slice(0, 50).map(filledIn));
  // Where no name is known, the names above the first row of values.
  const isWide = (row: Row, at: number) => filledIn(row) * 2 > widest && isAbove(row, rows[at + 1]);
  const known = named === -1 ? rows.findIndex(isWide) : named;
  const isTitle = (row: Row) => filledIn(row) * 2 <= filledIn(rows[known]!);
  // A list of cars has few columns, below a heading like that of the records.
  const [ofAny = '', ofKnown = ''] = [any, known].map(
    (at) => (rows[at - 1] && loneCell(rows[at - 1]!)) ?? '',
  );
  return known > any && rows.slice(any, known).every(isTitle) && !isLikeHeading(ofAny, ofKnown) ? known : any;
}

/** Of names that may all be unknown, if what is below it has as many cells. */
const isFirst = (row: Row, next: Row | undefined) =>
  isOfNames(row) &&
  !isLabelled(row) &&
  loneCell(row) === null &&
  (!next || next.cells.length * 2 > row.cells.length || isHeader(row, true));

/** Names below a heading and above a row of values. */
const isAbove = (row: Row, next: Row | undefined) =>
  isOfNames(row) && !isLabelled(row) && next !== undefined && loneCell(next) === null && !isOfNames(next);

const isNew = (row: Row, { header, isBelowHeading }: { header: Row | null; isBelowHeading: boolean }) =>
  (header !== null && isSame(row, header)) || isHeader(row, isBelowHeading);

/** '[SUMMARY]' after '[COSTS]'. */
const isLikeHeading = (text: string, name: string) =>
  /^[^\p{L}\p{N}\s]/u.test(text) && text[0] === name[0] && text.at(-1) === name.at(-1);

const headersOf = (rows: readonly Row[]) =>
  Array.from({ length: Math.max(0, ...rows.map(({ cells }) => cells.length)) }, (_, at) => String(at + 1));

function headerless(rows: readonly Row[]): Split[] {
  const headers = headersOf(rows);
  return headers.length < 2 ? [] : [{ name: '', headers, rows: [...rows], hasHeader: false, titles: [] }];
}
