import type { Page } from '@playwright/test';
import { newCar, type Owner } from '#tests/people.ts';
import { expect, isKept, picture, test, words } from './offline-fixtures.ts';

// Chromium notes every lost request by itself.
test.afterEach(({ consoleErrors }) => void (consoleErrors.length = 0));

const submit = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const finish = (page: Page) => page.getByRole('button', { name: 'Finish symptom log' });
const describe = (page: Page, text: string) =>
  page.getByLabel('Describe what is happening with the car').fill(text);

async function imagesOf(owner: Owner, carId: string): Promise<string[]> {
  const [entry] = (await owner.call('issues.list', { carId })).issues;
  return entry ? (await owner.call('issues.read', { carId, issueId: entry.id })).images : [];
}

test.describe('on a device that has the app', () => {
  test.use({ device: 'known' });

  test(
    'a stalled upload does not delay the problem and arrives later',
    { tag: '@long' },
    async ({ page, owner, line }) => {
      const car = await newCar(owner);
      await page.goto('/log-symptom');
      await isKept(page);
      line.fail('silent', /^PUT .*\/api\/media\//);
      await page.getByLabel('Add images').setInputFiles(await picture('leak.jpg'));
      await describe(page, words);
      await submit(page);
      await finish(page).click();
      await expect(page).toHaveURL(/\/symptom-summary\//, { timeout: 60_000 });
      await expect(page.getByRole('button', { name: 'Show image 1' })).toBeVisible();
      line.fail('down');
      await expect(page.getByRole('button', { name: 'Send now' })).toBeEnabled();
      line.fail('through');
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(page.getByText('Not yet sent', { exact: true })).toHaveCount(0);
      expect(await imagesOf(owner, car.id)).toHaveLength(1);
      expect((await owner.call('issues.list', { carId: car.id })).issues).toHaveLength(1);
    },
  );
});

test(
  'starting over aborts uploads in progress, and nothing of the old draft returns',
  { tag: '@long' },
  async ({ page, owner, line }) => {
    await newCar(owner);
    await page.goto('/log-symptom');
    await describe(page, words);
    await page.reload();
    await expect(page.getByText(/^Your draft was kept/)).toBeVisible();
    line.fail('silent', /^PUT .*\/api\/media\//);
    await page.getByLabel('Add images').setInputFiles(await picture('leak.jpg'));
    await expect(page.getByRole('progressbar')).toBeVisible();
    await describe(page, 'And it smokes');
    const dropped = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
    await page.getByRole('button', { name: 'Start over' }).click();
    await dropped;
    await expect(page.getByLabel('Describe what is happening with the car')).toHaveValue('');
    await page.reload();
    await expect(page.getByLabel('Describe what is happening with the car')).toHaveValue('');
    await expect(page.getByText(/^Your draft was kept/)).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'leak.jpg' })).toHaveCount(0);
  },
);
