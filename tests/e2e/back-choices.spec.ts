import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { expect, test } from './fixtures.ts';

test(
  'Back comes to the tab, the filters and what was opened as they were left; a link begins anew',
  { tag: '@long' },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    await newIssue(owner, car.id, { description: 'It squeals' });
    await owner.call('repairs.log', repairDraft(car.id, { title: 'New pads', cost: 80 }));
    await owner.call('repairs.log', repairDraft(car.id, { title: 'Oil change', cost: 20 }));
    const tab = (name: string) => page.getByRole('tab', { name });
    const pads = page.getByRole('button', { name: /^New pads/ });
    const oil = page.getByRole('button', { name: /^Oil change/ });
    await page.goto('/cars');
    await page.getByRole('link', { name: 'Home' }).click();
    await tab('Service Records').click();
    await page.getByRole('button', { name: /^Filter Records/ }).click();
    await page.getByLabel('Cost from').fill('50');
    await expect(oil).toHaveCount(0);
    await pads.click();
    await page.getByRole('link', { name: 'View Details' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repair record');
    await page.goBack();
    await expect(tab('Service Records')).toHaveAttribute('aria-selected', 'true');
    await expect(pads).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', { name: /^Filter Records/ })).toHaveText(/1$/);
    await expect(oil).toHaveCount(0);
    await page.getByRole('link', { name: 'My Cars' }).click();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(tab('Issues')).toHaveAttribute('aria-selected', 'true');
    await tab('Service Records').click();
    await expect(oil).toBeVisible();
    await expect(pads).toHaveAttribute('aria-expanded', 'false');

    await page.goto(`/cars/${car.id}/history`);
    const problems = page.getByRole('button', { name: 'Problems', exact: true });
    await problems.click();
    await page.getByRole('searchbox').fill('squeals');
    await page.getByRole('link', { name: 'Reports' }).click();
    const repairs = page
      .getByRole('group', { name: 'Timeline' })
      .getByRole('button', { name: 'Repairs', exact: true });
    await repairs.click();
    const view = (name: string) =>
      page.getByRole('group', { name: 'Statistics' }).getByRole('button', { name, exact: true });
    await view('Time to repair').click();
    await page
      .getByRole('link', { name: /^Oil change/ })
      .last()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Repair record');
    await page.goBack();
    await expect(repairs).toHaveAttribute('aria-pressed', 'true');
    await expect(view('Time to repair')).toHaveAttribute('aria-pressed', 'true');
    // On the page itself, too.
    await page.getByRole('link', { name: 'Reports' }).click();
    await expect(repairs).toHaveAttribute('aria-pressed', 'false');
    await expect(view('Problems')).toHaveAttribute('aria-pressed', 'true');
    await page.goBack();
    await expect(problems).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('searchbox')).toHaveValue('squeals');

    await owner.call('fills.log', fillDraft(car.id));
    await page.goto(`/fuel/${car.id}`);
    await view('Price').click();
    await page.getByRole('link', { name: 'My Cars' }).click();
    await expect(page).toHaveURL(/\/cars$/);
    await page.goBack();
    await expect(view('Price')).toHaveAttribute('aria-pressed', 'true');
  },
);
