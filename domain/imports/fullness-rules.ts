import { grouped } from '#domain/grouped.ts';
import { shuffled } from '#domain/assessment/seeded-random.ts';
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
  const uses = [...grouped(rows, ({ car }) => car).values()].flatMap((some) => {
    let [amount, way, isKnown] = [0, 0, false];
    const measured = some.flatMap((row) => {
      amount += row.amount ?? 0;
      const own = Math.max(0, row.way ?? 0);
      way += own;
      if (row.amount && own === 0) isKnown = false;
      if (!row.amount || !isFull(row.mark)) return [];
      const use = isKnown && way > 0 ? [amount / way] : [];
      [amount, way, isKnown] = [0, 0, true];
      return use;
    });
    // Rows that are left out make one of the ways much too long.
    const usual = middle(measured);
    return measured.flatMap((use) => (use > usual / 10 ? [use / usual] : []));
  });
  return { spread: spreadOf(uses), count: uses.length };
}

/**
 * How much steadier than without the marks in how few of a hundred other orders, and how much less than a tank. What is
 * said to be of tanks needs less; of what nobody knows nothing but the consumption counts.
 */
type Clear = { steadier: number; chance: number; less: number };
const CLEAR = {
  said: { steadier: 0.7, chance: 5, less: 0.7 },
  plain: { steadier: 0.7, chance: 0, less: 0 },
  likely: { steadier: 1, chance: 10, less: 0.85 },
} satisfies Record<string, Clear>;
const ORDERS = 200;

/** Always the same numbers in [0, 1). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Of two marks the one of part of a tank: without it what is used is steadier, and in hardly any other order of the marks. */
function markByUse(
  rows: readonly Marked[],
  marks: readonly [string, string],
  { steadier, chance }: Clear,
): string | null {
  const all = spreadBy(rows, () => true);
  const without = (mark: string, some = rows) => spreadBy(some, (own) => own !== mark);
  // What is added up is steadier by itself.
  const [best, other] = marks
    .flatMap((mark) => {
      const { spread, count } = without(mark);
      const isTold = count >= ENOUGH && count < all.count;
      return isTold ? [{ mark, spread, fair: spread * Math.sqrt(all.count / count) }] : [];
    })
    .toSorted((a, b) => a.fair - b.fair);
  const least = Math.min(all.spread, other?.fair ?? Infinity);
  if (!best || best.fair >= least * steadier) return null;
  const bought = rows.flatMap(({ amount, mark }) => (amount ? [mark] : []));
  const isAsSteady = (order: string[]) =>
    without(
      best.mark,
      rows.map((row) => (row.amount ? { ...row, mark: order.pop()! } : row)),
    ).spread <= best.spread;
  const found = Array.from({ length: ORDERS }, (_, seed) =>
    isAsSteady(shuffled(bought, numbersFrom(seed + 1))),
  );
  return found.filter(Boolean).length <= (ORDERS * chance) / 100 ? best.mark : null;
}

/** Of two marks beside amounts of one fuel the one of part of a tank, by what is used or as its amounts are much smaller; null: neither. */
function markOfLess(rows: readonly Marked[], clear: Clear): string | null {
  const isAlone = new Set(rows.map(({ mark }) => mark)).size === 2 && rows.some(({ mark }) => mark === '');
  const groups = [
    ...grouped(
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
  const byUse = markByUse(
    isAlone ? rows : rows.filter(({ mark, amount }) => mark !== '' || !amount),
    [less.mark, more.mark],
    clear,
  );
  if (byUse === less.mark) return byUse;
  const isOneFuel = Math.abs(less.each - more.each) <= more.each * SAME_PRICE;
  return less.amount < more.amount * clear.less && isOneFuel ? less.mark : null;
}
type Middle = { mark: string; amount: number; each: number };

/** What any cell of the column says: a mark that nobody knows is the opposite of those that are, or told by amounts. */
export function fullnessIn(rows: readonly Marked[]): (cell: string) => boolean {
  const marks = new Set(rows.flatMap(({ mark }) => (mark === '' ? [] : [mark])));
  const known = new Set([...marks].map((mark) => fullOf(mark)));
  const isOpen = marks.size === 2 && known.has(null) && ![...marks].some(isFullWord);
  const less = isOpen ? markOfLess(rows, CLEAR.said) : null;
  if (less !== null) return (cell) => cell !== '' && cell !== less;
  // Where every mark says part of a tank, no mark says all of it.
  return (cell) => (cell === '' ? known.has(false) && !known.has(true) : (fullOf(cell) ?? !known.has(true)));
}

/** What a column of two marks without a known name says of tanks, if anything. */
export function fieldOfMarks(rows: readonly Marked[], clear: keyof typeof CLEAR): 'full' | 'partial' | null {
  const less = markOfLess(rows, CLEAR[clear]);
  if (less === null) return null;
  if (less === '') return 'full';
  if (rows.some(({ mark }) => mark === '') && new Set(rows.map(({ mark }) => mark)).size === 2)
    return 'partial';
  if (!isFlag(less)) return 'full';
  // A single 'no' may be of anything.
  const isTelling = rows.filter(({ mark, amount }) => mark === less && amount).length > 1;
  return isTelling ? (isYes(less) ? 'partial' : 'full') : null;
}

/** 'A. Smith'. */
const PERSON = /^\p{Lu}[\p{L}.]* \p{Lu}/u;

/** Whether a column of which nothing is known may be of tanks: it seems so, all fill-ups and nothing else have a mark, or there is too little to tell. */
export function mayBeOfTanks(rows: readonly Marked[], areFlags: boolean): boolean {
  const bought = rows.filter(({ amount }) => amount);
  const counts = [...grouped(bought, ({ mark }) => mark).values()].map(({ length }) => length);
  const canTell = bought.some(({ way }) => way) && counts.every((count) => count > 2);
  if (rows.some(({ mark }) => mark.length > LONGEST || PERSON.test(mark))) return false;
  const isOfFills =
    rows.length - bought.length >= ENOUGH &&
    rows.every(({ mark, amount }) => (mark !== '') === Boolean(amount));
  if (isOfFills || (areFlags && !canTell && counts.length > 1)) return true;
  return fieldOfMarks(rows, bought.length < MANY ? 'said' : 'likely') !== null;
}
/** Of fewer a mark of anything may look like it. */
const MANY = 20;
