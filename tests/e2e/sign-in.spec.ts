import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Visitor } from '#tests/client.ts';
import { signUp } from '#tests/people.ts';

/** Shapes alone, without text or pictures, all over the window, out of focus and under what there is to do. */
async function expectBackdrop(page: Page): Promise<void> {
  const layer = page.getByTestId('backdrop');
  const phone = page.viewportSize()!;
  for (const size of [{ width: 1280, height: 800 }, phone]) {
    await page.setViewportSize(size);
    await expect.poll(() => layer.boundingBox()).toEqual({ x: 0, y: 0, ...size });
  }
  await expect(layer).toHaveCSS('position', 'fixed');
  expect(Number(await layer.evaluate((element) => getComputedStyle(element).zIndex))).toBeLessThan(0);
  const shapes = layer.locator('> div');
  await expect(shapes).toHaveCSS('filter', 'blur(12px)');
  await expect(shapes).toHaveText('');
  await expect(shapes.locator('div')).not.toHaveCount(0);
  await expect(shapes.locator('img, [style]')).toHaveCount(0);
}

test(
  '/login signs in, over a blurred dashboard',
  { tag: ['@ROUTE-02', '@ROUTE-05', '@VAL-13', '@VAL-14', '@VAL-15'] },
  async ({ page, baseURL, consoleErrors }) => {
    const owner = await signUp(new Visitor(baseURL!), 'Anna');
    await page.goto('/login');
    await expectBackdrop(page);
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Password', { exact: true });
    await expect(email).toHaveAttribute('type', 'email');
    for (const field of [email, password]) await expect(field).toHaveAttribute('required');
    let sent = 0;
    page.on('request', (request) => (sent += request.url().endsWith('/sign-in/email') ? 1 : 0));
    for (const [address, word] of [
      ['', ''],
      ['', owner.password],
      [owner.email, ''],
    ] as const) {
      await email.fill(address);
      await password.fill(word);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.getByRole('alert')).toHaveText(
        'You must provide either an email or phone number and a password',
      );
      expect(sent).toBe(0);
    }
    await password.fill(`${owner.password}x`);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText('Wrong email or password');
    await expect(page).toHaveURL(/\/login$/);
    await password.fill(owner.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { name: 'Hello, Anna' })).toBeVisible();
    consoleErrors.length = 0; // the browser notes the 401 by itself
  },
);

test(
  'register-options links on and back',
  { tag: ['@ROUTE-04', '@ROUTE-08', '@ROUTE-09', '@ROUTE-10', '@ROUTE-12', '@GEN-23'] },
  async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Create new account' }).click();
    await expect(page).toHaveURL(/\/onboarding\/register-options$/);
    await expect(
      page.getByText(
        'An account lets you track car maintenance, get reminders and reach your data anywhere.',
      ),
    ).toBeVisible();
    await expectBackdrop(page);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/onboarding/register-options');
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/onboarding/register-options');
    await page.getByRole('link', { name: 'Sign Up with Email' }).click();
    await expect(page).toHaveURL(/\/onboarding\/signup$/);
  },
);

test(
  'the welcome page greets and starts sign-up, from which Back leads to the options',
  { tag: ['@ROUTE-06', '@ROUTE-07', '@ROUTE-14', '@GEN-21', '@GEN-22'] },
  async ({ page }) => {
    await page.goto('/onboarding/welcome');
    await expect(page.getByRole('heading')).toHaveText("Your car's smart companion");
    await expect(
      page.getByText('Log problems, track repairs and get smart help in one place.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL(/\/onboarding\/signup$/);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/onboarding\/register-options$/);
  },
);

test('the typeface is Inter, from light to bold', { tag: ['@LIM-28'] }, async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`);
  });
  // The switch to Latvian has a file with its one letter.
  expect([...new Set(faces)].toSorted()).toEqual(['Inter Language Name 300 700', 'Inter Variable 300 700']);
  // Each letter of both languages has a face of the family.
  const used = await page.evaluate(async () => {
    const letters = 'abcxyzABCXYZ0189€āčēģīķļņšūžĀČĒĢĪĶĻŅŠŪŽ'.split('');
    const found = await Promise.all(
      letters.map((letter) => document.fonts.load('300 1rem "Inter Variable"', letter)),
    );
    return letters.map((letter, at) => `${letter} ${found[at]!.map(({ weight }) => weight).join()}`);
  });
  expect(used.filter((line) => !line.endsWith(' 300 700'))).toEqual([]);
  // Each file has these weights, too: each is wider than the one before.
  const files = [
    ['Inter Variable', 'Log in'],
    ['Inter Variable', 'éüß'],
    ['Inter Variable', 'āčņū'],
    ['Inter Language Name', 'š'],
  ] as const;
  for (const [family, text] of files) {
    const widths = await page.evaluate(
      async ([name, measured]) => {
        await document.fonts.load(`1rem "${name}"`, measured);
        const context = document.createElement('canvas').getContext('2d')!;
        return [300, 400, 500, 600, 700].map((weight) => {
          context.font = `${weight} 100px "${name}"`;
          return context.measureText(measured).width;
        });
      },
      [family, text] as const,
    );
    expect(
      [...new Set(widths)].toSorted((a, b) => a - b),
      text,
    ).toEqual(widths);
  }
  for (const part of ['body', 'h1', 'label', 'input', 'button', 'a']) {
    const style = await page
      .locator(part)
      .last()
      .evaluate((element) => getComputedStyle(element).fontFamily);
    expect([part, style]).toEqual([part, expect.stringMatching(/^"?Inter Variable/)]);
  }
});
