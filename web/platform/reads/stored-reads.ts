import { apiVersion } from 'virtual:api-routes';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { openDevice, type StoredRead } from '#web/platform/storage/device-database.ts';

/** Batches writes, since several answers arrive when a screen opens. */
const WRITE_AFTER_MS = 300;

const waiting = new Map<string, StoredRead>();

let timer: ReturnType<typeof setTimeout> | undefined;
let isSwept = false;

export function keepRead(userId: Id, hash: string, data: unknown, at = Date.now()): void {
  waiting.set(`${userId} ${hash}`, { userId, hash, data, at, version: apiVersion });
  timer ??= setTimeout(writeNow, WRITE_AFTER_MS);
}

const writeNow = (): void => void write();

addEventListener('pagehide', writeNow);

async function write(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const records = [...waiting.values()];
  waiting.clear();
  if (records.length === 0) return;
  try {
    const db = await openDevice();
    const tx = db.transaction('reads', 'readwrite', { durability: 'relaxed' });
    await Promise.all([...records.map((record) => tx.store.put(record)), tx.done]);
    if (!isSwept) await sweep();
  } catch (error) {
    // Storage full or denied: the app still works, but not offline.
    console.warn('What was read could not be kept', error);
  }
}

export async function readKept(userId: Id, hash: string): Promise<{ data: unknown; at: number } | null> {
  try {
    const record = await (await openDevice()).get('reads', [userId, hash]);
    return record && isUsable(record) ? record : null;
  } catch (error) {
    console.warn('What was kept could not be read', error);
    return null;
  }
}

const isUsable = ({ version, at }: StoredRead) =>
  version === apiVersion && at > Date.now() - limits.readCacheMs;

/** At log-out, so that nothing stays on a shared phone. */
export async function forgetReads(userId: Id): Promise<void> {
  for (const key of waiting.keys()) if (key.startsWith(`${userId} `)) waiting.delete(key);
  const db = await openDevice();
  await db.delete('reads', IDBKeyRange.bound([userId], [userId, []]));
}

async function sweep(): Promise<void> {
  isSwept = true;
  const db = await openDevice();
  const tx = db.transaction('reads', 'readwrite');
  for await (const cursor of tx.store) if (!isUsable(cursor.value)) await cursor.delete();
  await tx.done;
}
