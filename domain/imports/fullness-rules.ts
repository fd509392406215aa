import { ENOUGH, spreadOf } from './column-cells.ts';
import { fullOf, isFlag, isFullWord, isYes } from './flag-words.ts';

/** The amounts and prices of a unit beside a mark, and what was driven since the row before; null where a row has none. */
export type Marked = {
  mark: string;
  amount: number | null;
  each: number | null;
  way: number | null;
  car: string;
};

const SAME_PRICE = 0.15;
const LONGEST = 12;

const middle = (all: readonly number[]) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;

/** Of what each car used from one full tank to the next, if a mark says which are not full. @param rows oldest first */
function spreadBy(
  rows: readonly Marked[],
  isFull: (mark: string) => boolean,
): { spread: number; count: number } {
  const uses = [...Map.groupBy(rows, ({ car }) => car).values()].flatMap((some) => {
    let [amount, way, isKnown] = [0, 0, false];
    const own = some.flatMap((row) => {
      amount += row.amount ?? 0;
      way += row.way ?? 0;
      if (row.amount && !row.way) isKnown = false;
      if (!row.amount || !isFull(row.mark)) return [];
      const use = isKnown && way > 0 ? [amount / way] : [];
      [amount, way, isKnown] = [0, 0, true];
      return use;
    });
    return own.map((use) => use / middle(own));
  });
  return { spread: spreadOf(uses), count: uses.length };
}

/** How much steadier than without the marks, and than with their opposite, and how much less than a tank. */
type Clear = { steadier: number; less: number };
const CLEAR: Clear = { steadier: 0.7, less: 0.7 };
const DOUBTFUL: Clear = { steadier: 0.9, less: 0.85 };

/** Of two marks the one of part of a tank, as what is used from one full tank to the next is steadier by it. */
function markByUse(
  rows: readonly Marked[],
  marks: readonly [string, string],
  { steadier }: Clear,
): string | null {
  const all = spreadBy(rows, () => true);
  // What is added up is steadier by itself.
  const [best, other] = marks
    .flatMap((mark) => {
      const { spread, count } = spreadBy(rows, (own) => own !== mark);
      const isTold = count >= ENOUGH && count < all.count;
      return isTold ? [{ mark, spread: spread * Math.sqrt(all.count / count) }] : [];
    })
    .toSorted((a, b) => a.spread - b.spread);
  const least = Math.min(all.spread, other?.spread ?? Infinity);
  return best && best.spread < least * steadier ? best.mark : null;
}

/** Of two marks beside amounts of one fuel the one of part of a tank, by what is used or as its amounts are much smaller; null: neither. */
function markOfLess(rows: readonly Marked[], clear: Clear): string | null {
  const isAlone = new Set(rows.map(({ mark }) => mark)).size === 2 && rows.some(({ mark }) => mark === '');
  const groups = [
    ...Map.groupBy(
      rows.filter(({ mark, amount }) => (isAlone || mark !== '') && amount),
      ({ mark }) => mark,
    ),
  ];
  if (groups.length !== 2 || groups.some(([mark]) => mark.length > LONGEST)) return null;
  const byUse = markByUse(
    isAlone ? rows : rows.filter(({ mark, amount }) => mark !== '' || !amount),
    [groups[0]![0], groups[1]![0]],
    clear,
  );
  if (byUse !== null) return byUse;
  const [less, more] = groups
    .map(([mark, some]) => ({
      mark,
      amount: middle(some.map(({ amount }) => amount!)),
      each: middle(some.flatMap(({ each }) => each ?? [])),
    }))
    .toSorted((a, b) => a.amount - b.amount) as [Middle, Middle];
  const isOneFuel = Math.abs(less.each - more.each) <= more.each * SAME_PRICE;
  return less.amount < more.amount * clear.less && isOneFuel ? less.mark : null;
}
type Middle = { mark: string; amount: number; each: number };

/** What any cell of the column says: a mark that nobody knows is the opposite of those that are, or told by amounts. */
export function fullnessIn(rows: readonly Marked[]): (cell: string) => boolean {
  const marks = new Set(rows.flatMap(({ mark }) => (mark === '' ? [] : [mark])));
  const known = new Set([...marks].map((mark) => fullOf(mark)));
  const isOpen = marks.size === 2 && known.has(null) && ![...marks].some(isFullWord);
  const less = isOpen ? markOfLess(rows, CLEAR) : null;
  if (less !== null) return (cell) => cell !== '' && cell !== less;
  // Where every mark says part of a tank, no mark says all of it.
  return (cell) => (cell === '' ? known.has(false) && !known.has(true) : (fullOf(cell) ?? !known.has(true)));
}

/** What a column of two marks without a known name says of tanks, if anything. */
export function fieldOfMarks(rows: readonly Marked[], clear = CLEAR): 'full' | 'partial' | null {
  const less = markOfLess(rows, clear);
  if (less === null) return null;
  if (less === '') return 'full';
  if (rows.some(({ mark }) => mark === '') && new Set(rows.map(({ mark }) => mark)).size === 2)
    return 'partial';
  if (!isFlag(less)) return 'full';
  // A single 'no' may be of anything.
  const isTelling = rows.filter(({ mark, amount }) => mark === less && amount).length > 1;
  return isTelling ? (isYes(less) ? 'partial' : 'full') : null;
}

/** Whether a column of which nothing is known may be of tanks. */
export const mayBeOfTanks = (rows: readonly Marked[]): boolean =>
  fieldOfMarks(rows, rows.filter(({ amount }) => amount).length < MANY ? CLEAR : DOUBTFUL) !== null;
/** Of fewer a mark of anything may look like it. */
const MANY = 20;
