import { bareAssessment, newCar, newIssue, otherCar, repairDraft } from '#tests/people.ts';
import { newId } from '#server/platform/deps.ts';
import { expect, test } from './fixtures.ts';

test(
  'the issue timeline runs newest first and opens what it shows',
  { tag: ['@ENT-20', '@TL-01', '@TL-03', '@TL-04', '@TL-05', '@TL-06', '@TL-07', '@TL-12'] },
  async ({ page, owner }) => {
    await otherCar(owner);
    const car = await newCar(owner);
    // Already the second of January where the page is.
    const old = await newIssue(owner, car.id, { description: 'Oldest', date: '2026-01-01T22:30:00Z' });
    await newIssue(owner, car.id, { description: 'Newest', date: '2026-03-05T10:00:00Z' });
    const told = 'The middle one has no summary, so that all of its description is shown';
    await newIssue(owner, car.id, {
      description: told,
      date: '2026-02-03T10:00:00Z',
      assessment: bareAssessment,
    });
    await page.goto(`/cars/${car.id}/history`);
    await expect(page.getByRole('main').getByRole('link', { name: /Open/ })).toHaveText([
      /^NewestMar 5, 2026/,
      /^The middle one.*Feb 3, 2026/,
      /^OldestJan 2, 2026/,
    ]);
    await page.goto('/home');
    const entries = page.getByRole('article');
    // The main car's first, then those of the car that is chosen.
    await expect(entries.getByRole('heading')).toHaveText(['Of the other car']);
    await page.getByRole('button', { name: 'Volvo V70' }).click();
    await expect(entries.getByRole('heading')).toHaveText(['Newest', `${told.slice(0, 50)}...`, 'Oldest']);
    await expect(entries.nth(0).locator('p')).toHaveText('The brake pads may be worn.');
    await expect(entries.nth(1).locator('p')).toHaveText(told);
    await expect(entries.locator('time')).toHaveText(['Mar 5, 2026', 'Feb 3, 2026', 'Jan 2, 2026']);
    for (const entry of await entries.all()) await expect(entry.getByText('Open')).toBeVisible();
    const boxes = await Promise.all((await entries.all()).map((entry) => entry.boundingBox()));
    for (const [at, box] of boxes.slice(1).entries())
      expect(box!.y).toBeGreaterThan(boxes[at]!.y + boxes[at]!.height);
    await page
      .getByRole('article')
      .last()
      .getByRole('link', { name: /View\/Edit/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`/symptom-summary/${car.id}/${old.id}$`));
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(3);
    // Its edge, where nothing is written: the whole entry is the link.
    await page
      .getByRole('article')
      .last()
      .click({ position: { x: 30, y: 8 } });
    await expect(page).toHaveURL(new RegExp(`/symptom-summary/${car.id}/${old.id}$`));
  },
);

test(
  'filters are toggles, start with open only, and none selected shows all',
  {
    tag: ['@TL-02', '@TL-13', '@TL-15', '@FILT-01', '@FILT-02', '@FILT-10', '@TL-08', '@TL-09'],
  },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    const nothing = page.getByText('No issues found with current filters');
    await page.goto('/home');
    await expect(page.getByText('No problems logged yet')).toBeVisible();
    const solved = await newIssue(owner, car.id, { description: 'Solved one' });
    await owner.call('repairs.log', repairDraft(car.id, { resolvedIssues: [solved.id] }));
    const again = await newIssue(owner, car.id, { description: 'Came back' });
    await owner.call('recurrences.add', {
      opId: newId(),
      id: newId(),
      carId: car.id,
      issueId: again.id,
      date: '2026-01-02',
    });
    const titles = page.getByRole('article').getByRole('heading');
    const filters = page.getByRole('group', { name: 'Filter Issues' });
    const filter = (name: string) => filters.getByRole('button', { name, exact: true });
    const names = ['Open', 'Urgent', 'Resolved', 'Partially resolved', 'Recurring'];
    const expectPressed = async (...pressed: string[]) => {
      await expect(filters.getByRole('button')).toHaveText(names);
      for (const name of names)
        await expect(filter(name)).toHaveAttribute('aria-pressed', String(pressed.includes(name)));
    };
    await page.goto('/home');
    await expect(titles).toHaveText(['Came back']);
    await expect(filters).toHaveCount(0);
    await page.getByRole('button', { name: /^Filter Issues( \d)?$/ }).click();
    await expectPressed('Open');
    const [above, below] = [await filters.boundingBox(), await page.getByRole('article').boundingBox()];
    expect(below!.y).toBeGreaterThan(above!.y + above!.height);
    await expect(nothing).toHaveCount(0);
    await expect(page.getByRole('article').getByText('Recurring')).toBeVisible();
    await expect(page.getByRole('article').getByText('2 Occurrences')).toBeVisible();
    await filter('Urgent').click();
    await expect(nothing).toBeVisible();
    await expectPressed('Open', 'Urgent');
    await filter('Urgent').click();
    // Nothing is open and resolved.
    await filter('Resolved').click();
    await expect(titles).toHaveText(['Solved one']);
    await expect(nothing).toHaveCount(0);
    await expectPressed('Resolved');
    await expect(page.getByRole('article')).not.toContainText(/Recurring|Occurrences/);
    await filter('Resolved').click();
    await expect(titles).toHaveCount(2);
    await expectPressed();
    await filter('Recurring').click();
    await expect(titles).toHaveText(['Came back']);
    await expectPressed('Recurring');
    await filter('Recurring').click();
    await expect(titles).toHaveCount(2);
    await expectPressed();
    // A second one of its title makes it recurring, too, though each occurred once.
    await newIssue(owner, car.id, { description: 'Solved one' });
    await page.reload();
    const second = page.getByRole('article').filter({ hasText: /Solved one/ });
    await expect(second.getByText('Recurring')).toBeVisible();
    await expect(second).not.toContainText(/Occurrences/);
    await page.getByRole('link', { name: 'Add New Issue' }).click();
    await expect(page).toHaveURL(/\/log-symptom$/);
  },
);

test(
  'service records are newest first and expand to show the rest',
  { tag: ['@SVC-01', '@SVC-02', '@SVC-03', '@SVC-04', '@SVC-05', '@SVC-06', '@SVC-07'] },
  async ({ page, owner }) => {
    await otherCar(owner);
    const car = await newCar(owner);
    const [whole, half] = [await newIssue(owner, car.id), await newIssue(owner, car.id)];
    const ids = new Map<string, string>();
    for (const date of ['2026-01-05', '2026-03-05', '2026-02-05']) {
      const { id } = await owner.call(
        'repairs.log',
        repairDraft(car.id, {
          title: `On ${date}`,
          date,
          description: `Done on ${date}`,
          resolvedIssues: date === '2026-03-05' ? [whole.id] : [],
          partiallyResolvedIssues: date === '2026-01-05' ? [] : [half.id],
        }),
      );
      ids.set(date, id);
    }
    await page.goto('/home');
    await page.getByRole('button', { name: 'Volvo V70' }).click();
    await page.getByRole('tab', { name: 'Service Records' }).click();
    const records = page.getByRole('button', { name: /^On 2026/ });
    await expect(records).toHaveText([/^On 2026-03-05/, /^On 2026-02-05/, /^On 2026-01-05/]);
    await expect(page.getByLabel('Cost from')).toBeHidden();
    const filter = page.getByRole('button', { name: /^Filter Records( \d)?$/ });
    const [above, below] = [await filter.boundingBox(), await records.first().boundingBox()];
    expect(below!.y).toBeGreaterThan(above!.y + above!.height);
    await filter.click();
    await expect(page.getByLabel('Cost from')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add Record' })).toHaveAttribute(
      'href',
      `/log-repair/${car.id}`,
    );
    await expect(page.getByText('Done on 2026-03-05')).toBeHidden();
    await records.nth(0).click();
    await expect(page.getByText('Done on 2026-03-05')).toBeVisible();
    await expect(page.getByText('2 issues fixed')).toBeVisible();
    await records.nth(2).click();
    await expect(page.getByText('Done on 2026-01-05')).toBeVisible();
    await expect(page.getByText(/fixed/).filter({ visible: true })).toHaveCount(0);
    await records.nth(1).click();
    await expect(page.getByText('1 issue fixed')).toBeVisible();
    await page.getByRole('link', { name: 'View Details' }).click();
    await expect(page).toHaveURL(new RegExp(`/log-repair/${car.id}/${ids.get('2026-02-05')}$`));
  },
);
