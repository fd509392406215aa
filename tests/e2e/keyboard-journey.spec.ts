import type { Page } from '@playwright/test';
import { expectTrap, pressOn, stopOf, tabTo, typeInto } from '#tests/keyboard.ts';
import { expect, test } from './fixtures.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const story = 'Loud squealing from the front left wheel when I brake';

test('from the first page to a shared link by the keyboard alone', { tag: '@long' }, async ({ page }) => {
  await test.step('signs up; a rejected form moves focus to the invalid field', async () => {
    await page.goto('/onboarding/welcome');
    await pressOn(page, link(page, 'Get Started'));
    await expect(title(page, 'Create account')).toBeFocused();
    await pressOn(page, button(page, 'Create account'));
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/at least 2 characters/u);
    await page.keyboard.type('Marta');
    await typeInto(page, page.getByLabel('Last name'), 'Liepa');
    await typeInto(page, page.getByLabel('Email'), `marta.keys.${Date.now()}@example.com`);
    await typeInto(page, page.getByLabel('Password', { exact: true }), 'correct horse 7');
    await typeInto(page, page.getByLabel('Confirm password'), 'correct horse 7');
    await pressOn(page, page.getByRole('checkbox'), 'Space');
    await expect(page.getByRole('checkbox')).toBeChecked();
    await pressOn(page, button(page, 'Create account'));
    await expect(title(page, 'Add your first car')).toBeFocused();
  });

  await test.step('goes through the tutorial by the arrow keys', async () => {
    await pressOn(page, button(page, 'Skip for now'));
    await expect(page.getByRole('group', { name: 'Step 1 of 4' })).toBeFocused();
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
    await pressOn(page, button(page, 'Start Using App'));
    await expect(title(page, 'Hello, Marta')).toBeFocused();
  });

  await test.step('adds a car; a rejected form moves focus to the missing field', async () => {
    await pressOn(page, link(page, 'add car'));
    await expect(title(page, 'Add car')).toBeFocused();
    await pressOn(page, button(page, 'Add car'));
    await expect(page.getByLabel('Brand')).toBeFocused();
    await page.keyboard.type('Volvo');
    await typeInto(page, page.getByLabel('Model'), 'V60');
    await typeInto(page, page.getByLabel('Year'), '2016');
    await pressOn(page, button(page, 'Add car'));
    await expect(title(page, /Volvo V60/u)).toBeFocused();
  });

  await test.step('logs a problem and answers a question', async () => {
    await pressOn(page, link(page, 'Log Your First Issue'));
    await expect(title(page, 'Log Symptom')).toBeFocused();
    await typeInto(page, page.getByLabel('Describe what is happening with the car'), story);
    await pressOn(page, button(page, 'Continue'));
    const questions = page.getByRole('heading', { name: 'Follow-up questions' });
    await expect(questions).toBeFocused();
    await pressOn(page, button(page, 'Back'));
    await expect(title(page, 'Log Symptom')).toBeFocused();
    await pressOn(page, button(page, 'Continue'));
    await expect(questions).toBeFocused();
    await typeInto(page, page.getByPlaceholder('Your answer (optional)').first(), 'Only when braking hard');
    await pressOn(page, button(page, 'Finish symptom log'));
    await expect(page).toHaveURL(/\/symptom-summary\//u);
    await expect(title(page, 'Problem summary')).toBeFocused();
  });

  await test.step('opens the add menu, which traps focus and restores it', async () => {
    const add = page.getByRole('navigation').getByRole('button', { name: 'Add' });
    await pressOn(page, add);
    await expectTrap(page, add);
    await page.keyboard.press('Enter');
    await pressOn(page, page.getByRole('dialog').getByRole('link', { name: 'Log Repair' }));
    await expect(title(page, 'Log Repair')).toBeFocused();
  });

  await test.step('logs the repair that resolves the problem', async () => {
    await pressOn(page, button(page, 'Save repair'));
    await expect(page.getByLabel('Title')).toBeFocused();
    await page.keyboard.type('New brake pads');
    const problem = page.getByRole('button', { name: /^Loud squealing/u });
    await pressOn(page, problem, 'Space');
    await expect(problem).toContainText('Resolved');
    await expect(problem).toBeFocused();
    await pressOn(page, button(page, 'Save repair'));
    await expect(page).toHaveURL(/\/car-view\//u);
    await expect(title(page, /Volvo V60/u)).toBeFocused();
  });

  await test.step('reads the reports', async () => {
    await pressOn(page, link(page, 'Reports'));
    await expect(title(page, 'Reports')).toBeFocused();
    const repairs = button(page, 'Repairs');
    await pressOn(page, repairs, 'Space');
    await expect(repairs).toHaveAttribute('aria-pressed', 'true');
    await expect(repairs).toBeFocused();
  });

  await test.step('creates a link for the mechanic and revokes it', async () => {
    await pressOn(page, link(page, 'Settings'));
    await expect(title(page, 'Settings')).toBeFocused();
    await pressOn(page, page.getByRole('link', { name: /^Sharing / }));
    const create = button(page, 'Create link');
    await pressOn(page, create);
    const dialog = page.getByRole('dialog', { name: 'New link' });
    await expect(dialog).toHaveAccessibleDescription(/Whoever has the link/u);
    await expectTrap(page, create);
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByLabel('Access'));
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByLabel('Access')).toHaveValue('edit');
    await pressOn(page, dialog.getByRole('button', { name: 'Create link' }));
    const ready = page.getByRole('dialog', { name: 'Link for the mechanic' });
    await expect(ready.getByLabel('Copy this link')).toHaveValue(/token=/u);
    await expectTrap(page, create);
    const remove = page.getByRole('button', { name: /^Delete link/u });
    await tabTo(page, remove, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectTrap(page, remove);
    await page.keyboard.press('Enter');
    await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete link' }));
    await expect(remove).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Share links' })).toBeFocused();
  });
});

test(
  'on a wide screen the navigation comes before the page, after a way to the page by one key',
  { tag: ['@NAV-11'] },
  async ({ page, owner: _signedIn }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto('/home');
    await expect(title(page, 'Hello, Anna')).toBeVisible();
    const stops: string[] = [];
    for (let at = 0; at < 6; at++) {
      await page.keyboard.press('Tab');
      stops.push((await stopOf(page)).name);
    }
    const rail = ['button Add', 'a Home', 'a My Cars', 'a Reports', 'a Settings'];
    expect(stops).toEqual(['button Skip to content', ...rail]);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const tops = await menu
      .locator('a, button[aria-haspopup]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(5);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await tabTo(page, button(page, 'Skip to content'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(title(page, 'Hello, Anna')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(menu.getByRole('link', { name: 'Settings' })).toBeFocused();
    // On a narrower screen it is a bar at the bottom, and comes last.
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(button(page, 'Skip to content')).toHaveCount(0);
    await title(page, 'Hello, Anna').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(title(page, 'Hello, Anna')).not.toBeFocused();
    await expect(menu.locator(':focus')).toHaveCount(0);
  },
);
