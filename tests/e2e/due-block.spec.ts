import type { Locator, Page } from '@playwright/test';
import { formatDay } from '#domain/language/format.ts';
import { newId } from '#server/platform/deps.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, newLink, type Owner } from '#tests/people.ts';
import { planOf } from '#tests/reminders.ts';
import { expectAccessible } from './axe.ts';
import { browserDay } from './browser-day.ts';
import { expect, success, test, waitUntilQuiet } from './fixtures.ts';

const block = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Due reminders' }) });
const ask = (page: Page) => page.getByRole('region', { name: /^What is the mileage\?/ });
const entries = (page: Page) => page.getByRole('main').getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog');

const add = (owner: Owner, carId: string, title: string, plan: Parameters<typeof planOf>[0]) =>
  owner.call('reminders.add', reminderDraft(carId, { title, plan: planOf(plan) }));

const colourOf = (text: Locator) => text.evaluate((element) => getComputedStyle(element).color);

test(
  'Home, the pages of a car and that of a mechanic show bars, facts in black, estimates in grey',
  { tag: ['@REM-18', '@REM-41', '@REM-44', '@REM-14'] },
  async ({ page, owner }) => {
    const car = await newCar(owner, { mileage: 95_000, today: browserDay(-40) });
    const reading = { carId: car.id, today: browserDay(), baseVersion: car.version };
    const changes = { mileage: { from: 95_000, to: 97_000 } };
    await owner.call('cars.edit', { ...reading, opId: newId(), changes });
    const year = { every: 1, unit: 'year' } as const;
    const both = { dueDate: browserDay(40), dueKm: 97_250, repeat: year, repeatKm: 10_000 };
    await add(owner, car.id, 'Oil', both);
    await add(owner, car.id, 'Belt', { dueDate: browserDay(200) });
    const other = await newCar(owner, { nickname: 'Other' });
    await add(owner, other.id, 'Tax', { dueDate: browserDay(-1) });
    const { id: linkId, token } = await newLink(owner, car.id);
    await owner.call('share.edit', { opId: newId(), linkId, showsDue: true });
    const whole = [`/reminders/${car.id}`, `/mechanic-share?token=${token}`];
    for (const path of ['/home', `/car-view/${car.id}`, ...whole]) {
      await page.goto(path);
      const isWhole = whole.includes(path);
      const list = isWhole ? page.getByRole('main') : block(page);
      const entry = list.getByRole('listitem').filter({ has: page.getByText('Oil') });
      await expect(entry).toContainText(/ or 97\u00A0250\u00A0km, about /);
      await expect(page.getByText(/^Tax/)).toHaveCount(path === '/home' ? 1 : 0);
      await expect(list.getByRole('listitem').filter({ hasText: /Belt/ })).toHaveCount(isWhole ? 1 : 0);
      const bar = entry.locator('[style*="width"]');
      await expect(bar).toHaveAttribute('style', /width: 97\.5%/);
      const [fact, guess] = [entry.getByText(/97\u00A0250\u00A0km/), entry.getByText(/^, about /)];
      expect(await colourOf(fact)).toBe(await colourOf(entry.getByText('Oil', { exact: true })));
      expect(await colourOf(guess)).not.toBe(await colourOf(fact));
      await expectAccessible(page, `due reminders on ${path}`);
    }
  },
);

test(
  'Home asks for a mileage that is unknown or old, once, and can be told to wait',
  { tag: ['@REM-63'] },
  async ({ page, owner }) => {
    const [blue, red, fresh] = [
      await newCar(owner, { nickname: 'Old Blue' }),
      await newCar(owner, { nickname: 'Old Red', mileage: 97_000, today: browserDay(-61) }),
      await newCar(owner, { nickname: 'New', mileage: 1_000, today: browserDay() }),
    ];
    for (const { id } of [blue, red, fresh]) await add(owner, id, 'Oil', { dueKm: 200_000 });
    await add(owner, fresh.id, 'Tax', { dueDate: browserDay() });
    await page.goto('/home');
    await expect(ask(page)).toHaveCount(2);
    const of = (car: string) => ask(page).filter({ has: page.getByText(`What is the mileage? · ${car}`) });
    await expect(of('Old Blue')).toContainText('Mileage unknown');
    await expect(of('Old Red')).toContainText('97\u00A0000\u00A0km · ');
    await expectAccessible(page, 'Home asks for the mileage');

    await of('Old Red').getByRole('button', { name: 'Enter mileage' }).click();
    await dialog(page).getByLabel('Mileage (km)').fill('98500');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(success(page, 'Mileage saved')).toBeVisible();
    await expect(ask(page)).toHaveCount(1);
    expect((await owner.call('cars.read', { carId: red.id })).mileage).toBe(98_500);

    await of('Old Blue').getByRole('button', { name: 'Not now' }).click();
    await expect(ask(page)).toHaveCount(0);
    await page.reload();
    await expect(block(page)).toContainText('Tax');
    await waitUntilQuiet(page);
    await expect(ask(page)).toHaveCount(0);
    // A month later.
    await page.evaluate(
      ([carId, day]) => {
        const key = Object.keys(localStorage).find((name) => name.endsWith(':mileagePutOff'))!;
        localStorage.setItem(key, JSON.stringify({ [carId!]: day }));
      },
      [blue.id, browserDay(-30)],
    );
    await page.reload();
    await expect(of('Old Blue')).toBeVisible();
  },
);

test(
  'the mileage is asked for, and makes an estimate a fact',
  { tag: ['@REM-13', '@REM-22', '@REM-24', '@REM-25', '@REM-29'] },
  async ({ page, owner }) => {
    const car = await newCar(owner);
    const plan = { ...reminderDraft(car.id).plan, dueDate: null, repeat: null, dueKm: 100_000 };
    await owner.call('reminders.add', reminderDraft(car.id, { title: 'Oil', plan }));
    await page.goto(`/reminders/${car.id}`);
    await expect(entries(page)).toContainText('Mileage unknown');
    await page.getByRole('button', { name: 'Enter the mileage' }).click();
    await dialog(page).getByLabel('Mileage (km)').fill('99 800');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(entries(page)).toContainText('200\u00A0km left');
    await page.getByRole('button', { name: 'Mark as done: Oil' }).click();
    await expect(dialog(page)).toContainText(`Next time: 114\u00A0800\u00A0km`);
    await expect(dialog(page).getByLabel(/^Valid until/)).toHaveCount(0);
    await dialog(page).getByLabel('Mileage (km)').fill('');
    await dialog(page).getByRole('button', { name: 'Mark as done' }).click();
    await expect(dialog(page)).toContainText('Enter the mileage as a whole number');
    await dialog(page).getByLabel('Mileage (km)').fill('9990');
    await dialog(page).getByRole('button', { name: 'Mark as done' }).click();
    const question = page.getByRole('alertdialog', { name: 'Is this right?' });
    await expect(question).toContainText(/^Is this right\?9.990.km is less than the 99.800.km of /);
    await question.getByRole('button', { name: 'Correct it' }).click();
    await expect(dialog(page).getByLabel('Mileage (km)')).toBeFocused();
    await dialog(page).getByLabel('Mileage (km)').fill('99900');
    await dialog(page).getByLabel('Cost').fill('60000');
    await dialog(page).getByRole('button', { name: 'Mark as done' }).click();
    await expect(question).toContainText('$60,000.00 is unusually high');
    await question.getByRole('button', { name: 'It is right' }).click();
    await expect(entries(page)).toContainText('114\u00A0900\u00A0km');
    await expect.poll(async () => (await owner.call('cars.read', { carId: car.id })).mileage).toBe(99_900);
    await page.getByRole('button', { name: 'More: Oil' }).click();
    const day = formatDay(browserDay(), 'en');
    await expect(dialog(page).getByRole('listitem')).toContainText(`${day} · 99\u00A0900\u00A0km`);
  },
);
