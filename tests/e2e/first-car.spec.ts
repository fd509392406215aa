import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { person, test } from './outside-fixtures.ts';

// One app of their own for all of them.
test.describe.configure({ mode: 'default' });

async function fillInCar(page: Page): Promise<void> {
  await page.goto('/onboarding/add-car');
  await page.getByLabel('Nickname').fill('Zilais');
  await page.getByLabel('Make').fill('Volvo');
  await page.getByLabel('Model').fill('V60');
}

async function askToSave(page: Page): Promise<void> {
  await fillInCar(page);
  await page.getByRole('button', { name: 'Save Car & Continue' }).click();
  await expect(page).toHaveURL(/\/onboarding\/register-options$/);
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('carful:guest:first-car'));
async function ask<Answer>(page: Page, path: string): Promise<Answer> {
  return (await (await page.request.get(`/api/${path}`)).json()) as Answer;
}
const cars = async (page: Page) => (await ask<{ cars: { nickname: string }[] }>(page, 'cars')).cars;

test(
  'a car filled in before sign-in is saved on the way back from Google',
  { tag: '@long' },
  async ({ page, outside, consoleErrors }) => {
    outside.google.person = person('Līga Ozola');
    await askToSave(page);
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/login$/);
    // Not even what this visitor has typed.
    const backdrop = page.getByTestId('backdrop').locator('> div');
    await expect(backdrop).toHaveCSS('filter', /blur/);
    await expect(backdrop).toHaveText('');
    await page.getByRole('link', { name: 'Create new account' }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page).toHaveURL(/\/onboarding\/tutorial$/);
    await page.getByRole('button', { name: 'Skip Tutorial' }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(page.getByText('Hello, Līga')).toBeVisible();
    expect(await cars(page)).toMatchObject([{ nickname: 'Zilais' }]);
    expect(await kept(page)).toBeNull();
    consoleErrors.length = 0; // Google is another host, on purpose
  },
);
