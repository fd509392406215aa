import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type AppProcess, startApp } from '#tests/app-process.ts';
import { type ModelServer, startModelServer } from '#tests/stand-ins/model-server.ts';
import { migratedFolder } from '#tests/migrated-cluster.ts';
import { test as base } from './fixtures.ts';

type Shared = { model: ModelServer; appWithModel: AppProcess };

/** The same tests against a product of its own with a model, the stand-in, that can also listen. */
export const modelTest = base.extend<object, Shared>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the first argument's names
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  appWithModel: [
    async ({ model }, use) => {
      const folder = await migratedFolder();
      const app = await startApp(folder, {
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        MODEL_BASE_URL: model.url,
        MODEL_NAME: 'stand-in',
        MODEL_VISION_NAME: 'eyes',
        MODEL_API_KEY: 'key',
        MODEL_SPEECH_NAME: 'ears',
      });
      await use(app);
      await app.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ appWithModel }, use) => use(appWithModel.url),
});

export const input = (page: Page) => page.getByRole('textbox', { name: 'Ask about your car' });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
export const thread = (page: Page) => page.getByRole('list', { name: 'Car assistant' });
/** The bubbles of one role, whose words are as given. */
export const bubbles = (page: Page, role: string, text?: string | RegExp) => {
  const all = thread(page).locator(`> li[data-role="${role}"]`);
  return text === undefined ? all : all.filter({ hasText: text });
};

/** How many different looks the bubbles of these roles have, as drawn: side, ground and border. */
export async function countLooks(page: Page, ...roles: string[]): Promise<number> {
  const look = (role: string) =>
    bubbles(page, role)
      .first()
      .locator('> div')
      .first()
      .evaluate((bubble) => {
        const { alignSelf, backgroundColor, borderTopStyle, borderTopWidth } = getComputedStyle(bubble);
        return [alignSelf, backgroundColor, borderTopStyle, borderTopWidth].join();
      });
  return new Set(await Promise.all(roles.map(look))).size;
}

/** Writes a question and sends it. */
export async function askFor(page: Page, question: string): Promise<void> {
  await input(page).fill(question);
  await input(page).press('Enter');
}
