import { concerns, isOutdated } from '#domain/live/rules.ts';
import type { LiveChange, LiveEvent } from '#domain/live/schema.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { followStream } from './stream.ts';
import { isOwnOperation } from './own-operations.ts';
import { refreshReads } from '#web/platform/reads/query.ts';
import { readSession } from '#web/platform/session/session-store.ts';

const NAME = 'carful:live';
/** A tab hidden for this long gives up the connection. */
const HIDDEN_MS = 5 * 60_000;
const TOGETHER_MS = 200;

type Message = LiveEvent | { type: 'joined' } | { type: 'changed-at'; at: number };

/** One connection per browser, held by the tab with the lock; without Web Locks each visible tab has one. */
export function followChanges(freshAt: number): () => void {
  const tabs = new BroadcastChannel(NAME);
  let lastFresh = freshAt;
  let lastChange = 0;
  let wasHeard = false;

  const pass = (said: Message) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    tabs.postMessage(said);
  };
  const hear = (event: LiveEvent) => {
    if (event.type === 'change' && !isOwnOperation(event.opId)) refreshSoon(event);
    if (event.type === 'refresh') refreshSoon('all');
    wasHeard = true;
    lastFresh = Date.now();
  };
  tabs.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.type === 'joined') {
      if (closeStream) pass({ type: 'changed-at', at: lastChange });
    } else if (data.type === 'changed-at') {
      if (!wasHeard && isOutdated(Date.now() - data.at, Date.now() - freshAt)) refreshSoon('all');
      wasHeard = true;
    } else hear(data);
  };

  let closeStream: (() => void) | null = null;
  const connect = () => {
    closeStream = followStream('/api/live', {
      onEvent: (event) => {
        // After a gap everything is read again; at the start only if something changed meanwhile.
        const isGap =
          event.type === 'hello' && (wasHeard || isOutdated(event.changedMsAgo, Date.now() - lastFresh));
        if (event.type === 'hello' && event.changedMsAgo !== null)
          lastChange = Date.now() - event.changedMsAgo;
        if (event.type === 'change') lastChange = Date.now();
        const announced: LiveEvent = isGap ? { type: 'refresh' } : event;
        hear(announced);
        pass(announced);
      },
      onRefused: (error) => {
        if (isCode(error, 'UNAUTHORIZED')) void readSession();
      },
    });
  };
  const disconnect = () => {
    closeStream?.();
    closeStream = null;
  };

  let release: (() => void) | null = null;
  const join = () => {
    if (release) return;
    const leaving = new AbortController();
    release = () => leaving.abort();
    if (!('locks' in navigator)) {
      connect();
      leaving.signal.addEventListener('abort', disconnect);
      return;
    }
    navigator.locks
      .request(NAME, { signal: leaving.signal }, () => {
        if (leaving.signal.aborted) return;
        connect();
        return new Promise<void>((resolve) => {
          leaving.signal.addEventListener('abort', () => {
            disconnect();
            resolve();
          });
        });
      })
      .catch(() => undefined); // aborted while waiting for the lock
    pass({ type: 'joined' });
  };
  const leave = () => {
    release?.();
    release = null;
  };

  let hidden: ReturnType<typeof setTimeout> | undefined;
  const onVisibilityChange = () => {
    clearTimeout(hidden);
    if (document.visibilityState === 'visible') join();
    else hidden = setTimeout(leave, 'locks' in navigator ? HIDDEN_MS : 0);
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  // A page in the back/forward cache may hold neither lock nor connection.
  addEventListener('pagehide', leave);
  addEventListener('pageshow', onVisibilityChange);
  onVisibilityChange();
  return () => {
    clearTimeout(hidden);
    document.removeEventListener('visibilitychange', onVisibilityChange);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', onVisibilityChange);
    leave();
    tabs.close();
  };
}

let waiting: (LiveChange | 'all')[] = [];
let lastRefresh = 0;

function refreshSoon(change: LiveChange | 'all'): void {
  waiting.push(change);
  if (waiting.length > 1) return;
  setTimeout(
    () => {
      const changes = waiting;
      waiting = [];
      lastRefresh = Date.now();
      refreshReads((procedure, input) =>
        changes.some((each) => each === 'all' || concerns(each, procedure, input)),
      );
    },
    Math.max(0, lastRefresh + TOGETHER_MS - Date.now()),
  );
}
