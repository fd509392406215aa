import { editing } from '#tests/applied-once.ts';
import { asBytes, phonePicture } from '#tests/fixtures/media/samples.ts';
import { newCar, newIssue, newLink, otherCar, repairDraft } from '#tests/people.ts';
import { newId } from '#server/platform/deps.ts';
import { expireLink } from './expire-link.ts';
import { expect, test } from './fixtures.ts';

test(
  'a link shows the car to read, and who is behind the page',
  {
    tag: ['@SHARE-01', '@SHARE-03', '@SHARE-04', '@SHARE-08', '@SHARE-09', '@SHARE-12', '@SHARE-13'],
  },
  async ({ page, owner, browser, baseURL }) => {
    await otherCar(owner);
    const photoId = newId();
    await owner.send('PUT', `/api/media/${photoId}?purpose=car-photo`, {
      body: asBytes(await phonePicture()),
    });
    const car = await newCar(owner, {
      photoId,
      nickname: 'Red Rider',
      vin: 'YV1FW8481H1331234',
      licensePlate: 'AB-1234',
      mileage: 125000,
      engineType: '2.4 D5',
      transmission: 'manual',
      fuelType: 'diesel',
    });
    const link = await newLink(owner, car.id);
    const stranger = await browser.newContext();
    const shared = await stranger.newPage();
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await shared.route('**/api/shared*', async (route) => held.then(() => route.continue()));
    await shared.goto(`${baseURL}/mechanic-share?token=${link.token}`);
    await expect(shared.getByText('Loading...')).toBeVisible();
    go();
    await expect(shared.getByRole('heading', { name: 'Red Rider' })).toBeVisible();
    await expect(shared.getByText('Loading...')).toHaveCount(0);
    await expect(shared.getByText('Access Error')).toHaveCount(0);
    await expect(shared.getByText('Volvo V70, 2012')).toBeVisible();
    await expect
      .poll(() => shared.locator('main img').evaluate((photo: HTMLImageElement) => photo.naturalWidth))
      .toBeGreaterThan(0);
    await expect(shared.locator('dl > div')).toHaveText([
      'VINYV1FW8481H1331234',
      'License plateAB-1234',
      /^Mileage125\s000\skm$/,
      'Engine type or modification2.4 D5',
      'TransmissionManual',
      'Fuel typeDiesel',
    ]);
    await expect(shared.getByText('Link valid for 24 more hours')).toBeVisible();
    await expect(shared.getByRole('contentinfo')).toHaveText('Privacy policyPowered by Carful');
    await expect(shared.getByText('This is a view-only link. You cannot add repair records.')).toBeVisible();
    await expect(shared.getByRole('button', { name: /^Log New/ })).toHaveCount(0);
    await expect(shared.getByRole('navigation')).toHaveCount(0);
    await shared.getByRole('button', { name: 'Latviešu' }).click();
    await expect(shared.getByText('Neatrisinātās problēmas')).toBeVisible();
    await stranger.close();
    expect(page.url()).toBe('about:blank');
  },
);

test(
  'a link shows three open issues with their days, and the rest on request',
  { tag: ['@SHARE-06', '@SHARE-07', '@ROLE-09', '@LIM-09', '@STAT-20'] },
  async ({ page, owner }) => {
    await otherCar(owner);
    const car = await newCar(owner);
    // Half past midnight here, still the day before in UTC.
    const dateOf = (n: number) => new Date(Date.UTC(2026, 0, n - 1, 22, 30)).toISOString();
    const open = (n: number) => newIssue(owner, car.id, { description: `Issue ${n}`, date: dateOf(n) });
    for (const n of [1, 2, 3]) await open(n);
    const resolved = await newIssue(owner, car.id, { description: 'Issue 6' });
    const link = await newLink(owner, car.id);
    const partly = await open(5);
    await owner.call(
      'repairs.log',
      repairDraft(car.id, { resolvedIssues: [resolved.id], partiallyResolvedIssues: [partly.id] }),
    );
    await page.goto(`/mechanic-share?token=${link.token}`);
    const issues = page.getByRole('heading', { level: 3 });
    await expect(issues).toHaveText(['Issue 5', 'Issue 3', 'Issue 2']);
    await expect(page.getByRole('button', { name: '+ 1 more' })).toBeVisible();
    const inProgress = await open(4);
    await owner.call('issues.edit', {
      ...editing(inProgress),
      carId: car.id,
      issueId: inProgress.id,
      changes: { status: { from: 'new', to: 'processing' } },
    });
    await page.reload();
    await expect(issues).toHaveText(['Issue 5', 'Issue 4', 'Issue 3']);
    await expect(page.locator('time')).toHaveText(['Jan 5, 2026', 'Jan 4, 2026', 'Jan 3, 2026']);
    await page.getByRole('button', { name: '+ 2 more' }).click();
    await expect(issues).toHaveText(['Issue 5', 'Issue 4', 'Issue 3', 'Issue 2', 'Issue 1']);
    await expect(page.getByRole('button', { name: /more$/ })).toHaveCount(0);
    const three = await newCar(owner);
    for (const description of ['One', 'Two', 'Three']) await newIssue(owner, three.id, { description });
    await page.goto(`/mechanic-share?token=${(await newLink(owner, three.id)).token}`);
    await expect(issues).toHaveText([/./, /./, /./]);
    await expect(page.getByRole('button', { name: /more$/ })).toHaveCount(0);
  },
);

test(
  'with no code or a wrong, expired or deleted one, the page says which and what to do',
  { tag: ['@STAT-40', '@STAT-42', '@SHARE-02', '@ERR-34', '@ERR-35', '@ERR-36', '@ERR-37'] },
  async ({ page, owner, consoleErrors }) => {
    const car = await newCar(owner);
    const link = await newLink(owner, car.id);
    const mayBeOver = 'It may be incomplete, or the owner has ended it.';
    const expectError = async (...lines: string[]) => {
      await expect(page.getByRole('alert')).toHaveText(['Access Error', ...lines].join(''));
      await expect(page.getByRole('heading')).toHaveText(['Access Error']);
      await expect(page.getByRole('contentinfo')).toHaveText('Privacy policyPowered by Carful');
    };
    const askForLink = 'Please ask the car owner for a new link.';
    for (const address of ['/mechanic-share?token=', '/mechanic-share?token=%20', '/mechanic-share']) {
      await page.goto(address);
      await expectError('No access token provided', askForLink);
    }
    await page.getByRole('button', { name: 'Latviešu' }).click();
    await expect(page.getByText('Nav norādīts piekļuves kods')).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await page
      .getByLabel('Paste the link or the code')
      .fill(`https://example.com/mechanic-share?token=${link.token}&x=1`);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByRole('heading', { name: 'Volvo V70' })).toBeVisible();

    await page.route('**/api/shared?*', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText('Could not load the data. Please try again.Retry');
    await expect(page.getByRole('heading')).toHaveCount(0);
    await page.unroute('**/api/shared?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Volvo V70' })).toBeVisible();

    await page.goto('/mechanic-share?token=nonsense');
    await expectError('Invalid access link', mayBeOver, askForLink);

    const over = await newLink(owner, car.id);
    await expireLink(over.id);
    await page.goto(`/mechanic-share?token=${over.token}`);
    await expectError('This link has expired', askForLink);

    // So does a good one while its owner does not share, and for good once the car is gone.
    const open = async () => page.goto(`/mechanic-share?token=${link.token}`);
    await owner.call('settings.edit', {
      ...editing(await owner.call('settings.read')),
      changes: { mechanicSharingEnabled: { from: true, to: false } },
    });
    await open();
    await expectError('Invalid access link', mayBeOver, askForLink);
    await owner.call('cars.delete', { opId: newId(), carId: car.id });
    await open();
    await expectError('Invalid access link', mayBeOver, askForLink);
    consoleErrors.length = 0;
  },
);

test(
  'an open page shows its expiry by itself, whatever the phone’s clock says (D84)',
  { tag: ['@SHARE-02', '@ERR-36', '@STAT-42', '@ERR-37'] },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    const link = await newLink(owner, car.id);
    await page.route('**/api/shared*', async (route) => {
      const response = await route.fetch();
      const shared = (await response.json()) as { now: string };
      await route.fulfill({
        response,
        json: { ...shared, expiresAt: new Date(Date.parse(shared.now) + 2_000).toISOString() },
      });
    });
    await page.goto(`/mechanic-share?token=${link.token}`);
    await expect(page.getByRole('heading', { name: 'Volvo V70' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(
      'Access ErrorThis link has expiredPlease ask the car owner for a new link.',
    );
    await expect(page.getByRole('heading')).toHaveText(['Access Error']);
  },
);
