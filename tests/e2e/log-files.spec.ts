import { newCar } from '#tests/people.ts';
import { expect, picture, test, words } from './offline-fixtures.ts';

// Chromium notes every lost request by itself.
test.afterEach(({ consoleErrors }) => void (consoleErrors.length = 0));

test(
  'starting over aborts uploads in progress, and nothing of the old draft returns',
  { tag: '@long' },
  async ({ page, owner, line }) => {
    await newCar(owner);
    await page.goto('/log-symptom');
    const description = page.getByLabel('Describe what is happening with the car');
    await description.fill(words);
    await page.reload();
    await expect(page.getByText(/^Your draft was kept/)).toBeVisible();
    line.fail('silent', /^PUT .*\/api\/media\//);
    await page.getByLabel('Add images').setInputFiles(await picture('leak.jpg'));
    await expect(page.getByRole('progressbar')).toBeVisible();
    await description.fill('And it smokes');
    const dropped = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
    await page.getByRole('button', { name: 'Start over' }).click();
    await dropped;
    await expect(description).toHaveValue('');
    await page.reload();
    await expect(description).toHaveValue('');
    await expect(page.getByText(/^Your draft was kept/)).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'leak.jpg' })).toHaveCount(0);
  },
);
