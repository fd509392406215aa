import { ENOUGH, spreadOf, type Cells } from './column-cells.ts';
import { LAST_RESORT } from './column-names.ts';
import { isFullWord } from './flag-words.ts';
import { fieldOfMarks } from './fullness-rules.ts';
import type { TableField } from './schema.ts';

export type Column = {
  header: string;
  names: Partial<Record<TableField, number>>;
  cells: Cells;
  isKnown: boolean;
};
export type Chosen = Partial<Record<TableField, number>>;

export type Solution = { at: Chosen; score: number; isProduct: boolean };
export type Scores = ReadonlyMap<TableField, readonly number[]>;
export const MONEY = ['amount', 'cost', 'price'] as const;

export const NONE = -1;
/** Below, nothing speaks for a column. */
export const LEAST = 0.12;
/** Below, too little speaks for it. */
export const ENOUGH_SAID = 0.4;
const NAMED_AND_GROWING = 0.5;
const CARS_MAX = 8;
/** Of several days in a row the first. */
const EARLIER = 0.25;

export const isReading = ({ growth, median, numeric, numbers }: Cells) =>
  numeric > 0.9 && median > 1_000 && growth > 0.9 && numbers.length >= ENOUGH;

/** Grows by distances between fill-ups, not by one as numbers of rows do. */
export function isDriven({ numbers }: Cells): boolean {
  const read = numbers.filter((one) => one !== null);
  const steps = read.slice(1).map((value, at) => Math.abs(value - read[at]!));
  const middle = steps.toSorted((a, b) => a - b)[steps.length >> 1] ?? 0;
  return middle >= 20 && middle <= 5_000 && spreadOf(steps) > 0.05;
}

/** Words of full and partly filled tanks, or yes and no below the name of one. */
export const isOfTanks = (header: string, { tankWords, fullness, distinct, flags }: Cells): boolean =>
  (distinct > 1 && distinct <= 5 && tankWords > 0.5 && fullness > 0.9) || (flags > 0.9 && isFullWord(header));

/** Of a column of two marks, one of which stands beside much smaller amounts. */
export function marksOf(at: Chosen, columns: readonly Column[]) {
  if (at.amount === undefined || at.full !== undefined || at.partial !== undefined) return null;
  const amounts = columns[at.amount]!.cells.numbers;
  const [costs, prices] = [at.cost, at.price].map((column) => columns[column ?? NONE]?.cells.numbers ?? []);
  const used = new Set(Object.entries(at).flatMap(([field, column]) => (field === 'kind' ? [] : [column])));
  const found = columns.flatMap(({ names, cells, isKnown }, column) => {
    const mayBe =
      !used.has(column) &&
      (!isKnown || [names.kind, names.full, names.partial].some(Boolean)) &&
      cells.distinct === 2;
    if (!mayBe || !(cells.flags > 0.9 || cells.longest === 1)) return [];
    const field = fieldOfMarks(
      cells.texts.map((mark, row) => {
        const amount = amounts[row] ?? null;
        const cost = costs![row];
        return { mark, amount, each: prices![row] ?? (cost && amount ? cost / amount : null) };
      }),
    );
    return field ? [{ field, column }] : [];
  });
  return found.length === 1 ? found[0]! : null;
}

/** What happened was entered and booked afterwards, and ended later than it began. */
export function preferEarliest(scores: number[], columns: readonly Column[]): void {
  const dated = columns.flatMap(({ cells }, at) =>
    scores[at]! > 0 && cells.filled > 0.9 && cells.distinct * 2 > cells.days.length ? [at] : [],
  );
  const isEarlier = (one: number, other: number) =>
    columns[one]!.cells.days.every((day, row) => day <= (columns[other]!.cells.days[row] ?? ''));
  const [first] = dated.filter((one) => dated.every((other) => isEarlier(one, other)));
  if (first !== undefined && dated.length > 1 && scores[first]! > LAST_RESORT) scores[first]! += EARLIER;
}

/** A few names that divide readings which take turns into some that grow. */
export function preferDividing(
  scores: number[],
  columns: readonly Column[],
  odometers: readonly number[],
): void {
  const best = odometers.indexOf(Math.max(...odometers));
  if ((odometers[best] ?? 0) <= LEAST) return;
  const { numbers } = columns[best]!.cells;
  const steps = (names: readonly string[]) => {
    const lasts = new Map<string, number>();
    const counted = { up: 0, down: 0 };
    for (const [row, value] of numbers.entries()) {
      if (!value) continue;
      const last = lasts.get(names[row]!);
      if (last !== undefined) counted[value < last ? 'down' : 'up'] += 1;
      lasts.set(names[row]!, value);
    }
    return { back: Math.min(counted.up, counted.down), all: counted.up + counted.down };
  };
  const together = steps(numbers.map(() => ''));
  if (together.back * 5 < together.all) return;
  for (const [at, { cells, isKnown }] of columns.entries()) {
    const isName = !isKnown && cells.letters > 0.9 && cells.filled > 0.95;
    if (!isName || cells.distinct < 2 || cells.distinct > CARS_MAX) continue;
    const { back, all } = steps(cells.texts);
    if (all >= ENOUGH && back === 0) scores[at] = Math.max(scores[at]!, 0.5);
  }
}

/** 'Km Panda', if nothing else grows from row to row. */
export function preferGrowing(scores: number[], columns: readonly Column[]): void {
  const growing = columns.flatMap(({ names, cells }, at) =>
    names.odometer && scores[at]! > 0 && isReading(cells) ? [at] : [],
  );
  const [only, ...others] = growing;
  if (only !== undefined && others.length === 0) scores[only] = Math.max(scores[only]!, NAMED_AND_GROWING);
}
