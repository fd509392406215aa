import type { Page } from '@playwright/test';
import { newCar } from '#tests/people.ts';
import { expect, expectNoNotice, test } from './fixtures.ts';

const describeField = (page: Page) => page.getByLabel('Describe what is happening with the car');
const answers = (page: Page) => page.getByPlaceholder('Your answer (optional)');
const questions = (page: Page) =>
  answers(page).evaluateAll((fields: HTMLTextAreaElement[]) =>
    fields.map((field) => field.labels[0]!.textContent.trim()),
  );
const askMore = (page: Page) => page.getByRole('button', { name: 'Answer more questions' }).click();

async function describe(page: Page): Promise<void> {
  await page.goto('/log-symptom');
  await describeField(page).fill('It squeals when braking');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(answers(page).first()).toBeVisible();
}

test(
  'a model that knows what was asked and answered adds five new questions at most',
  { tag: '@long' },
  async ({ page, owner }) => {
    await newCar(owner);
    await describe(page);
    const asked = await questions(page);
    expect([5, 6, 7]).toContain(asked.length);
    await answers(page).first().fill('Since Monday');
    const descriptions: string[] = [];
    await page.route('**/api/functions/analyze-symptom', async (route) => {
      descriptions.push((route.request().postDataJSON() as { description: string }).description);
      const response = await route.fetch();
      const { analysis } = (await response.json()) as { analysis: object };
      const again = [asked[1]!.toUpperCase(), 'New 1?', 'new 1'];
      const fresh = [2, 3, 4, 5, 6].map((n) => `New ${n}?`);
      const json = { analysis: { ...analysis, source: 'model', questions: [...again, ...fresh] } };
      await route.fulfill({ response, json });
    });
    await askMore(page);
    const added = [1, 2, 3, 4, 5].map((n) => `New ${n}?`);
    await expect.poll(() => questions(page)).toEqual([...asked, ...added]);
    await expect(answers(page).first()).toHaveValue('Since Monday');
    const pairs = asked.flatMap((question, at) => [
      `Question: ${question}`,
      `Answer: ${at === 0 ? 'Since Monday' : 'Not answered'}`,
    ]);
    const head = ['Problem: It squeals when braking', 'Previous questions and answers:'];
    expect(descriptions).toEqual([[...head, ...pairs].join('\n')]);
    // The next request knows those that were added, too.
    await answers(page).nth(asked.length).fill(' Front ');
    await askMore(page);
    await expect.poll(() => questions(page)).toEqual([...asked, ...added, 'New 6?']);
    const more = added.flatMap((question, at) => [
      `Question: ${question}`,
      `Answer: ${at === 0 ? 'Front' : 'Not answered'}`,
    ]);
    expect(descriptions.slice(1)).toEqual([[...head, ...pairs, ...more].join('\n')]);
    await expectNoNotice(page);
  },
);
