import type { Page } from '@playwright/test';
import { phonePicture } from '#tests/fixtures/media/samples.ts';
import { newCar } from '#tests/people.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { dialogIsGone } from './dialogs.ts';
import { expect, signInBrowser, test, waitUntilQuiet } from './fixtures.ts';

/** What the device has of this origin, other tabs' memory apart. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookies: document.cookie,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

const squeal = /^The front brakes squeal/;

test(
  'the demo opens from /login, takes a problem and a repair, and leaves nothing',
  { tag: ['@DEMO-01', '@DEMO-05', '@DEMO-06', '@DEMO-07', '@DEMO-08', '@DEMO-09', '@GEN-01'] },
  async ({ page, owner, context, baseURL }) => {
    const car = await newCar(owner);
    await context.clearCookies();
    await page.goto('/login');
    const way = page.getByRole('link', { name: 'Try it without an account' });
    await page.setViewportSize({ width: 1280, height: 800 });
    const card = (await way.locator('xpath=ancestor::main/div').boundingBox())!;
    expect(card.y + card.height).toBeLessThanOrEqual(800);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText('Log issues, track repairs and get smart help in one place.')).toBeVisible();
    await waitUntilQuiet(page);
    const before = await stored(page);

    const asked: string[] = [];
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isOfDemo = request.frame().url().includes('/demo');
      if (isOfDemo && /^\/(api|health)\b/.test(pathname)) asked.push(pathname);
    });
    await page.getByRole('link', { name: 'Try it without an account' }).click();
    await expect(page).toHaveURL(/\/demo\/home$/);
    const banner = page.getByRole('complementary', { name: 'Demo' });
    await expect(banner).toContainText('Demo: gone when you close this tab');
    await expect(page.getByText('Cabin filter')).toBeVisible();
    await expectAccessible(page, 'demo');
    await expectNoSideways(page, 'demo');

    // A problem with a picture, assessed in the page.
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name: 'Log Issue' }).click();
    await page
      .getByLabel('Describe what is happening with the car')
      .fill('Grinding from the left rear wheel');
    await page
      .getByLabel('Add images')
      .setInputFiles({ name: '1.jpg', mimeType: 'image/jpeg', buffer: await phonePicture() });
    await page.getByRole('button', { name: 'Save now' }).click();
    await expect(page).toHaveURL(/\/demo\/symptom-summary\//);
    await expect(page.getByRole('button', { name: 'Show image 1' })).toBeVisible();
    await page
      .getByRole('button', { name: /^(Share|Send to a mechanic)$/ })
      .first()
      .click();
    const question = page.getByRole('dialog', { name: 'This needs an account' });
    await expect(question.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      '/onboarding/register-options',
    );
    await question.getByRole('button', { name: 'Stay in the demo' }).click();

    // A repair that solves a problem of the demo.
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name: 'Log Repair' }).click();
    await page.getByLabel('Title').fill('New front pads');
    await page.getByLabel('Cost').fill('120');
    await page.getByRole('button', { name: squeal }).click();
    await page.getByRole('button', { name: 'Save repair' }).click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Reports' }).click();
    const row = (name: RegExp) => page.getByRole('link', { name }).first();
    await expect(row(/^New front pads/)).toContainText('€120.00');
    await expect(row(squeal)).toContainText('Resolved');
    await expect(row(/^Grinding from the left rear wheel/)).toBeVisible();
    await page.getByRole('button', { name: 'Create report' }).click();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await dialogIsGone(page);

    // A reload keeps what was entered; nothing of it is in the storage that outlives the tab.
    await page.reload();
    await expect(row(/^New front pads/)).toBeVisible();
    await menu.getByRole('link', { name: 'My Cars' }).click();
    await expect(page.getByText('Do not drive')).toBeVisible();
    await menu.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByText(/the assistant need an account\.$/)).toBeVisible();
    for (const path of ['/demo/assistant', '/demo/import']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'This needs an account' })).toBeVisible();
    }
    await expect(page.getByText('not yet sent')).toHaveCount(0);
    expect(await stored(page)).toEqual(before);

    await banner.getByRole('link', { name: 'Leave the demo' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => sessionStorage.getItem('carful:demo'))).toBeNull();

    // Beside an account: neither sees anything of the other.
    await signInBrowser(context, owner, baseURL!);
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Hello, Anna' })).toBeVisible();
    await waitUntilQuiet(page);
    await expect.poll(async () => (await stored(page)).databases).toContain('carful');
    const signedIn = await stored(page);
    const demo = await context.newPage();
    await demo.goto('/demo/cars');
    await expect(demo.getByText('Old Blue')).toBeVisible();
    await expect(demo.getByText('New front pads')).toHaveCount(0);
    await demo.getByRole('checkbox', { name: 'main car: Toyota Yaris' }).check();
    await demo.goto(`/demo/car-view/${car.id}`);
    await expect(demo.getByRole('heading', { name: 'Car Not Found' })).toBeVisible();
    expect(await stored(demo)).toEqual(signedIn);
    await demo.close();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Hello, Anna' })).toBeVisible();
    expect((await owner.call('cars.list')).cars.map(({ id }) => id)).toEqual([car.id]);
    expect(asked).toEqual([]);
  },
);
