const NAME = 'carful:account-change';
let underWay: Promise<unknown> = Promise.resolve();

/**
 * Runs a change of the account that may replace its session: until its answer is here this browser still has
 * the cookie of a session that is over, and other requests may hear so first.
 */
export function changeAccount<T>(work: () => Promise<T>): Promise<T> {
  const done = 'locks' in navigator ? (navigator.locks.request(NAME, work) as Promise<T>) : work();
  underWay = Promise.allSettled([underWay, done]);
  return done;
}

/** Waits until no tab of this browser changes the account; without a secure context, until this one does not. */
export async function afterChanges(): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(NAME, { mode: 'shared' }, () => undefined);
  else await underWay;
}
