import type { SharedCar } from '#domain/share/schema.ts';
import { call, firstAnswer } from '#web/platform/api/client.ts';
import { firstAnswersAt } from '#web/platform/api/first-answers.ts';

/** @param readAt by this device's clock */
export type Opened = { shared: SharedCar; readAt: number };

const getShareLinkByToken = (token: string): Promise<SharedCar> => call('share.open', { token });

export async function openLink(token: string): Promise<Opened> {
  // What is added while it is under way may be missing from the answer.
  const readAt = Date.now();
  return { shared: await getShareLinkByToken(token), readAt };
}

let prefetched: Promise<Opened> | null = null;
let fromPage: Opened | null = null;

/** Requests the content of the link before the first render. */
export function prefetchLink(token: string): void {
  if (!token) return;
  const shared = firstAnswer('share.open', { token });
  if (shared) {
    fromPage = { shared, readAt: firstAnswersAt() ?? Date.now() };
    return;
  }
  prefetched = openLink(token);
  prefetched.catch(() => undefined); // reported to whoever awaits it
}

export function takePrefetched(): Promise<Opened> | null {
  const taken = prefetched;
  prefetched = null;
  return taken;
}

/** Content embedded in the page, if any. */
export const linkFromPage = (): Opened | null => fromPage;
