import type { Page } from '@playwright/test';
import { phonePicture } from '#tests/fixtures/media/samples.ts';
import { expect, success, test } from '#tests/e2e/fixtures.ts';

const picture = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await phonePicture({ width: 640, height: 480 }),
});

/** A notice lies over the top of the page until it goes by itself. */
const noticesGone = (page: Page) => expect(page.locator('[data-sonner-toast]')).toHaveCount(0);

const story = 'The brake pedal feels soft, and the front left wheel squeals';

test(
  'a newcomer signs up, adds a car, logs a problem, has it repaired and shares the car with a mechanic',
  { tag: ['@STAT-48', '@LOG-18', '@LOG-19', '@STAT-05', '@REP-03', '@SHARE-04', '@ROUTE-43'] },
  async ({ page, browser }) => {
    await test.step('signs up and skips what can wait', async () => {
      await page.goto('/onboarding/welcome');
      await page.getByRole('link', { name: 'Get Started' }).click();
      await expect(page).toHaveURL(/\/onboarding\/signup$/);
      await page.getByLabel('First name').fill('Marta');
      await page.getByLabel('Last name').fill('Liepa');
      await page.getByLabel('Email').fill(`marta.${Date.now()}@example.com`);
      await page.getByLabel('Password', { exact: true }).fill('correct horse 7');
      await page.getByLabel('Confirm password').fill('correct horse 7');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: /create/i }).click();
      await expect(page).toHaveURL(/\/onboarding\/add-car$/);
      await page.getByRole('button', { name: 'Skip for now' }).click();
      await expect(page).toHaveURL(/\/onboarding\/tutorial$/);
      await page.getByRole('button', { name: 'Skip Tutorial' }).click();
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.getByRole('heading', { name: 'Hello, Marta' })).toBeVisible();
    });

    await test.step('adds a car with a photo', async () => {
      await page.getByRole('link', { name: 'add car' }).click();
      await page.getByLabel('Brand').fill('Volvo');
      await page.getByLabel('Model').fill('V60');
      await page.getByLabel('Year').fill('2016');
      await page.getByLabel('Nickname').fill('Red Rider');
      await page.getByLabel('Mileage (km)').fill('125 000');
      await page.getByLabel(/^Add photo/).setInputFiles(await picture('car.jpg'));
      await page.getByRole('button', { name: 'Add car' }).click();
      await expect(page).toHaveURL(/\/cars\/[0-9a-f-]{36}$/);
      await expect(page.getByRole('heading', { name: 'Red Rider' })).toBeVisible();
      await expect(page.locator('main img').first()).toHaveJSProperty('complete', true);
      await expect(page.getByRole('button', { name: /Enter mileage$/ })).toContainText('125 000 km');
    });
    const carId = page.url().split('/').at(-1)!;

    await test.step('logs a problem with words and a picture, and answers a question', async () => {
      await noticesGone(page);
      await page.getByRole('link', { name: 'Log Your First Issue' }).click();
      await page.getByLabel('Describe what is happening with the car').fill(story);
      await page.getByLabel('Add images').setInputFiles(await picture('wheel.jpg'));
      await expect(page.getByRole('img', { name: 'wheel.jpg' })).toBeVisible();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('Do not drive', { exact: true })).toBeVisible();
      const answers = page.getByPlaceholder('Your answer (optional)');
      expect(await answers.count()).toBeGreaterThanOrEqual(5);
      await answers.first().fill('Only when braking hard');
      await page.getByRole('button', { name: 'Finish symptom log' }).click();
      await expect(success(page, 'Symptom logged successfully')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/symptom-summary/${carId}/`));
    });

    await test.step('reads the summary, which stays after a reload', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: new RegExp(`^${story.slice(0, 20)}`) })).toBeVisible();
      await expect(page.getByLabel('Status')).toHaveValue('new');
      await expect(page.getByText('Possible causes')).toBeVisible();
      await expect(page.getByText(/Only when braking hard\.$/)).toBeVisible();
      await page.getByRole('button', { name: 'Show image 1' }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await page.keyboard.press('Escape');
    });

    const link = await test.step('shares it with a mechanic', async () => {
      const created = page.waitForResponse(
        (response) => response.url().endsWith('/share-links') && response.request().method() === 'POST',
      );
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByRole('button', { name: 'Create link: View only' }).click();
      const { token } = (await (await created).json()) as { token: string };
      return `/mechanic-share?token=${token}`;
    });

    await test.step('the mechanic sees car and problem in a browser without account', async () => {
      const stranger = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const shared = await stranger.newPage();
      await shared.goto(new URL(link, page.url()).href);
      await expect(shared.getByRole('heading', { name: 'Red Rider' })).toBeVisible();
      await expect(shared.getByText('Link valid for 24 more hours')).toBeVisible();
      await expect(shared.getByText(story, { exact: true })).toBeVisible();
      await expect(
        shared.getByText('This is a view-only link. You cannot add repair records.'),
      ).toBeVisible();
      await shared.getByRole('button', { name: 'Show image 1' }).click();
      const image = shared.getByRole('dialog').getByRole('img');
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(0);
      await stranger.close();
    });

    await test.step('logs the repair that resolves it', async () => {
      await page.goto(`/log-repair/${carId}`);
      await page.getByLabel('Title').fill('New brake pads');
      await page.getByLabel('Cost').fill('120,50');
      await page.getByLabel('Garage').fill('Auto Best');
      const issue = page.getByRole('button', { name: /^The brake pedal feels/ });
      await expect(issue).toContainText('Not linked');
      await issue.click();
      await expect(issue).toContainText('Resolved');
      await page.getByRole('button', { name: 'Save repair' }).click();
      await expect(success(page, 'Repair saved successfully')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/car-view/${carId}$`));
      await expect(page.getByText('No open issues')).toBeVisible();
    });

    await test.step('finds all of it again', async () => {
      await page.goto('/home');
      await expect(page.getByText('All good').first()).toBeVisible();
      await page.getByRole('tab', { name: 'Service Records' }).click();
      await page.getByRole('button', { name: /^New brake pads/ }).click();
      await expect(page.getByText('1 issue fixed')).toBeVisible();
    });
  },
);
