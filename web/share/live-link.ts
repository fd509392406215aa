import { useEffect } from 'react';
import { isOutdated } from '#domain/live/rules.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { firstAnswersAt } from '#web/platform/api/first-answers.ts';

/** Until then what the page shows first has the network for itself. */
const LIVE_DELAY_MS = 1_000;

/** On a change the page reads again: what it then shows is for the server to say. */
export function useLiveLink(token: string, isOpen: boolean, read: () => Promise<void>): void {
  useEffect(() => {
    if (!isOpen) return;
    let freshAt = firstAnswersAt() ?? Date.now();
    let leave: (() => void) | null = null;
    let isOver = false;
    const follow = async () => {
      const { followStream } = await import('#web/platform/live/stream.ts');
      if (isOver || leave || document.visibilityState === 'hidden') return;
      let isFirst = true;
      leave = followStream(`/api/shared/live?token=${encodeURIComponent(token)}`, {
        onEvent: (event) => {
          if (event.type === 'beat') return;
          if (event.type !== 'hello') return void read();
          if (!isFirst || isOutdated(event.changedMsAgo, Date.now() - freshAt)) void read();
          isFirst = false;
        },
        onRefused: (error) => !isCode(error, 'TOO_MANY_REQUESTS') && void read(),
      });
    };
    // A tab that nobody sees holds no connection; seen again, the page reads and is fresh.
    const onVisibilityChange = () => {
      leave?.();
      leave = null;
      freshAt = Date.now();
      if (document.visibilityState === 'visible') void start();
    };
    const start = () =>
      follow().catch((error: unknown) => console.warn('Changes will not appear by themselves', error));
    document.addEventListener('visibilitychange', onVisibilityChange);
    const timer = setTimeout(() => void start(), LIVE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      isOver = true;
      leave?.();
      document.removeEventListener('visibilitychange', onVisibilityChange);
    };
  }, [token, isOpen, read]);
}
