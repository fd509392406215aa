import type { Locator, Page } from '@playwright/test';
import { expect, success, test } from './fixtures.ts';

async function open(page: Page, row: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^${row}\\b`) }).click();
  return page.getByRole('dialog');
}

test.beforeEach(async ({ page, owner }) => {
  expect(owner.id).toBeTruthy();
  await page.goto('/settings');
});

test(
  'the profile is changed in settings, and the greeting with it',
  { tag: ['@VAL-01', '@VAL-02', '@VAL-03', '@VAL-10', '@VAL-11'] },
  async ({ page, owner }) => {
    const sheet = await open(page, 'Profile');
    const save = () => sheet.getByRole('button', { name: 'Save' }).click();
    const stored = async () => (await owner.call('profile.read')).profile;
    const before = await stored();
    const [first, last, phone] = ['First name', 'Last name', 'Phone (optional)'].map((label) =>
      sheet.getByLabel(label),
    ) as [Locator, Locator, Locator];
    await first.fill('L');
    await last.fill('K');
    await phone.fill('12');
    await save();
    await expect(first).toHaveAccessibleDescription('First name must be at least 2 characters.');
    await expect(last).toHaveAccessibleDescription('Last name must be at least 2 characters.');
    await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number (e.g., +37126123456)');
    await last.fill('K'.repeat(51));
    await save();
    await expect(last).toHaveAccessibleDescription('Last name cannot be longer than 50 characters.');
    expect(await stored()).toEqual(before);
    await first.fill('Līga');
    await last.fill('Ko');
    await phone.fill('+371 26-123-456');
    await save();
    await expect(success(page, 'Profile saved')).toBeVisible();
    const row = page.getByRole('button', { name: /^Profile\b/ });
    await expect(row).toContainText('Līga Ko · +37126123456');
    expect(await stored()).toMatchObject({ firstName: 'Līga', lastName: 'Ko', phone: '+37126123456' });
    await open(page, 'Profile');
    await phone.fill('');
    await save();
    await expect(row).not.toContainText('+371');
    expect(await stored()).toMatchObject({ firstName: 'Līga', lastName: 'Ko', phone: null });
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByText('Hello, Līga')).toBeVisible();
  },
);

test(
  'what a new password in settings needs is said before, and what it lacks after',
  { tag: ['@VAL-06', '@VAL-07', '@VAL-08', '@VAL-09', '@VAL-75'] },
  async ({ page }) => {
    const sheet = await open(page, 'Change password');
    const password = sheet.getByLabel('New password', { exact: true });
    const again = sheet.getByLabel('New password again');
    await expect(password).toHaveAccessibleDescription('At least 8 characters, with a letter and a number.');
    let sent = 0;
    page.on('request', (request) => (sent += request.url().includes('password') ? 1 : 0));
    for (const [text, wrong] of [
      ['horse 7', 'Password must be at least 8 characters.'],
      ['1234 5678', 'Include at least one letter.'],
      ['correct horse', 'Include at least one number.'],
    ] as const) {
      await password.fill(text);
      await again.fill(`${text}x`);
      await sheet.getByRole('button', { name: 'Save password' }).click();
      await expect(password).toHaveAccessibleDescription(wrong);
      await expect(again).toHaveAccessibleDescription("Passwords don't match");
    }
    expect(sent).toBe(0);
  },
);
