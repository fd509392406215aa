import type { ImportAnswers } from '#domain/imports/schema.ts';
import { parseStored, readUser, writeUser } from '#web/platform/storage/storage.ts';

type Columns = NonNullable<ImportAnswers['columns']>;

/** Shapes kept; the oldest is forgotten. */
const MOST = 30;

/** What the owner said of tables without a reader: the next file of the same shape is read like it. */
export const rememberedColumns = (userId: string): Columns =>
  parseStored<Columns>(readUser(userId, 'importColumns')) ?? {};

export function rememberColumns(userId: string, chosen: ImportAnswers['columns']): void {
  if (!chosen || Object.keys(chosen).length === 0) return;
  const all = Object.entries({ ...rememberedColumns(userId), ...chosen });
  writeUser(userId, 'importColumns', JSON.stringify(Object.fromEntries(all.slice(-MOST))));
}
