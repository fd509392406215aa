import { useEffect } from 'react';
import { isOutdated } from '#domain/live/rules.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { firstAnswersAt } from '#web/platform/api/first-answers.ts';

/** Leaves the network to the first content until then. */
const LIVE_DELAY_MS = 1_000;

/** Reads the link again after each change. */
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
    // A hidden tab holds no connection; it reads again when it becomes visible.
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
