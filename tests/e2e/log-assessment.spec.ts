import type { Page } from '@playwright/test';
import { newCar } from '#tests/people.ts';
import { expect, expectNoNotice, test } from './fixtures.ts';

const words = 'The engine overheats in traffic';
const answers = (page: Page) => page.getByPlaceholder('Your answer (optional)');
const failures = (page: Page) => page.getByText(/AI Analysis Failed|Couldn't generate new questions/);

/** The server says nothing about a problem until it is let go; then it breaks. */
async function holdAssessments(page: Page) {
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  const asked = page.waitForRequest('**/api/functions/analyze-symptom');
  await page.route('**/api/functions/analyze-symptom', async (route) => {
    await held;
    await route
      .fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'It broke' } })
      .catch(() => undefined); // nobody waits for it any more
  });
  return { go: () => go(), asked };
}

async function describe(page: Page, problem = words): Promise<void> {
  await page.goto('/log-symptom');
  await page.getByLabel('Describe what is happening with the car').fill(problem);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test.afterEach(({ consoleErrors }) => void (consoleErrors.length = 0));

test('a silent server is not an error: after 30 s the problem is assessed offline (D105)', async ({
  page,
  owner,
}) => {
  await newCar(owner);
  await page.clock.install();
  const held = await holdAssessments(page);
  await describe(page);
  await held.asked;
  await page.clock.fastForward(30_000);
  await expect(answers(page).first()).toBeVisible();
  await expect(failures(page)).toHaveCount(0);
  held.go();
});

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

test(
  'each answer that tells of something becomes a sentence, built here when the function fails',
  {
    tag: ['@GEN-08', '@CALL-33', '@CALL-35', '@CALL-42', '@CALL-43', '@CALL-45', '@CALL-46', '@CALL-47'],
  },
  async ({ page, owner, consoleErrors }) => {
    const car = await newCar(owner);
    type SentPair = { questionAnswer: { question: string; answer: string }; language: string };
    const bodies: SentPair[] = [];
    await page.route('**/api/functions/synthesize-symptoms', (route) => {
      const body = route.request().postDataJSON() as SentPair;
      bodies.push(body);
      // Only the pair that fails gets a sentence from here.
      return body.questionAnswer.answer === 'Daily'
        ? route.fulfill({ json: { result: 'It happens every day.' } })
        : route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'It broke' } });
    });
    const read = { summary: 'It sounds worn.', causes: ['Old pads'], recommendations: ['Replace them'] };
    await page.route('**/api/functions/analyze-symptom', async (route) => {
      const response = await route.fetch();
      const { analysis } = (await response.json()) as { analysis: { questions: string[] } };
      const questions = analysis.questions.with(1, 'Cik bieži?');
      const json = { analysis: { ...analysis, source: 'model', questions, ...read } };
      await route.fulfill({ response, json });
    });
    await page.goto('/log-symptom');
    await page.getByLabel('Describe what is happening with the car').fill('It squeals when braking');
    await page.getByRole('button', { name: 'Continue' }).click();
    await answers(page).nth(0).fill('Since the winter tyres');
    await answers(page).nth(1).fill('Daily');
    await answers(page).nth(2).fill('Tikai ziemā');
    // One that denies, and those left blank, tell of nothing.
    await answers(page).nth(3).fill('No, never');
    await answers(page).nth(4).fill('  ');
    const questions = page.getByRole('list').getByRole('textbox');
    const [first, second, third] = await questions.evaluateAll((fields: HTMLTextAreaElement[]) =>
      fields.map((field) => field.labels[0]!.textContent.trim()),
    );
    await page.getByRole('button', { name: 'Finish symptom log' }).click();
    await expect(page).toHaveURL(/\/symptom-summary\//);
    const symptoms = page.getByRole('heading', { name: 'Symptoms' }).locator('..').getByRole('listitem');
    await expect(symptoms.getByText('Since the winter tyres.', { exact: true })).toBeVisible();
    await expect(symptoms.getByText('It happens every day.')).toBeVisible();
    await expect(symptoms.getByText('Tikai ziemā.', { exact: true })).toBeVisible();
    await expect(symptoms.filter({ hasText: /Daily|No, never/ })).toHaveCount(0);
    const sent = (question: string, answer: string, language = 'English') => ({
      questionAnswer: { question, answer },
      language,
    });
    expect(bodies).toEqual([
      sent(first!, 'Since the winter tyres'),
      sent(second!, 'Daily', 'Latvian'),
      sent(third!, 'Tikai ziemā', 'Latvian'),
    ]);
    const { issues } = await owner.call('issues.list', { carId: car.id });
    expect(issues).toHaveLength(1);
    const { summary: aiSummary, ...lists } = read;
    const logged = await owner.call('issues.read', { carId: car.id, issueId: issues[0]!.id });
    expect(logged).toMatchObject({ aiSummary, ...lists });
    expect(logged.aiQuestions.slice(0, 3)).toEqual([first, second, third]);
    expect(logged.aiQuestions.length).toBeGreaterThanOrEqual(5);
    for (const text of ['Old pads', 'Replace them']) await expect(page.getByText(text)).toBeVisible();
    const analysis = page.locator('section').filter({ has: page.getByRole('button', { name: 'Edit' }) });
    await expect(analysis.getByText('It sounds worn.')).toBeVisible();
    consoleErrors.length = 0;
  },
);

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
