import { safeOrigin } from '#domain/accounts/gate-rules.ts';
import { href } from './hrefs.ts';
import { readTab, writeTab } from './storage/storage.ts';

/** D9: the page someone wanted before signing in, path and query, used once. */
export function rememberOrigin(path: string): void {
  writeTab('origin', safeOrigin(path));
}

/** Someone is inside, or has left for good: an older wish counts no longer. */
export const forgetOrigin = (): void => writeTab('origin', null);

/** Where to go after sign-in; forgets it. */
export function takeOrigin(): string {
  const origin = safeOrigin(readTab('origin'));
  forgetOrigin();
  return origin ?? href('home');
}
