import { formatDay } from '#domain/language/format.ts';
import { phonePicture } from '#tests/fixtures/media/samples.ts';
import { newCar, newIssue } from '#tests/people.ts';
import {
  askFor,
  bubbles,
  countLooks,
  input,
  modelTest as test,
  sendButton,
  thread,
} from './assistant-fixtures.ts';
import { expect, notice } from './fixtures.ts';

// One product with one model, whose manner each test sets.
test.describe.configure({ mode: 'default' });

test(
  'the answer streams in with its lists and bold words, and can be copied',
  { tag: ['@ASST-01', '@ASST-10', '@ASST-11', '@GEN-16'] },
  async ({ page, owner, model, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const car = await newCar(owner);
    model.set({
      streams: ['**Worn pads**', ' are likely. Check:\n\n- the left', ' one\n- <b>the', ' right</b> one\n'],
      // Long enough for a slow machine to look between two parts.
      pause: 2000,
    });
    await page.goto(`/assistant/${car.id}`);
    await askFor(page, 'Why does it squeal?');
    const answer = bubbles(page, 'assistant');
    await expect(answer).toContainText('Worn pads are likely.');
    await expect(page.getByRole('button', { name: 'Stop answering' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0);
    await expect(answer).not.toContainText('right');
    // Said by the sentence to those who listen.
    await expect(page.getByRole('status').filter({ hasText: /Worn pads are likely\./ })).toHaveCount(1);
    await expect(answer.getByRole('listitem')).toHaveText(['the left one', '<b>the right</b> one']);
    await expect(answer.getByRole('strong').or(answer.locator('strong'))).toHaveText('Worn pads');
    await page.getByRole('button', { name: 'Copy the answer' }).click();
    await expect(notice(page, 'Answer copied', undefined, 'success')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('**Worn pads** are likely.');
    await expect(page.getByText(/Answers come from this car's records/)).toHaveCount(0);
    expect(await countLooks(page, 'user', 'assistant')).toBe(2);
    await page.reload();
    await expect(thread(page).locator('> li')).toHaveText([/Why does it squeal/, /Worn pads are likely/]);
    expect(await countLooks(page, 'user', 'assistant')).toBe(2);
  },
);

test(
  'a page reopened before the answer is there waits for it, and offers another try once nobody makes it',
  { tag: '@long' },
  async ({ page, owner, model }) => {
    const car = await newCar(owner);
    const preparing = page.getByText('Preparing an answer...');
    const retry = page.getByRole('button', { name: 'Retry' });
    model.set({ streams: ['One. ', 'Two. ', 'Three.'], pause: 2_500 });
    await page.goto(`/assistant/${car.id}`);
    await askFor(page, 'Count');
    await expect(bubbles(page, 'assistant', 'One.')).toBeVisible();
    await page.reload();
    await expect(preparing).toBeVisible();
    await expect(retry).toHaveCount(0);
    await expect(bubbles(page, 'assistant', 'One. Two. Three.')).toBeVisible();
    await expect(preparing).toHaveCount(0);
    await expect(retry).toHaveCount(1);

    let isAnswering = true;
    await page.route(`**/api/cars/${car.id}/assistant`, async (route) => {
      const { messages } = await owner.call('assistant.thread', { carId: car.id });
      const [question] = messages;
      await route.fulfill({ json: { messages: [isAnswering ? { ...question, isAnswering } : question] } });
    });
    await page.reload();
    await expect(preparing).toBeVisible();
    await expect(retry).toHaveCount(0);
    isAnswering = false;
    await expect(retry).toHaveCount(1);
    await expect(preparing).toHaveCount(0);
  },
);

test(
  'when the model fails the answer comes from the records, with a toast and a banner',
  { tag: '@long' },
  async ({ page, owner, model }) => {
    const car = await newCar(owner);
    model.set({ fails: 500 });
    await page.goto(`/assistant/${car.id}`);
    await askFor(page, 'What is still open?');
    await expect(bubbles(page, 'fallback', 'All time, open: nothing on record.')).toBeVisible();
    const banner = page.getByText('AI service is temporarily unavailable. Using limited offline responses.');
    await expect(page.getByRole('main').filter({ has: banner })).toBeVisible();
    await expect(
      notice(
        page,
        'Using Offline Mode',
        'AI service is temporarily unavailable. Using limited offline responses.',
        'info',
      ),
    ).toBeVisible();
    expect(await page.locator('[data-sonner-toast][data-type=error]').count()).toBe(0);
    model.set({ says: 'Nothing' });
    await askFor(page, 'And now?');
    await expect(bubbles(page, 'assistant', 'Nothing')).toBeVisible();
    expect(await countLooks(page, 'user', 'assistant', 'fallback')).toBe(3);
    await expect(page.getByRole('main').filter({ has: banner })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    await page.reload();
    await expect(bubbles(page, 'fallback')).toHaveText([/All time, open: nothing on record\./]);
    await expect(bubbles(page, 'assistant')).toHaveText([/Nothing/]);
  },
);

test(
  'a record the assistant proposes is saved once, after one tap',
  { tag: ['@TOAST-01', '@TOAST-05', '@LIM-08', '@LIM-09'] },
  async ({ page, owner, model }) => {
    const car = await newCar(owner);
    const issue = await newIssue(owner, car.id, { description: 'It squeals' });
    const today = new Date().toISOString().slice(0, 10);
    model.set({
      calls: [
        { name: 'propose_problem', input: { description: 'The brake pedal feels soft' } },
        { name: 'propose_repair', input: { title: 'New wipers', date: today, cost: 25 } },
        { name: 'propose_recurrence', input: { issueId: issue.id, date: today, notes: 'In the rain' } },
      ],
      after: { says: 'Shall I write this down?' },
    });
    await page.goto(`/assistant/${car.id}`);
    await askFor(page, 'The pedal is soft, I put on new wipers for 25, and it squealed again in the rain');
    const cards = page.getByRole('group', { name: 'Suggested action' });
    await expect(cards).toHaveCount(3);
    await expect(cards.nth(1)).toContainText(`New wipers${formatDay(today, 'en')} · $25.00`);
    await expect(cards.nth(2)).toContainText(`${formatDay(today, 'en')} · In the rain`);
    expect((await owner.call('issues.list', { carId: car.id })).issues).toHaveLength(1);
    for (const [at, said] of [
      'Symptom logged successfully',
      'Repair saved successfully',
      'Recurrence added successfully',
    ].entries()) {
      await cards.nth(at).getByRole('button', { name: 'Add to the records' }).click();
      await expect(notice(page, said, undefined, 'success')).toBeVisible();
      await expect(cards.nth(at).getByRole('link', { name: 'Open the record' })).toBeVisible();
    }
    const { issues } = await owner.call('issues.list', { carId: car.id });
    expect(issues.map(({ title }) => title).toSorted()).toEqual(['It squeals', 'The brake pedal feels soft']);
    expect((await owner.call('repairs.list', { carId: car.id })).repairs.map(({ title }) => title)).toEqual([
      'New wipers',
    ]);
    expect((await owner.call('issues.read', { carId: car.id, issueId: issue.id })).recurrences).toHaveLength(
      1,
    );
    await page.reload();
    await expect(cards.getByRole('link', { name: 'Open the record' })).toHaveCount(3);
    await cards.first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/symptom-summary/${car.id}/`));
    await expect(page.getByText('The brake pedal feels soft').first()).toBeVisible();
  },
);

test(
  'an answer goes on when its chat is left, and is there for whoever opens it later; Stop ends one',
  { tag: '@long' },
  async ({ page, owner, model }) => {
    const car = await newCar(owner);
    model.set({ streams: ['One. ', 'Two. ', 'Three.'], pause: 1_500 });
    await page.goto(`/assistant/${car.id}`);
    await askFor(page, 'Count');
    await expect(bubbles(page, 'assistant', 'One.')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.goto(`/assistant/${car.id}`);
    await expect(bubbles(page, 'assistant', 'One. Two. Three.')).toBeVisible();
    expect(model.left).toBe(0);
    await expect(input(page)).toHaveValue('');
    await askFor(page, 'Again');
    await expect(bubbles(page, 'assistant')).toHaveText([/One\. Two\. Three\./, /One\./]);
    await page.getByRole('button', { name: 'Stop answering' }).click();
    await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
    await expect.poll(() => model.left).toBe(1);
  },
);

test('before the first picture the owner is asked once, and only then the model sees one', async ({
  page,
  owner,
  model,
}) => {
  const car = await newCar(owner);
  model.set({ says: 'A worn disc.' });
  await page.goto(`/assistant/${car.id}`);
  await expect(
    page.getByText(
      /^What you write here is sent to the AI model of this server, with records of your cars\./,
    ),
  ).toBeVisible();
  const showAndAsk = async (question: string) => {
    const picture = { name: 'disc.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await phonePicture()) };
    await page.getByLabel('Attach file').setInputFiles(picture);
    await askFor(page, question);
  };
  await showAndAsk('What is this?');
  const dialog = page.getByRole('alertdialog', { name: 'Send pictures to the AI model?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  expect(model.asked).toEqual([]);
  // Nothing typed is lost.
  await expect(input(page)).toHaveValue('What is this?');
  await sendButton(page).click();
  await dialog.getByRole('button', { name: 'Send pictures' }).click();
  await expect(bubbles(page, 'assistant', 'A worn disc.')).toBeVisible();
  expect(JSON.stringify(model.asked[0]!.body.messages)).toContain('image_url');
  await showAndAsk('And this?');
  await expect(bubbles(page, 'assistant', 'A worn disc.')).toHaveCount(2);
  await page.goto('/settings/assistant');
  await expect(page.getByRole('switch', { name: /^Send pictures to the AI model/ })).toBeChecked();
});

test(
  'turned off in settings, the model is asked nothing, and the assistant says why',
  { tag: '@long' },
  async ({ page, owner, model }) => {
    const car = await newCar(owner, { mileage: 184_500 });
    model.set({ says: 'The model was asked.' });
    await page.goto('/settings/assistant');
    await page.getByRole('switch', { name: /^Use the AI model\b/ }).click();
    await expect(page.getByText(/^The AI model is off: nothing is sent to it/)).toBeVisible();
    await expect.poll(async () => (await owner.call('settings.read')).modelAllowed).toBe(false);
    await page.goto(`/assistant/${car.id}`);
    const why = "You have turned the AI model off: answers come from this car's records.";
    await expect(page.getByText(why)).toBeVisible();
    await askFor(page, 'What is the mileage?');
    await expect(bubbles(page, 'fallback')).toContainText(/184.500.km/);
    await expect(page.getByText(why)).toBeVisible();
    await page.goto('/privacy');
    await expect(page.getByText(/in the operator's own network/)).toHaveCount(2);
    expect(model.asked).toEqual([]);
  },
);
