import { newCar } from '#tests/people.ts';
import { askFor, bubbles, modelTest as test } from './assistant-fixtures.ts';
import { expectAccessible } from './axe.ts';
import { expect, test as withoutModel, waitUntilQuiet } from './fixtures.ts';

// One product with one model, whose manner each test sets.
test.describe.configure({ mode: 'default' });

test(
  'settings show what was last sent, when and where, without personal data',
  { tag: '@long' },
  async ({ page, owner, model }) => {
    const car = await newCar(owner, { licensePlate: 'AB-1234', mileage: 184_500 });
    await page.goto('/settings');
    await expect(
      page.getByText(
        /VIN, license plate, email addresses and phone numbers, .* are removed from the text first/,
      ),
    ).toBeVisible();
    // Sections that are still being read would move the button away.
    await waitUntilQuiet(page);
    await page.getByRole('button', { name: 'What was sent last' }).click();
    const sheet = page.getByRole('dialog', { name: 'What was sent last' });
    await expect(sheet.getByText('Nothing has been sent to an AI model for you yet.')).toBeVisible();

    model.set({ calls: [{ name: 'mileage', input: {} }], after: { says: 'About 184 500 km.' } });
    await page.goto(`/assistant/${car.id}`);
    await askFor(page, `Does AB 1234 of ${owner.email} need oil?`);
    await expect(bubbles(page, 'assistant')).toContainText('184 500 km');
    await page.goto('/settings');
    await page.getByRole('button', { name: 'What was sent last' }).click();
    await expect(sheet.getByText(/Does \[plate\] of \[e-mail\] need oil\?/)).toBeVisible();
    await expect(sheet).toContainText(new URL(model.url).host);
    await expect(sheet).toContainText('Question to the assistant');
    for (const secret of ['AB 1234', 'AB-1234', owner.email]) await expect(sheet).not.toContainText(secret);
    await sheet.getByText('Instructions', { exact: true }).click();
    await expect(sheet.getByText(/mileage: 184500 km/)).toBeVisible();
    await expectAccessible(page, 'what was sent', '[role=dialog]');
  },
);

test('turned off in settings, the model is asked nothing, and the assistant says why', async ({
  page,
  owner,
  model,
}) => {
  const car = await newCar(owner, { mileage: 184_500 });
  model.set({ says: 'The model was asked.' });
  await page.goto('/settings');
  await page.getByRole('switch', { name: /^Use the AI model\b/ }).uncheck();
  await expect(page.getByText(/^The AI model is off: nothing is sent to it/)).toBeVisible();
  await expect.poll(async () => (await owner.call('settings.read')).modelAllowed).toBe(false);
  await page.goto(`/assistant/${car.id}`);
  const why = "You have turned the AI model off: answers come from this car's records.";
  await expect(page.getByText(why)).toBeVisible();
  await askFor(page, 'What is the mileage?');
  await expect(bubbles(page, 'fallback')).toContainText(/184.500.km/);
  await expect(page.getByText(why)).toBeVisible();
  await page.goto('/privacy');
  await expect(page.getByText(/in the operator’s own network/)).toHaveCount(2);
  expect(model.asked).toEqual([]);
});

withoutModel('without a model settings say that nothing is sent', async ({ page, owner }) => {
  expect(owner.id).toBeTruthy();
  await page.goto('/settings');
  await expect(
    page.getByText(
      'No AI model is set up here: answers come from the records, and nothing is sent anywhere.',
    ),
  ).toBeVisible();
});
