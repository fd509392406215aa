import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { expect, test, waitUntilQuiet } from './fixtures.ts';

test(
  'problems and repairs stand month by month, newest first',
  { tag: ['@RPT-01', '@RPT-03', '@RPT-04', '@RPT-05', '@RPT-06', '@RPT-07', '@GEN-14', '@ROUTE-41'] },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    const issue = await newIssue(owner, car.id, { description: 'It squeals', date: '2026-03-05T10:00:00Z' });
    const repair = await owner.call(
      'repairs.log',
      repairDraft(car.id, { title: 'New pads', date: '2026-03-06' }),
    );
    const oil = await owner.call('repairs.log', repairDraft(car.id, { title: 'Oil', date: '2025-11-01' }));
    // Half past one in October here, still September in UTC.
    const leak = await newIssue(owner, car.id, { description: 'It leaks', date: '2025-09-30T22:30:00Z' });
    await page.goto('/reports');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports');
    const overview = page.getByRole('heading', { name: 'Car Overview' }).locator('../..');
    await expect(overview).toHaveText('Car OverviewBrandVolvoModelV70Year2012');
    await expect(page.getByText(/^Issues: 2 open issues$/)).toBeVisible();
    const timeline = page.getByRole('region', { name: 'Timeline' });
    // What arrives above moves it away, and far below a list is drawn once it is near.
    await waitUntilQuiet(page);
    await timeline.getByRole('heading', { name: 'Timeline' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'March 2026',
      'November 2025',
      'October 2025',
    ]);
    await expect(timeline.locator('ol > li')).toHaveText([
      /^March 2026New pads.*It squeals/,
      /^November 2025Oil/,
      /^October 2025It leaks/,
    ]);
    const entries = timeline.getByRole('link', { name: /^(It squeals|New pads|Oil|It leaks)/ });
    await expect(entries).toHaveText([/New pads/, /It squeals/, /Oil/, /It leaks/]);
    for (const [at, address] of [
      `/log-repair/${car.id}/${repair.id}`,
      `/symptom-summary/${car.id}/${issue.id}`,
      `/log-repair/${car.id}/${oil.id}`,
      `/symptom-summary/${car.id}/${leak.id}`,
    ].entries())
      await expect(entries.nth(at)).toHaveAttribute('href', address);
    const toggle = (name: string) =>
      page.getByRole('group', { name: 'Timeline' }).getByRole('button', { name });
    const toggles = page.getByRole('group', { name: 'Timeline' }).getByRole('button');
    const pressed = page.getByRole('group', { name: 'Timeline' }).getByRole('button', { pressed: true });
    await expect(toggles).toHaveText(['All', 'Issues', 'Repairs']);
    await expect(pressed).toHaveText(['All']);
    await toggle('Issues').click();
    await expect(pressed).toHaveText(['Issues']);
    await expect(entries).toHaveText([/It squeals/, /It leaks/]);
    await entries.first().click();
    await expect(page).toHaveURL(new RegExp(`/symptom-summary/${car.id}/${issue.id}$`));
    await page.goBack();
    await toggle('Repairs').click();
    await expect(pressed).toHaveText(['Repairs']);
    await expect(entries).toHaveText([/New pads/, /Oil/]);
    await toggle('All').click();
    await expect(pressed).toHaveText(['All']);
    await expect(entries).toHaveText([/New pads/, /It squeals/, /Oil/, /It leaks/]);
    await entries.first().click();
    await expect(page).toHaveURL(new RegExp(`/log-repair/${car.id}/${repair.id}$`));
  },
);

test(
  'another car shows its own records; an empty list links to the first record',
  { tag: ['@RPT-02', '@RPT-08', '@RPT-09', '@RPT-10', '@GEN-14', '@LIM-09'] },
  async ({ page, owner }) => {
    await page.goto('/reports');
    await expect(page.getByRole('main')).toHaveText(
      'No records yetAdd your first car to start tracking its healthAdd carImport from other apps',
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'Add car' })).toHaveAttribute(
      'href',
      '/cars/add',
    );
    const first = await newCar(owner, { nickname: 'First' });
    const second = await newCar(owner, { nickname: 'Second', brand: 'Saab' });
    const leak = await newIssue(owner, second.id, {
      description: 'Second leaks',
      date: '2026-03-03T22:30:00Z',
    });
    const gasket = { title: 'New gasket', date: '2026-03-05', resolvedIssues: [leak.id] };
    await owner.call('repairs.log', repairDraft(second.id, gasket));
    const third = await newCar(owner, { nickname: 'Third' });
    await newIssue(owner, third.id, { description: 'Third rattles' });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Log an Issue' })).toHaveAttribute('href', '/log-symptom');
    await expect(page.getByRole('link', { name: 'Log a Repair' })).toHaveAttribute(
      'href',
      `/log-repair/${first.id}`,
    );
    const timeline = page.getByRole('region', { name: 'Timeline' });
    const empty = timeline.getByRole('link');
    await expect(empty).toHaveText(['Log an Issue', 'Log a Repair']);
    // What arrives above the timeline moves its buttons.
    await waitUntilQuiet(page);
    await timeline.getByRole('button', { name: 'Issues' }).click();
    await expect(empty).toHaveText(['Log an Issue']);
    await timeline.getByRole('button', { name: 'Repairs' }).click();
    await expect(empty).toHaveText(['Log a Repair']);
    const overview = page.getByRole('heading', { name: 'Car Overview' }).locator('../../..');
    await expect(overview).toContainText('BrandVolvo');
    const cars = page.getByLabel('Choose a car').locator('option');
    await expect(cars).toHaveText(['First', 'Second', 'Third']);
    await page.getByLabel('Choose a car').selectOption({ label: 'Second' });
    await expect(overview).toContainText('BrandSaab');
    await expect(page.getByLabel('Choose a car')).toHaveValue(second.id);
    await expect(timeline.getByRole('link')).toHaveText([
      /^New gasketMar 5, 2026/,
      'Second leaksResolvedMar 4, 2026',
    ]);
    await page.getByLabel('Choose a car').selectOption({ label: 'First' });
    await expect(timeline.getByText('No records yet')).toBeVisible();
    // A list without entries is empty, whatever the others hold.
    await owner.call('repairs.log', repairDraft(first.id, { title: 'Oil' }));
    await waitUntilQuiet(page);
    await page.reload();
    await expect(timeline.getByRole('link')).toHaveText([/^Oil/]);
    await timeline.getByRole('button', { name: 'Issues' }).click();
    await expect(empty).toHaveText(['Log an Issue']);
    await timeline.getByRole('button', { name: 'Repairs' }).click();
    await expect(empty).toHaveText([/^Oil/]);
    await page.getByLabel('Choose a car').selectOption({ label: 'Third' });
    await expect(page.getByLabel('Choose a car')).toHaveValue(third.id);
    await waitUntilQuiet(page);
    await timeline.getByRole('heading', { name: 'Timeline' }).scrollIntoViewIfNeeded();
    await expect(empty).toHaveText([/^Third rattles/]);
    await timeline.getByRole('button', { name: 'Repairs' }).click();
    await expect(empty).toHaveText(['Log a Repair']);
    await expect(empty).toHaveAttribute('href', `/log-repair/${third.id}`);
  },
);
