import { newCar, newIssue } from '#tests/people.ts';
import { newId } from '#server/platform/deps.ts';
import { expect, test, waitUntilQuiet } from './fixtures.ts';
import { openIssue } from './open-issue.ts';

test(
  'the log is deleted after confirmation, and the reports open, or the history that it was opened from',
  { tag: ['@SUM-19', '@SUM-20'] },
  async ({ page, owner, consoleErrors }) => {
    const { car, issue } = await openIssue(page, owner);
    const another = await newIssue(owner, car.id, { description: 'It leaks' });
    const ids = async () =>
      (await owner.call('issues.list', { carId: car.id })).issues.map(({ id }) => id).toSorted();
    await page.getByRole('button', { name: 'Delete log' }).click();
    const question = page.getByRole('alertdialog', { name: /^Delete ".+"\?$/ });
    await expect(question.getByText('Are you sure you want to delete this problem?')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await waitUntilQuiet(page);
    expect(await ids()).toEqual([issue.id, another.id].toSorted());
    await page.getByRole('button', { name: 'Delete log' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/reports$/);
    await expect.poll(ids).toEqual([another.id]);
    await page.goto(`/cars/${car.id}/history`);
    await page.getByRole('link', { name: /^It leaks/ }).click();
    await page.getByRole('button', { name: 'Delete log' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(new RegExp(`/cars/${car.id}/history$`));
    await expect.poll(ids).toEqual([]);
    // A read that was under way may find it gone, which the browser notes.
    consoleErrors.length = 0;
  },
);

test(
  'an unknown car and an unknown issue have different messages',
  { tag: ['@SUM-23', '@SUM-24'] },
  async ({ page, owner, consoleErrors }) => {
    const { car, issue } = await openIssue(page, owner);
    const elsewhere = await newIssue(owner, (await newCar(owner)).id);
    const deleted = await newIssue(owner, car.id);
    await owner.call('issues.delete', { opId: newId(), carId: car.id, issueId: deleted.id });
    const back = page.getByRole('main').getByRole('link', { name: 'Back' });
    const toCars = page.getByRole('main').getByRole('link', { name: 'Back to My Cars' });
    for (const unknown of [elsewhere.id, deleted.id]) {
      await page.goto(`/symptom-summary/${car.id}/${unknown}`);
      await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
      await expect(
        page.getByText("The issue you're looking for doesn't exist or has been deleted."),
      ).toBeVisible();
      await expect(back).toHaveAttribute('href', `/cars/${car.id}`);
    }
    await back.click();
    await expect(page).toHaveURL(new RegExp(`/cars/${car.id}$`));
    for (const path of [`${newId()}/${issue.id}`, 'nonsense/nonsense']) {
      await page.goto(`/symptom-summary/${path}`);
      await expect(page.getByText('Car Not Found')).toBeVisible();
      await expect(toCars).toHaveAttribute('href', '/cars');
    }
    await toCars.click();
    await expect(page).toHaveURL(/\/cars$/);
    consoleErrors.length = 0;
  },
);
