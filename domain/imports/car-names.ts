import { knownFields } from './column-names.ts';
import { shapeOf } from './header-words.ts';
import { namedDate } from './month-names.ts';
import type { Mapped, NamedTable } from './table-shape.ts';
import { titleFacts } from './title-facts.ts';

const isOfRecords = (name: string) => namedDate(`1 ${name} 2020`) !== null || knownFields(name) > 0;

/** The same columns below several headings: each is a car, unless they differ by numbers only, as years do. */
function isCarOf(table: NamedTable, all: readonly Mapped[]): boolean {
  const shape = shapeOf(table.headers);
  const alike = all.flatMap(({ table: one }) =>
    one.file === table.file && shapeOf(one.headers) === shape ? [one.name] : [],
  );
  const texts = new Set(alike.map((name) => name.replaceAll(/[^\p{L}]/gu, '')));
  return texts.size > 1 && !texts.has('') && !alike.some(isOfRecords);
}

const wordsOf = (file: string) =>
  file
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Files of the same columns are of a car each, by what only its name has, unless that is a time or a kind of record. */
function carOfFile(file: string, all: readonly Mapped[]): string {
  const files = [...Map.groupBy(all, ({ table }) => table.file)].map(([name, tables]) => ({
    name,
    shapes: tables.map(({ table }) => shapeOf(table.headers)).join('\n'),
  }));
  const own = (one: string, alike: readonly { name: string }[]) => {
    const others = alike.filter(({ name }) => name !== one).map(({ name }) => new Set(wordsOf(name)));
    return wordsOf(one).filter((word) => !others.every((words) => words.has(word)));
  };
  const isName = (words: readonly string[]) =>
    words.some((word) => /\p{L}{2}/u.test(word)) && !words.some((word) => isOfRecords(word));
  const groups = [...Map.groupBy(files, ({ shapes }) => shapes).values()]
    .filter((alike) => alike.length > 1)
    .map((alike) => new Map(alike.map(({ name }) => [name, own(name, alike)])))
    .filter((names) => [...names.values()].every(isName));
  const found = groups.flatMap((names) => names.get(file) ?? []);
  if (found.length > 0) return found.join(' ');
  const words = new Set(wordsOf(file));
  const named = groups.flatMap((names) =>
    [...names.values()].filter((name) => name.every((word) => words.has(word))),
  );
  return named.length === 1 ? named[0]!.join(' ') : '';
}

/** Ids of a single car are no name; those of several tell the cars apart. */
export function carNames({ table, at }: Mapped, all: readonly Mapped[]): (cell: string) => string {
  if (at.car === -1) {
    const name = isCarOf(table, all) ? table.name : titleFacts(table).car || carOfFile(table.file, all);
    return () => name;
  }
  const cells = new Set(table.rows.flatMap(({ cells: own }) => (own[at.car] ?? '').trim() || []));
  const areIds = [...cells].every((cell) => /^\d+$/.test(cell) || /^[0-9a-f-]{32,}$/i.test(cell));
  if (!areIds) return (cell) => cell;
  return cells.size <= 1 ? () => '' : (cell) => (cell === '' ? '' : `Car ${cell}`);
}
