import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'tables');

const unescaped = (cell: string) =>
  cell === '""' ? '' : cell.replaceAll('\\n', '\n').replaceAll('\\r', '\r').replaceAll('\\t', '\t');

/**
 * The tables of a file under tests/tables. A line is a row of cells between tabs; within a cell `\n`, `\r` and `\t` are
 * what they are in a string, and `""` alone is an empty one. `[name]` begins a table, `; ` a comment.
 */
export function tablesOf(file: string) {
  const tables = new Map<string, string[][]>();
  let rows: string[][] = [];
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
    const name = /^\[(.+)\]$/.exec(line)?.[1];
    if (name) tables.set(name, (rows = []));
    else if (line !== '' && !line.startsWith('; ')) rows.push(line.split('\t').map(unescaped));
  }
  return <Row extends readonly (string | undefined)[] = string[]>(name: string): readonly Row[] => {
    const table = tables.get(name);
    if (!table) throw new Error(`${file} has no table [${name}]`);
    return table as readonly unknown[] as readonly Row[];
  };
}

/** What a JSON file under tests/tables holds. */
export const jsonOf = <Content>(file: string) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as Content;

/** The parts of a cell that holds several. */
export const partsOf = (cell = '') => (cell === '' ? [] : cell.split(' ¦ '));

const describeError = (error: unknown) => {
  if (!(error instanceof Error)) return String(error);
  if (!('actual' in error && 'expected' in error)) return error.message;
  return `expected ${JSON.stringify(error.expected)}, got ${JSON.stringify(error.actual)} (${error.message})`;
};

type Options = { tags?: string[]; bar?: number };
type Named<Check> = {
  (title: string, check: Check): void;
  (title: string, options: Options, check: Check): void;
};

/** Fails once for all rows that differ, naming each; with a bar, that share of the rows is enough. */
export function expectRows(rows: readonly unknown[], check: (...cells: never[]) => void, bar = 1) {
  const checked = check as (...cells: unknown[]) => void;
  const different = rows.flatMap((row) => {
    try {
      checked(...(Array.isArray(row) ? (row as unknown[]) : [row]));
      return [];
    } catch (error) {
      return [`${JSON.stringify(row)}: ${describeError(error)}`];
    }
  });
  expect(rows.length).toBeGreaterThan(0);
  const allowed = Math.floor(rows.length * (1 - bar) + 1e-9);
  if (different.length > allowed)
    expect.fail(`${different.length} of ${rows.length} rows differ:\n${different.join('\n')}`);
}

/**
 * One test over all rows. The bar is for what a learned model decides: a new training may decide a few borderline
 * rows otherwise.
 */
export function tableTest<Row extends unknown[] | [unknown]>(
  rows: readonly Row[],
  bar?: number,
): Named<(...cells: Row) => void>;
export function tableTest<Row extends readonly unknown[]>(
  rows: readonly Row[],
  bar?: number,
): Named<(...cells: Row) => void>;
export function tableTest<Row>(rows: readonly Row[], bar?: number): Named<(row: Row) => void>;
export function tableTest(rows: readonly unknown[], bar?: number) {
  return (title: string, ...given: (Options | ((...cells: never[]) => void))[]) => {
    const check = given.at(-1) as (...cells: never[]) => void;
    test(title, given.length === 1 ? {} : (given[0] as Options), () => expectRows(rows, check, bar));
  };
}

/** The tests of the tables of a file, each called like its table. */
export function dataTestsOf(file: string) {
  const table = tablesOf(file);
  return <Row extends readonly (string | undefined)[] = string[]>(
    name: string,
    ...given: [check: (...cells: Row) => void] | [options: Options, check: (...cells: Row) => void]
  ) => {
    const { bar, ...options } = given.length === 2 ? given[0] : {};
    const check = given[given.length - 1] as (...cells: Row) => void;
    const checkCells = (...cells: never[]) => check(...(cells as readonly unknown[] as Row));
    test(name, options, () => expectRows(table<Row>(name), checkCells, bar));
  };
}
