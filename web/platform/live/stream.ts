import { limits } from '#domain/limits.ts';
import { reconnectDelayMs, SILENCE_MS } from '#domain/live/rules.ts';
import type { LiveEvent } from '#domain/live/schema.ts';
import { ApiError, isRetryable, readError } from '#web/platform/api/errors.ts';

type Page = {
  onEvent: (event: LiveEvent) => void;
  /** The server refused permanently. */
  onRefused: (error: ApiError) => void;
};

/** Reconnects after 1, 2, 5 and 10 s; not tried while there is no network. */
export function followStream(path: string, { onEvent, onRefused }: Page): () => void {
  const leaving = new AbortController();
  void hold();
  return () => leaving.abort();

  async function hold(): Promise<void> {
    let failures = 0;
    while (!leaving.signal.aborted) {
      try {
        await readStream(path, leaving.signal, (event) => {
          failures = 0;
          if (!leaving.signal.aborted) onEvent(event);
        });
      } catch (error) {
        if (leaving.signal.aborted) return;
        if (error instanceof ApiError && !isRetryable(error)) onRefused(error);
      }
      await pause(reconnectDelayMs(failures++), leaving.signal);
    }
  }
}

async function readStream(
  path: string,
  leaving: AbortSignal,
  onEvent: (event: LiveEvent) => void,
): Promise<void> {
  const lost = new AbortController();
  const lose = () => lost.abort();
  let silence = setTimeout(lose, limits.realtimeConnectMs);
  addEventListener('offline', lose);
  try {
    const response = await fetch(path, {
      headers: { accept: 'text/event-stream' },
      signal: AbortSignal.any([leaving, lost.signal]),
    });
    if (!response.ok) throw await readError(response);
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = (rest + value).split('\n\n');
      rest = events.pop()!;
      if (events.length === 0) continue;
      clearTimeout(silence);
      silence = setTimeout(lose, SILENCE_MS);
      for (const event of events) onEvent(JSON.parse(event.slice('data: '.length)) as LiveEvent);
    }
  } finally {
    clearTimeout(silence);
    removeEventListener('offline', lose);
  }
}

/** Ends early when the network returns; while offline it does not end. */
function pause(ms: number, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => navigator.onLine && go(), ms);
    addEventListener('online', go);
    leaving.addEventListener('abort', go);
    function go() {
      clearTimeout(timer);
      removeEventListener('online', go);
      leaving.removeEventListener('abort', go);
      resolve();
    }
  });
}
