import { editing } from '#tests/applied-once.ts';
import { newCar, newIssue, otherCar, repairDraft } from '#tests/people.ts';
import { phonePicture } from '#tests/fixtures/media/samples.ts';
import { drafts, expect, notice, success, test } from './fixtures.ts';

test(
  'a repair is logged with all its fields and links what it resolves',
  {
    tag: ['@LINK-01', '@REP-01', '@LINK-10', '@LINK-11', '@TOAST-01', '@VAL-44', '@VAL-45', '@ROUTE-37'],
  },
  async ({ page, owner }) => {
    await otherCar(owner);
    const car = await newCar(owner);
    const whole = await newIssue(owner, car.id, { description: 'Squeals' });
    const part = await newIssue(owner, car.id, { description: 'Leaks' });
    await owner.call('issues.edit', {
      ...editing(part),
      carId: car.id,
      issueId: part.id,
      changes: { status: { from: 'new', to: 'processing' } },
    });
    await page.goto(`/log-repair/${car.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log Repair');
    const refusal = notice(page, 'Repair title is required', undefined, 'error');
    for (const title of ['', '  ']) {
      await page.getByLabel('Title').fill(title);
      await page.getByRole('button', { name: 'Save repair' }).click();
      await expect(refusal).toBeVisible();
      await page.reload();
      await expect(refusal).toHaveCount(0);
    }
    await page.getByLabel('Title').fill('x'.repeat(200));
    await expect(page.getByLabel('Title')).toHaveAccessibleDescription(
      /^200 of 200 characters\. You have reached the limit\./,
    );
    await page.getByLabel('Title').fill('Brakes');
    await expect(page.getByLabel('Title')).toHaveAccessibleDescription('');
    await page.getByLabel('Repair date').fill('');
    await page.getByRole('button', { name: 'Save repair' }).click();
    await expect(page.getByLabel('Repair date')).toHaveAccessibleDescription('Date is required');
    await expect(refusal).toHaveCount(0);
    expect((await owner.call('repairs.list', { carId: car.id })).repairs).toEqual([]);
    await page.getByLabel('Repair date').fill('2026-03-05');
    await page.getByLabel('Cost').fill('12,50');
    await page.getByLabel('Mileage (km)').fill('125 300');
    await page.getByLabel('Garage').fill('Best');
    await page.getByLabel('Mechanic').fill('Juris');
    await page.getByLabel('Description').fill('Pads and discs');
    await page
      .getByLabel(/^Add receipt/)
      .setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: await phonePicture() });
    const issue = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(page.getByRole('group', { name: 'Linked problems' }).getByRole('button')).toHaveCount(2);
    for (const state of [/\dResolved$/, /Partially Resolved$/, /Not linked$/, /\dResolved$/]) {
      await issue('Squeals').click();
      await expect(issue('Squeals')).toHaveText(state);
    }
    await expect(issue('Of the other car')).toHaveCount(0);
    await issue('Leaks').click();
    await issue('Leaks').click();
    await expect(issue('Leaks')).toContainText('Partially Resolved');
    await page.getByRole('button', { name: 'Save repair' }).click();
    await expect(success(page, 'Repair saved successfully')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/car-view/${car.id}$`));
    expect(await drafts(page)).toEqual([]);
    const [repair] = (await owner.call('repairs.list', { carId: car.id })).repairs;
    expect(repair).toMatchObject({
      title: 'Brakes',
      date: '2026-03-05',
      kind: 'repair',
      cost: 12.5,
      mileage: 125300,
      garageName: 'Best',
      mechanicName: 'Juris',
      description: 'Pads and discs',
      resolvedIssues: [whole.id],
      partiallyResolvedIssues: [part.id],
    });
    expect(repair?.receiptUrl).toMatch(/\.jpg$/);
    const linked = async (issueId: string) => owner.call('issues.read', { carId: car.id, issueId });
    expect(await linked(whole.id)).toMatchObject({ status: 'resolved', resolvedBy: repair!.id });
    expect(await linked(part.id)).toMatchObject({ status: 'partially_resolved', resolvedBy: repair!.id });
  },
);

test(
  'an edit shows what is there and changes it',
  {
    tag: ['@REP-11', '@LINK-05', '@LINK-06', '@REP-02', '@REP-03', '@TOAST-02', '@ROUTE-39', '@LINK-13'],
  },
  async ({ page, owner }) => {
    await otherCar(owner);
    const car = await newCar(owner);
    const issue = await newIssue(owner, car.id, { description: 'Squeals' });
    const partly = await newIssue(owner, car.id, { description: 'Leaks' });
    await newIssue(owner, car.id, { description: 'Rattles' });
    const repair = await owner.call(
      'repairs.log',
      repairDraft(car.id, {
        title: 'Brakes',
        date: '2026-03-05',
        kind: 'inspection',
        mileage: 125300,
        garageName: 'Best',
        mechanicName: 'Juris',
        description: 'Pads and discs',
        resolvedIssues: [issue.id],
        partiallyResolvedIssues: [partly.id],
      }),
    );
    await owner.call('repairs.log', repairDraft(car.id, { title: 'Oil', date: '2026-03-06' }));
    await page.goto(`/log-repair/${car.id}`);
    const links = page.getByRole('group', { name: 'Linked problems' }).getByRole('button');
    await expect(links).toHaveCount(3);
    for (const hasText of [/^Squeals/, /^Leaks/, /^Rattles/])
      await expect(links.filter({ hasText })).toHaveCount(1);
    await page.goto(`/log-repair/${car.id}/${repair.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Repair');
    await expect(links).toHaveCount(3);
    for (const [label, value] of [
      ['Title', 'Brakes'],
      ['Repair date', '2026-03-05'],
      ['Kind', 'inspection'],
      ['Cost', '120.50'],
      ['Mileage (km)', '125300'],
      ['Garage', 'Best'],
      ['Mechanic', 'Juris'],
      ['Description', 'Pads and discs'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveValue(value);
    }
    await expect(page.getByRole('button', { name: /^Squeals/ })).toHaveText(/\dResolved$/);
    await expect(page.getByRole('button', { name: /^Leaks/ })).toHaveText(/\dPartially Resolved$/);
    await expect(page.getByRole('button', { name: /^Rattles/ })).toHaveText(/\dNot linked$/);
    await page.getByLabel('Title').fill('Brakes and discs');
    await page.getByLabel('Garage').fill('');
    await page.getByRole('button', { name: /^Squeals/ }).click();
    await page.getByRole('button', { name: /^Squeals/ }).click();
    await expect(page.getByRole('button', { name: /^Squeals/ })).toContainText('Not linked');
    await page.getByRole('button', { name: 'Save repair' }).click();
    await expect(success(page, 'Repair updated successfully')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/car-view/${car.id}$`));
    expect((await owner.call('repairs.list', { carId: car.id })).repairs).toMatchObject([
      { title: 'Oil' },
      {
        title: 'Brakes and discs',
        date: '2026-03-05',
        kind: 'inspection',
        cost: 120.5,
        mileage: 125300,
        garageName: null,
        mechanicName: 'Juris',
        description: 'Pads and discs',
        resolvedIssues: [],
        partiallyResolvedIssues: [partly.id],
      },
    ]);
    const linked = async (issueId: string) => owner.call('issues.read', { carId: car.id, issueId });
    expect(await linked(issue.id)).toMatchObject({ status: 'new', resolvedBy: null });
    expect(await linked(partly.id)).toMatchObject({ status: 'partially_resolved', resolvedBy: repair.id });
  },
);

test(
  'deleting asks and returns the issues to new; cancelling leaves all as it was',
  { tag: ['@REP-04', '@REP-05', '@TOAST-03', '@LINK-09', '@LINK-12', '@ROUTE-35', '@GEN-12'] },
  async ({ page, owner }) => {
    await otherCar(owner);
    const car = await newCar(owner);
    const issue = await newIssue(owner, car.id);
    const repair = await owner.call('repairs.log', repairDraft(car.id, { resolvedIssues: [issue.id] }));
    // Wherever the form was reached from, it leads to the car.
    await page.goto(`/cars/${car.id}`);
    await page.getByRole('link', { name: 'Log Repair' }).click();
    // Resolved just now, so offered to another repair as well.
    await expect(page.getByRole('button', { name: /^The brakes squeal/ })).toHaveText(/\dNot linked$/);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(new RegExp(`/car-view/${car.id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volvo V70');
    await page.goto(`/log-repair/${car.id}/${repair.id}`);
    await page.getByLabel('Title').fill('Changed');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(new RegExp(`/car-view/${car.id}$`));
    await page.goto(`/cars/${car.id}`);
    await page.getByRole('link', { name: /^New brake pads/ }).click();
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('New brake pads');
    await page.getByRole('button', { name: 'Delete repair' }).click();
    const question = page.getByRole('alertdialog', { name: /^Delete ".+"\?$/ });
    await expect(question).toHaveAccessibleDescription(
      'Delete this repair? The problems linked to it will be marked as new again.',
    );
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(success(page, 'Repair deleted successfully')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/car-view/${car.id}$`));
    await expect.poll(async () => (await owner.call('repairs.list', { carId: car.id })).repairs).toEqual([]);
    expect((await owner.call('issues.read', { carId: car.id, issueId: issue.id })).status).toBe('new');
  },
);

test(
  'the kind of a new repair follows its title until one is chosen',
  { tag: ['@REP-14'] },
  async ({ page, owner }) => {
    await page.goto(`/log-repair/${(await newCar(owner)).id}`);
    const kind = page.getByLabel('Kind');
    await expect(kind).toHaveValue('repair');
    await page.getByLabel('Title').fill('Oil change');
    await kind.focus();
    await expect(kind).toHaveValue('service');
    await page.getByLabel('Title').fill('Brakes');
    await kind.focus();
    await expect(kind).toHaveValue('repair');
    await kind.selectOption('tyres');
    await page.getByLabel('Title').fill('Oil change');
    await kind.focus();
    await expect(kind).toHaveValue('tyres');

    const other = (await newCar(owner)).id;
    await page.goto(`/log-repair/${other}`);
    await page.getByLabel('Title').fill('Car insurance');
    await page.getByLabel('Title').press('Enter');
    await success(page, 'Repair saved successfully').waitFor();
    expect((await owner.call('repairs.list', { carId: other })).repairs).toMatchObject([
      { kind: 'insurance' },
    ]);

    // A slow phone: the words come after a kind is chosen.
    const words = Promise.withResolvers<void>();
    await page.route('**/repair-kind-words*', (route) => words.promise.then(() => route.continue()));
    await page.goto(`/log-repair/${other}`);
    await page.getByLabel('Title').fill('Oil change');
    await kind.selectOption('tyres');
    const arrived = page.waitForResponse(/repair-kind-words/);
    words.resolve();
    await (await arrived).finished();
    await page.getByLabel('Title').fill('Oil change and filter');
    await kind.focus();
    await expect(kind).toHaveValue('tyres');
  },
);
