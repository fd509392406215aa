const EVENTS = ['signed-in', 'signed-out', 'token-refreshed', 'password-recovery', 'user-updated'] as const;

/** STAT-63. */
export type AuthEvent = (typeof EVENTS)[number];

const NAME = 'carful:auth';
let tabs: BroadcastChannel | null = null;

/** Notifies the other tabs of this browser. */
export function announce(event: AuthEvent): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  (tabs ?? open()).postMessage(event);
}

/** Auth events of other tabs. @returns the function that unsubscribes */
export function onAuthEvent(listener: (event: AuthEvent) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    const event = EVENTS.find((known) => known === data);
    if (event) listener(event);
  };
  const channel = tabs ?? open();
  channel.addEventListener('message', hear);
  return () => channel.removeEventListener('message', hear);
}

function open(): BroadcastChannel {
  tabs = new BroadcastChannel(NAME);
  return tabs;
}
