import type { Locator, Page } from '@playwright/test';
import { newCar } from '#tests/people.ts';
import { expect, success, test as onlineTest } from './fixtures.ts';

const describeField = (page: Page) => page.getByLabel('Describe what is happening with the car');
const question = (page: Page, text: string) => page.getByRole('group', { name: text });
const advice = (page: Page, text: string) => page.getByText(text, { exact: true });

onlineTest(
  'the first question asks what the level hangs on, and a tap changes the advice at once',
  {
    tag: ['@LOG-23', '@LOG-24', '@LOG-25', '@LOG-26', '@LOG-27'],
  },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    await page.goto('/log-symptom');
    await describeField(page).fill('Brake warning light is on');
    await page.getByRole('button', { name: 'Continue' }).click();
    const answers = page.getByPlaceholder('Your answer (optional)');
    await expect(page.getByText(/^[5-7] questions, all optional$/)).toBeVisible();
    await expect(page.getByText(`${await answers.count()} questions, all optional`)).toBeVisible();
    const lamp = question(page, 'Is the warning light red or yellow?');
    await expect(page.getByRole('listitem').getByRole('group').first()).toHaveAccessibleName(
      'Is the warning light red or yellow?',
    );
    // Red until it is told.
    await expect(advice(page, 'Do not drive')).toBeVisible();
    const red = lamp.getByRole('button', { name: 'Red' });
    await red.click();
    await expect(advice(page, 'Do not drive')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('the brakes may not stop');
    await lamp.getByRole('button', { name: 'Yellow' }).click();
    await expect(advice(page, 'Have it checked soon')).toBeVisible();
    await expect(red).toHaveAttribute('aria-pressed', 'false');
    // What is told elsewhere counts as well, and no longer once it is taken back.
    await answers.nth(1).fill('The pedal goes to the floor');
    await expect(advice(page, 'Do not drive')).toBeVisible();
    await answers.nth(1).fill('');
    await expect(advice(page, 'Have it checked soon')).toBeVisible();
    await page.getByLabel('Is the warning light red or yellow?').last().fill('it is red after all');
    await expect(advice(page, 'Do not drive')).toBeVisible();
    await red.click();
    await page.reload();
    await expect(red).toHaveAttribute('aria-pressed', 'true');
    const level = question(page, 'Is the brake fluid level between the marks?');
    for (const name of ['Yes', 'No', "Don't know"]) await level.getByRole('button', { name }).click();
    const saveNow = page.getByRole('button', { name: 'Save now' });
    // All of them are counted, answered or not, also when there are more.
    const asked = await answers.count();
    await expect(page.getByText(`${asked} questions, all optional`)).toBeVisible();
    await page.getByRole('button', { name: 'Answer more questions' }).click();
    await expect(answers).not.toHaveCount(asked);
    await expect(page.getByText(`${await answers.count()} questions, all optional`)).toBeVisible();
    const top = async (one: Locator) => (await one.boundingBox())!.y;
    expect(await top(saveNow)).toBeLessThan(await top(lamp));
    await saveNow.click();
    await expect(page).toHaveURL(/\/symptom-summary\//);
    await expect(advice(page, 'Do not drive')).toBeVisible();
    const steps = page.getByRole('alert').getByRole('listitem');
    await expect(steps.filter({ hasText: /^If you are still moving: .*Pump/ })).toBeVisible();
    const [entry] = (await owner.call('issues.list', { carId: car.id })).issues;
    const issue = await owner.call('issues.read', { carId: car.id, issueId: entry!.id });
    expect(issue).toMatchObject({ drivingAdvice: 'stop_driving' });
    expect(issue.aiQuestions[0]).toBe('Is the warning light red or yellow?');
    expect(issue.aiAnswers.slice(0, 2)).toEqual(['Red, it is red after all', "Don't know"]);
  },
);

onlineTest(
  'a problem is saved from the form at once, three taps from Home, with the danger in sight',
  {
    tag: ['@LOG-17', '@LOG-18', '@LOG-19', '@LOG-27', '@STAT-31'],
  },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    await page.goto('/home');
    await page.getByRole('navigation').getByRole('button', { name: 'Add' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Log Issue' }).click();
    await expect(page.getByRole('button', { name: 'Save now' })).toBeDisabled();
    await describeField(page).fill('The brake pedal goes to the floor');
    const logged: string[] = [];
    const answer = Promise.withResolvers<void>();
    await page.route('**/issues', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      logged.push(route.request().url());
      await answer.promise;
      await route.continue();
    });
    const saveNow = page.getByRole('button', { name: 'Save now' });
    await saveNow.dblclick();
    await expect(saveNow).toBeDisabled();
    answer.resolve();
    await expect(success(page, 'Symptom logged successfully')).toBeVisible();
    expect(logged).toHaveLength(1);
    await expect(page).toHaveURL(/\/symptom-summary\//);
    await expect(advice(page, 'Do not drive')).toBeVisible();
    const [entry] = (await owner.call('issues.list', { carId: car.id })).issues;
    await expect(page).toHaveURL(new RegExp(`/symptom-summary/${car.id}/${entry!.id}$`));
    expect(await owner.call('issues.read', { carId: car.id, issueId: entry!.id })).toMatchObject({
      description: 'The brake pedal goes to the floor',
      drivingAdvice: 'stop_driving',
      source: 'engine',
      aiQuestions: [],
    });
  },
);
