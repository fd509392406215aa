import { apiVersion } from 'virtual:api-routes';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { CachedAnswer } from '#domain/outbox/cached-records.ts';
import { openDevice, type StoredRead } from '#web/platform/storage/device-database.ts';

/** Batches writes, since several answers arrive when a screen opens. */
const WRITE_AFTER_MS = 300;

const waiting = new Map<string, StoredRead>();
const listeners = new Set<() => void>();

export const onReadsKept = (listener: () => void): void => void listeners.add(listener);

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
    for (const listener of listeners) listener();
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

export async function storedAnswers(
  userId: Id,
  procedures: readonly string[],
  carIds: readonly Id[],
): Promise<CachedAnswer[]> {
  // `carId` comes first, because the keys are sorted.
  return answersFrom(
    userId,
    carIds.flatMap((carId) => procedures.map((name) => `["${name}",{"carId":"${carId}"`)),
  );
}

async function answersFrom(userId: Id, starts: readonly string[]): Promise<CachedAnswer[]> {
  try {
    const store = (await openDevice()).transaction('reads').store;
    const found = await Promise.all(
      starts.map((start) => store.getAll(IDBKeyRange.bound([userId, start], [userId, `${start}\uffff`]))),
    );
    return found.flat().flatMap((record) => (isUsable(record) ? [cachedAnswer(record)] : []));
  } catch (error) {
    console.warn('What was kept could not be read', error);
    return [];
  }
}

function cachedAnswer({ hash, data, at }: StoredRead): CachedAnswer {
  const [procedure, input] = JSON.parse(hash) as [string, CachedAnswer['input']];
  return { procedure, input, data, at };
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
