import type { BrowserContext, Page } from '@playwright/test';
import { phonePicture } from '#tests/fixtures/media/samples.ts';
import { Visitor } from '#tests/client.ts';
import { newCar, signUp } from '#tests/people.ts';
import { expectAccessible, expectNoSideways } from './axe.ts';
import { dialogIsGone } from './dialogs.ts';
import { expect, signInBrowser, test, waitUntilQuiet } from './fixtures.ts';

/** What the device has of this origin, other tabs' memory apart. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookies: document.cookie,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

/** What the demo asks for from here on that is no file of its page. */
function askedBy(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { protocol, pathname } = new URL(request.url());
    const isFile = request.resourceType() === 'document' || pathname.startsWith('/assets/');
    const isOfDemo = /\/demo\b/.test(request.frame().url());
    if (isOfDemo && !isFile && protocol !== 'blob:') asked.push(request.url());
  });
  return asked;
}

const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Demo' });

async function expectBanner(page: Page): Promise<void> {
  const banner = bannerOf(page);
  await expect(banner.getByRole('paragraph')).toHaveText('Demo: gone when you close this tab');
  const ways = ['Create an account', 'Leave the demo'];
  await expect(banner.getByRole('link')).toHaveText(ways);
  // A screen that gives way to the next has no place for a moment.
  await expect(async () => {
    const [above, below] = [await banner.boundingBox(), await page.getByRole('main').boundingBox()];
    expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
  }).toPass();
}

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('carful:demo'));
const squeal = /^The front brakes squeal/;

test(
  'the demo opens from /login, takes a problem and a repair, and leaves nothing',
  {
    tag: ['@DEMO-01', '@DEMO-02', '@DEMO-03', '@DEMO-04', '@DEMO-05', '@DEMO-06', '@DEMO-08', '@DEMO-09'],
  },
  async ({ page, context }) => {
    await page.goto('/login');
    const way = page.getByRole('link', { name: 'Try it without an account' });
    await page.setViewportSize({ width: 1280, height: 800 });
    const card = (await way.locator('xpath=ancestor::main/div').boundingBox())!;
    expect(card.y + card.height).toBeLessThanOrEqual(800);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(
      page.getByText('Log problems, track repairs and get smart help in one place.'),
    ).toBeVisible();
    const picture = (await page.locator('main svg').first().boundingBox())!;
    expect([picture.width > 250, picture.height >= 80]).toEqual([true, true]);
    await waitUntilQuiet(page);
    const before = await stored(page);

    const asked = askedBy(context);
    await way.click();
    await expect(page).toHaveURL(/\/demo\/home$/);
    await expect(page.getByText('Cabin filter')).toBeVisible();
    await expectBanner(page);
    // Its dates are those of this day.
    await expect(page.getByText('Overdue by 12 days')).toBeVisible();
    await expectAccessible(page, 'demo');
    await expectNoSideways(page, 'demo');

    // A problem with a picture, assessed in the page.
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name: 'Log Issue' }).click();
    await page
      .getByLabel('Describe what is happening with the car')
      .fill('Grinding from the left rear wheel');
    const file = { name: '1.jpg', mimeType: 'image/jpeg', buffer: await phonePicture() };
    await page.getByLabel('Add images').setInputFiles(file);
    await page.getByRole('button', { name: 'Save now' }).click();
    await expect(page).toHaveURL(/\/demo\/symptom-summary\//);
    await expectBanner(page);
    await expect(page.getByRole('button', { name: 'Show image 1' })).toBeVisible();
    await page
      .getByRole('button', { name: /^(Share|Send to a mechanic)$/ })
      .first()
      .click();
    const question = page.getByRole('dialog', { name: 'This needs an account' });
    const expectAsked = async () => {
      await expect(question.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
        'href',
        '/onboarding/register-options',
      );
      await question.getByRole('button', { name: 'Stay in the demo' }).click();
      await dialogIsGone(page);
    };
    await expectAsked();

    // A repair that solves a problem of the demo.
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('link', { name: 'Log Repair' }).click();
    await page.getByLabel('Title').fill('New front pads');
    await page.getByLabel('Cost').fill('120');
    await page.getByRole('button', { name: squeal }).click();
    await page.getByRole('button', { name: 'Save repair' }).click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'Reports' }).click();
    const row = (name: RegExp) => page.getByRole('link', { name }).first();
    await expect(row(/^New front pads/)).toContainText('€120.00');
    await expect(row(squeal)).toContainText('Resolved');
    await expect(row(/^Grinding from the left rear wheel/)).toBeVisible();
    await page.getByRole('button', { name: 'Create report' }).click();
    await expectAsked();

    // A reload keeps what was entered, without its picture; what is deleted then is gone.
    await page.reload();
    await expect(row(/^New front pads/)).toBeVisible();
    await expectBanner(page);
    await row(/^Grinding from the left rear wheel/).click();
    await expect(page).toHaveURL(/\/demo\/symptom-summary\//);
    const deleting = page.getByRole('button', { name: 'Delete log' });
    await expect(deleting).toBeVisible();
    await expect(page.getByRole('button', { name: /^Show image/ })).toHaveCount(0);
    await deleting.click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(row(/^New front pads/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^Grinding/ })).toHaveCount(0);

    // The other screens of a car.
    await menu.getByRole('link', { name: 'My Cars' }).click();
    await expect(page.getByText('Do not drive')).toBeVisible();
    await expectBanner(page);
    await page.getByRole('link', { name: /^Old Blue/ }).click();
    for (const [name, ...records] of [
      ['Care', /^Cabin filter$/, /^OCTA$/],
      ['Fuel', /· Circle K ·/],
      ['History', /^New front pads$/],
      ['Costs', /^Total cost of ownership$/],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click();
      for (const record of records) await expect(page.getByText(record).first()).toBeVisible();
      await expectBanner(page);
    }
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('link', { name: 'Edit car' }).click();
    await expectBanner(page);
    await page.getByLabel(/^Add photo/).setInputFiles(file);
    await expectAsked();
    await page.goBack();
    await menu.getByRole('link', { name: 'Settings' }).click();
    await expect(
      page.getByText(
        'Notifications, sharing, import, export and a password are available only with an account.',
      ),
    ).toBeVisible();
    const expectWayToOne = () =>
      expect(page.getByRole('main').getByRole('link', { name: 'Create an account' })).toHaveAttribute(
        'href',
        '/onboarding/register-options',
      );
    await expectWayToOne();
    await expectBanner(page);
    // The assistant answers from the records of the demo.
    await page.goto('/demo/assistant');
    await page.getByRole('button', { name: 'What is due next?' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: /^Cabin filter: / })).toBeVisible();
    await expectBanner(page);
    await page.goto('/demo/import');
    await expect(page.getByRole('heading', { name: 'This needs an account' })).toBeVisible();
    await expectWayToOne();
    await expectBanner(page);
    await expect(page.getByText('not yet sent')).toHaveCount(0);
    expect(await stored(page)).toEqual(before);

    // Both ways out end it: the next one begins anew, in the language of the page.
    await bannerOf(page).getByRole('link', { name: 'Leave the demo' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await kept(page)).toBeNull();
    await page.getByRole('button', { name: 'Latviešu' }).click();
    await page.getByRole('link', { name: 'Izmēģināt bez konta' }).click();
    await expect(page.getByRole('button', { name: 'Vecais zilais' })).toBeVisible();
    await expect(page.getByText(/· Riteņu savirze un balansēšana$/)).toBeVisible();
    await page.getByRole('button', { name: 'Toyota Yaris' }).click();
    await expect.poll(() => kept(page)).not.toBeNull();
    await page
      .getByRole('complementary', { name: 'Demonstrācija' })
      .getByRole('link', { name: 'Izveidot kontu' })
      .click();
    await expect(page).toHaveURL(/\/onboarding\/register-options$/);
    expect(await kept(page)).toBeNull();
    expect(asked).toEqual([]);
  },
);

test(
  'beside an account neither sees or changes anything of the other',
  { tag: ['@DEMO-05', '@DEMO-06', '@DEMO-07', '@GEN-01'] },
  async ({ page, owner, context }) => {
    const car = await newCar(owner, { nickname: 'Own Car' });
    await page.goto('/home');
    await expect(page.getByRole('heading', { name: 'Hello, Anna' })).toBeVisible();
    await waitUntilQuiet(page);
    await expect.poll(async () => (await stored(page)).databases).toContain('carful');
    // The last of what is read ahead.
    await expect.poll(async () => Object.keys((await stored(page)).local).join()).toContain('shareLinks');
    const ofAccount = async () => [await owner.call('cars.list'), await owner.call('settings.read')];
    const [signedIn, atFirst] = [await stored(page), await ofAccount()];
    const asked = askedBy(context);
    const demo = await context.newPage();
    await demo.goto('/demo');
    await expect(demo.getByRole('heading', { name: 'Hello, there' })).toBeVisible();
    await expectNoSideways(demo, 'demo');
    const menu = demo.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'My Cars' }).click();
    const cars = demo.getByRole('main').getByRole('listitem');
    await expect(cars).toHaveText([/Old Blue/, /Toyota Yaris/]);
    const main = demo.getByRole('checkbox', { name: 'main car: Toyota Yaris' });
    await main.click();
    await expect(main).toBeChecked();
    await menu.getByRole('link', { name: 'Settings' }).click();
    await demo.getByLabel('Theme').selectOption('dark');
    await expect(demo.locator('html')).toHaveAttribute('data-theme', 'dark');
    await demo.goto(`/demo/car-view/${car.id}`);
    await expect(demo.getByRole('heading', { name: 'Car Not Found' })).toBeVisible();
    expect(await stored(demo)).toEqual(signedIn);
    await demo.close();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Hello, Anna' })).toBeVisible();
    await expect(page.getByText('Own Car').first()).toBeVisible();
    expect(await ofAccount()).toEqual(atFirst);
    expect(asked).toEqual([]);
  },
);

test(
  'what was entered is offered to an account in the same tab, also before it has a car',
  { tag: ['@DEMO-10'] },
  async ({ page, context, baseURL }) => {
    await page.goto('/demo/log-symptom');
    await page.getByLabel('Describe what is happening with the car').fill('Grinding from the left rear');
    await page.getByRole('button', { name: 'Save now' }).click();
    await expect(page.getByRole('heading', { name: 'Grinding from the left rear' })).toBeVisible();
    const told = page.getByText(/^What you entered in the demo is kept in this tab/);
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(told).toBeVisible();
    const owner = await signUp(new Visitor(baseURL!), 'Anna');
    await signInBrowser(context, owner, baseURL!);
    await page.goto('/home');
    await expect(page.getByText('You entered 1 record in the demo')).toBeVisible();
    await expect(page.getByText('First add a car; then you can add the records to it.')).toBeVisible();
    const keep = page.getByRole('button', { name: 'Add them to my account' });
    await expect(keep).toHaveCount(0);
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('You entered 1 record in the demo')).toBeVisible();
    const { id: carId } = await newCar(owner);
    await page.reload();
    await keep.click();
    await expect
      .poll(async () => (await owner.call('issues.list', { carId })).issues)
      .toMatchObject([{ title: 'Grinding from the left rear' }]);
    await expect(page.getByText('You entered 1 record in the demo')).toHaveCount(0);
  },
);
