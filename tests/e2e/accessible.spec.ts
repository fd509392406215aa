import { Visitor } from '#tests/client.ts';
import { speak } from '#tests/crawl/furnish.ts';
import { thoroughLooks } from '#tests/crawl/looks.ts';
import { newCar, newLink, signUp } from '#tests/people.ts';
import { openAs } from '#tests/states.ts';
import { expectAccessibleInBothThemes, expectNoSideways } from './axe.ts';
import { dialogIsGone } from './dialogs.ts';
import { expect, signInBrowser, test } from './fixtures.ts';
import { expectOwnLanguage } from './own-language.ts';

for (const [theme, language] of thoroughLooks) {
  const title = `settings with its sheets, and the missing profile, are accessible, ${theme}, ${language}`;
  test(title, { tag: '@long' }, async ({ page, context, baseURL, consoleErrors }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await openAs(context, language);
    const owner = await signUp(new Visitor(baseURL!), 'Anna');
    const car = await newCar(owner);
    await newLink(owner, car.id);
    await speak(owner, language);
    await signInBrowser(context, owner, baseURL!);
    await page.goto('/settings');
    await expect(page.getByRole('listitem')).toHaveCount(1);
    await expectAccessibleInBothThemes(page, theme, '/settings');
    await expectNoSideways(page, '/settings');
    await expectOwnLanguage(page, language, '/settings');
    const rows = page.locator('section button[aria-haspopup=dialog]');
    await expect(rows).toHaveCount(9);
    for (let i = 0; i < (await rows.count()); i++) {
      await rows.nth(i).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessibleInBothThemes(page, theme, `/settings, sheet ${i}`);
      await expectOwnLanguage(page, language, `/settings, sheet ${i}`);
      await page.keyboard.press('Escape');
      await dialogIsGone(page);
    }
    await page.route('**/api/profile', (route) => route.fulfill({ json: { profile: null } }));
    await page.goto('/auth/complete-profile');
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expectAccessibleInBothThemes(page, theme, '/auth/complete-profile');
    await expectNoSideways(page, '/auth/complete-profile');
    await expectOwnLanguage(page, language, '/auth/complete-profile');
    consoleErrors.length = 0;
  });
}
