import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, 'tables');

/**
 * The tables of a file under tests/tables. A line is a row of cells between tabs, with `\n` for a line break;
 * `## name` begins a table, and a line that begins with `# ` is a comment.
 */
export function tablesOf(file: string) {
  const tables = new Map<string, string[][]>();
  let rows: string[][] = [];
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
    if (line.startsWith('## ')) tables.set(line.slice(3), (rows = []));
    else if (line !== '' && !line.startsWith('# '))
      rows.push(line.split('\t').map((cell) => cell.replaceAll('\\n', '\n')));
  }
  return <Row extends readonly string[]>(name: string): readonly Row[] => {
    const table = tables.get(name);
    if (!table?.length) throw new Error(`${file} has no table “${name}”`);
    return table as readonly unknown[] as readonly Row[];
  };
}

/** The parts of a cell that holds several. */
export const partsOf = (cell = '') => (cell === '' ? [] : cell.split(' | '));

type Options = { tags?: string[]; timeout?: number };
type Named<Check> = {
  (title: string, check: Check): void;
  (title: string, options: Options, check: Check): void;
};

/**
 * One test over all rows, which names each row that differs. With a bar, that share of the rows is enough: for what
 * a learned model decides and a new training may decide otherwise.
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
export function tableTest(rows: readonly unknown[], bar = 1) {
  return (title: string, ...given: (Options | ((...cells: unknown[]) => void))[]) => {
    const check = given.at(-1) as (...cells: unknown[]) => void;
    test(title, given.length === 1 ? {} : (given[0] as Options), () => {
      const different = rows.flatMap((row) => {
        try {
          check(...(Array.isArray(row) ? (row as unknown[]) : [row]));
          return [];
        } catch (error) {
          return [`${JSON.stringify(row)}: ${error instanceof Error ? error.message : String(error)}`];
        }
      });
      expect(rows.length).toBeGreaterThan(0);
      const allowed = Math.floor(rows.length * (1 - bar) + 1e-9);
      if (different.length > allowed)
        expect.fail(`${different.length} of ${rows.length} rows differ:\n${different.join('\n')}`);
    });
  };
}
