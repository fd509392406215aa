import { expect, type Browser } from '@playwright/test';
import type { Visitor } from '#tests/client.ts';
import { cookiesOf } from '#tests/cookies.ts';
import { picture } from '#tests/e2e/mechanic-fixtures.ts';
import { phone, readProfile, type BrowserProfile } from './browser-profile.ts';

/** Someone who is adding a first car: without an account, or just signed up. */
export async function fillFirstCarBrowser(
  browser: Browser,
  url: string,
  visitor: Visitor | null,
): Promise<BrowserProfile> {
  const context = await browser.newContext({ ...phone, baseURL: url });
  try {
    if (visitor) await context.addCookies(cookiesOf(visitor.cookie, url));
    const page = await context.newPage();
    await page.goto('/onboarding/add-car');
    await page.getByLabel('Nickname').fill('Drafted first car');
    await page.getByLabel('Make').fill('Volvo');
    await page.getByLabel('Model').fill('V60');
    await page.getByLabel('Add photo').setInputFiles(await picture('first.jpg'));
    await expect(page.getByRole('img', { name: 'Photo' })).toBeVisible();
    return await readProfile(page);
  } finally {
    await context.close();
  }
}

/** A mechanic's tab: what was added through the link, a symptom whose answer was lost, an unsent repair. */
export async function fillMechanicsBrowser(
  browser: Browser,
  url: string,
  token: string,
): Promise<BrowserProfile> {
  const context = await browser.newContext({ ...phone, baseURL: url });
  try {
    const page = await context.newPage();
    await page.goto(`/mechanic-share?token=${token}`);
    const dialog = page.getByRole('dialog');
    const fill = async (title: string, description: string) => {
      await dialog.getByLabel('Title').fill(title);
      await dialog.getByLabel('Description').fill(description);
      await dialog.getByLabel('Your name').fill('Juris');
    };
    const attach = async (name: string) => {
      await dialog.locator('input[type=file]').setInputFiles(await picture(name));
      await expect(dialog.getByRole('img', { name })).toBeVisible();
      await expect(dialog.getByRole('progressbar')).toHaveCount(0);
    };
    await page.getByRole('button', { name: 'Log New Repair' }).click();
    await fill('Added repair', 'Arrived before the upgrade');
    await dialog.getByRole('button', { name: 'Save repair' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Log New Symptom' }).click();
    await fill('Lost symptom', 'Its answer never came');
    await attach('lost.jpg');
    await page.route('**/api/shared/symptoms', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await dialog.getByRole('button', { name: 'Save problem' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible({ timeout: 30_000 });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Log New Repair' }).click();
    await fill('Drafted repair', 'Not sent yet');
    await attach('receipt.jpg');
    return await readProfile(page);
  } finally {
    await context.close();
  }
}
