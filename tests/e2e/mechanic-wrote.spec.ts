import { newId } from '#server/platform/deps.ts';
import { editableLink, mechanicPhone } from './mechanic-fixtures.ts';
import { bareAssessment, mechanicRepair, mechanicSymptom, newCar, newIssue, newLink } from '#tests/people.ts';
import { expect, success, test } from './fixtures.ts';

test(
  'what a mechanic found is called that, and nothing beside it doubts it',
  { tag: ['@SUM-09', '@SUM-12', '@SUM-22', '@VAL-71'] },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    const { token } = await newLink(owner, car.id, { isEditable: true });
    await owner.call('share.logSymptom', mechanicSymptom(token));
    const { issues } = await owner.call('issues.list', { carId: car.id });
    await page.goto(`/symptom-summary/${car.id}/${issues[0]!.id}`);
    await expect(page.getByRole('heading', { name: 'What the mechanic wrote' })).toBeVisible();
    await expect(page.getByText('AI analysis')).toHaveCount(0);
    await expect(page.getByText('No specific symptoms identified')).toBeVisible();
    for (const general of [
      'This is not a diagnostic tool. Only a repair shop can determine the actual issue.',
      'Schedule a diagnostic scan at a service center',
      'Monitor fluid levels and check for leaks',
      'Severity',
      'Urgency',
    ]) {
      await expect(page.getByText(general)).toBeHidden();
      await page.getByText('General suggestions').click();
      await expect(page.getByText(general)).toBeVisible();
      await page.getByText('General suggestions').click();
    }
  },
);

test('a repair that solves a problem is told on its open page, closes no dialog there, and can be taken back', async ({
  page,
  owner,
}) => {
  const car = await newCar(owner);
  const issue = await newIssue(owner, car.id, {
    assessment: { ...bareAssessment, drivingAdvice: 'stop_driving' },
  });
  const { token } = await newLink(owner, car.id, { isEditable: true });
  await page.goto(`/symptom-summary/${car.id}/${issue.id}`);
  await page.getByRole('button', { name: 'Send to a mechanic' }).click();
  await page.getByRole('button', { name: 'Create link: View only' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link for the mechanic' });
  await expect(dialog).toBeVisible();
  await owner.call('share.logRepair', mechanicRepair(token, { resolvedIssues: [issue.id] }));
  await expect(page.getByText('Advice before the problem was resolved')).toBeAttached();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const told = page.getByText('Juris Ozols added a repair');
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Brake fluid changed' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(told).toBeHidden();
  await success(page, 'Repair deleted successfully').getByRole('button', { name: 'Undo' }).click();
  await expect(told).toBeVisible();
});

test(
  'a mechanic answers and quotes a price, the owner sees it at once, and it becomes the repair',
  { tag: ['@SHARE-15', '@SHARE-16', '@SHARE-17', '@SHARE-19', '@SHARE-21', '@REP-13'] },
  async ({ browser, page, owner, consoleErrors }) => {
    const { car, path } = await editableLink(owner);
    const issue = await newIssue(owner, car.id, { description: 'Squeal when braking' });
    await page.goto(`/symptom-summary/${car.id}/${issue.id}`);
    const phone = await mechanicPhone(browser, path);
    await phone.getByRole('button', { name: 'Answer or quote a price: Squeal when braking' }).click();
    const dialog = phone.getByRole('dialog', { name: 'Answer the owner' });
    await dialog.getByRole('button', { name: 'Send answer' }).click();
    await expect(dialog.getByLabel('Answer')).toHaveAccessibleDescription('Write an answer or enter a price');
    await dialog.getByLabel('Answer').fill('Bring it on Tuesday at 9');
    await dialog.getByLabel('Quoted price').fill('129.90');
    await dialog.getByLabel('Currency').selectOption('EUR');
    await dialog.getByLabel('What the price includes').fill('Pads and work');
    await dialog.getByLabel('Your name').fill('Juris');
    await phone.reload();
    await phone.getByRole('button', { name: 'Answer or quote a price: Squeal when braking' }).click();
    await dialog.getByRole('button', { name: 'Send answer' }).click();
    await expect(phone.getByText('Answer sent')).toBeVisible();
    await expect(phone.getByText('Quoted price: €129.90')).toBeVisible();

    await expect(page.getByText('Bring it on Tuesday at 9').first()).toBeVisible();
    // It came while the problem was open, perhaps out of sight: Home tells of it all the same.
    await page.goto('/home');
    const news = page.getByRole('region', { name: 'Added by mechanics' });
    await expect(news).toContainText('Bring it on Tuesday at 9');
    await expect(news).toContainText('Quoted price: €129.90');
    await news.getByRole('link', { name: /^View and reply/ }).click();
    const answer = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Answer from Juris' }) });
    await expect(answer).toBeFocused();
    await expect(answer).toBeInViewport({ ratio: 1 });
    await expect(answer).toContainText('Bring it on Tuesday at 9');
    await expect(answer).toContainText('Quoted price: €129.90');
    await answer.getByRole('button', { name: /^Reply/ }).click();
    await answer.getByLabel('Your reply').fill('Tuesday is fine');
    await page.context().setOffline(true);
    await answer.getByRole('button', { name: 'Save' }).click();
    await expect(answer).toContainText('Your replyTuesday is fine');
    await page.context().setOffline(false);
    await expect(phone.getByText('The owner replied: Tuesday is fine')).toBeVisible();
    consoleErrors.length = 0;
    await answer.getByRole('button', { name: /^Edit your reply/ }).click();
    await answer.getByLabel('Your reply').fill('');
    await answer.getByRole('button', { name: 'Save' }).click();
    await expect(phone.getByText(/^The owner replied/)).toHaveCount(0);
    await answer.getByRole('button', { name: 'Delete the answer from Juris' }).click();
    await success(page, 'Answer deleted').getByRole('button', { name: 'Undo' }).click();
    await expect(answer).toBeVisible();
    // The unfinished form of another repair stays as it is.
    await page.goto(`/log-repair/${car.id}`);
    await page.getByLabel('Title').fill('Oil change');
    await page.goto(`/symptom-summary/${car.id}/${issue.id}`);
    await answer.getByRole('link', { name: 'Done: record the repair' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Pads and work');
    await expect(page.getByLabel('Cost')).toHaveValue('129.90');
    await page.getByRole('button', { name: 'Save repair' }).click();
    await success(page, 'Repair saved successfully').waitFor();
    const { repairs } = await owner.call('repairs.list', { carId: car.id });
    expect(repairs).toMatchObject([
      {
        cost: 129.9,
        currency: 'EUR',
        description: 'Pads and work',
        mechanicName: 'Juris',
        resolvedIssues: [issue.id],
      },
    ]);
    await page.goto(`/symptom-summary/${car.id}/${issue.id}`);
    await expect(answer).toContainText('Quoted price: €129.90');
    await expect(answer.getByRole('link', { name: 'Done: record the repair' })).toHaveCount(0);
    await page.goto(`/log-repair/${car.id}`);
    await expect(page.getByLabel('Title')).toHaveValue('Oil change');
    await expect(page.getByLabel('Cost')).toHaveValue('');

    // The mechanic sees that it is recorded; who records it all the same is found out.
    await expect(phone.getByRole('heading', { name: 'Already recorded' })).toBeVisible();
    await phone.getByRole('button', { name: 'Log New Repair' }).click();
    const repair = phone.getByRole('dialog', { name: 'Add Repair Record' });
    await expect(repair).toContainText('Already recorded: Pads and work');
    await repair.getByLabel('Title').fill('Front brakes');
    await repair.getByLabel('Description').fill('As agreed');
    await repair.getByLabel('Cost').fill('129.90');
    await repair.getByRole('button', { name: 'Save repair' }).click();
    await expect(phone.getByText('Repair record added')).toBeVisible();
    await page.goto('/home');
    await expect(news).toContainText('€129.90Perhaps recorded twice: “Pads and work”');
    await page.goto(`/log-repair/${car.id}`);
    await page.getByLabel('Cost').fill('129.90');
    await page.getByRole('button', { name: 'Save repair' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Is this another repair?');
    await question.getByRole('button', { name: 'Correct it' }).click();
    await expect(page.getByLabel('Cost')).toBeFocused();
  },
);

test(
  'a mechanic takes back a repair with a slip, and the form has what was typed',
  { tag: ['@SHARE-20'] },
  async ({ browser, page, owner }) => {
    const { car, path } = await editableLink(owner);
    const issue = await newIssue(owner, car.id, { description: 'Squeal when braking' });
    await page.goto('/home');
    const phone = await mechanicPhone(browser, path);
    const log = phone.getByRole('button', { name: 'Log New Repair' });
    await log.click();
    const dialog = phone.getByRole('dialog', { name: 'Add Repair Record' });
    await dialog.getByLabel('Title').fill('Brake pads');
    await dialog.getByLabel('Description').fill('Front axle');
    await dialog.getByLabel('Cost').fill('820');
    await dialog.getByLabel('Currency').selectOption('EUR');
    await dialog.getByLabel('Your name').fill('Juris');
    await dialog.getByLabel('Fully resolved').check();
    await dialog.getByRole('button', { name: 'Save repair' }).click();
    await expect(phone.getByText('Brake pads · €820.00')).toBeVisible();
    const news = page.getByRole('region', { name: 'Added by mechanics' });
    await expect(news).toContainText('€820.00Resolved problems: Squeal when braking');
    await phone.getByRole('button', { name: /^Withdraw.*Brake pads$/ }).click();
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(phone.getByRole('heading', { name: 'Squeal when braking' })).toBeVisible();
    await expect(phone.getByText('Brake pads')).toHaveCount(0);
    await expect(phone.getByText('Repair withdrawn')).toBeVisible();
    await expect(news).toContainText('Juris has withdrawn a repair');
    await news.getByRole('button', { name: 'Mark as seen: Brake pads' }).click();
    await expect(news).toHaveCount(0);
    await log.click();
    await expect(dialog.getByLabel('Description')).toHaveValue('Front axle');
    await dialog.getByLabel('Cost').fill('280');
    await dialog.getByRole('button', { name: 'Save repair' }).click();
    await expect(news).toContainText('€280.00');
    const { repairs } = await owner.call('repairs.list', { carId: car.id });
    expect(repairs).toMatchObject([{ title: 'Brake pads', cost: 280, resolvedIssues: [issue.id] }]);
    await expect(phone.getByText('Repair record added')).toBeVisible();
    await owner.call('repairs.delete', { opId: newId(), carId: car.id, repairId: repairs[0]!.id });
    await expect(phone.getByText('Repair record added')).toHaveCount(0);
  },
);

test(
  'a mechanic withdraws an answer, and the owner is told',
  { tag: ['@SHARE-18'] },
  async ({ browser, page, owner }) => {
    const { car, path } = await editableLink(owner);
    const issue = await newIssue(owner, car.id, { description: 'Squeal when braking' });
    const phone = await mechanicPhone(browser, path);
    await phone.getByRole('button', { name: /^Answer or quote a price/ }).click();
    const dialog = phone.getByRole('dialog', { name: 'Answer the owner' });
    await dialog.getByLabel('Answer').fill('Bring it on Tuesday at 9');
    await dialog.getByLabel('Your name').fill('Juris');
    await dialog.getByRole('button', { name: 'Send answer' }).click();
    const answer = phone.getByText(/^Answer from Juris/);
    await expect(phone.getByText('Answer sent')).toBeVisible();
    const withdraw = async () => {
      await phone.getByRole('button', { name: 'Withdraw' }).click();
      await phone.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    };
    // Another browser with the link cannot; this one can after the tab was closed.
    const another = await mechanicPhone(browser, path);
    await expect(another.getByText(/^Answer from Juris/)).toBeVisible();
    await expect(another.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
    await another.close();
    const later = await phone.context().newPage();
    await later.goto(path);
    await expect(later.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    await later.close();
    await phone.route('**/withdraw', (route) => route.abort());
    await withdraw();
    await expect(phone.getByRole('alertdialog')).toHaveCount(0);
    await expect(phone.getByRole('alert')).toHaveText('This needs an internet connection');
    await phone.unroute('**/withdraw');
    await withdraw();
    await expect(answer).toHaveCount(0);
    await expect(phone.getByText('Answer sent')).toHaveCount(0);
    await expect(phone.getByText('Answer withdrawn')).toBeInViewport();
    const replies = async () =>
      (await owner.call('issues.read', { carId: car.id, issueId: issue.id })).replies;
    expect(await replies()).toEqual([]);
    // Its problem no longer shows it, so what was withdrawn stays news there, too.
    await page.goto(`/symptom-summary/${car.id}/${issue.id}`);
    const news = page.getByRole('region', { name: 'Added by mechanics' });
    await expect(news).toContainText('Juris has withdrawn an answerBring it on Tuesday at 9');
    await news.getByRole('link', { name: 'Trash' }).click();
    await expect(page.getByRole('button', { name: 'Restore: Bring it on Tuesday at 9' })).toBeVisible();

    // Nor is it told of once the owner has deleted it.
    await phone.getByRole('button', { name: /^Answer or quote a price/ }).click();
    await dialog.getByRole('button', { name: 'Send answer' }).click();
    await expect(phone.getByText('Answer sent')).toBeVisible();
    const [reply] = await replies();
    const key = { carId: car.id, issueId: issue.id, replyId: reply!.id };
    await owner.call('replies.delete', { opId: newId(), ...key });
    await expect(phone.getByText('Answer sent')).toHaveCount(0);
  },
);
