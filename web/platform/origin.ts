import { safeOrigin } from '#domain/accounts/gate-rules.ts';
import { href } from './hrefs.ts';
import { readTab, writeTab } from './storage.ts';

/** D9: the page someone wanted before signing in, path and query, used once. */
export function rememberOrigin(path: string): void {
  writeTab('origin', safeOrigin(path));
}

/** Where to go after sign-in; forgets it. */
export function takeOrigin(): string {
  const origin = safeOrigin(readTab('origin'));
  writeTab('origin', null);
  return origin ?? href('home');
}
