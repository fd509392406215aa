import type { Page } from '@playwright/test';
import { newCar } from '#tests/people.ts';
import { expect, expectNoNotice, notice, test } from './fixtures.ts';

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
  {
    tag: ['@LIM-01', '@CALL-38', '@CALL-39', '@CALL-40', '@CALL-41', '@STAT-28', '@ERR-22', '@ERR-26'],
  },
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

test(
  'a model that fails leaves up to three prepared questions, and says so in what is saved',
  { tag: ['@ERR-23', '@ERR-24', '@ERR-27', '@STAT-28'] },
  async ({ page, owner, consoleErrors }) => {
    await newCar(owner);
    await page.route('**/api/functions/analyze-symptom', (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'It broke' } }),
    );
    await describe(page);
    const asked = await questions(page);
    await askMore(page);
    await expect.poll(() => questions(page)).not.toEqual(asked);
    const all = await questions(page);
    expect(all.slice(0, asked.length)).toEqual(asked);
    expect(all.length - asked.length).toBeLessThanOrEqual(3);
    expect(new Set(all).size).toBe(all.length);
    await page.getByRole('button', { name: 'Finish symptom log' }).click();
    const lines = (name: string) =>
      page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name }) })
        .last()
        .getByRole('listitem');
    await expect(lines('Possible causes').first()).toHaveText('Could not generate detailed causes analysis');
    await expect(lines('Recommendations').last()).toHaveText(
      'Consult a qualified mechanic and show this description to them.',
    );
    consoleErrors.length = 0; // the browser notes the 500
  },
);

test(
  'when the analysis fails prepared questions replace it, with a message',
  { tag: ['@CALL-36', '@ERR-22', '@STAT-29', '@ERR-26'] },
  async ({ page, owner, consoleErrors }) => {
    await newCar(owner);
    const why = 'Could not generate analysis. Using fallback questions instead.';
    const failure = notice(page, 'AI Analysis Failed', why, 'error');
    // The server's own answer for a model that failed.
    await page.route('**/api/functions/analyze-symptom', async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ response, json: { ...json, error: 'The model failed' } });
    });
    await page.goto('/log-symptom');
    await describeField(page).fill('It squeals when it rains');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(failure).toBeVisible();
    const expectPrepared = async () => {
      await expect(answers(page).first()).toBeVisible();
      const asked = await questions(page);
      expect(asked.length).toBeGreaterThanOrEqual(5);
      expect(new Set(asked).size).toBe(asked.length);
      for (const question of asked) expect(question).toMatch(/\S \S.*\?$/);
    };
    await expectPrepared();
    await page.route('**/api/functions/analyze-symptom', (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', message: 'It broke' } }),
    );
    await page.reload();
    await expect(failure).toHaveCount(0);
    await page.getByRole('button', { name: 'Back' }).click();
    await describeField(page).fill('It squeals when braking');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(failure).toBeVisible();
    await expectPrepared();
    const before = await answers(page).count();
    await page.getByRole('button', { name: 'Answer more questions' }).click();
    await expect(
      notice(page, "Couldn't generate new questions", 'Using alternative questions instead', 'error'),
    ).toBeVisible();
    await expect.poll(() => answers(page).count()).toBeGreaterThan(before);
    expect(await answers(page).count()).toBeLessThanOrEqual(before + 3);
    consoleErrors.length = 0;
  },
);
