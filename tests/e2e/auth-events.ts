import type { Page } from '@playwright/test';

/** What this page tells the other tabs of the session, from now on. */
export async function authEvents(page: Page): Promise<string[]> {
  const told: string[] = [];
  await page.exposeFunction('noteAuthEvent', (event: string) => told.push(event));
  const listen = () =>
    // The page itself does not hear what it says, a second channel does.
    new BroadcastChannel('carful:auth').addEventListener('message', ({ data }) =>
      (globalThis as unknown as { noteAuthEvent: (event: string) => void }).noteAuthEvent(String(data)),
    );
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return told;
}
