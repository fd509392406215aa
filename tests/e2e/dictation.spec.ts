import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newCar } from '#tests/people.ts';
import { findBrowser } from '../../tools/browser.mjs';
import { modelTest } from './assistant-fixtures.ts';
import { expect } from './fixtures.ts';

// One product with one model, whose manner each test sets.
modelTest.describe.configure({ mode: 'default' });

const executablePath = findBrowser();

let eared: Browser | undefined;

/** In a whole browser, for the shell has no microphone; it hears a beep instead of a room. */
const test = modelTest.extend({
  context: async ({ playwright, launchOptions }, use) => {
    eared ??= await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream'],
      ...(executablePath === null ? {} : { executablePath }),
    });
    const context = await eared.newContext();
    await use(context);
    await context.close();
  },
});
test.afterAll(() => eared?.close());

const field = (page: Page) => page.getByLabel('Describe what is happening with the car');
const button = (page: Page) => page.getByRole('button', { name: 'Dictate', exact: true });
const recording = (page: Page) => page.getByText(/^Recording\. Tap again to transcribe\./);
const allow = (context: BrowserContext) => context.grantPermissions(['microphone']);

test.describe("where the browser's speech recognition does nothing", () => {
  test(
    'a recording is transcribed by the model at the caret, and typed text is kept (D91)',
    { tag: '@long' },
    async ({ page, owner, model, context }) => {
      await allow(context);
      await newCar(owner);
      model.set({ heard: ' it squeals ' });
      await page.goto('/log-symptom');
      await field(page).fill('On Monday when braking');
      await field(page).evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(9, 9));
      await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
      await button(page).focus();
      await page.keyboard.press('Enter');
      await expect(recording(page)).toBeVisible();
      await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Space');
      await expect(field(page)).toHaveValue('On Monday it squeals when braking');
      await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
      const [asked] = model.asked;
      expect(asked?.path).toMatch(/\/audio\/transcriptions$/);
      expect(asked?.raw.toString('latin1')).toMatch(/name="language"\r\n\r\nen\r\n/);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('heading', { name: 'Follow-up questions' })).toBeVisible();
      await expect(button(page).first()).toBeVisible();
    },
  );
});
