import { follow } from '#tests/crawl/walk.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { onboardedScreens } from '#web/screen-list.ts';
import { expect, goOffline, keptChunks, keptReads, test, visited } from './offline-fixtures.ts';

// Chromium notes every lost request by itself.
test.afterEach(({ consoleErrors }) => void (consoleErrors.length = 0));

const MISSING = /This is not on this device yet|Could not load/;

test('after one visit of Home every screen opens without a network, and search, costs and assistant answer', async ({
  page,
  context,
  owner,
  line,
}) => {
  test.setTimeout(180_000);
  const { id: carId } = await newCar(owner, { nickname: 'Silver' });
  const issue = await newIssue(owner, carId, { description: 'The brakes squeal' });
  const repair = await owner.call('repairs.log', repairDraft(carId, { title: 'Alternator', cost: 80 }));
  const fill = await owner.call('fills.log', fillDraft(carId));
  const reminder = await owner.call('reminders.add', reminderDraft(carId, { title: 'Belt' }));
  const document = await owner.call('documents.add', documentDraft(carId));
  const ids: Record<string, string> = {
    carId,
    issueId: issue.id,
    repairId: repair.id,
    fillId: fill.id,
    reminderId: reminder.id,
    documentId: document.id,
  };
  await visited(page);
  await expect.poll(() => keptChunks(page)).toBeGreaterThan(5);
  await expect.poll(async () => (await keptReads(page)).join()).toContain('assistant.thread');
  await goOffline(context, line);
  await page.reload();
  const open = async (path: string) => {
    await follow(page, path);
    // An entry that opens at once hides the page behind it.
    const head = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog').getByRole('heading'));
    await expect(head.first(), path).toBeVisible();
    await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
  };
  const missing: string[] = [];
  for (const { path } of onboardedScreens) {
    // Lets a program in, which only the server can.
    if (path === '/connect') continue;
    const address = path.replaceAll(/:(\w+)\??/g, (_all, name: string) => ids[name]!);
    await open(address);
    const texts = await page.getByText(MISSING).allTextContents();
    if (texts.length > 0) missing.push(`${address}: ${texts.join(' ')}`);
  }
  expect(missing).toEqual([]);

  await open('/costs');
  await expect(page.getByRole('main')).toContainText('€80.00');
  await open('/search?q=alternator');
  await expect(page.getByRole('main').getByRole('link', { name: /Alternator/ })).toBeVisible();
  await open(`/assistant/${carId}`);
  await page.getByRole('textbox').fill('What did the alternator cost?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('€80.00').first()).toBeVisible();
});
