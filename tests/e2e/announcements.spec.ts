import { readMotion } from '#tests/crawl/read-motion.ts';
import { stopOf } from '#tests/keyboard.ts';
import { newCar } from '#tests/people.ts';
import { expect, test } from './fixtures.ts';

type Times = { region?: number; notice?: number };

test(
  'a notice appears in an existing live region, can be reached by keyboard and stays while focused',
  { tag: '@long' },
  async ({ page, owner }) => {
    await newCar(owner);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const times: Times = {};
      Object.assign(window, { noticeTimes: times });
      new MutationObserver(() => {
        if (document.querySelector('section[aria-live=polite]')) times.region ??= performance.now();
        if (document.querySelector('[data-sonner-toast]')) times.notice ??= performance.now();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/settings/sharing');
    await page.getByRole('button', { name: 'Create link' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).click();
    const region = page.getByRole('region', { name: /Notifications/u });
    const notice = region.getByRole('listitem').filter({ hasText: /Link created/ });
    await expect(notice).toBeVisible();
    expect(await readMotion(page)).toEqual([]);
    const { region: met, notice: said } = await page.evaluate(
      () => (window as unknown as { noticeTimes: Required<Times> }).noticeTimes,
    );
    expect(said - met).toBeGreaterThan(50);
    await page.keyboard.press('Escape');
    // Its focus goes back to where it was opened: the way to the notice begins after that.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Create link' })).toBeFocused();
    await page.keyboard.press('Alt+T');
    await page.keyboard.press('Tab');
    expect(await stopOf(page)).toMatchObject({ isControl: true, flaws: [] });
    await page.keyboard.press('Tab');
    await expect(notice.getByRole('button', { name: 'Close' })).toBeFocused();
    expect((await stopOf(page)).flaws).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(notice).toHaveCount(0);
  },
);

test(
  'a busy button announces it, keeps focus and submits once; an error is announced at once',
  { tag: '@long' },
  async ({ page, consoleErrors }) => {
    let asked = 0;
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/auth/sign-in/email', async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('correct horse 7');
    await page.getByRole('button', { name: 'Log in' }).focus();
    await page.keyboard.press('Enter');
    const busy = page.getByRole('button', { name: 'Logging in...' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(busy).toBeDisabled();
    await expect(busy).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    answer();
    await expect(page.getByRole('alert')).toContainText('Wrong email or password');
    expect(asked).toBe(1);
    consoleErrors.length = 0; // the refusal
  },
);
