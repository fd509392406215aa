import { formatInstantDay } from '#domain/language/format.ts';
import {
  bareAssessment,
  mechanicRepair,
  mechanicReply,
  mechanicSymptom,
  newCar,
  newIssue,
  newLink,
} from '#tests/people.ts';
import { expireLink } from './expire-link.ts';
import { expect, expectNoNotice, notice, success, test } from './fixtures.ts';

test(
  'Share on a summary makes and copies a view-only link for a day; it opens on that issue',
  { tag: ['@STAT-41', '@GEN-18', '@ROLE-11', '@ROLE-12', '@SHARE-05', '@ROLE-07', '@ENT-55', '@ENT-56'] },
  async ({ page, owner, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
    );
    const car = await newCar(owner);
    const issue = await newIssue(owner, car.id, {
      description: 'The older one',
      date: '2026-01-05T10:00:00.000Z',
    });
    await newIssue(owner, car.id, { description: 'The newer one' });
    await page.goto(`/symptom-summary/${car.id}/${issue.id}`);
    const dialog = page.getByRole('dialog', { name: 'Link for the mechanic' });
    const options = page.getByRole('dialog', { name: 'New link' });
    const open = () => page.getByRole('button', { name: 'Share' }).click();
    const share = async () => {
      await expect(options).toContainText('its open problems with your descriptions');
      await options.getByRole('button', { name: 'Create link: View only' }).click();
    };
    // The link that still works is shown, and another one is made if wanted.
    const shareAgain = async () => {
      await open();
      await dialog.getByRole('button', { name: 'New link' }).click();
      await share();
    };
    // Without a secure context there is nothing to copy to: the link is shown, and nobody told that it is copied (D77).
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    );
    await open();
    await share();
    await expect(dialog.getByLabel('Copy this link')).toHaveValue(/\/mechanic-share\?token=.{43}$/);
    await expectNoNotice(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await page.evaluate(() => Reflect.deleteProperty(navigator, 'clipboard'));
    await shareAgain();
    await expect(notice(page, 'Sharing symptom summary', 'Link copied', 'success')).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'QR code for the link' })).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    await expect(dialog.getByLabel('Copy this link')).toHaveValue(address);
    await expect(dialog.getByLabel('Access')).toHaveValue('view');

    const phone = await browser.newContext();
    const shared = await phone.newPage();
    await shared.goto(address);
    await expect(shared.getByRole('heading', { level: 3 })).toHaveText(['The older one', 'The newer one']);
    await expect(shared.getByRole('listitem').first()).toContainText('The brake pads may be worn.');
    await expect(shared.getByText('Link valid for 24 more hours')).toBeVisible();

    // The owner thinks again: the link in the mechanic's hand may add from now on, and lives a week.
    await dialog.getByLabel('Access').selectOption('edit');
    await expect(dialog.getByLabel('Access')).toBeEnabled();
    const until = dialog
      .getByRole('paragraph')
      .filter({ hasText: /^The link works until / })
      .first();
    const until24h = await until.textContent();
    await dialog.getByRole('button', { name: '7 days' }).click();
    await expect(until).not.toHaveText(until24h!);
    await shared.reload();
    await expect(shared.getByRole('button', { name: 'Log New Repair' })).toBeVisible();
    await expect(shared.getByText('Link valid for 7 more days')).toBeVisible();
    const { links } = await owner.call('share.list');
    await expireLink(links.find(({ token }) => address.endsWith(token))!.id);
    await shared.reload();
    await expect(shared.getByText('This link has expired')).toBeVisible();
    await expect(shared.getByRole('heading', { level: 3 })).toHaveCount(0);
    await phone.close();

    // What goes through the phone's own sheet is not copied.
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: () => Promise.resolve() }));
    await shareAgain();
    await expect(notice(page, 'Sharing symptom summary', undefined, 'success')).toBeVisible();

    // A share sheet that is cancelled leaves no link.
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const before = (await owner.call('share.list')).links.length;
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', {
        value: () => Promise.reject(new DOMException('', 'AbortError')),
      }),
    );
    const ended = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await shareAgain();
    expect((await ended).status()).toBe(200);
    await expect(options).toBeVisible();
    expect((await owner.call('share.list')).links).toHaveLength(before);
  },
);

test(
  'the owner is notified who added what, opens it and undoes it',
  {
    tag: ['@STAT-07', '@STAT-08', '@ENT-31', '@ENT-47', '@LINK-07', '@LINK-08', '@LINK-09', '@TOAST-03'],
  },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    const squeal = await newIssue(owner, car.id, { description: 'Squeal' });
    const link = await newLink(owner, car.id, { isEditable: true });
    const repair = mechanicRepair(link.token, { resolvedIssues: [squeal.id] });
    const symptom = mechanicSymptom(link.token);
    await page.goto('/home');
    await expect(page.getByRole('link', { name: 'Squeal', exact: true })).toBeVisible();
    await owner.call('share.logRepair', repair);
    await owner.call('share.logSymptom', symptom);
    await page.reload();
    const news = page.getByRole('region', { name: 'Added by mechanics' });
    await expect(news.getByText('Juris Ozols added a repair')).toBeVisible();
    await expect(news.getByText('Juris Ozols added a problem')).toBeVisible();

    await news.getByRole('link', { name: /^View record.*Worn bush/ }).click();
    const today = formatInstantDay(new Date().toISOString(), 'en', 'Europe/Riga');
    await expect(page.getByText(`Added by Juris Ozols, Ozols Auto, ${today}`)).toBeVisible();
    await expect(page.getByLabel('Notes')).toHaveValue(
      'Added by mechanic Juris Ozols (Ozols Auto) via the mechanic link',
    );
    await expect
      .poll(async () => (await owner.call('share.news')).records.map(({ id }) => id))
      .toEqual([repair.id]);

    await page.goto('/home');
    await expect(news.getByRole('listitem')).toHaveCount(1);
    await news.getByRole('button', { name: `Undo: ${repair.title}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('The problems linked to it will be marked as new again.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(success(page, 'Repair deleted successfully')).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(news).toHaveCount(0);
    // Once it can no longer be undone.
    await expect
      .poll(() => owner.call('issues.read', { carId: car.id, issueId: squeal.id }))
      .toMatchObject({ status: 'new', resolvedBy: null });
    expect((await owner.call('repairs.list', { carId: car.id })).repairs).toEqual([]);
  },
);

test('from a problem the owner chooses whether the mechanic can answer; a link that is in use is only offered for another garage', async ({
  page,
  owner,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const car = await newCar(owner);
  const first = await newIssue(owner, car.id, { description: 'Squeal' });
  const next = await newIssue(owner, car.id, {
    description: 'Smell',
    assessment: { ...bareAssessment, drivingAdvice: 'stop_driving', drivingAdviceReason: 'It may burn.' },
  });
  const dialog = page.getByRole('dialog', { name: 'Link for the mechanic' });
  await page.goto(`/symptom-summary/${car.id}/${first.id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Create a link that can be answered' }).click();
  await expect(dialog.getByLabel('Access')).toHaveValue('edit');
  const [link] = (await owner.call('share.list')).links;

  await page.goto(`/symptom-summary/${car.id}/${next.id}`);
  await page.getByRole('button', { name: 'Send to a mechanic' }).click();
  const options = page.getByRole('dialog', { name: 'New link' });
  await expect(options).toContainText('An earlier link that can be answered shows this problem, too.');
  await owner.call('share.logReply', mechanicReply(link!.token, first.id));
  await page.reload();
  await page.getByRole('button', { name: 'Send to a mechanic' }).click();
  await expect(options).toContainText('Whoever opens that link sees what was written.');
  await options.getByRole('button', { name: 'Show the earlier link' }).click();
  await expect(dialog.getByLabel('Copy this link')).toHaveValue(new RegExp(`token=${link!.token}$`));
  await dialog.getByRole('button', { name: 'New link' }).click();
  await options.getByRole('button', { name: 'Create link: View only' }).click();
  await expect(dialog.getByLabel('Copy this link')).not.toHaveValue(new RegExp(`token=${link!.token}$`));
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Send as text' }).click();
  const sent = await page.evaluate(() => navigator.clipboard.readText());
  expect(sent).toMatch(/^Smell\n\nDo not drive.+Roadside help: .+Where the car is: $/su);
});
