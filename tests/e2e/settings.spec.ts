import { newCar } from '#tests/people.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ page, owner }) => {
  expect(owner.id).toBeTruthy();
  await page.goto('/settings/preferences');
});

test('the language is switched and saved', { tag: ['@ROUTE-42', '@SET-01'] }, async ({ page }) => {
  await expect(page.getByLabel('Language').locator('option')).toHaveText(['English', 'Latviešu']);
  await page.getByLabel('Language').selectOption('lv');
  await expect(page.getByRole('heading', { name: /^Iestatījumi/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'lv');
  await expect
    .poll(async () => (await page.request.get('/api/settings')).json())
    .toMatchObject({ language: 'lv' });
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Iestatījumi/ })).toBeVisible();
  await page.getByRole('link', { name: 'Mani auto' }).click();
  await expect(page.getByRole('heading', { name: 'Mani auto' })).toBeVisible();
  await page.goBack();
  await page.getByLabel('Valoda').selectOption('en');
  await expect(page.getByRole('heading', { name: /^Settings/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect
    .poll(async () => (await page.request.get('/api/settings')).json())
    .toMatchObject({ language: 'en' });
});

test(
  'notifications and mechanic sharing are turned off and on and stay that way',
  { tag: ['@SET-02', '@SET-03'] },
  async ({ page }) => {
    for (const [part, name, setting] of [
      ['notifications', /^Notifications\b/, 'notificationsEnabled'],
      ['sharing', /^Mechanic sharing\b/, 'mechanicSharingEnabled'],
    ] as const) {
      await page.goto(`/settings/${part}`);
      for (const on of [false, true]) {
        const choice = page.getByRole('switch', { name });
        await expect(choice).toBeChecked({ checked: !on });
        await choice.click();
        await expect(choice).toBeChecked({ checked: on });
        await expect
          .poll(async () => (await page.request.get('/api/settings')).json())
          .toMatchObject({ [setting]: on });
        const hint = on ? 'Add a car first to share it.' : 'Turn on mechanic sharing to create links.';
        if (part === 'sharing') await expect(page.getByText(hint)).toBeVisible();
        await page.reload();
        await expect(choice).toBeChecked({ checked: on });
      }
    }
  },
);

test('a theme is saved and applied from the first paint', { tag: '@long' }, async ({ page }) => {
  await page.getByLabel('Theme').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect
    .poll(async () => (await page.request.get('/api/settings')).json())
    .toMatchObject({ theme: 'dark' });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test(
  'the five navigation slots work, and the middle one opens what can be added or asked',
  { tag: ['@NAV-04', '@NAV-05', '@NAV-06'] },
  async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.locator('> *')).toHaveText(['Home', 'My Cars', 'Add', 'Reports', 'Settings']);
    const [bar, add] = [await menu.boundingBox(), await menu.getByRole('button').boundingBox()];
    const size = page.viewportSize()!;
    expect(bar).toMatchObject({ x: 0, width: size.width });
    expect(Math.round(bar!.y + bar!.height)).toBe(size.height);
    expect(Math.round(add!.x + add!.width / 2)).toBe(size.width / 2);
    await menu.getByRole('button', { name: 'Add' }).click();
    await expect(page.getByRole('dialog').getByRole('link')).toHaveText([
      'Log Issue',
      'Log Repair',
      'Fill-up',
      'Mileage',
      'Reminder',
      'Document',
      'Ask Assistant',
    ]);
    await page.keyboard.press('Escape');
    for (const [name, path] of [
      ['Home', '/home'],
      ['My Cars', '/cars'],
      ['Reports', '/reports'],
      ['Settings', '/settings'],
    ] as const) {
      await menu.getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
  },
);

test(
  'the add dialog leads to a new problem, and to repair, assistant and mileage of the selected car',
  { tag: ['@NAV-03', '@NAV-07', '@NAV-08', '@NAV-09'] },
  async ({ page, owner }) => {
    await newCar(owner);
    const second = await newCar(owner);
    await page.goto(`/cars/${second.id}`);
    await expect.poll(async () => (await owner.call('cars.list')).selectedCarId).toBe(second.id);
    await page.goto('/cars');
    const choose = async (name: string) => {
      await expect(page).toHaveURL(/\/cars$/);
      await page.getByRole('navigation').getByRole('button', { name: 'Add' }).click();
      await page.getByRole('dialog').getByRole('link', { name }).click();
    };
    await choose('Log Issue');
    await expect(page).toHaveURL(/\/log-symptom$/);
    await expect(page.getByRole('heading', { name: 'Log Symptom' })).toBeVisible();
    await expect(page.locator('nav')).toBeHidden();
    await page.goBack();
    await choose('Log Repair');
    await expect(page).toHaveURL(new RegExp(`/log-repair/${second.id}$`));
    await page.goBack();
    await choose('Ask Assistant');
    await expect(page).toHaveURL(new RegExp(`/assistant/${second.id}$`));
    await page.goBack();
    await choose('Mileage');
    await page.getByRole('dialog').getByLabel('Mileage (km)').fill('12345');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/cars$/);
    await expect
      .poll(async () => (await owner.call('cars.list')).cars.map(({ mileage }) => mileage))
      .toEqual([null, 12_345]);
  },
);
