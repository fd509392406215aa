const NAME = 'carful:account-change';
let underWay: Promise<unknown> = Promise.resolve();

/** A change may replace the session: until it finishes, other requests still send the old session's cookie. */
export function withAccountChangeLock<T>(work: () => Promise<T>): Promise<T> {
  const done = 'locks' in navigator ? (navigator.locks.request(NAME, work) as Promise<T>) : work();
  underWay = Promise.allSettled([underWay, done]);
  return done;
}

/** Waits for account changes in every tab; without Web Locks (no secure context), in this tab only. */
export async function waitForAccountChanges(): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(NAME, { mode: 'shared' }, () => undefined);
  else await underWay;
}
