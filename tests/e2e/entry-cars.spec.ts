import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { uploadPicture } from '#tests/upload.ts';
import { drafts, expect, success, test } from './fixtures.ts';

test('a fill-up says its car: what was typed goes along to another one, and a stored one moves there whole', async ({
  page,
  owner,
}) => {
  const diesel = await newCar(owner, { nickname: 'Diesel', fuelType: 'diesel', mileage: 1000 });
  const leaf = await newCar(owner, { nickname: 'Leaf', fuelType: 'electric' });
  await newCar(owner, { nickname: 'Gone', outOfUse: { reason: 'sold', since: '2026-03-01' } });
  const fillsOf = async ({ id }: { id: string }) => (await owner.call('fills.list', { carId: id })).fills;
  const car = page.getByLabel('Car');

  // One that is electric is charged, not filled up.
  await page.goto(`/fuel/${leaf.id}`);
  await expect(page.getByText('No charges yet')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Car', exact: true })).toContainText('Charging');
  await page.getByRole('link', { name: 'Add charge' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add charge');
  await expect(page.getByRole('button', { name: 'Save charge' })).toBeVisible();
  await expect(car.locator('option')).toHaveText(['Diesel', 'Leaf']);
  await page.getByLabel('Total').fill('62,40');
  await page.getByLabel('Charging station').fill('Neste');
  await car.selectOption('Diesel');
  await expect(page).toHaveURL(new RegExp(`/fuel/${diesel.id}/new$`));
  // What is usual is that of the other car.
  await expect(page.getByLabel('Fuel')).toHaveValue('diesel');
  await expect(page.getByLabel('Total')).toHaveValue('62,40');
  await expect(page.getByLabel('Station')).toHaveValue('Neste');
  await expect(page.getByText(/^Your draft was kept/)).toHaveCount(0);
  await page.getByLabel('Amount (L)').fill('40');
  await page.getByRole('button', { name: 'Save fill-up' }).click();
  await expect.poll(() => fillsOf(diesel)).toMatchObject([{ station: 'Neste', amount: 40_000 }]);
  await expect.poll(() => drafts(page)).toEqual([]);

  const picture = await uploadPicture(owner, 'receipt', leaf.id);
  const wrong = await owner.call(
    'fills.log',
    fillDraft(leaf.id, { station: 'Viada', km: null, fileIds: [picture] }),
  );
  await page.goto(`/fuel/${leaf.id}/${wrong.id}`);
  await car.selectOption('Diesel');
  await expect(page.getByText('When you save, this record moves here from Leaf.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit fill-up');
  await expect(page.getByText('The fuel is now what this car usually takes. Please check it.')).toBeVisible();
  await expect(page.getByLabel('Fuel')).toHaveValue('diesel');
  await expect(page.getByRole('link', { name: 'Open file 1' })).toBeVisible();
  expect(await fillsOf(leaf)).toHaveLength(1);
  await page.getByRole('button', { name: 'Save fill-up' }).click();
  await expect(success(page, 'Fill-up saved')).toBeVisible();
  await expect.poll(() => fillsOf(leaf)).toEqual([]);
  const [moved] = (await fillsOf(diesel)).filter(({ station }) => station === 'Viada');
  const { date, cost, amount } = wrong;
  expect(moved).toMatchObject({ date, cost, amount, energy: 'diesel', files: [{ kind: 'picture' }] });
  expect((await owner.call('bin.list')).entries).toEqual([]);
});

test('a charge that moves asks a car of another unit for its amount, and keeps it elsewhere', async ({
  page,
  owner,
}) => {
  const diesel = await newCar(owner, { nickname: 'Diesel', fuelType: 'diesel' });
  const leaf = await newCar(owner, { nickname: 'Leaf', fuelType: 'electric' });
  const hybrid = await newCar(owner, { nickname: 'Hybrid', fuelType: 'hybrid' });
  const fillsOf = async ({ id }: { id: string }) => (await owner.call('fills.list', { carId: id })).fills;
  await owner.call('fills.log', fillDraft(diesel.id, { energy: 'diesel', km: null }));
  const charge = { energy: 'electric', amount: 30_000, cost: 12, km: null, isFull: false } as const;
  const one = await owner.call('fills.log', fillDraft(hybrid.id, { ...charge, station: 'One' }));
  const two = await owner.call('fills.log', fillDraft(hybrid.id, { ...charge, station: 'Two' }));

  await page.goto(`/fuel/${hybrid.id}/${one.id}`);
  await page.getByLabel('Car').selectOption('Diesel');
  await expect(page.getByLabel('Fuel')).toHaveValue('diesel');
  await expect(page.getByLabel('Total')).toHaveValue('12.00');
  await expect(page.getByLabel('Amount (L)')).toHaveValue('');
  await page.getByRole('button', { name: 'Save fill-up' }).click();
  await expect(page.getByText('Enter an amount above zero')).toBeVisible();
  await page.getByLabel('Amount (L)').fill('8');
  await page.getByRole('button', { name: 'Save fill-up' }).click();
  await expect.poll(() => fillsOf(diesel)).toHaveLength(2);
  expect(await fillsOf(diesel)).toContainEqual(
    expect.objectContaining({ station: 'One', energy: 'diesel', amount: 8000, cost: 12 }),
  );

  await page.goto(`/fuel/${hybrid.id}/${two.id}`);
  await page.getByLabel('Car').selectOption('Leaf');
  await expect(page.getByLabel('Amount (kWh)')).toHaveValue('30');
  await page.getByRole('button', { name: 'Save charge' }).click();
  await expect
    .poll(() => fillsOf(leaf))
    .toMatchObject([{ station: 'Two', energy: 'electric', amount: 30_000, cost: 12 }]);
});

test('the question about a mileage of another car takes the fill-up to that car', async ({ page, owner }) => {
  const old = await newCar(owner, { nickname: 'Old', mileage: 250_000 });
  const young = await newCar(owner, { nickname: 'Young', mileage: 18_000 });
  await page.goto(`/fuel/${old.id}/new`);
  await page.getByLabel('Mileage (km)').fill('18500');
  await page.getByLabel('Amount (L)').fill('40');
  await page.getByLabel('Total').fill('62,40');
  await page.getByRole('button', { name: 'Save fill-up' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button')).toHaveText(['Correct it', 'It is Young', 'It is right']);
  await question.getByRole('button', { name: 'It is Young' }).click();
  await expect(page).toHaveURL(new RegExp(`/fuel/${young.id}/new$`));
  await expect(page.getByLabel('Mileage (km)')).toHaveValue('18500');
  await page.getByRole('button', { name: 'Save fill-up' }).click();
  await expect
    .poll(async () => (await owner.call('fills.list', { carId: young.id })).fills)
    .toMatchObject([{ km: 18_500, cost: 62.4 }]);

  // A repair goes there with what was typed, and a mileage is saved there.
  await page.goto(`/log-repair/${old.id}`);
  await page.getByLabel('Title').fill('Wiper blades');
  await page.getByLabel('Mileage (km)').fill('18600');
  await page.getByRole('button', { name: 'Save repair' }).click();
  await question.getByRole('button', { name: 'It is Young' }).click();
  await expect(page).toHaveURL(new RegExp(`/log-repair/${young.id}$`));
  await expect(page.getByLabel('Title')).toHaveValue('Wiper blades');
  await page.getByRole('button', { name: 'Save repair' }).click();
  await expect
    .poll(async () => (await owner.call('repairs.list', { carId: young.id })).repairs)
    .toMatchObject([{ title: 'Wiper blades', mileage: 18_600 }]);
  expect((await owner.call('repairs.list', { carId: old.id })).repairs).toEqual([]);

  await page.goto(`/car-view/${old.id}`);
  await page.getByRole('button', { name: /Enter mileage$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mileage (km)').fill('18700');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await question.getByRole('button', { name: 'It is Young' }).click();
  await expect(dialog.getByLabel('Car')).toHaveValue(young.id);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await owner.call('cars.read', { carId: young.id })).mileage).toBe(18_700);
  expect((await owner.call('cars.read', { carId: old.id })).mileage).toBe(250_000);
});

test('a stored fill-up that goes to another car and back keeps what was typed', async ({ page, owner }) => {
  const old = await newCar(owner, { nickname: 'Old' });
  await newCar(owner, { nickname: 'Young' });
  const fill = await owner.call('fills.log', fillDraft(old.id, { km: null, station: 'Neste' }));
  await page.goto(`/fuel/${old.id}/${fill.id}`);
  await page.getByLabel('Notes').fill('With the roof box');
  await page.getByLabel('Car').selectOption('Young');
  await expect(page.getByText('When you save, this record moves here from Old.')).toBeVisible();
  await page.getByLabel('Station').fill('Viada');
  await page.getByLabel('Car').selectOption('Old');
  await expect(page).toHaveURL(new RegExp(`/fuel/${old.id}/${fill.id}$`));
  await expect(page.getByLabel('Station')).toHaveValue('Viada');
  await expect(page.getByLabel('Notes')).toHaveValue('With the roof box');
  await page.getByRole('button', { name: 'Save fill-up' }).click();
  await expect
    .poll(async () => (await owner.call('fills.list', { carId: old.id })).fills)
    .toMatchObject([{ id: fill.id, station: 'Viada', notes: 'With the roof box' }]);
  await expect.poll(() => drafts(page)).toEqual([]);
});

test('a repair that goes to another car from its page and back keeps what was typed', async ({
  page,
  owner,
}) => {
  const old = await newCar(owner, { nickname: 'Old', mileage: 250_000 });
  const young = await newCar(owner, { nickname: 'Young', mileage: 18_000 });
  await owner.call('repairs.log', repairDraft(old.id, { title: 'Wipers', mileage: null }));
  await page.goto(`/car-view/${old.id}`);
  await page.getByRole('link', { name: /Wipers/ }).click();
  await page.getByRole('combobox', { name: 'Car' }).selectOption('Young');
  await expect(page).toHaveURL(new RegExp(`/log-repair/${young.id}$`));
  await page.getByLabel('Title').fill('Wiper blades');
  await page.getByLabel('Mileage (km)').fill('250500');
  await page.getByRole('button', { name: 'Save repair' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'It is Old' }).click();
  await expect(page).toHaveURL(new RegExp(`/log-repair/${old.id}/`));
  await expect(page.getByLabel('Title')).toHaveValue('Wiper blades');
  await expect(page.getByLabel('Mileage (km)')).toHaveValue('250500');
});

test('the currency is that of the car, and can be chosen; a mileage says its car', async ({
  page,
  owner,
}) => {
  const mini = await newCar(owner, { nickname: 'Mini' });
  const other = await newCar(owner, { nickname: 'Other' });
  await owner.call('repairs.log', repairDraft(mini.id, { currency: 'GBP' }));
  await page.goto(`/log-repair/${mini.id}`);
  await expect(page.getByLabel('Currency')).toHaveValue('GBP');
  await page.getByLabel('Currency').selectOption('SEK');
  await page.getByLabel('Title').fill('Wheel bearing');
  await page.getByLabel('Cost').fill('900');
  await page.getByRole('button', { name: 'Save repair' }).click();
  await expect
    .poll(async () => (await owner.call('repairs.list', { carId: mini.id })).repairs)
    .toMatchObject([{ title: 'Wheel bearing', cost: 900, currency: 'SEK' }, { currency: 'GBP' }]);

  await page.goto('/quick/mileage');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Car').selectOption('Other');
  await dialog.getByLabel('Mileage (km)').fill('4711');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await owner.call('cars.read', { carId: other.id })).mileage).toBe(4711);

  // A year without costs is zero in the car's currency, too.
  const old = await newCar(owner, { nickname: 'Old' });
  await owner.call('repairs.log', repairDraft(old.id, { currency: 'GBP', date: '2020-03-05' }));
  await page.goto(`/cars/${old.id}/costs`);
  const costs = page.getByRole('heading', { name: 'Service Costs' }).locator('..');
  await expect(costs).toContainText('This Year£0.00Lifetime£120.50');
});

test('the draft of a problem says whose it is where it was opened for another car', async ({
  page,
  owner,
}) => {
  const mini = await newCar(owner, { nickname: 'Mini' });
  const other = await newCar(owner, { nickname: 'Other' });
  await page.goto(`/car-view/${mini.id}`);
  const log = page.getByRole('link', { name: 'Log Symptom' });
  await log.click();
  const text = page.getByLabel('Describe what is happening with the car');
  await text.fill('It hums');
  await page.goto(`/car-view/${other.id}`);
  await log.click();
  await expect(page.getByText(/^Your draft for Mini was kept/)).toBeVisible();
  await expect(text).toHaveValue('It hums');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(text).toHaveValue('');
  await expect(page.getByLabel('Which car is it?')).toHaveValue(other.id);
});
