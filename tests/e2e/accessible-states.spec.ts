import type { Page } from '@playwright/test';
import { Visitor } from '#tests/client.ts';
import { speak } from '#tests/crawl/furnish.ts';
import { thoroughLooks } from '#tests/crawl/looks.ts';
import { signUp } from '#tests/people.ts';
import { openAs } from '#tests/states.ts';
import { expectAccessibleInBothThemes, expectNoSideways } from './axe.ts';
import { expect, signInBrowser, test } from './fixtures.ts';
import { expectOwnLanguage } from './own-language.ts';

const submit = (page: Page) => page.locator('form button[type=submit]').first().click();
const wrongField = (page: Page) => page.locator('[aria-invalid=true]').first();
const alert = (page: Page) => page.getByRole('alert').first();
const retry = (page: Page) => page.getByRole('button', { name: /^(Retry|Mēģināt vēlreiz)$/ }).first();
const passwords = async (page: Page) => {
  for (const field of await page.locator('input[type=password]').all()) await field.fill('correct horse 7');
};

/** What a page of the account shows when something is missing, wrong or refused. */
const signedOut: [path: string, name: string, reach: (page: Page) => Promise<void>][] = [
  ['/login', 'nothing typed', async (page) => (await submit(page), expect(alert(page)).toBeVisible())],
  [
    '/login',
    'a wrong password',
    async (page) => {
      await page.locator('[name=email]').fill('nobody@example.com');
      await passwords(page);
      await submit(page);
      await expect(alert(page)).toBeVisible();
    },
  ],
  ['/login?step=code', 'the second factor', (page) => expect(page.locator('[name=code]')).toBeVisible()],
  [
    '/login?step=code',
    'a code too late',
    async (page) => {
      await page.locator('[name=code]').fill('123456');
      await submit(page);
      await expect(alert(page)).toBeVisible();
    },
  ],
  [
    '/onboarding/signup',
    'nothing typed',
    async (page) => (await submit(page), expect(wrongField(page)).toBeVisible()),
  ],
  [
    '/onboarding/add-car',
    'nothing typed',
    async (page) => (await submit(page), expect(wrongField(page)).toBeVisible()),
  ],
  [
    '/auth/reset-password?token=x',
    'nothing typed',
    async (page) => (await submit(page), expect(wrongField(page)).toBeVisible()),
  ],
  [
    '/auth/reset-password?token=x',
    'a link that is over',
    async (page) => {
      await passwords(page);
      await submit(page);
      await expect(alert(page)).toBeVisible();
    },
  ],
  ['/auth/confirm-email?token=x', 'a link that is none', (page) => expect(alert(page)).toBeVisible()],
  [
    '/auth/confirm-email?token=y',
    'the password is asked for, and missing',
    async (page) => (await submit(page), expect(wrongField(page)).toBeVisible()),
  ],
];

for (const [theme, language] of thoroughLooks) {
  test.describe(`${theme}, ${language}`, () => {
    test.beforeEach(async ({ page, context }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await openAs(context, language);
    });

    test('errors on the account pages are accessible', { tag: '@long' }, async ({ page, consoleErrors }) => {
      await page.route('**/api/account/confirm-email', (route) =>
        (route.request().postDataJSON() as { token: string }).token === 'y'
          ? route.fulfill({ json: { outcome: 'password-needed' } })
          : route.continue(),
      );
      for (const [path, name, reach] of signedOut) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await reach(page);
        await expectAccessibleInBothThemes(page, theme, `${path}, ${name}`);
        await expectNoSideways(page, `${path}, ${name}`);
        await expectOwnLanguage(page, language, `${path}, ${name}`);
      }
      await page.goto('/onboarding/tutorial');
      const heading = page.getByRole('heading', { level: 1 });
      for (let slide = 2; slide <= 4; slide++) {
        await expect(heading).toBeVisible();
        const before = (await heading.textContent())!;
        await page.keyboard.press('ArrowRight');
        await expect(heading).not.toHaveText(before);
        await expectAccessibleInBothThemes(page, theme, `slide ${slide}`);
        await expectOwnLanguage(page, language, `slide ${slide}`);
      }
      consoleErrors.length = 0; // the browser notes what was refused
    });

    const unread = 'the gate and the settings are accessible when their data cannot be read, sheets included';
    test(unread, { tag: '@long' }, async ({ page, context, baseURL, consoleErrors }) => {
      const owner = await signUp(new Visitor(baseURL!), 'Anna');
      await speak(owner, language);
      await signInBrowser(context, owner, baseURL!);
      await page.route('**/api/profile', (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto('/home');
      await expect(retry(page)).toBeVisible({ timeout: 60_000 });
      await expectAccessibleInBothThemes(page, theme, 'the gate');
      await page.unroute('**/api/profile');
      // Before anything was kept on this device: that would be shown instead.
      await page.route(/\/api\/(settings|account|share-links)$/, (route) =>
        route.fulfill({ status: 500, json: {} }),
      );
      await page.goto('/settings/preferences');
      await expect(retry(page)).toBeVisible({ timeout: 60_000 });
      await expectAccessibleInBothThemes(page, theme, '/settings that cannot be read');
      await expectNoSideways(page, '/settings that cannot be read');
      await expectOwnLanguage(page, language, '/settings that cannot be read');
      await page.unroute(/\/api\/(settings|account|share-links)$/);
      for (const [part, count] of [
        ['notifications', 2],
        ['account', 6],
        ['assistant', 1],
      ] as const) {
        await page.goto(`/settings/${part}`);
        const rows = page.locator('section button[aria-haspopup=dialog]');
        await expect(rows).toHaveCount(count);
        for (let i = 0; i < count; i++) {
          await rows.nth(i).click();
          const sheet = page.getByRole('dialog');
          await expect(sheet).toBeVisible();
          const send = sheet.locator('button[type=submit]');
          if ((await send.count()) > 0 && (await send.first().isEnabled())) await send.first().click();
          await expectAccessibleInBothThemes(page, theme, `${part}, sheet ${i}, sent empty`);
          await expectOwnLanguage(page, language, `${part}, sheet ${i}, sent empty`);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toHaveCount(0);
        }
      }
      await page.route('**/api/profile', (route) => route.fulfill({ json: { profile: null } }));
      await page.goto('/auth/complete-profile');
      await expect(page.getByRole('textbox').first()).toBeVisible();
      await expectAccessibleInBothThemes(page, theme, '/auth/complete-profile');
      await expectNoSideways(page, '/auth/complete-profile');
      await expectOwnLanguage(page, language, '/auth/complete-profile');
      consoleErrors.length = 0;
    });
  });
}
