import { grouped } from '#domain/grouped.ts';
import { carHeadings, isOfRecords } from './car-headings.ts';
import { nameFits } from './column-names.ts';
import type { Row } from './csv-rows.ts';
import type { Formats } from './formats.ts';
import { shapeOf } from './header-words.ts';
import { plainWord } from './plain-word.ts';
import type { Mapped, NamedTable } from './table-shape.ts';
import { titleFacts } from './title-facts.ts';

/** The same columns below several headings: each is a car, unless they differ by numbers only, as years do. */
function isCarOf(table: NamedTable, beside: readonly Mapped[]): boolean {
  const shape = shapeOf(table.headers);
  const alike = beside.flatMap((one) => (shapeOf(one.table.headers) === shape ? [one.table.name] : []));
  const texts = new Set(alike.map((name) => name.replaceAll(/[^\p{L}]/gu, '')));
  return texts.size > 1 && !texts.has('') && !alike.some(isOfRecords);
}

/** 'Vehicle: Golf' is the Golf. */
const withoutLabel = (name: string): string => {
  const [, label = '', car = name] = /^([^:]+):\s*(\S.*)$/.exec(name) ?? [];
  return label !== '' && (nameFits(label).car ?? 0) > 0.5 ? car : name;
};

const wordsIn = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
const wordsOf = (file: string) => wordsIn(file.replace(/\.\w+$/, ''));

/** Two words that differ by digits only count files, or years. */
const withoutDigits = (word: string) => word.replaceAll(/\d/g, '');

type Reading = { day: string; km: number };

/** What two lists of readings say of one odometer. */
function contradict(one: readonly Reading[], other: readonly Reading[]): boolean {
  const stepsBack = (readings: readonly Reading[]) => {
    const inOrder = readings.toSorted((a, b) => a.day.localeCompare(b.day) || a.km - b.km);
    return inOrder.filter(({ km }, at) => at > 0 && km < inOrder[at - 1]!.km).length;
  };
  const all = [...one, ...other];
  return stepsBack(all) - stepsBack(one) - stepsBack(other) > all.length / 10;
}

/** Which car a row is of, by its cell for that. */
export type NameOf = (cell: string, row: number) => string;

type Span = { days: string[]; readings: number[] };

/** Each file begins where another ended, as parts of one history do. */
function isOneHistory(spans: readonly Span[]): boolean {
  const inOrder = spans
    .filter(({ days }) => days.length > 0)
    .map(({ days, readings }) => ({
      from: days.reduce((one, other) => (one < other ? one : other)),
      to: days.reduce((one, other) => (one > other ? one : other)),
      least: readings.reduce((one, other) => Math.min(one, other), Infinity),
      most: readings.reduce((one, other) => Math.max(one, other), 0),
    }))
    .toSorted((a, b) => a.from.localeCompare(b.from));
  return inOrder.every(({ from, least }, at) => {
    const before = inOrder[at - 1];
    return !before || (before.to <= from && before.most <= least);
  });
}

function spanOf(formats: Formats, tables: readonly Mapped[]): Span {
  const rows = tables.flatMap(({ table, at }) => table.rows.map(({ cells }) => ({ table, at, cells })));
  return {
    days: rows.flatMap(({ table, at, cells }) => {
      const day = formats.day(table, at.date, cells[at.date] ?? '');
      return day === null || day === 'order' ? [] : [day];
    }),
    readings: rows.flatMap(
      ({ table, at, cells }) => formats.number(table, cells[at.odometer] ?? '')?.value || [],
    ),
  };
}

/**
 * Files of the same columns are of a car each, by what only its name has, unless that is a time or a kind of record, or
 * they are parts of one history: 'old' and 'new'.
 */
export function carsOfFiles(formats: Formats, all: readonly Mapped[]): (file: string) => string {
  const tables = grouped(all, ({ table }) => table.file);
  const shapeOfFile = (file: string) =>
    tables
      .get(file)!
      .map(({ table }) => shapeOf(table.headers))
      .join('\n');
  const cars = [...grouped(tables.keys(), shapeOfFile).values()].flatMap((alike) => {
    const count = grouped(
      alike.flatMap((file) => [...new Set(wordsOf(file).map(withoutDigits))]),
      (word) => word,
    );
    const names = alike.map((file) =>
      wordsOf(file).filter((word) => count.get(withoutDigits(word))!.length < alike.length),
    );
    const areCars = names.every((words) => words.some((word) => !isOfRecords(word)));
    if (!areCars || alike.length < 2) return [];
    return isOneHistory(alike.map((file) => spanOf(formats, tables.get(file)!))) ? [] : names;
  });
  return (file) => {
    const words = new Set(wordsOf(file));
    const fitting = cars.filter((name) => name.every((word) => words.has(word)));
    const [name, ...others] = new Set(fitting.map((one) => one.join(' ')));
    return others.length === 0 ? (name ?? '') : '';
  };
}

/** Ids of a single car are no name; those of several tell the cars apart. */
export function carNames(
  { table, at }: Mapped,
  beside: readonly Mapped[],
  carOfFile: (file: string) => string,
): NameOf {
  if (at.car === -1) {
    const name = isCarOf(table, beside)
      ? withoutLabel(table.name)
      : titleFacts(table).car || carOfFile(table.file);
    const headings = carHeadings(table);
    return (_, row) => withoutLabel(headings.get(row) ?? name);
  }
  const cells = new Set(table.rows.flatMap(({ cells: own }) => (own[at.car] ?? '').trim() || []));
  const areIds = [...cells].every((cell) => /^\d+$/.test(cell) || /^[0-9a-f-]{32,}$/i.test(cell));
  if (!areIds) return (cell) => cell;
  return cells.size <= 1 ? () => '' : (cell) => (cell === '' ? '' : `Car ${cell}`);
}

/** 'Clio' in one table is the only 'Renault Clio (45-TX-12)' of another, unless their odometers contradict each other. */
export function carsInAll(
  formats: Formats,
  tables: readonly Mapped[],
  namesIn: (one: Mapped) => NameOf,
): (table: NamedTable) => NameOf {
  const found = new Map(tables.map((one) => [one.table, namesIn(one)]));
  const nameIn = ({ table, at }: Mapped, { cells, row }: Row) =>
    found.get(table)!(cells[at.car]?.trim() ?? '', row);
  const named = tables.map((one) => new Set(one.table.rows.map((row) => nameIn(one, row))));
  const all = [...new Set(named.flatMap((names) => [...names]))].filter((name) => name !== '');
  const readingsOf = (name: string): Reading[] =>
    tables.flatMap(({ table, at }) =>
      table.rows.flatMap((row) => {
        if (nameIn({ table, at }, row) !== name) return [];
        const { cells } = row;
        const day = formats.day(table, at.date, cells[at.date] ?? '');
        const km = formats.number(table, cells[at.odometer] ?? '')?.value;
        return day === null || day === 'order' || !km ? [] : [{ day, km }];
      }),
    );
  const parts = new Map(all.map((name) => [name, new Set(wordsIn(plainWord(name.toLowerCase())))]));
  const wholeOf = (name: string): string => {
    const own = parts.get(name);
    if (!own || own.size === 0) return name;
    const fits = all.filter(
      (other) => parts.get(other)!.size > own.size && [...own].every((part) => parts.get(other)!.has(part)),
    );
    const [only, ...others] = fits;
    const areApart = named.some((names) => only !== undefined && names.has(name) && names.has(only));
    if (only === undefined || others.length > 0 || areApart) return name;
    return contradict(readingsOf(name), readingsOf(only)) ? name : only;
  };
  const wholes = new Map(all.map((name) => [name, wholeOf(name)]));
  return (table) => (cell, row) => {
    const name = found.get(table)!(cell, row);
    return wholes.get(name) ?? name;
  };
}
