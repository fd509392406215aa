import { asc, inArray, lte } from 'drizzle-orm';
import type { Queryable } from '#server/platform/database/db.ts';
import { deletedFiles } from './table.ts';

export async function listDeletedKeys(db: Queryable, now: Date, batch: number): Promise<string[]> {
  const rows = await db
    .select({ key: deletedFiles.storageKey })
    .from(deletedFiles)
    .where(lte(deletedFiles.deletedAt, now))
    .orderBy(asc(deletedFiles.deletedAt))
    .limit(batch);
  return rows.map(({ key }) => key);
}

export async function forgetKeys(db: Queryable, keys: string[]): Promise<void> {
  if (keys.length > 0) await db.delete(deletedFiles).where(inArray(deletedFiles.storageKey, keys));
}

export async function postponeKeys(db: Queryable, keys: string[], until: Date): Promise<void> {
  if (keys.length === 0) return;
  await db.update(deletedFiles).set({ deletedAt: until }).where(inArray(deletedFiles.storageKey, keys));
}
