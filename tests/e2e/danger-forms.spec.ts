import { follow } from '#tests/crawl/walk.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { newId } from '#server/platform/deps.ts';
import { brokenCar, expectInSight, inEveryWindow, TITLE, WINDOWS } from './danger-fixtures.ts';
import { expect, test, waitUntilQuiet } from './fixtures.ts';
import { goOffline, test as offlineTest, visited } from './offline-fixtures.ts';

offlineTest.use({ device: 'known' });

const WORDS = 'Do not drive';

test('a car that must not be driven says so in the first window of its forms and of what is found', async ({
  page,
  owner,
}) => {
  test.slow();
  const { car } = await brokenCar(owner);
  const repair = await owner.call('repairs.log', repairDraft(car.id));
  const fill = await owner.call('fills.log', fillDraft(car.id));
  const document = await owner.call('documents.add', documentDraft(car.id));
  const reminder = await owner.call('reminders.add', reminderDraft(car.id));
  const paths = {
    'log a problem': '/log-symptom',
    'log a repair': `/log-repair/${car.id}`,
    'edit a repair': `/log-repair/${car.id}/${repair.id}`,
    'look at a repair': `/log-repair/${car.id}/${repair.id}?view`,
    'add a fill-up': `/fuel/${car.id}/new`,
    'edit a fill-up': `/fuel/${car.id}/${fill.id}`,
    'add a document': `/cars/${car.id}/documents/new`,
    'edit a document': `/cars/${car.id}/documents/${document.id}`,
    'new reminder': `/reminders/${car.id}/new`,
    'edit a reminder': `/reminders/${car.id}/${reminder.id}`,
    'ready-made plans': `/reminders/${car.id}/plans`,
    'edit the car': `/cars/edit/${car.id}`,
    search: '/search?q=brake',
  };
  await page.goto('/home');
  for (const [name, path] of Object.entries(paths)) {
    await follow(page, path);
    const danger = page.getByRole('link', { name: new RegExp(`^${WORDS}`) });
    await expect(danger, name).toHaveAttribute('href', /symptom-summary/);
    await expect(page, name).toHaveURL(new RegExp(path.replace(/\?.*/, '')));
    await inEveryWindow(page, (window) => expectInSight(page, WORDS, `${name}, ${window}`));
  }
  await page.goto('/quick/mileage');
  await inEveryWindow(page, (window) =>
    expectInSight(page, WORDS, `mileage, ${window}`, page.getByRole('dialog')),
  );
  // A selection that arrives late does not exchange the car under what is typed.
  const dialog = page.getByRole('dialog', { name: 'What does the odometer say?' });
  await expect(dialog).toContainText('Volvo V70');
  const calm = await newCar(owner, { nickname: 'Calm' });
  const isRead = page.waitForResponse(async (response) => {
    if (!/\/api\/(?:cars|sync)\b/.test(response.url()) || response.status() !== 200) return false;
    return (await response.text()).includes(`"selectedCarId":"${calm.id}"`);
  });
  await owner.call('settings.edit', {
    opId: newId(),
    baseVersion: 1,
    changes: { selectedCarId: { from: car.id, to: calm.id } },
  });
  await isRead;
  await waitUntilQuiet(page);
  await expect(dialog).toContainText('Volvo V70');
});

test('the questions about another problem keep the danger of the car in sight', async ({ page, owner }) => {
  await brokenCar(owner);
  await page.goto('/log-symptom');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Describe what is happening with the car').fill('The wipers leave streaks');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Follow-up questions' })).toBeVisible();
  await inEveryWindow(page, (window) => expectInSight(page, WORDS, window));
});

test('the search names each dangerous car of which something was found, once and only then', async ({
  page,
  owner,
}) => {
  const { car } = await brokenCar(owner);
  const calm = await newCar(owner, { nickname: 'Calm' });
  for (const { id } of [car, calm])
    await owner.call('repairs.log', repairDraft(id, { title: 'Oil change', cost: 17 }));
  await owner.call('repairs.log', repairDraft(calm.id, { title: 'Wipers' }));
  await page.goto('/search?q=oil%20change');
  await expect(page.getByText('2 records found')).toBeVisible();
  const danger = page.getByText(WORDS, { exact: true });
  await expect(danger).toHaveCount(1);
  await page.goto('/search?q=wipers');
  await expect(page.getByText('1 records found').or(page.getByText('1 record found'))).toBeVisible();
  await expect(danger).toHaveCount(0);
});

offlineTest(
  'without a network the forms of a car that must not be driven say so, too',
  async ({ page, context, line, owner, consoleErrors }) => {
    const { car } = await brokenCar(owner);
    await visited(page);
    await goOffline(context, line);
    await page.setViewportSize(WINDOWS['320 px']);
    await page.reload();
    for (const path of [
      '/log-symptom',
      `/log-repair/${car.id}`,
      `/fuel/${car.id}/new`,
      `/reminders/${car.id}/new`,
      `/cars/${car.id}/documents/new`,
      `/cars/edit/${car.id}`,
      `/search?q=${encodeURIComponent(TITLE)}`,
    ]) {
      await follow(page, path);
      await expectInSight(page, WORDS, path);
    }
    consoleErrors.length = 0;
  },
);
