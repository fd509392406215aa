import { ENOUGH, spreadOf, stepsOf, type Cells } from './column-cells.ts';
import { LAST_RESORT } from './column-names.ts';
import type { TableField } from './schema.ts';

export type Column = {
  header: string;
  names: Partial<Record<TableField, number>>;
  cells: Cells;
  isKnown: boolean;
};
export type OfCells = Pick<Column, 'cells'>;
export type Chosen = Partial<Record<TableField, number>>;

/** `isDenied`: the cells say the opposite of what the names of amount and money do. */
export type Solution = { at: Chosen; score: number; isProduct: boolean; isDenied: boolean };
export type Scores = ReadonlyMap<TableField, readonly number[]>;
export const MONEY = ['amount', 'cost', 'price'] as const;

export type Numbers = Cells['numbers'];

export const NONE = -1;
/** More is a number of something else. */
export const KM_MOST = 3_000_000;
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

/** By distances between fill-ups, not by one as numbers of rows do. */
function areDriven(steps: readonly number[]): boolean {
  const ways = steps.map(Math.abs);
  const middle = ways.toSorted((a, b) => a - b)[ways.length >> 1] ?? 0;
  return middle >= 20 && middle <= 5_000 && spreadOf(ways) > 0.05;
}
export const isDriven = ({ numbers }: Cells): boolean =>
  areDriven(stepsOf(numbers.filter((one) => one !== null)));

/** Up in some rows and down in others, as no reading does. */
export function goesBothWays({ numbers }: Cells): boolean {
  const steps = stepsOf(numbers.filter((one) => one !== null));
  return steps.some((step) => step > 0) && steps.some((step) => step < 0);
}

/** The first that has no field yet and fits. */
export function unusedOf(
  at: Chosen,
  columns: readonly Column[],
  fits: (column: Column) => boolean,
): number | undefined {
  const used = new Set(Object.values(at));
  const found = columns.findIndex((one, column) => !used.has(column) && fits(one));
  return found === NONE ? undefined : found;
}

export function isNewestFirst(readings: Numbers): boolean {
  const known = readings.filter((value) => value !== null);
  return (known.at(-1) ?? 0) < (known[0] ?? 0);
}

/** Since the row of the car before, which is above or below. */
function drivenIn(readings: Numbers, cars: readonly string[]): (number | null)[] {
  const isReversed = isNewestFirst(readings);
  const lasts = new Map<string, number>();
  const ways = (isReversed ? readings.toReversed() : readings).map((value, at) => {
    const car = cars[isReversed ? readings.length - 1 - at : at] ?? '';
    const last = lasts.get(car);
    if (value) lasts.set(car, value);
    return value && last ? value - last : null;
  });
  return isReversed ? ways.toReversed() : ways;
}

/** What was driven since the row before. */
export const waysIn = (at: Chosen, columns: readonly OfCells[]): Numbers =>
  columns[at.odometer ?? NONE] === undefined
    ? (columns[at.trip ?? NONE]?.cells.numbers ?? [])
    : drivenIn(columns[at.odometer!]!.cells.numbers, columns[at.car ?? NONE]?.cells.texts ?? []);

/** Of each row for a unit of distance; null where one of the two is not known. */
export function usesOf(at: Chosen, columns: readonly Column[], amount: number): Numbers {
  const ways = waysIn(at, columns);
  return columns[amount]!.cells.numbers.map((value, row) => (ways[row] && value ? value / ways[row] : null));
}

/** Most of them are what a car uses, in liters, gallons or kWh. */
export function isUse(uses: Numbers): boolean {
  const known = uses.flatMap((use) => (use === null ? [] : [use * 100]));
  return (
    known.length >= ENOUGH &&
    known.filter((use) => use > USE[0] && use < USE[1]).length * 3 > known.length * 2
  );
}

/** Liters or kWh for 100 km. */
const USE = [2, 45] as const;

/** What was driven since the row before, as the odometer says it, or what was bought for it. */
export function tripOf(at: Chosen, columns: readonly Column[]): number | undefined {
  if (at.trip !== undefined) return undefined;
  if (at.odometer === undefined) {
    const amounts = columns[at.amount ?? NONE]?.cells.numbers ?? [];
    return unusedOf(at, columns, ({ isKnown, cells: { whole, median, numbers, growth } }) => {
      const uses = numbers.flatMap((way, row) => (way && amounts[row] ? [(amounts[row] / way) * 100] : []));
      const isUse = uses.every((use) => use > USE[0] && use < USE[1]) && spreadOf(uses) < 0.4;
      const isWay = !isKnown && whole === 1 && median > 50 && median < 2_000 && growth < 0.9;
      return at.cost !== undefined && isWay && uses.length >= ENOUGH && isUse;
    });
  }
  const isDriven = (column: Column) => drivenShare(at, columns, column) > 0.8;
  return unusedOf(at, columns, isDriven);
}

/** Of the rows with both, how many say what the odometer does; NaN: too few. */
function drivenShare(at: Chosen, columns: readonly Column[], { cells }: Column): number {
  const both = waysIn(at, columns).flatMap((way, row) =>
    way && cells.numbers[row] ? [Math.abs(Math.abs(way) - cells.numbers[row])] : [],
  );
  return both.length < ENOUGH ? NaN : both.filter((off) => off <= 1).length / both.length;
}

/** A few kilometers beside an odometer that never come to what it says: of something else. */
export const isOfNoWay = (at: Chosen, columns: readonly Column[]): boolean =>
  at.trip !== undefined && at.odometer !== undefined && drivenShare(at, columns, columns[at.trip]!) < 0.1;

/** What happened was entered and booked afterwards, and ended later than it began. */
export function preferEarliest(scores: number[], columns: readonly Column[]): void {
  const dated = columns.flatMap((_, at) => (scores[at]! > 0 ? [at] : []));
  const isOfRows = ({ cells }: Column) =>
    cells.filled > 0.5 && cells.distinct * 2 > cells.days.length * cells.filled;
  const isEarlier = (one: number, other: number) =>
    columns[one]!.cells.days.every((day, row) => {
      const later = columns[other]!.cells.days[row] ?? '';
      return day === '' || later === '' || day <= later;
    });
  const [first] = dated.filter(
    (one) => isOfRows(columns[one]!) && dated.every((other) => isEarlier(one, other)),
  );
  if (first !== undefined && dated.length > 1 && scores[first]! > LAST_RESORT) scores[first]! += EARLIER;
}

/** One of so many rows may be out of its order. */
const SLIPS = 20;

/** How often values go on and back, each from the last one of its car. */
function stepsBy(cars: readonly string[], numbers: Numbers): { back: number; all: number; ways: number[] } {
  const lasts = new Map<string, number>();
  const ways = numbers.flatMap((value, row) => {
    const last = lasts.get(cars[row] ?? '');
    if (value) lasts.set(cars[row] ?? '', value);
    return value && last !== undefined && last !== value ? [value - last] : [];
  });
  const up = ways.filter((way) => way > 0).length;
  return { back: Math.min(up, ways.length - up), all: ways.length, ways };
}

/** A few names that divide readings which take turns into some that grow. */
export function preferDividing(
  scores: number[],
  columns: readonly Column[],
  odometers: readonly number[],
): void {
  for (const [reading, { cells, isKnown, names }] of columns.entries()) {
    const mayBe = odometers[reading]! > LEAST || names.odometer || !isKnown;
    if (!mayBe || cells.numeric <= 0.9 || cells.median <= 1_000 || cells.median > KM_MOST) continue;
    const together = stepsBy([], cells.numbers);
    if (together.back * 5 < together.all) continue;
    for (const [at, name] of columns.entries()) {
      const { letters, filled, energies, distinct, texts } = name.cells;
      const isName = !name.isKnown && letters > 0.9 && filled > 0.95 && energies < 0.3;
      if (!isName || distinct < 2 || distinct > CARS_MAX) continue;
      const { back, all, ways } = stepsBy(texts, cells.numbers);
      if (all >= ENOUGH && back * SLIPS <= all && areDriven(ways)) scores[at] = Math.max(scores[at]!, 0.5);
    }
  }
}

/** The cars of the rows, as far as a column of them is known. */
export function carsIn(columns: readonly Column[], scores: Scores): readonly string[] {
  const own = scores.get('car')!;
  const best = own.indexOf(Math.max(...own));
  return (own[best] ?? 0) > LEAST ? columns[best]!.cells.texts : [];
}

/** 'Km Panda', 'driven in all', or a name that nobody knows, if it alone grows from row to row of each car. */
export function preferGrowing(scores: number[], columns: readonly Column[], cars: readonly string[]): void {
  const growing = columns.flatMap(({ names, cells, isKnown }, at) => {
    const mayBe = names.odometer || names.trip || !isKnown;
    if (!mayBe || cells.numeric <= 0.9 || cells.median <= 1_000 || cells.median > KM_MOST) return [];
    const { back, all, ways } = stepsBy(cars, cells.numbers);
    return all >= ENOUGH - 1 && back * SLIPS <= all && areDriven(ways) ? [at] : [];
  });
  const named = growing.filter((at) => columns[at]!.names.odometer && scores[at]! > 0);
  const of = named.length > 0 ? named : growing;
  if (of.length !== 1) return;
  scores[of[0]!] = Math.max(scores[of[0]!]!, NAMED_AND_GROWING);
}

/** The name of a car and its plate: each of one goes with each of the other. */
export function isSaidTwice({ cells }: Column, { cells: other }: Column): boolean {
  const both = cells.texts.flatMap((text, row) =>
    text && other.texts[row] ? [[text, other.texts[row]]] : [],
  );
  const [pairs, ones, others] = [both.map(String), both.map(([one]) => one), both.map(([, one]) => one)].map(
    (some) => new Set(some).size,
  );
  return cells.letters > 0.5 && pairs === ones && pairs === others;
}
