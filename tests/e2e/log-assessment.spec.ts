import type { Page } from '@playwright/test';
import { newCar } from '#tests/people.ts';
import { expect, expectNoNotice, test } from './fixtures.ts';

const words = 'The engine overheats in traffic';
const answers = (page: Page) => page.getByPlaceholder('Your answer (optional)');

async function describe(page: Page, problem = words): Promise<void> {
  await page.goto('/log-symptom');
  await page.getByLabel('Describe what is happening with the car').fill(problem);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test.afterEach(({ consoleErrors }) => void (consoleErrors.length = 0));

test('a danger reported in an answer counts: the saved problem says not to drive', async ({
  page,
  owner,
}) => {
  const car = await newCar(owner);
  await describe(page, 'It squeals when braking');
  await expect(answers(page).first()).toBeVisible();
  await expect(page.getByText('Do not drive', { exact: true })).toHaveCount(0);
  await answers(page).first().fill('yes, the pedal sinks to the floor');
  await page.getByRole('button', { name: 'Finish symptom log' }).click();
  await expect(page).toHaveURL(/\/symptom-summary\//);
  await expect(page.getByText('Do not drive', { exact: true })).toBeVisible();
  const [entry] = (await owner.call('issues.list', { carId: car.id })).issues;
  const issue = await owner.call('issues.read', { carId: car.id, issueId: entry!.id });
  expect(issue.drivingAdvice).toBe('stop_driving');
});

test('without a server the problem is assessed offline, without an error (D105)', async ({ page, owner }) => {
  await newCar(owner);
  await page.goto('/log-symptom');
  const engine = page.waitForResponse(/\/engine-.*\.js/); // fetched while one types
  await page.getByLabel('Describe what is happening with the car').fill(words);
  await (await engine).finished();
  await page.route('**/api/functions/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(answers(page).first()).toBeVisible();
  await expectNoNotice(page);
});
