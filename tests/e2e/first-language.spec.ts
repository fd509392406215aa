import { newCar, newIssue } from '#tests/people.ts';
import { expect, test } from './fixtures.ts';

test.use({ locale: 'lv-LV' });

test(
  'a first visit speaks the language of the browser, until another is chosen',
  { tag: ['@ENT-49'] },
  async ({ page }) => {
    for (const [path, shown] of [
      ['/onboarding/welcome', 'Jūsu auto gudrais palīgs'],
      ['/demo', 'Demonstrācija: viss pazudīs, kad aizvērsiet šo cilni'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(shown).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'lv');
    }
    await page.goto('/login');
    await page.getByRole('button', { name: 'English' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);

test.describe('in Britain', () => {
  test.use({ locale: 'en-GB' });

  test('English days are written as there', async ({ page, owner }) => {
    const car = await newCar(owner);
    await newIssue(owner, car.id, { date: '2026-01-04T10:00:00.000Z' });
    await page.goto(`/car-view/${car.id}`);
    await expect(page.getByText('4 Jan 2026').first()).toBeVisible();
  });
});
