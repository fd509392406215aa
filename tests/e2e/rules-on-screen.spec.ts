import { bareAssessment, newCar, newIssue } from '#tests/people.ts';
import { expect, success, test } from './fixtures.ts';
import { openIssue } from './open-issue.ts';

test(
  'the symptoms on screen are whole, different and seven at most',
  { tag: ['@VAL-66', '@VAL-67', '@VAL-68', '@VAL-69', '@VAL-70'] },
  async ({ page, owner }) => {
    const dropped = [
      'THE BRAKES SQUEAL!',
      'Hums.',
      'It has Additional symptoms from winter.',
      'It was a Recurrence on Monday.',
    ];
    const numbered = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].map((n) => `Wheel ${n} hums.`);
    const summary = ['The brakes squeal.', ...dropped, ...numbered].join(' ');
    await openIssue(page, owner, { assessment: { ...bareAssessment, summary } });
    const list = page.getByRole('heading', { name: 'Symptoms' }).locator('..').getByRole('listitem');
    await expect(list).toHaveText(['The brakes squeal.', ...numbered.slice(0, 6)]);
  },
);

test(
  'the symptoms of a recurrence are appended to the notes, under their heading, a line each',
  { tag: ['@STAT-34', '@STAT-35', '@STAT-36', '@STAT-37', '@LIM-10', '@CALL-49', '@VAL-65', '@ERR-30'] },
  async ({ page, owner }) => {
    const { read } = await openIssue(page, owner);
    await page.getByLabel('Notes').fill('Ask for the old pads');
    await page.getByRole('button', { name: 'Save Notes' }).click();
    await expect(success(page, 'Notes saved')).toBeVisible();
    const languages: string[] = [];
    let result: unknown = ['Grinding from the brakes', 'The wheel shakes'];
    await page.route('**/api/functions/synthesize-symptoms', (route) => {
      languages.push((route.request().postDataJSON() as { language: string }).language);
      return route.fulfill({ json: { result } });
    });
    const add = async (day: string, notes: string) => {
      await page.getByRole('button', { name: 'Add Recurrence' }).click();
      await page.getByLabel('Recurrence date').fill(day);
      await page.getByLabel('Notes (optional)').fill(notes);
      await page.getByRole('dialog').getByRole('button', { name: 'Add Recurrence' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    const block = (day: string) =>
      `\n\nAdditional symptoms from recurrence on ${day}:\nGrinding from the brakes\nThe wheel shakes`;
    await add('2026-03-05', 'It grinds and shakes');
    const notes = `Ask for the old pads${block('March 5, 2026')}`;
    await expect(page.getByLabel('Notes')).toHaveValue(notes);
    await add('2026-03-17', 'Čīkst un kratās');
    await expect(page.getByLabel('Notes')).toHaveValue(`${notes}${block('March 17, 2026')}`);
    // Blank notes append nothing and are not looked at; an answer that is no list appends nothing.
    for (const [at, blank] of ['', ' \n '].entries()) {
      await add('2026-03-18', blank);
      await expect.poll(async () => (await read()).recurrences).toHaveLength(3 + at);
    }
    result = 'It grinds';
    await add('2026-03-19', 'It grinds again');
    await expect.poll(async () => (await read()).recurrences).toHaveLength(5);
    await expect(page.getByLabel('Notes')).toHaveValue(`${notes}${block('March 17, 2026')}`);
    expect((await read()).notes).toBe(`${notes}${block('March 17, 2026')}`);
    expect(languages).toEqual(['English', 'Latvian', 'English']);
  },
);

test(
  'the health status of a car names the worst of its open problems',
  { tag: ['@HEALTH-07', '@HEALTH-10', '@HEALTH-11', '@HEALTH-12', '@HEALTH-13', '@HEALTH-14'] },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    await page.goto(`/car-view/${car.id}`);
    const status = page.getByRole('heading', { name: 'Health status' }).locator('..').getByRole('paragraph');
    await expect(status).toHaveText(['All good', 'No open issues']);
    for (const [description, ...lines] of [
      ['Squeals', '1 open issue'],
      ['Leaks', '2 open issues'],
      ['squeals ', 'Recurring issue not resolved'],
      ['Urgent: smoke', 'Urgent issue'],
      ['URGENT: fire', '2 urgent issues', 'Needs immediate attention'],
    ] as const) {
      await newIssue(owner, car.id, { description });
      await expect(status).toHaveText(lines);
    }
  },
);
