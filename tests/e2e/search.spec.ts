import { documentDraft } from '#tests/nouns/documents.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { expectAccessible } from './axe.ts';
import { expect, goOffline, goOnline, isKept, keptChunks, keptReads, test } from './offline-fixtures.ts';

test.use({ device: 'known' });

test(
  'any record is found from Home with two taps, also by keys and offline; Back comes back to it',
  { tag: ['@FIND-01', '@FIND-05', '@FIND-08', '@FIND-09', '@REP-12', '@LIM-08', '@LIM-09', '@FIND-04'] },
  async ({ page, owner, context, line, consoleErrors }) => {
    const golf = await newCar(owner, { nickname: 'Golf' });
    const volvo = await newCar(owner);
    const issue = await newIssue(owner, golf.id, {
      description: 'Deg eļļas lampiņa',
      // Here it is the third already.
      date: '2024-05-02T22:30:00.000Z',
    });
    for (let day = 1; day <= 7; day++)
      await owner.call(
        'repairs.log',
        repairDraft(golf.id, {
          title: `Eļļas maiņa ${day}`,
          date: `2024-05-0${day}`,
          garageName: 'Ellas Juris',
          cost: 40 + day,
        }),
      );
    for (let day = 10; day <= 29; day++)
      await owner.call(
        'repairs.log',
        repairDraft(golf.id, { title: `Eļļas filtrs ${day}`, date: `2023-05-${day}` }),
      );
    const fill = await owner.call(
      'fills.log',
      fillDraft(golf.id, { station: 'Neste', notes: 'Nobody looked for ella here' }),
    );
    const document = await owner.call(
      'documents.add',
      documentDraft(volvo.id, { title: 'Ella polise', validTo: null, record: null }),
    );
    const reminder = await owner.call('reminders.add', reminderDraft(volvo.id, { title: 'Eļļas termiņš' }));
    await page.goto(`/car-view/${golf.id}`);
    await expect(page.getByText('Eļļas maiņa 7')).toBeVisible();
    await page.goto('/home');
    await page.getByRole('link', { name: 'Search all records' }).click();
    const field = page.getByRole('searchbox', { name: 'Search all records' });
    await expect(field).toBeFocused();
    await field.pressSequentially('ella');
    await expect(page.getByText('31 records found', { exact: true })).toHaveRole('status');
    const results = (kind: string | RegExp) => page.getByRole('region', { name: kind }).getByRole('listitem');
    await expect(results('Repairs (27)')).toHaveCount(5);
    await expect(results('Repairs (27)').first()).toHaveText(
      /Eļļas maiņa 7Golf · May 7, 2024 · Ellas Juris€47\.00/,
    );
    await expect(results('Repairs (27)').first().locator('mark')).toHaveText(['Eļļa', 'Ella']);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Issues (1)',
      'Repairs (27)',
      'Fill-ups (1)',
      'Documents (1)',
      'Reminders (1)',
    ]);
    for (const [kind, path, told] of [
      ['Issues (1)', `/symptom-summary/${golf.id}/${issue.id}`, /Golf · May 3, 2024/],
      ['Fill-ups (1)', `/fuel/${golf.id}/${fill.id}`, /Golf · Jan 5, 2026 · Neste.*€62\.40/],
      ['Documents (1)', `/cars/${volvo.id}/documents/${document.id}`, /Volvo V70 · Jan 1, 2026/],
      ['Reminders (1)', `/reminders/${volvo.id}/${reminder.id}`, /Volvo V70 · Dec 1, 2026/],
    ] as const) {
      await expect(results(kind).getByRole('link')).toHaveAttribute('href', path);
      await expect(results(kind)).toHaveText(told);
    }
    await expect(results('Fill-ups (1)').locator('mark')).toHaveText('ella');
    await expect(results('Issues (1)').locator('mark').first()).toHaveText('eļļa');
    await expectAccessible(page, 'what was found');
    // What is opened here is on the device, for the search without a network.
    await results('Fill-ups (1)').getByRole('link').click();
    await expect(page.getByLabel('Notes')).toHaveValue(/looked for ella/);
    await page.goBack();
    await results('Documents (1)').getByRole('link').click();
    await expect(page.getByLabel('Title')).toHaveValue('Ella polise');
    await page.goBack();
    await field.press('ArrowDown');
    await expect(results('Issues (1)').getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    await field.press('Enter');
    await expect(results('Issues (1)').getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(results('Repairs (27)').nth(1).getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Eļļas maiņa 7' })).toBeVisible();
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('Eļļas maiņa 7');
    const offered = page.locator('#repair-titles option');
    await expect(offered.first()).toHaveText('Eļļas maiņa 7');
    await expect(page.getByLabel('Title')).toHaveAttribute('list', 'repair-titles');
    await expect(page.getByLabel('Garage')).toHaveAttribute('list', 'repair-shops');
    const shops = page.locator('#repair-shops option');
    await expect(shops).toHaveText(['Ellas Juris']);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Eļļas maiņa 7' })).toBeVisible();
    await page.goBack();
    await expect(field).toHaveValue('ella');
    await page.getByRole('link', { name: 'Show all 27: Repairs' }).click();
    await expect(results('Repairs (27)')).toHaveCount(27);
    await results('Repairs (27)').last().scrollIntoViewIfNeeded();
    await expect(results('Repairs (27)').last()).toHaveText(/Eļļas filtrs 10/);
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(1);
    await field.fill('ellas filtrs');
    await expect(results('Repairs (20)')).toHaveCount(5);
    await page.goBack();
    await expect(field, 'Back also restores what was typed').toHaveValue('ella');
    await expect(results('Issues (1)')).toHaveCount(1);
    await field.fill('lampiņa 3.05.2024');
    await expect(results('Repairs (27)')).toHaveCount(0);
    await expect(results('Issues (1)')).toHaveCount(1);
    await field.fill('xylophone');
    const nothing = page.getByRole('heading', { name: 'Nothing found' });
    await expect(page.getByRole('status').filter({ has: nothing })).toBeVisible();
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(page).toHaveURL(/\/search$/);

    await isKept(page);
    const isOnDevice = async (read: string) => (await keptReads(page)).some((one) => one.includes(read));
    await expect.poll(() => keptChunks(page)).toBeGreaterThan(0);
    expect(await isOnDevice('search')).toBe(false);
    await goOffline(context, line);
    await page.goto(`/log-repair/${golf.id}`);
    await expect(offered.first()).toHaveText('Eļļas maiņa 7');
    await expect(offered.filter({ hasText: /^Oil change$/ })).toHaveCount(1);
    await expect(shops).toHaveText(['Ellas Juris']);
    await page.getByLabel('Title').fill('Elektro filtrs');
    await page.getByRole('button', { name: 'Save repair' }).click();
    await expect(page.getByText(/not yet sent/).first()).toBeVisible();
    await page.goto('/search?q=zzyxq%20maina');
    await expect(page.getByText('No network: searching what is on this device.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await field.fill('ella');
    for (const kind of ['Issues (1)', /^Repairs \(/, 'Fill-ups (1)', 'Documents (1)', 'Reminders (1)'])
      await expect(results(kind).first()).toBeVisible();
    await field.fill('ellas 2024');
    await expect(results(/^Repairs/).first()).toHaveText(/Eļļas maiņa 7/);
    await field.fill('lampiņa 3.05.2024');
    await expect(results(/^Repairs/)).toHaveCount(0);
    await expect(results('Issues (1)')).toHaveCount(1);
    await field.fill('elektro filt');
    await expect(results('Repairs (1)')).toHaveText(/Elektro filtrs.*Not yet sent/i);
    await goOnline(context, line);
    await expect(page.getByText('No network: searching what is on this device.')).toBeHidden();
    await expect(results('Repairs (1)')).toHaveText(/Elektro filtrs/);
    await field.press('Escape');
    await field.press('Escape');
    await expect(page).not.toHaveURL(/\/search/);
    consoleErrors.length = 0; // the browser notes every request without a network
  },
);
