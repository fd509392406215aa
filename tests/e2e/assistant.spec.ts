import { newId } from '#server/platform/deps.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { phonePicture } from '#tests/fixtures/media/samples.ts';
import { askFor, bubbles, countLooks, input, sendButton, thread } from './assistant-fixtures.ts';
import { expect, expectNoNotice, notice, test } from './fixtures.ts';

const files = async (count: number) => {
  const buffer = await phonePicture();
  return Array.from({ length: count }, (_, n) => ({ name: `${n + 1}.jpg`, mimeType: 'image/jpeg', buffer }));
};

test(
  'without cars it says so and leads to the form, and back leads to the start, with a car as well',
  { tag: ['@ASST-03', '@ASST-04', '@ASST-05'] },
  async ({ page, owner }) => {
    expect(owner.id).toBeTruthy();
    await page.goto('/assistant');
    await expect(page.getByText('No cars found')).toBeVisible();
    await page.getByRole('link', { name: 'Add Your First Car' }).click();
    await expect(page).toHaveURL(/\/cars\/add$/);
    const back = page.getByRole('link', { name: 'Back' });
    const leave = async () => {
      await expect(back).toHaveAttribute('href', '/');
      await back.click();
      await expect(page).toHaveURL(/\/home$/);
    };
    // Wherever it was reached from, Back leads to the start.
    await page.goto('/cars');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name: 'Ask Assistant' }).click();
    await expect(page.getByText('No cars found')).toBeVisible();
    await leave();
    const car = await newCar(owner);
    await page.goto(`/assistant/${car.id}`);
    await expect(sendButton(page)).toBeVisible();
    await expect(page.getByText('No cars found')).toHaveCount(0);
    await leave();
  },
);

test(
  'a question is answered from the records of the selected car',
  { tag: ['@NAV-09', '@ROUTE-44', '@GEN-16', '@GEN-17', '@ASST-01', '@ASST-10', '@ASST-13'] },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    await owner.call('repairs.log', repairDraft(car.id, { title: 'Oil change', date: '2026-03-05' }));
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Hello, Anna' })).toBeVisible();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name: 'Ask Assistant' }).click();
    await expect(page).toHaveURL(new RegExp(`/assistant/${car.id}$`));
    await askFor(page, 'When was the last oil change?');
    await expect(bubbles(page, 'user', 'When was the last oil change?')).toBeVisible();
    const answer = bubbles(page, 'fallback', 'March 5, 2026: Oil change');
    await expect(answer).toBeVisible();
    await expect(answer.getByText('From your records')).toBeVisible();
    await expect(thread(page).locator('> li')).toHaveText([/When was/, /Oil change/]);
    const [above, below] = await Promise.all(
      ['user', 'fallback'].map((role) => bubbles(page, role).boundingBox()),
    );
    expect(below!.y).toBeGreaterThan(above!.y + above!.height - 1);
    expect(await countLooks(page, 'user', 'fallback')).toBe(2);
    // No model is set up here: that is said, and it is no failure (D105).
    await expect(
      page.getByText("Answers come from this car's records; no AI model is set up here."),
    ).toBeVisible();
    await expectNoNotice(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goto('/settings/assistant');
    await expect(
      page.getByText(
        'No AI model is set up here: answers come from the records, and nothing is sent anywhere.',
      ),
    ).toBeVisible();
  },
);

test(
  'Enter sends, Shift+Enter adds a line, nothing empty is sent; three pictures go along, unseen',
  { tag: ['@ASST-01', '@ASST-06', '@ASST-07', '@ASST-08', '@ASST-09', '@ASST-10', '@ASST-14'] },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    await page.goto(`/assistant/${car.id}`);
    await expect(sendButton(page)).toBeDisabled();
    await input(page).press('Enter');
    await input(page).fill('   ');
    await input(page).press('Enter');
    await expect(sendButton(page)).toBeDisabled();
    await expect(bubbles(page, 'user')).toHaveCount(0);
    await input(page).fill('How many');
    await input(page).press('Shift+Enter');
    await input(page).pressSequentially('repairs?');
    await expect(input(page)).toHaveValue('How many\nrepairs?');
    await expect(bubbles(page, 'user')).toHaveCount(0);
    await input(page).press('Enter');
    await expect(bubbles(page, 'user', /How many\s+repairs\?/)).toBeVisible();
    await expect(input(page)).toHaveValue('');
    await expect(bubbles(page, 'fallback')).toBeVisible();
    await input(page).fill('And problems?');
    await sendButton(page).click();
    await expect(bubbles(page, 'user')).toHaveCount(2);
    await expect(bubbles(page, 'fallback')).toHaveCount(2);
    const exchanges = [/How many/, /0 repairs/, /And problems/, /0 problems/];
    await expect(thread(page).locator('> li')).toHaveText(exchanges);

    const picker = page.getByLabel('Attach file');
    await picker.setInputFiles(await files(2));
    await picker.setInputFiles(await files(2));
    await expect(page.getByText('You can attach up to 3 files.')).toBeVisible();
    const remove = page.getByRole('button', { name: /^Remove file/ });
    await expect(remove).toHaveCount(3);
    await expect(sendButton(page)).toBeEnabled();
    await sendButton(page).click();
    await expect(bubbles(page, 'system', 'The attached images were not looked at.')).toBeVisible();
    await expect(remove).toHaveCount(0);
    const sent = thread(page).getByRole('button', { name: /^Show image/ });
    await expect(sent).toHaveCount(3);
    expect(await countLooks(page, 'user', 'fallback', 'system')).toBe(3);
    await page.reload();
    await expect(bubbles(page, 'system', 'The attached images were not looked at.')).toBeVisible();
    await expect(sent).toHaveCount(3);
    await expect(thread(page).locator('> li')).toHaveText([...exchanges, /./, /not looked at/, /./]);
  },
);

test(
  'what may be of no car is asked with the safety steps below, and one tap says that it is of the car',
  { tag: ['@ASST-10'] },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    await page.goto(`/assistant/${car.id}`);
    await askFor(page, 'No brakes, no limits');
    const asked = bubbles(page, 'fallback', 'Is this about your car?');
    await expect(asked).toContainText('Do not drive on');
    await expect(asked).not.toContainText('This sounds like');
    await asked.getByRole('button', { name: 'Yes, it is about my car' }).press('Enter');
    await expect(bubbles(page, 'user', 'Yes, it is about my car')).toBeVisible();
    await expect(bubbles(page, 'fallback', 'This sounds like')).toContainText('Do not drive on');
    await expect(asked.getByRole('button', { name: 'Yes, it is about my car' })).toHaveCount(0);
  },
);

test(
  'with two cars there is a switcher, and each car keeps its own chat',
  { tag: ['@ROUTE-44', '@ASST-02', '@ROUTE-45'] },
  async ({ page, owner }) => {
    const first = await newCar(owner, { nickname: 'First' });
    await page.goto('/assistant');
    await expect(page.getByText('First', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Choose a car')).toHaveCount(0);
    const second = await newCar(owner, { nickname: 'Second' });
    await page.reload();
    const switcher = page.getByLabel('Choose a car');
    await expect(switcher.locator('option')).toHaveText(['First', 'Second']);
    await expect(switcher).toHaveValue(first.id);
    await askFor(page, 'What is still open?');
    await expect(bubbles(page, 'fallback')).toBeVisible();
    await page.getByLabel('Choose a car').selectOption({ label: 'Second' });
    await expect(switcher).toHaveValue(second.id);
    await expect(page).toHaveURL(new RegExp(`/assistant/${second.id}$`));
    await expect(page.getByText('Ask the first question about this car')).toBeVisible();
    await page.getByLabel('Choose a car').selectOption({ label: 'First' });
    await expect(page).toHaveURL(new RegExp(`/assistant/${first.id}$`));
    await expect(bubbles(page, 'user', 'What is still open?')).toBeVisible();
    await expect.poll(async () => (await owner.call('cars.list')).selectedCarId).toBe(first.id);
    // A car of nobody here is the current one.
    await page.goto(`/assistant/${newId()}`);
    await expect(page).toHaveURL(/\/assistant$/);
    await expect(bubbles(page, 'user', 'What is still open?')).toBeVisible();
    // The car of the address, not the selected one.
    await page.goto(`/assistant/${second.id}`);
    await expect(switcher).toHaveValue(second.id);
    await expect(page.getByText('Ask the first question about this car')).toBeVisible();
  },
);

test(
  'a failed call shows an error bubble and a toast',
  { tag: ['@ERR-40', '@ERR-41', '@ASST-10', '@ASST-12', '@ASST-13', '@ASST-14', '@STAT-47', '@ENT-75'] },
  async ({ page, owner, consoleErrors }) => {
    const car = await newCar(owner);
    await page.goto(`/assistant/${car.id}`);
    await page.getByLabel('Attach file').setInputFiles(await files(1));
    await expect(page.getByRole('button', { name: /^Remove file/ })).toBeVisible();
    await askFor(page, 'How many repairs?');
    await expect(bubbles(page, 'system')).toBeVisible();
    await expect(sendButton(page)).toBeVisible();
    const address = `**/api/cars/${car.id}/assistant`;
    await page.route(address, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'no' }) : route.fallback(),
    );
    await askFor(page, 'Hello');
    const text = 'There was a problem connecting to the AI assistant. Please try again later.';
    await expect(bubbles(page, 'error', text)).toBeVisible();
    await expect(notice(page, 'Connection Error', text, 'error')).toBeVisible();
    await expect(bubbles(page, 'user', 'Hello')).toBeVisible();
    expect(await countLooks(page, 'user', 'fallback', 'system', 'error')).toBe(4);
    await expect(page.getByText(/Using limited offline responses/)).toHaveCount(0);
    consoleErrors.splice(0);
  },
);
