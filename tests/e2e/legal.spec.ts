import { looks } from '#tests/crawl/looks.ts';
import { newCar, newLink } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectOwnLanguage } from './own-language.ts';

const parts = {
  en: { '/terms': 'AI text is not a diagnosis', '/privacy': 'Who else sees it' },
  lv: { '/terms': 'MI teksts nav diagnoze', '/privacy': 'Kas vēl to redz' },
};

for (const [theme, language] of looks) {
  test(
    `both texts are whole, readable and fit 320 px, ${theme}, ${language}`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.addInitScript((code) => localStorage.setItem('carful:language', code), language);
      for (const path of ['/terms', '/privacy'] as const) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: parts[language][path] })).toBeVisible();
        await expect(
          page.getByText(language === 'en' ? /^Version 4 of Nov 29, 2026\./ : /^4\. redakcija, 2026\. gada/),
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

test('a mechanic is told what becomes of a name, beside the privacy policy', async ({ page, owner }) => {
  const car = await newCar(owner);
  const [link, viewOnly] = [await newLink(owner, car.id, { isEditable: true }), await newLink(owner, car.id)];
  const said = page.getByText('What you add, with your name, is stored with the car and shown to its owner.');
  await page.goto(`/mechanic-share?token=${viewOnly.token}`);
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await expect(said).toHaveCount(0);
  await page.goto(`/mechanic-share?token=${link.token}`);
  await expect(said).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Privacy policy' }).click();
  await expect((await opened).getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
});
