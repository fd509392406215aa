import { looks } from '#tests/crawl/looks.ts';
import { newCar, newLink } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { signInBrowser, test as onlineTest } from './fixtures.ts';
import { expect, goOffline, goOnline, isKept, kept, test } from './offline-fixtures.ts';
import { expectOwnLanguage } from './own-language.ts';

const parts = {
  en: { '/terms': 'AI text is not a diagnosis', '/privacy': 'Who else sees it' },
  lv: { '/terms': 'MI teksts nav diagnoze', '/privacy': 'Kas vēl to redz' },
};

for (const [theme, language] of looks) {
  const tag = language === 'lv' ? ['@I18N-01'] : ['@long'];
  onlineTest(
    `both texts are whole, readable and fit 320 px, ${theme}, ${language}`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.addInitScript((code) => localStorage.setItem('carful:language', code), language);
      for (const path of ['/terms', '/privacy'] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: parts[language][path] })).toBeVisible();
        await expect(
          page.getByText(language === 'en' ? /^Version 3 of Nov 23, 2026\./ : /^3\. redakcija, 2026\. gada/),
        ).toBeVisible();
        // This server names nobody, which the page does not hide.
        await expect(
          page
            .getByRole('status')
            .filter({ hasText: language === 'en' ? 'does not say who runs it' : 'kas to uztur' }),
        ).toBeVisible();
        await expectAccessible(page, path);
        await expectOwnLanguage(page, language, path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
          320,
        );
      }
      await expect(
        page.getByText(language === 'en' ? /No AI model is set up/ : /nav iestatīts MI/),
      ).toBeVisible();
    },
  );
}

test(
  'a change of the texts is told once per account, also without a network',
  { tag: '@long' },
  async ({ page, context, browser, owner, line, consoleErrors }) => {
    test.slow();
    await owner.call('profile.save', { firstName: 'Anna', lastName: 'Kalniņa', termsVersion: 1 });
    const notice = page.getByRole('region', { name: 'Notice' });
    await page.goto('/home');
    await expect(notice).toContainText('The terms of use and the privacy policy have changed.');
    await expectAccessible(page, 'the notice');
    await notice.getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.getByText(/^You accepted version 1 on /)).toBeVisible();
    await page.goto('/home');
    await expect(notice).toBeVisible();

    await isKept(page);
    await goOffline(context, line);
    await page.reload();
    await expect(page.getByText('Hello, Anna')).toBeVisible();
    await notice.getByRole('button', { name: 'Got it' }).click();
    await expect(notice).toHaveCount(0);
    await expect.poll(async () => (await kept(page, ['operations'])).length).toBe(1);
    await page.reload();
    await expect(page.getByText('Hello, Anna')).toBeVisible();
    await expect(notice).toHaveCount(0);

    await goOnline(context, line);
    await expect.poll(async () => (await owner.call('settings.read')).policySeen).toBe(3);
    const other = await browser.newContext();
    await signInBrowser(other, owner, line.url);
    const device = await other.newPage();
    await device.goto(`${line.url}/home`);
    await expect(device.getByText('Hello, Anna')).toBeVisible();
    await expect(device.getByRole('region', { name: 'Notice' })).toHaveCount(0);
    await other.close();
    consoleErrors.length = 0; // without a network requests fail
  },
);

onlineTest(
  'whoever accepted this version is told nothing, and sees on the page what was accepted',
  async ({ page, owner }) => {
    await newCar(owner);
    await page.goto('/home');
    await expect(page.getByText('Hello, Anna')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notice' })).toHaveCount(0);
    await page.goto('/terms');
    await expect(page.getByText(/^You accepted this version on /)).toBeVisible();
  },
);

test(
  'the switch of the model waits for a network like the other settings',
  { tag: '@long' },
  async ({ page, context, owner, line, consoleErrors }) => {
    test.slow();
    await page.goto('/settings');
    const choice = page.getByRole('switch', { name: /^Use the AI model\b/ });
    await expect(choice).toBeChecked();
    await isKept(page);
    await goOffline(context, line);
    await choice.click();
    await expect(choice).not.toBeChecked();
    await page.reload();
    await expect(choice).not.toBeChecked();
    expect((await owner.call('settings.read')).modelAllowed).toBe(true);
    await goOnline(context, line);
    await expect.poll(async () => (await owner.call('settings.read')).modelAllowed).toBe(false);
    consoleErrors.length = 0; // without a network requests fail
  },
);

onlineTest(
  'a mechanic is told what becomes of a name, beside the privacy policy',
  async ({ page, owner }) => {
    const car = await newCar(owner);
    const [link, viewOnly] = [
      await newLink(owner, car.id, { isEditable: true }),
      await newLink(owner, car.id),
    ];
    const said = page.getByText(
      'What you add, with your name, is stored with the car and shown to its owner.',
    );
    await page.goto(`/mechanic-share?token=${viewOnly.token}`);
    await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
    await expect(said).toHaveCount(0);
    await page.goto(`/mechanic-share?token=${link.token}`);
    await expect(said).toBeVisible();
    const opened = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Privacy policy' }).click();
    await expect((await opened).getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
  },
);
