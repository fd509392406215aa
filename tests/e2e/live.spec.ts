import type { Page } from '@playwright/test';
import { newId } from '#server/platform/deps.ts';
import { newCar, newIssue } from '#tests/people.ts';
import { expect, signInBrowser, test, waitUntilQuiet } from './fixtures.ts';

const connected = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/live') && response.ok());
test('a change in one browser appears on the other’s open page, which refetches only what it concerns', async ({
  page,
  owner,
  browser,
  baseURL,
}) => {
  const car = await newCar(owner, { nickname: 'Red Rider' });
  const other = await newCar(owner, { nickname: 'Blue Bird' });
  // Else the first device tells it, which is a change of the settings.
  await owner.call('notices.setZone', { opId: newId(), zone: 'Europe/Riga' });
  const stands = connected(page);
  await page.goto(`/cars/${car.id}`);
  await expect(page.getByRole('heading', { name: 'Red Rider' })).toBeVisible();
  await stands;

  const second = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await signInBrowser(second, owner, baseURL!);
  const elsewhere = await second.newPage();
  await elsewhere.goto(`/cars/edit/${car.id}`);
  await elsewhere.getByLabel('Nickname').fill('Old Faithful');
  await elsewhere.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Old Faithful' })).toBeVisible();
  await waitUntilQuiet(elsewhere);
  await second.close();
  await waitUntilQuiet(page);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await newIssue(owner, other.id);
  await expect.poll(() => asked).toContain('/api/cars');
  await newIssue(owner, car.id, { description: 'The brakes squeal again' });
  await expect(page.getByText('The brakes squeal again').first()).toBeVisible();
  expect(asked.filter((path) => path.includes(other.id))).toEqual([]);
  expect(asked).not.toContain('/api/settings');
});
