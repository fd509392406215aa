import { newCar, newLink } from '#tests/people.ts';
import { expect, test } from './fixtures.ts';

test('a mechanic is told what becomes of a name, beside the privacy policy', async ({ page, owner }) => {
  const car = await newCar(owner);
  const [link, viewOnly] = [await newLink(owner, car.id, { isEditable: true }), await newLink(owner, car.id)];
  const said = page.getByText(
    'What you add, with your name, is stored with the car and shown to its owner. Whoever else has this link also sees your answers and prices with your name and repair shop, and the titles and dates of your repairs; whoever has any link of the car sees the problems that you add.',
  );
  await page.goto(`/mechanic-share?token=${viewOnly.token}`);
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await expect(said).toHaveCount(0);
  await page.goto(`/mechanic-share?token=${link.token}`);
  await expect(said).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Privacy policy' }).click();
  await expect((await opened).getByRole('heading', { name: 'Privacy policy' })).toBeVisible();
});
