import { isDate } from './column-cells.ts';
import { toldApart } from './told-apart.ts';

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectsIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

export function cellOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

const isPlain = (value: unknown) => value === null || typeof value !== 'object';
const isPlainList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 1 && value.every(isPlain);
const isOfRows = (value: unknown): value is unknown[][] =>
  Array.isArray(value) && value.length > 0 && value.every(isPlainList);

const NAME = ['name', 'title', 'label', 'header', 'field', 'key', 'id'];
const nameIn = (one: unknown): string =>
  isObject(one) ? nameIn(NAME.map((key) => one[key]).find((own) => typeof own === 'string')) : cellOf(one);

/** Names of columns, as texts or as what describes each. */
function namesIn(value: unknown): string[] | null {
  const names = Array.isArray(value) ? value.map(nameIn) : [];
  return names.length > 1 && names.every((name) => /^\p{L}/u.test(name) && !isDate(name)) ? names : null;
}

/** What has no name, as at the end of a longer row, is called by its number. */
function recordsOf(rows: readonly unknown[][], named: readonly string[] = []): Json[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), named.length);
  const names = toldApart(Array.from({ length: width }, (_, at) => named[at] ?? String(at + 1)));
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at]])));
}

/** Rows and columns of cells as the records that they are: below a row or beside a list of names, or a list for each name. */
export function withRecords(value: unknown): unknown {
  if (isOfRows(value)) {
    const [first, ...others] = value as [unknown[], ...unknown[][]];
    const names = namesIn(first);
    return names ? recordsOf(others, names) : recordsOf(value);
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  const columns = entries.filter(([, one]) => isPlainList(one)) as [string, unknown[]][];
  const count = columns[0]?.[1].length ?? 0;
  const areColumns =
    columns.length > 2 &&
    columns.every(([, cells]) => cells.length === count) &&
    columns.some(([, cells]) => cells.every((cell) => isDate(cellOf(cell))));
  if (areColumns) {
    const rows = Array.from({ length: count }, (_, row) => columns.map(([, cells]) => cells[row]));
    const others = entries.filter(([, one]) => !isPlainList(one));
    return {
      ...Object.fromEntries(others),
      records: recordsOf(
        rows,
        columns.map(([name]) => name),
      ),
    };
  }
  // A record as it is needs no copy.
  if (!entries.some(([, rows]) => isOfRows(rows))) return value;
  const named = entries.map(([key, rows]) => {
    if (!isOfRows(rows) || namesIn(rows[0])) return [key, rows] as const;
    const [names] = entries.flatMap(([, one]) => {
      const some = namesIn(one);
      return some && rows.some((row) => row.length === some.length) ? [some] : [];
    });
    return [key, names ? recordsOf(rows, names) : rows] as const;
  });
  return Object.fromEntries(named);
}
