import { grouped } from '#domain/grouped.ts';
import { ENOUGH, spreadOf, type Cells } from './column-cells.ts';
import { isDerived } from './column-names.ts';
import {
  isNewestFirst,
  NONE,
  unusedOf,
  usesOf,
  waysIn,
  type Chosen,
  type Column,
  type Numbers,
  type OfCells,
} from './column-relations.ts';
import { isFullWord, isTankName, isTankWord, saysPart, stateIn } from './flag-words.ts';
import { fieldOfMarks, type Marked } from './fullness-rules.ts';

/** In words: a letter alone may be of anything, unless all are of tanks. */
const saysTanks = ({ tankWords, longest }: Cells) => tankWords > 0.9 || (tankWords > 0 && longest > 2);

/** Words of full and partly filled tanks, or yes and no below the name of one. */
export const isOfTanks = (header: string, cells: Cells): boolean =>
  (cells.distinct > 1 &&
    cells.distinct <= 5 &&
    cells.tankWords > 0.5 &&
    cells.fullness > 0.9 &&
    saysTanks(cells)) ||
  (cells.flags > 0.9 && isFullWord(header));

const MARK_LONGEST = 12;

/** The marks of a column with the amounts and prices of a unit beside them, oldest first. */
export function markedIn(columns: readonly OfCells[], at: Chosen, marks: number): Marked[] {
  const [amounts, costs, prices] = [at.amount, at.cost, at.price].map(
    (column) => columns[column ?? NONE]?.cells.numbers ?? [],
  );
  const ways = waysIn(at, columns);
  const cars = columns[at.car ?? NONE]?.cells.texts ?? [];
  const rows = columns[marks]!.cells.texts.map((mark, row) => {
    const [amount = null, cost] = [amounts![row], costs![row]];
    const each = prices![row] ?? (cost && amount ? cost / amount : null);
    return { mark, amount, each, way: ways[row] ?? null, car: cars[row] ?? '' };
  });
  return isNewestFirst(columns[at.odometer ?? NONE]?.cells.numbers ?? []) ? rows.toReversed() : rows;
}

/** Whether what the rows say of a tank that was not filled stands beside the rarer mark alone. */
export function isNoted(at: Chosen, columns: readonly OfCells[], marks: number): boolean {
  const { texts } = columns[marks]!.cells;
  const amounts = columns[at.amount ?? NONE]?.cells.numbers ?? [];
  const bought = texts.flatMap((mark, row) => (amounts[row] ? [{ mark, row }] : []));
  const saysIt = ({ row }: { row: number }) =>
    columns.some(({ cells }, column) => column !== marks && saysPart(cells.texts[row] ?? ''));
  const [first, ...others] = bought.filter(saysIt);
  return (
    first !== undefined &&
    others.every(({ mark }) => mark === first.mark) &&
    bought.filter(({ mark }) => mark === first.mark).length * 2 < bought.length
  );
}

/** Of a column of two marks, one of which stands beside much smaller amounts. */
export function marksOf(at: Chosen, columns: readonly Column[]) {
  if (at.amount === undefined || at.full !== undefined || at.partial !== undefined) return null;
  const used = new Set(Object.entries(at).flatMap(([field, column]) => (field === 'kind' ? [] : [column])));
  const found = columns.flatMap(({ header, names, cells, isKnown }, column) => {
    const mayBe =
      !used.has(column) &&
      (!isKnown || [names.kind, names.full, names.partial].some(Boolean)) &&
      cells.distinct <= 2;
    // Of words that nobody knows, below a name that nobody knows, the owner is asked.
    const isSaid =
      isTankWord(header) || isTankName(header) || saysTanks(cells) || isNoted(at, columns, column);
    if (!mayBe || !(isSaid || cells.flags > 0.9) || cells.longest > MARK_LONGEST) return [];
    const field = fieldOfMarks(markedIn(columns, at, column), isSaid ? 'said' : 'plain');
    return field ? [{ field, column }] : [];
  });
  return found.length === 1 ? found[0]! : null;
}

const isPercent = ({ numeric, whole, least, most, filled }: Cells) =>
  numeric > 0.9 && whole > 0.9 && filled > 0.5 && most > 40 && least >= 0 && most <= 100;

/** How full a battery was before and after: what was charged is always the same share of the difference. */
export function levelsOf(
  at: Chosen,
  columns: readonly Column[],
): { socStart: number; socEnd: number } | null {
  if (at.amount === undefined || at.socStart !== undefined) return null;
  const amounts = columns[at.amount]!.cells.numbers;
  const used = new Set(Object.entries(at).flatMap(([field, column]) => (field === 'socEnd' ? [] : [column])));
  const free = columns.flatMap(({ header, cells }, column) =>
    !used.has(column) && !isDerived(header) && isPercent(cells) ? [column] : [],
  );
  for (const socStart of free)
    for (const socEnd of free) {
      const sizes = amounts.flatMap((amount, row) => {
        const [before, after] = [socStart, socEnd].map(
          (column) => columns[column]!.cells.numbers[row] ?? null,
        );
        return amount && before !== null && after !== null ? [amount / (after! - before!)] : [];
      });
      const isOfBattery = sizes.length >= ENOUGH && sizes.every((size) => size > 0 && size < 10);
      if (isOfBattery && spreadOf(sizes) < LEVELS) return { socStart, socEnd };
    }
  return null;
}
const LEVELS = 0.3;

const MARKED_MAX = 0.3;
/** Of what is usual. */
const TOO_LITTLE = 0.8;

/** Whether the value of a row is below a share of what is usual for its car. */
function littleBy(cars: readonly string[], values: Numbers): (row: number) => boolean {
  const rows = values.flatMap((value, row) => (value ? [{ value, car: cars[row] ?? '' }] : []));
  const usual = new Map(
    [...grouped(rows, ({ car }) => car)].map(([car, some]) => {
      const sorted = some.map(({ value }) => value).toSorted((a, b) => a - b);
      return [car, sorted[sorted.length >> 1]!] as const;
    }),
  );
  return (row) => (values[row] ?? 0) < (usual.get(cars[row] ?? '') ?? 0) * TOO_LITTLE;
}

/**
 * Of a column of marks beside too little fuel for what was driven: a fill-up before is missing.
 * @param chance that rows without a mark are as little
 */
export function missedOf(at: Chosen, columns: readonly Column[], chance = RARELY): number | undefined {
  if (at.odometer === undefined || at.amount === undefined || at.missed !== undefined) return undefined;
  const amounts = columns[at.amount]!.cells.numbers;
  const cars = columns[at.car ?? NONE]?.cells.texts ?? [];
  const uses = usesOf(at, columns, at.amount);
  const known = uses.flatMap((use, row) => (use === null ? [] : [row]));
  const [isLittleUse, isLittleAmount] = [littleBy(cars, uses), littleBy(cars, amounts)];
  // A part of a tank is little, too, but by its amount.
  const isLittle = (row: number) => isLittleUse(row) && !isLittleAmount(row);
  const usual = (known.filter(isLittle).length + 1) / (known.length + 1);
  const isMissed = ({ isKnown, cells }: Column) => {
    if (isKnown || cells.flags <= 0.9) return false;
    const isMarked = stateIn(cells.texts);
    const marked = known.filter((row) => isMarked(cells.texts[row]!));
    const little = marked.filter(isLittle).length;
    const isMost = marked.length < known.length * MARKED_MAX && little > marked.length * 0.6;
    return isMost && usual ** little <= chance;
  };
  return known.length < ENOUGH ? undefined : unusedOf(at, columns, isMissed);
}
const RARELY = 0.01;

const KINDS_MAX = 12;

/** Of a few words each of which always stands beside an amount, or never. */
export function kindOf(at: Chosen, columns: readonly Column[]): number | undefined {
  const amounts = columns[at.amount ?? NONE]?.cells.numbers;
  if (!amounts || at.kind !== undefined) return undefined;
  const used = new Set(Object.values(at));
  const [found] = columns
    .flatMap(({ isKnown, cells }, column) => {
      const { texts, distinct, letters, filled } = cells;
      const mayBe = !isKnown && !used.has(column) && letters > 0.9 && filled > 0.9;
      if (!mayBe || distinct < 2 || distinct > KINDS_MAX || distinct * 2 > texts.length) return [];
      const rows = texts.flatMap((text, row) => (text === '' ? [] : [{ text, has: Boolean(amounts[row]) }]));
      const kinds = [...grouped(rows, ({ text }) => text).values()].map(
        (some) => some.filter(({ has }) => has).length / some.length,
      );
      const isTold = kinds.every((share) => share === 0 || share > 0.9);
      const others = rows.filter(({ has }) => !has).length;
      return isTold && others > 2 && kinds.some((share) => share > 0) ? [{ column, distinct }] : [];
    })
    .toSorted((a, b) => a.distinct - b.distinct);
  return found?.column;
}

/** Of words that stand beside no amount, and there nearly always: what was done. */
export function workOf(at: Chosen, columns: readonly Column[]): number | undefined {
  const amounts = columns[at.amount ?? NONE]?.cells.numbers;
  if (!amounts || at.title !== undefined || at.kind === undefined) return undefined;
  const besideNone = amounts.filter((amount) => !amount).length;
  return unusedOf(at, columns, ({ isKnown, names, cells: { texts, letters, distinct } }) => {
    const filled = texts.flatMap((text, row) => (text === '' ? [] : [Boolean(amounts[row])]));
    const isOfWork = filled.length >= besideNone * 0.7 && !filled.some(Boolean);
    return !isKnown && !names.notes && letters > 0.6 && distinct > 2 && isOfWork;
  });
}
