import { flushSync } from 'react-dom';
import { limits } from '#domain/limits.ts';
import { createStore } from '#web/platform/store.ts';

/** Only the beginning of a long list is printed: all of it would take minutes. */
export const CHUNKS_PRINTED = limits.recordsPrinted / limits.listChunk;

/** Whether lists are rendered in full for print, not only near the viewport. */
export const fullLists = createStore(false);

/** On a phone print() returns before printing ends; the next touch shows that the user is back. */
export const releaseFullLists = () => fullLists.set(false);

export function renderFullLists(): void {
  flushSync(() => fullLists.set(true));
  addEventListener('pointerdown', releaseFullLists, { once: true });
}
