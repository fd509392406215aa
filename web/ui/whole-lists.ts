import { flushSync } from 'react-dom';
import { limits } from '#domain/limits.ts';
import { queryClient } from '#web/platform/reads/query.ts';
import { createStore } from '#web/platform/store.ts';

/** Of a longer list the beginning is printed: reading and setting all of it would take minutes. */
export const CHUNKS_PRINTED = limits.recordsPrinted / limits.listChunk;

/** Whether lists are drawn as they go on paper, and not only near the screen. */
export const wholeLists = createStore(false);

const PATIENCE_MS = 20_000;
const PAUSE_MS = 50;

// On a phone printing goes on after it was asked for; whoever touches the page again is back from it.
const release = () => wholeLists.set(false);

/** Draws at once what is read of every list, until the page is touched again. */
export function drawWhole(): void {
  flushSync(() => wholeLists.set(true));
  addEventListener('pointerdown', release, { once: true });
}

/** Until everything that is to be seen is read; what takes too long is left out, and said to be. */
async function atRest(signal: AbortSignal, until: number): Promise<void> {
  const isWaiting = () => queryClient.isFetching() > 0 || document.querySelector('[data-unread=waiting]');
  while (isWaiting() && !signal.aborted && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

/**
 * Prints the page with its lists whole. The browser's own command cannot wait: it prints what was read.
 * @param signal ends it when the page is left
 */
export async function printWhole(signal: AbortSignal): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  // How long the lists are is read as well.
  await atRest(signal, until);
  if (signal.aborted) return;
  flushSync(() => wholeLists.set(true));
  await atRest(signal, until);
  if (signal.aborted) release();
  else print();
}
