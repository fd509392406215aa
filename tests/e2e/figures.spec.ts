import { newId } from '#server/platform/deps.ts';
import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('costs are plotted by month and year, read by keyboard, and stand in a table', async ({
  page,
  owner,
}) => {
  const car = await newCar(owner);
  const log = (changes: object) => owner.call('repairs.log', repairDraft(car.id, changes));
  await log({ date: '2026-03-05', cost: 120.5, kind: 'repair', mileage: 10_000 });
  await log({ date: '2026-03-20', cost: 30, kind: 'service' });
  await log({ date: '2025-11-01', cost: 80, kind: 'tyres', mileage: 9_000 });
  await page.goto('/reports');
  const plot = page.getByRole('slider', { name: 'Cost per month, 2026' });
  await expect(plot).toHaveAttribute('aria-valuetext', 'March 2026: €150.50, Service €30.00, Repair €120.50');
  await plot.press('ArrowLeft');
  await expect(plot).toHaveAttribute('aria-valuetext', 'February 2026: €0.00');
  const previous = page.getByRole('button', { name: 'Previous year' });
  await previous.press('Enter');
  await expect(previous).toBeDisabled();
  await expect(previous).toBeFocused();
  await expect(page.getByRole('slider', { name: 'Cost per month, 2025' })).toHaveAttribute(
    'aria-valuetext',
    'November 2025: €80.00, Tires €80.00',
  );
  await page.getByRole('button', { name: 'By year' }).click();
  const table = page.getByRole('table', { name: 'Cost per year' });
  await expect(table.getByRole('row', { name: /^2026/ })).toHaveText(/€150\.50$/);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(table.getByRole('row', { name: /^2025/ })).toHaveText(/€80\.00$/);
  await page.getByRole('button', { name: 'Cost per km' }).click();
  await expect(page.getByText('€0.151 per km')).toBeVisible();
});

test('an unknown cost per kilometre is not shown as zero', { tag: '@long' }, async ({ page, owner }) => {
  const car = await newCar(owner);
  const log = (changes: object) => owner.call('repairs.log', repairDraft(car.id, changes));
  await log({ date: '2024-12-05', cost: null, mileage: 100_000 });
  await log({ date: '2025-12-20', cost: null, mileage: 110_000 });
  await log({ date: '2026-03-20', cost: null, mileage: 110_050 });
  const open = async () => {
    await page.goto('/reports');
    await page.getByRole('button', { name: 'Cost per km' }).click();
  };
  await open();
  await expect(page.getByText('Log repairs with their cost to see what the car costs you.')).toBeVisible();
  await expect(page.getByText(/0\.00 per km/)).toHaveCount(0);
  await log({ date: '2025-05-01', cost: 500 });
  await open();
  const plot = page.getByRole('slider', { name: 'Cost per km by year' });
  await expect(plot).toHaveAttribute('aria-valuetext', '2025: €0.05');
  await plot.press('ArrowRight');
  // Fifty kilometres of a year: a figure of them would say nothing.
  await expect(plot).toHaveAttribute('aria-valuetext', '2026: –');
  const table = page.getByRole('table', { name: 'Cost per km by year' });
  await expect(table.getByRole('row', { name: /^2026/ }).getByRole('cell')).toHaveText('–');
});

test(
  'problems and time to repair are plotted; with too little data it says what is missing',
  { tag: '@long' },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    const issue = await newIssue(owner, car.id, { date: '2026-01-10T12:00:00Z' });
    await page.goto(`/car-view/${car.id}`);
    await expect(page.getByText('Log repairs with their cost to see what the car costs you.')).toBeVisible();
    await page.getByRole('button', { name: 'Time to repair' }).click();
    await expect(page.getByText('Not enough data yet')).toBeVisible();
    await page.getByRole('button', { name: 'Problems' }).click();
    await expect(page.getByRole('slider', { name: 'Problems per month, 2026' })).toHaveAttribute(
      'aria-valuetext',
      'January 2026: Logged 1',
    );
    await owner.call(
      'repairs.log',
      repairDraft(car.id, { date: '2026-01-30', cost: 5, resolvedIssues: [issue.id] }),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Time to repair' }).click();
    await expect(page.getByText('Half of the resolved problems took at most 20 days')).toBeVisible();
    await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '8–30 days: 1 problem');
  },
);

test(
  'the plots are accessible in both themes and fit the narrowest phone',
  { tag: '@long' },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    for (const kind of [
      'service',
      'repair',
      'tyres',
      'inspection',
      'insurance',
      'tax',
      'other',
      null,
    ] as const) {
      await owner.call(
        'repairs.log',
        repairDraft(car.id, { id: newId(), date: '2026-02-03', cost: 1234.5, kind }),
      );
    }
    await page.setViewportSize({ width: 320, height: 700 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/reports');
      await expect(page.getByRole('slider')).toBeVisible();
      await expectAccessible(page, 'the plots');
      await page.getByRole('button', { name: 'Show as table' }).click();
      await expectAccessible(page, 'the table');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  },
);
