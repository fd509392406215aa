import { appVersion } from '#server/platform/app-version.ts';
import { newCar } from '#tests/people.ts';
import { escaped } from './exact.ts';
import { expireLink } from './expire-link.ts';
import { expect, test } from './fixtures.ts';
import { optionValues } from './option-values.ts';

test(
  'settings hold language, notifications, mechanic sharing and log-out',
  { tag: ['@ENT-49', '@ENT-50', '@ENT-51', '@GEN-20', '@ROUTE-42', '@SET-07', '@SET-08'] },
  async ({ page, owner }) => {
    expect(owner.id).toBeTruthy();
    await page.goto('/settings');
    await expect(page.getByRole('button', { name: 'Log out' })).toBeEnabled();
    await expect(page.getByText(new RegExp(`^Carful ${escaped(appVersion().version)}\\b`))).toBeVisible();
    const open = async (part: string) => {
      await page.getByRole('link', { name: new RegExp(`^${part}\\b`) }).click();
      await expect(page).toHaveTitle(`Settings: ${part} · Carful`);
    };
    await open('Preferences');
    await expect(page.getByLabel('Language')).toBeEnabled();
    await expect(page.getByLabel('Language')).toHaveValue('en');
    const languages = page.getByLabel('Language').locator('option');
    await expect(languages).toHaveText(['English', 'Latviešu']);
    expect(await optionValues(languages)).toEqual(['en', 'lv']);
    for (const [part, name] of [
      ['Notifications', /^Notifications\b/],
      ['Sharing', /^Mechanic sharing\b/],
    ] as const) {
      await page.getByRole('link', { name: 'Back' }).click();
      await open(part);
      await expect(page.getByRole('switch', { name })).toBeEnabled();
      await expect(page.getByRole('switch', { name })).toBeChecked();
    }
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('searchbox', { name: 'Search settings' }).fill('EXPORT');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/^Your data\s*Export my data$/]);
    await open('Your data');
    await expect(page.getByText(/^Records: using \d MB of 200 MB$/)).toBeVisible();
  },
);

test(
  'a link is created for a car with access and duration, and opens in another browser',
  { tag: ['@ROLE-07', '@SET-04', '@GEN-19'] },
  async ({ page, owner, browser, baseURL }) => {
    const car = await newCar(owner, { nickname: 'Red Rider' });
    await page.goto('/settings/sharing');
    await expect(page.getByText('No active links')).toBeVisible();
    await page.getByRole('button', { name: 'Create link' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByLabel('Access')).toHaveValue('view');
    const lifetimes = sheet.getByRole('group', { name: 'Valid for' }).getByRole('button');
    await expect(lifetimes).toHaveText(['1 hour', '24 hours', '3 days', '7 days', '30 days']);
    await sheet.getByLabel('Access').selectOption('May answer, quote and add repairs');
    await expect(lifetimes.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await lifetimes.getByText('3 days').click();
    await sheet.getByRole('button', { name: 'Create link' }).click();
    const field = sheet.getByLabel('Copy this link');
    await expect(field).toHaveValue(/\/mechanic-share\?token=.{43}$/);
    const address = await field.inputValue();
    await sheet.getByRole('button', { name: 'Close' }).click();
    const entry = page.getByRole('main').getByRole('listitem');
    await expect(entry).toContainText('Red Rider');
    await expect(entry).toContainText('May answer, quote and add repairs');
    await expect(entry).toContainText('Link valid for 3 more days');
    const { links } = await owner.call('share.list');
    expect(links).toMatchObject([{ carId: car.id, isEditable: true }]);
    const elsewhere = await browser.newContext({ baseURL: baseURL! });
    const mechanic = await elsewhere.newPage();
    await mechanic.goto(address);
    const view = mechanic.getByRole('heading', { name: 'Red Rider', level: 1 });
    await expect(view).toBeVisible();
    await expect(mechanic.getByText('Volvo V70, 2012')).toBeVisible();
    await expect(mechanic.getByText('Link valid for 3 more days')).toBeVisible();
    await expireLink(links[0]!.id);
    await mechanic.reload();
    await expect(mechanic.getByText('This link has expired')).toBeVisible();
    await expect(view).toHaveCount(0);
    await elsewhere.close();
  },
);
