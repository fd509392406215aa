import { openDevice } from '#web/platform/storage/device-database.ts';
import { newId } from '#web/platform/ids.ts';

const LEASE_MS = 30_000;
const RETRY_MS = 500;

export async function withLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(`carful:${name}`, run);
  // Without a secure context there are no Web Locks: use a lease in the database.
  const holder = newId();
  while (!(await takeLease(name, holder))) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  const renewing = setInterval(() => void takeLease(name, holder), LEASE_MS / 3);
  try {
    return await run();
  } finally {
    clearInterval(renewing);
    await releaseLease(name, holder);
  }
}

/** @returns false while another tab holds it. The lease of a closed tab expires. */
async function takeLease(name: string, holder: string): Promise<boolean> {
  const tx = (await openDevice()).transaction('leases', 'readwrite');
  const lease = await tx.store.get(name);
  const isFree = !lease || lease.holder === holder || lease.until < Date.now();
  if (isFree) await tx.store.put({ name, holder, until: Date.now() + LEASE_MS });
  await tx.done;
  return isFree;
}

async function releaseLease(name: string, holder: string): Promise<void> {
  const tx = (await openDevice()).transaction('leases', 'readwrite');
  if ((await tx.store.get(name))?.holder === holder) await tx.store.delete(name);
  await tx.done;
}
