import type { Fill } from './schema.ts';

type Dated = Pick<Fill, 'id' | 'date' | 'createdAt'> & Partial<Pick<Fill, 'time'>>;
type Read = { km: number | null };

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Sorts after every time of day. */
const UNKNOWN = '~';

/** Fill-ups without a time come last: imported ones have a time, those logged by hand later seldom do. */
export const byTime = (a: Dated, b: Dated): number =>
  compare(a.date, b.date) ||
  compare(a.time ?? UNKNOWN, b.time ?? UNKNOWN) ||
  compare(a.createdAt, b.createdAt) ||
  compare(a.id, b.id);

/** The longest series of fill-ups whose odometer never falls; ties prefer earlier ones. */
export function risingOdometer<One extends Read>(ordered: readonly One[]): Set<One> {
  const read = ordered.filter(({ km }) => km !== null).toReversed();
  // The last index of the best chain of each length, from the newest back.
  const tails: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [index, { km }] of read.entries()) {
    const length = firstWhere(tails.length, (at) => read[tails[at]!]!.km! < km!);
    before[index] = tails[length - 1];
    tails[length] = index;
  }
  const chain = new Set<One>();
  for (let at = tails.at(-1); at !== undefined; at = before[at]) chain.add(read[at]!);
  return chain;
}

/** Binary search: the first place where the condition holds, `count` if none. */
function firstWhere(count: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
