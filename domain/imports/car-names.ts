import { knownFields } from './column-names.ts';
import { energyOf } from './energy-words.ts';
import { shapeOf } from './header-words.ts';
import { namedDate } from './month-names.ts';
import { repairKindOf } from './repair-kind-words.ts';
import type { Mapped, NamedTable } from './table-shape.ts';
import { titleFacts } from './title-facts.ts';

const isOfRecords = (name: string) =>
  namedDate(`1 ${name} 2020`) !== null ||
  knownFields(name) > 0 ||
  repairKindOf(name) !== null ||
  energyOf(name) !== null;

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

/** Two words that differ by digits only count files, or years. */
const withoutDigits = (word: string) => word.replaceAll(/\d/g, '');

/** Files of the same columns are of a car each, by what only its name has, unless that is a time or a kind of record. */
function carOfFile(file: string, all: readonly Mapped[]): string {
  const shapes = Map.groupBy(all, ({ table }) => table.file);
  const shapeOfFile = (name: string) =>
    shapes
      .get(name)!
      .map(({ table }) => shapeOf(table.headers))
      .join('\n');
  const ownWords = (name: string, alike: readonly string[]) => {
    const others = alike.filter((one) => one !== name).map((one) => new Set(wordsOf(one).map(withoutDigits)));
    return wordsOf(name).filter((word) => !others.every((words) => words.has(withoutDigits(word))));
  };
  const cars = [...Map.groupBy(shapes.keys(), shapeOfFile).values()].flatMap((alike) => {
    const names = alike.map((name) => ownWords(name, alike));
    const areCars = names.every((words) => words.length > 0 && !words.some(isOfRecords));
    return areCars && alike.length > 1 ? names : [];
  });
  const words = new Set(wordsOf(file));
  const fitting = new Set(
    cars.filter((name) => name.every((word) => words.has(word))).map((name) => name.join(' ')),
  );
  return fitting.size === 1 ? [...fitting][0]! : '';
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
