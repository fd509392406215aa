import type { DemoStart } from '#domain/demo/garage.ts';
import type { PendingOperation } from '#domain/outbox/pending.ts';

/** Kept for a reload: the start of the demo and what was entered since. */
type KeptDemo = { start: DemoStart; entered: PendingOperation[] };

const KEY = 'carful:demo';

/** Null if there is none, or the browser denies access. */
export function keptDemo(): KeptDemo | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptDemo | null;
  } catch (error) {
    console.warn('The demo begins anew', error);
    return null;
  }
}

/** In this tab, which forgets it when it is closed. */
export function keepDemo(demo: KeptDemo): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(demo));
  } catch (error) {
    console.warn('A reload will begin the demo anew', error);
  }
}

export function forgetDemo(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn('The browser refuses its storage, so nothing is kept', error);
  }
}
