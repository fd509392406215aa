const EVENTS = ['signed-in', 'signed-out', 'token-refreshed', 'password-recovery', 'user-updated'] as const;

export type AuthEvent = (typeof EVENTS)[number];

const NAME = 'carful:auth';
let channel: BroadcastChannel | null = null;

export function announce(event: AuthEvent): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  open().postMessage(event);
}

export function onAuthEvent(listener: (event: AuthEvent) => void): () => void {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const event = EVENTS.find((known) => known === data);
    if (event) listener(event);
  };
  const opened = open();
  opened.addEventListener('message', onMessage);
  return () => opened.removeEventListener('message', onMessage);
}

const open = (): BroadcastChannel => (channel ??= new BroadcastChannel(NAME));
