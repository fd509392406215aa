import { flushSync } from 'react-dom';
import { queryClient } from '#web/platform/reads/query.ts';
import { fullLists, releaseFullLists } from './full-lists.ts';

const LOADING_MAX_MS = 20_000;
const POLL_MS = 50;

/** Waits until all lists are loaded; lists that take too long are omitted with a note. */
async function untilLoaded(signal: AbortSignal, until: number): Promise<void> {
  const isWaiting = () => queryClient.isFetching() > 0 || document.querySelector('[data-unread=waiting]');
  while (isWaiting() && !signal.aborted && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
}

/** Needed because the browser's print command does not wait for lists to load. */
export async function printFullLists(signal: AbortSignal): Promise<void> {
  const until = performance.now() + LOADING_MAX_MS;
  await untilLoaded(signal, until);
  if (signal.aborted) return;
  flushSync(() => fullLists.set(true));
  await untilLoaded(signal, until);
  if (signal.aborted) releaseFullLists();
  else print();
}
