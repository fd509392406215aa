import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { Visitor } from '#tests/client.ts';
import { cookiesOf } from '#tests/cookies.ts';
import { signUp, type Owner } from '#tests/people.ts';
import { matchWholeTexts } from './exact.ts';

type Fixtures = {
  /** A fresh owner past the tutorial, without cars, signed in in this test's browser. */
  owner: Owner;
  /** What the page wrote to the console as an error; a test that expects some empties the list. */
  consoleErrors: string[];
};

/** A console error or an uncaught exception fails a test, as does a request to another host. */
export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    matchWholeTexts(page);
    await use(page);
  },
  consoleErrors: [
    async ({ page, baseURL }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (/^https?:$/.test(url.protocol) && url.origin !== new URL(baseURL!).origin)
          errors.push(`request to ${url.origin}`);
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  owner: async ({ context, baseURL }, use) => {
    const owner = await signUp(new Visitor(baseURL!), 'Anna');
    await signInBrowser(context, owner, baseURL!);
    await use(owner);
  },
});

/** Gives a browser the session that an owner already has over HTTP. */
export async function signInBrowser(context: BrowserContext, owner: Visitor, baseURL: string): Promise<void> {
  await context.addCookies(cookiesOf(owner.cookie, baseURL));
}

/** No such notice comes, or none at all. It is looked at once: one that goes by itself is no silence. */
export async function expectNoNotice(page: Page, words: string | RegExp = /./): Promise<void> {
  await page.waitForTimeout(1_000); // longer than a notice needs
  const notices = page.locator('[data-sonner-toast]').filter({ hasText: words });
  expect(await notices.allTextContents()).toEqual([]);
}

/** The title of a notice that tells of something done. */
export const success = (page: Page, title: string) =>
  page.locator('[data-sonner-toast][data-type=success]').getByText(title, { exact: true });

export { expect };
