/** `from` is the value that the editor saw. */
export type Change<T> = { from: T; to: T };

export type Clash = { field: string; mine: unknown; theirs: unknown };

export type Merge = { set: Record<string, unknown>; clashes: Clash[] };

/** Applies changes to fields that nobody else changed since the editor saw them; the others clash. */
export function mergeEdit(
  stored: Record<string, unknown>,
  changes: Record<string, Change<unknown> | undefined>,
  isSameVersion: boolean,
): Merge {
  const merge: Merge = { set: {}, clashes: [] };
  for (const [field, change] of Object.entries(changes)) {
    if (!change) continue;
    const theirs = stored[field];
    if (sameValue(theirs, change.to)) continue;
    if (isSameVersion || sameValue(theirs, change.from)) merge.set[field] = change.to;
    else merge.clashes.push({ field, mine: change.to, theirs });
  }
  return merge;
}

export function changesBetween<T extends Record<string, unknown>>(
  before: T,
  after: Partial<T>,
): { [K in keyof T]?: Change<T[K]> } {
  const changes: { [K in keyof T]?: Change<T[K]> } = {};
  for (const field of Object.keys(after) as (keyof T)[]) {
    if (!sameValue(before[field], after[field])) {
      changes[field] = { from: before[field], to: after[field] as T[keyof T] };
    }
  }
  return changes;
}

/** The remaining changes after the owner chose a side. */
export function settleClashes(
  changes: Record<string, Change<unknown> | undefined>,
  clashes: readonly Clash[],
  choice: 'mine' | 'theirs',
): Record<string, Change<unknown> | undefined> {
  const left = { ...changes };
  for (const { field, theirs } of clashes) {
    const change = left[field];
    if (choice === 'mine' && change) left[field] = { ...change, from: theirs };
    else delete left[field];
  }
  return left;
}

/** Compares JSON values; absent, undefined and null are equal. */
export function sameValue(a: unknown, b: unknown): boolean {
  if ((a ?? null) === (b ?? null)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    if (!sameValue((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
  }
  return true;
}
