import type { SharedCar } from '#domain/share/schema.ts';
import { call } from '#web/platform/api/client.ts';
import { firstAnswersAt } from '#web/platform/api/first-answers.ts';

/** @param readAt by this device's clock */
type Opened = { shared: SharedCar; readAt: number };

const getShareLinkByToken = (token: string): Promise<SharedCar> => call('share.open', { token });

export const openLink = async (token: string): Promise<Opened> => ({
  shared: await getShareLinkByToken(token),
  readAt: Date.now(),
});

let ahead: Promise<Opened> | null = null;

/** Asks what the link shows while the page is still being made; the first look takes that answer. */
export function openAhead(token: string): void {
  if (!token) return;
  const writtenAt = firstAnswersAt();
  ahead = openLink(token).then((opened) => (writtenAt === null ? opened : { ...opened, readAt: writtenAt }));
  ahead.catch(() => undefined); // whoever takes it hears of it
}

export function takeAhead(): Promise<Opened> | null {
  const taken = ahead;
  ahead = null;
  return taken;
}
