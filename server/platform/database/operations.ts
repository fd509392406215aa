import { createHash } from 'node:crypto';
import { mergeEdit, type Change } from '#domain/merge-rules.ts';
import { refusal } from '#server/platform/errors.ts';

/** Merges field by field. @throws CONFLICT with both values when someone else has changed the same field */
export function mergeChanges<T extends { version: number }>(
  stored: T,
  edit: { baseVersion: number; changes: Record<string, unknown> },
): Partial<T> {
  const changes = edit.changes as Record<string, Change<unknown> | undefined>;
  const merge = mergeEdit(stored, changes, stored.version === edit.baseVersion);
  if (merge.clashes.length > 0)
    throw refusal('CONFLICT', { version: stored.version, clashes: merge.clashes });
  return merge.set as Partial<T>;
}

export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** JSON whatever the order of fields. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    item && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}
