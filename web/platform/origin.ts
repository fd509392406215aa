import { safeOrigin } from '#domain/accounts/gate-rules.ts';
import { href } from './hrefs.ts';
import { readTab, writeTab } from './storage/storage.ts';

/** The page requested before sign-in, path and query, used once. */
export function rememberOrigin(path: string): void {
  writeTab('origin', safeOrigin(path));
}

export const forgetOrigin = (): void => writeTab('origin', null);

export function takeOrigin(): string {
  const origin = safeOrigin(readTab('origin'));
  forgetOrigin();
  return origin ?? href('home');
}
