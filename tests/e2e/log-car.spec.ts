import type { Page } from '@playwright/test';
import { newCar, type Owner } from '#tests/people.ts';
import { expect, expectNoNotice, notice, test } from './fixtures.ts';

const words = 'It squeals when braking';
const describeField = (page: Page) => page.getByLabel('Describe what is happening with the car');
const submit = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const finish = (page: Page) => page.getByRole('button', { name: 'Finish symptom log' });

/** The main car, and another one that is selected by now. */
async function twoCars(page: Page, owner: Owner) {
  const main = await newCar(owner, { nickname: 'Main' });
  const other = await newCar(owner, { nickname: 'Other' });
  await page.goto(`/cars/${other.id}`);
  await expect(page.getByRole('heading', { name: 'Other' })).toBeVisible();
  await expect.poll(async () => (await owner.call('cars.list')).selectedCarId).toBe(other.id);
  return { main, other };
}

const problemsOf = async (owner: Owner, carId: string) =>
  (await owner.call('issues.list', { carId })).issues.map(({ title }) => title);

test(
  'a problem started for one car stays with it, whichever car is selected meanwhile',
  { tag: '@long' },
  async ({ page, owner }) => {
    const { main, other } = await twoCars(page, owner);
    await page.goto('/log-symptom');
    await expect(page.getByLabel('Which car is it?')).toHaveValue(other.id);
    await describeField(page).fill(words);
    await page.goto('/home');
    await expect.poll(async () => (await owner.call('cars.list')).selectedCarId).toBe(main.id);
    await page.goto('/log-symptom');
    await expect(page.getByLabel('Which car is it?')).toHaveValue(other.id);
    await expect(describeField(page)).toHaveValue(words);
    await submit(page);
    await expect(finish(page)).toBeVisible();
    await expect(page.getByText('Other', { exact: true })).toBeVisible();
    await finish(page).click();
    await expect(page).toHaveURL(/\/symptom-summary\//);
    const { issues } = await owner.call('issues.list', { carId: other.id });
    expect(issues).toMatchObject([{ title: words }]);
    await expect(page).toHaveURL(new RegExp(`/symptom-summary/${other.id}/${issues[0]!.id}$`));
    expect(await problemsOf(owner, main.id)).toEqual([]);
  },
);

test(
  'with cars but none selected it says so and leads to them (D40)',
  { tag: ['@LOG-22', '@VAL-36', '@VAL-37'] },
  async ({ page, owner }) => {
    await newCar(owner, { nickname: 'Red' });
    await page.route('**/api/cars', async (route) => {
      const response = await route.fetch();
      const garage = (await response.json()) as object;
      await route.fulfill({ response, json: { ...garage, selectedCarId: null } });
    });
    await page.goto('/log-symptom');
    await expect(notice(page, 'No car selected', 'Please select a car first', 'error')).toBeVisible();
    await expect(page).toHaveURL(/\/cars$/);
    await expect(page.getByRole('listitem').filter({ hasText: /Red/ })).toBeVisible();
    // With the car that is selected it does neither.
    await page.unroute('**/api/cars');
    await page.goto('/log-symptom');
    await expect(describeField(page)).toBeVisible();
    await expect(page.getByText('You need to add a car before logging a symptom')).toHaveCount(0);
    await expectNoNotice(page);
    await expect(page).toHaveURL(/\/log-symptom$/);
  },
);
