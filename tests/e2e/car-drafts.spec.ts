import { phonePicture } from '#tests/fixtures/media/samples.ts';
import { expect, test } from './fixtures.ts';

test('typed text and photo survive a reload and can be discarded', async ({ page, owner }) => {
  expect(owner.id).toBeTruthy();
  await page.goto('/cars/add');
  await page.getByLabel('Brand').fill('Saab');
  await page
    .getByLabel(/^Add photo/)
    .setInputFiles({ name: 'car.jpg', mimeType: 'image/jpeg', buffer: await phonePicture() });
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Brand')).toHaveValue('Saab');
  await expect(page.getByRole('img', { name: 'car.jpg' })).toBeVisible();
  await page.getByLabel('Model').fill('9-5');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Brand')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Brand')).toHaveValue('');
  await expect(page.getByLabel('Model')).toHaveValue('');
  await expect(page.getByText(/^Your draft was kept/)).toHaveCount(0);
});
