import type { BrowserContext, Page } from '@playwright/test';
import { Visitor } from '#tests/client.ts';
import type { Line } from '#tests/line.ts';
import { newCar, signUp } from '#tests/people.ts';
import { expect, goOnline, kept, logIn, offlineProblem, test } from './offline-fixtures.ts';

// Chromium notes every lost request by itself.
test.use({ device: 'known' });

test.afterEach(({ consoleErrors }) => void (consoleErrors.length = 0));

test.describe('logging out with unsent changes asks first (D3)', () => {
  async function ask(page: Page, context: BrowserContext, line: Line): Promise<void> {
    await offlineProblem(page, context, line);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('dialog')).toContainText('1 record not yet sent');
  }

  test('to keep it locked: another account neither sees nor sends it, its own account does', async ({
    page,
    context,
    owner,
    line,
  }) => {
    await newCar(owner);
    await ask(page, context, line);
    // Whose changes the worker may send; headless Chromium has Background Sync, but turned off.
    const mayBeSent = async () =>
      (await kept(page, ['leases'])).map((row) => (row as { holder: string }).holder);
    await expect.poll(mayBeSent).toEqual([owner.id]);
    await page.getByRole('button', { name: 'Keep unsent changes on this device and log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(mayBeSent).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(owner.id);
    await goOnline(context, line);
    await expect.poll(async () => (await owner.call('session.read')).session).toBeNull();

    const next = await signUp(new Visitor(line.url), 'Berta');
    const theirs = await newCar(next);
    await logIn(page, next);
    await expect(page.getByText('Hello, Berta')).toBeVisible();
    await expect(page.getByText('No problems logged yet')).toBeVisible();
    await expect(page.getByRole('button', { name: /not yet sent/ })).toHaveCount(0);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect((await next.attempt('issues.list', { carId: theirs.id })).body).not.toMatchObject({
      issues: [{}],
    });

    await logIn(page, owner);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByText('Not yet sent')).toHaveCount(0);
  });
});
