import { fullOf, isFlag, isYes } from './flag-words.ts';

/** The amounts and prices of a unit beside a mark; null where a row has none. */
export type Marked = { mark: string; amount: number | null; each: number | null };

/** Part of a tank is clearly less than a tank. */
const LESS = 0.7;
const SAME_PRICE = 0.15;
const LONGEST = 12;

const middle = (all: readonly number[]) => all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;

/** Of two marks beside amounts of one fuel the one of part of a tank, as its amounts are much smaller; null: neither. */
function markOfLess(rows: readonly Marked[]): string | null {
  const isAlone = new Set(rows.map(({ mark }) => mark)).size === 2 && rows.some(({ mark }) => mark === '');
  const groups = [
    ...Map.groupBy(
      rows.filter(({ mark, amount }) => (isAlone || mark !== '') && amount),
      ({ mark }) => mark,
    ),
  ];
  if (groups.length !== 2 || groups.some(([mark]) => mark.length > LONGEST)) return null;
  const [less, more] = groups
    .map(([mark, some]) => ({
      mark,
      amount: middle(some.map(({ amount }) => amount!)),
      each: middle(some.flatMap(({ each }) => each ?? [])),
    }))
    .toSorted((a, b) => a.amount - b.amount) as [Middle, Middle];
  const isOneFuel = Math.abs(less.each - more.each) <= more.each * SAME_PRICE;
  return less.amount < more.amount * LESS && isOneFuel ? less.mark : null;
}
type Middle = { mark: string; amount: number; each: number };

/** What any cell of the column says: a mark that nobody knows is the opposite of those that are, or told by amounts. */
export function fullnessIn(rows: readonly Marked[]): (cell: string) => boolean {
  const marks = new Set(rows.flatMap(({ mark }) => (mark === '' ? [] : [mark])));
  const known = new Set([...marks].map((mark) => fullOf(mark)));
  const less = marks.size === 2 && known.has(null) ? markOfLess(rows) : null;
  if (less !== null) return (cell) => cell !== '' && cell !== less;
  // Where every mark says part of a tank, no mark says all of it.
  return (cell) =>
    cell === '' ? marks.size > 0 && !known.has(true) && !known.has(null) : (fullOf(cell) ?? !known.has(true));
}

/** What a column of two marks without a known name says of tanks, if anything. */
export function fieldOfMarks(rows: readonly Marked[]): 'full' | 'partial' | null {
  const less = markOfLess(rows);
  if (less === null) return null;
  if (less === '') return 'full';
  if (rows.some(({ mark }) => mark === '') && new Set(rows.map(({ mark }) => mark)).size === 2)
    return 'partial';
  if (!isFlag(less)) return 'full';
  // A single 'no' may be of anything.
  const isTelling = rows.filter(({ mark, amount }) => mark === less && amount).length > 1;
  return isTelling ? (isYes(less) ? 'partial' : 'full') : null;
}
