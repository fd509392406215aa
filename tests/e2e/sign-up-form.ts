import type { Page } from '@playwright/test';

export const address = () => `anna.${Date.now()}.${Math.random().toString(36).slice(2)}@example.com`;

/** All that the form asks for, of somebody new. */
export async function fillIn(page: Page, { email = address(), phone = '' } = {}): Promise<void> {
  await page.getByLabel('First name').fill('Anna');
  await page.getByLabel('Last name').fill('Ozola');
  await page.getByLabel('Email').fill(email);
  if (phone !== '') {
    await page.getByRole('button', { name: 'Add a phone number' }).click();
    await page.getByLabel('Phone (optional)').fill(phone);
  }
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7');
  await page.getByLabel('Confirm password').fill('correct horse 7');
  await page.getByRole('checkbox').check();
}

/** What the page says in the console, for events that go nowhere else. */
export function saidBy(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  return said;
}
