import type { SharedCar } from '#domain/share/schema.ts';
import { call } from '#web/platform/api/client.ts';

export const getShareLinkByToken = (token: string): Promise<SharedCar> => call('share.open', { token });

let ahead: Promise<SharedCar> | null = null;

/** Asks what the link shows while the page is still being made; the first look takes that answer. */
export function openAhead(token: string): void {
  if (!token) return;
  ahead = getShareLinkByToken(token);
  ahead.catch(() => undefined); // whoever takes it hears of it
}

export function takeAhead(): Promise<SharedCar> | null {
  const taken = ahead;
  ahead = null;
  return taken;
}
