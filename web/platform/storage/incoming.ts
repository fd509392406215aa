import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { splitShare, waitingShares, type SharedContent } from '#domain/media/incoming-rules.ts';
import { newId } from '#web/platform/ids.ts';

/** Content shared by another app, stored on the device until a form takes it. */
export type Incoming = SharedContent<File> & { id: string; at: number };

interface IncomingSchema extends DBSchema {
  shares: { key: string; value: Incoming };
}

const NAME = 'carful-incoming';

/** Used by the worker and pages. Closed after each use, so that it can be deleted. */
async function withDatabase<T>(work: (db: IDBPDatabase<IncomingSchema>) => Promise<T>): Promise<T> {
  const db = await openDB<IncomingSchema>(NAME, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('shares', { keyPath: 'id' }),
  });
  try {
    return await work(db);
  } finally {
    db.close();
  }
}

async function current(db: IDBPDatabase<IncomingSchema>): Promise<Incoming[]> {
  const all = await db.getAll('shares');
  const waiting = waitingShares(all, Date.now());
  for (const { id } of all) if (!waiting.some((one) => one.id === id)) await db.delete('shares', id);
  return waiting;
}

/** @returns the id under which a form takes it; undefined if there is nothing to take, null if there is no room for it beside what waits */
export async function keepIncoming(content: SharedContent<File>): Promise<string | null | undefined> {
  const { leftOut, text, files } = content;
  const isEmpty = text === '' && files.length === 0 && Object.values(leftOut).every((count) => count === 0);
  if (isEmpty) return undefined;
  return withDatabase(async (db) => {
    const id = newId();
    await db.add('shares', { ...content, id, at: Date.now() });
    return (await current(db)).some((share) => share.id === id) ? id : null;
  });
}

export const readIncoming = (): Promise<Incoming[]> => withDatabase(current);

export const dropIncoming = (id: string): Promise<void> =>
  withDatabase(async (db) => db.delete('shares', id));

/** Returns and removes the text and the files that fit; null if the share no longer exists. */
export const takeIncoming = (id: string, fits: (file: File) => boolean, max: number) =>
  withDatabase(async (db) => {
    const tx = db.transaction('shares', 'readwrite');
    const share = await tx.store.get(id);
    const { taken, rest } = splitShare(share?.files ?? [], fits, max);
    if (share && rest.length === 0) await tx.store.delete(id);
    else if (share) await tx.store.put({ ...share, text: '', files: rest });
    await tx.done;
    return share ? { files: taken, text: share.text, rest: rest.length } : null;
  });

/** At sign-out: the next user of this device must not find it. */
export const forgetIncoming = (): Promise<void> => deleteDB(NAME);
