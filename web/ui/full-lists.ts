import { flushSync } from 'react-dom';
import { limits } from '#domain/limits.ts';
import { queryClient } from '#web/platform/reads/query.ts';
import { createStore } from '#web/platform/store.ts';

/** Only the beginning of a long list is printed: all of it would take minutes. */
export const CHUNKS_PRINTED = limits.recordsPrinted / limits.listChunk;

/** Whether lists are rendered in full for print, not only near the viewport. */
export const fullLists = createStore(false);

const LOADING_MAX_MS = 20_000;
const POLL_MS = 50;

// On a phone print() returns before printing ends; the next touch shows that the user is back.
const release = () => fullLists.set(false);

export function renderFullLists(): void {
  flushSync(() => fullLists.set(true));
  addEventListener('pointerdown', release, { once: true });
}

/** Waits until all lists are loaded; what takes too long is left out with a note. */
async function untilLoaded(signal: AbortSignal, until: number): Promise<void> {
  const isWaiting = () => queryClient.isFetching() > 0 || document.querySelector('[data-unread=waiting]');
  while (isWaiting() && !signal.aborted && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

/** The browser's own command cannot wait for lists to load. */
export async function printFullLists(signal: AbortSignal): Promise<void> {
  const until = performance.now() + LOADING_MAX_MS;
  await untilLoaded(signal, until);
  if (signal.aborted) return;
  flushSync(() => fullLists.set(true));
  await untilLoaded(signal, until);
  if (signal.aborted) release();
  else print();
}
