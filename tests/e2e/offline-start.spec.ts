import { newCar, newIssue, newLink, repairDraft, signUp } from '#tests/people.ts';
import { Visitor } from '#tests/client.ts';
import { expectNoNotice, signInBrowser, success, test as onlineTest } from './fixtures.ts';
import { expect, goOffline, goOnline, isKept, keptReads, test } from './offline-fixtures.ts';

// Chromium notes every lost request by itself.
test.afterEach(({ consoleErrors }) => void (consoleErrors.length = 0));

test('offline, visited pages open after a reload, in a new tab and at a deep link', async ({
  page,
  context,
  owner,
  line,
}) => {
  const car = await newCar(owner, { nickname: 'Silver' });
  const issue = await newIssue(owner, car.id);
  await page.goto(`/symptom-summary/${car.id}/${issue.id}`);
  await expect(page.getByRole('heading', { name: issue.title })).toBeVisible();
  await isKept(page);
  await page.goto('/home');
  await expect(page.getByText('Hello, Anna')).toBeVisible();
  await expect.poll(() => keptReads(page)).toEqual(expect.arrayContaining(['["cars.list",null]']));
  await goOffline(context, line);

  await page.reload();
  await expect(page.getByText('Hello, Anna')).toBeVisible();
  await expect(page.getByRole('link', { name: /Silver/ }).first()).toBeVisible();
  await page.close();
  const cold = await context.newPage();
  await cold.goto(`/symptom-summary/${car.id}/${issue.id}`);
  await expect(cold.getByRole('heading', { name: issue.title })).toBeVisible();
  // What was never opened starts as well, with its own words for having nothing to show.
  await cold.goto('/reports');
  await expect(cold.getByRole('heading', { name: 'Reports' })).toBeVisible();

  await newIssue(owner, car.id, { description: 'Logged elsewhere meanwhile' }).catch(() => null);
  await goOnline(context, line);
  await newIssue(owner, car.id, { description: 'Seen on reconnect' });
  await cold.goto(`/car-view/${car.id}`);
  await expect(cold.getByText('Seen on reconnect').first()).toBeVisible();
});

test('the first page brings along what a driver in trouble opens next, before the worker keeps the app', async ({
  page,
}) => {
  await page.context().clearCookies();
  const parts = ['engine', 'describe', 'register-options', 'sign-up'].map((name) =>
    page.waitForResponse((response) => new RegExp(`/assets/${name}-`).test(response.url())),
  );
  await page.goto('/login');
  for (const part of parts) expect((await part).status()).toBe(200);
});

test('a page that cannot be loaded still offers the emergency number', async ({ page }) => {
  await page.context().clearCookies();
  await page.route(/\/assets\/describe-/, (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('link', { name: /Describe it$/ }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
});

test.describe('in a browser that has the app from earlier', () => {
  test.use({ device: 'known' });

  test(
    'what was never read says offline that it is not here yet, and comes with the network',
    { tag: ['@OFF-07'] },
    async ({ page, context, owner, line }) => {
      const car = await newCar(owner, { nickname: 'Silver' });
      const repair = await owner.call('repairs.log', repairDraft(car.id, { cost: 80 }));
      const issue = await newIssue(owner, car.id);
      // All that belongs to the car comes at once, so it has to fail to be missing.
      await context.route('**/api/sync*', (route) => route.abort());
      await page.goto('/home');
      await isKept(page);
      await expect.poll(() => keptReads(page)).toEqual(expect.arrayContaining(['["cars.list",null]']));
      await goOffline(context, line);
      const missing = page.getByText(
        'This is not on this device yet. It will appear as soon as there is a connection.',
      );
      for (const path of [
        `/symptom-summary/${car.id}/${issue.id}`,
        `/log-repair/${car.id}/${repair.id}`,
        `/cars/${car.id}/documents`,
      ]) {
        await page.goto(path);
        await expect(missing.first(), path).toBeVisible();
        await expect(page.getByRole('alert'), path).toHaveCount(0);
      }
      // A form for something new needs none of it.
      await page.goto(`/fuel/${car.id}/new`);
      await page.getByLabel('Amount (L)').fill('40');
      await page.getByRole('button', { name: 'Save fill-up' }).click();
      await expect(page.getByRole('heading', { name: 'Not yet sent' })).toBeVisible();
      await expect(page.getByText('New fill-up')).toBeVisible();
      await page.goto('/home');
      await page.getByRole('link', { name: 'Reports' }).click();
      await page.getByRole('tab', { name: 'Costs' }).click();
      await expect(missing.last()).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expectNoNotice(page);
      await context.unroute('**/api/sync*');
      await goOnline(context, line);
      await expect(page.getByRole('table', { name: 'Total cost of ownership, EUR' })).toContainText('€80.00');
      await expect(missing).toHaveCount(0);
    },
  );

  test('logging out clears everything cached, and the next account sees its own data', async ({
    page,
    context,
    owner,
    line,
    baseURL,
  }) => {
    await newCar(owner, { nickname: 'Silver' });
    await page.goto('/cars');
    await expect(page.getByText('Silver').first()).toBeVisible();
    await isKept(page);
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect.poll(() => keptReads(page)).toEqual(expect.arrayContaining(['["settings.read",null]']));
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(() => keptReads(page)).toEqual([]);
    const next = await signUp(new Visitor(baseURL!), 'Berta');
    await signInBrowser(context, next, baseURL!);
    await page.goto('/home');
    await expect(page.getByText('Hello, Berta')).toBeVisible();
    await expect.poll(() => keptReads(page)).toEqual(expect.arrayContaining(['["cars.list",null]']));
    await goOffline(context, line);
    await page.goto('/cars');
    await expect(page.getByRole('heading', { name: 'My Cars' })).toBeVisible();
    await expect(page.getByText('Silver')).toHaveCount(0);
  });
});

test('a new version waits for the user and never discards typed text', async ({ page, owner, line }) => {
  const car = await newCar(owner);
  const issue = await newIssue(owner, car.id);
  await page.goto(`/symptom-summary/${car.id}/${issue.id}`);
  await isKept(page);
  line.rewrite((path, body) => (path === '/service-worker.js' ? `${body}\n// newer` : body));
  await page.getByLabel('Notes').fill('Half a sentence');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))!.update());
  await expect(page.getByText('A new version is available')).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Save or clear what you have typed, then reload.')).toBeVisible();
  await expect(page.getByLabel('Notes')).toHaveValue('Half a sentence');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(success(page, 'Notes saved')).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).first().click();
  await reloaded;
  await expect(page.getByLabel('Notes')).toHaveValue('Half a sentence');
});

test(
  'the mechanic’s page is neither served nor cached by the app’s service worker (D83)',
  { tag: '@long' },
  async ({ page, owner, line }) => {
    const car = await newCar(owner, { nickname: 'Silver' });
    const link = await newLink(owner, car.id);
    const openLink = async () => {
      await page.goto(`/mechanic-share?token=${link.token}`);
      await expect(page.getByText('Silver').first()).toBeVisible();
    };
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await openLink();
    expect(await workers()).toBe(0);
    await page.goto('/home');
    await isKept(page);
    await expect.poll(workers).toBe(2);
    await openLink();
    const held = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '');
    expect(held).not.toContain('service-worker.js');
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return caught.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/index.html');
    expect(kept.filter((path) => /mechanic|^\/api|^\/health/.test(path))).toEqual([]);
    line.fail('down');
    await expect(page.reload()).rejects.toThrow();
  },
);

onlineTest(
  'the app can be installed: the manifest’s icons of every kind exist',
  { tag: '@long' },
  async ({ page, request }) => {
    await page.goto('/login');
    const manifest = page.locator('link[rel="manifest"][href]');
    const href = await manifest.getAttribute('href');
    await page.evaluate(() => localStorage.setItem('carful:language', 'lv'));
    await page.reload();
    const latvian = await manifest.getAttribute('href');
    const { lang, id, shortcuts, ...rest } = await (await request.get(latvian!)).json();
    const names = shortcuts.map(({ name }: { name: string }) => name);
    expect([lang, id, ...names]).toEqual([
      'lv',
      '/',
      'Uzpilde',
      'Nobraukums',
      'Reģistrēt problēmu',
      'Reģistrēt remontu',
    ]);
    const answer = await request.get(href!);
    expect(answer.headers()['content-type']).toContain('manifest+json');
    const english = (await answer.json()) as {
      icons: { src: string; type: string; purpose?: string }[];
      start_url: string;
      shortcuts: { url: string }[];
      share_target: object;
    };
    const { icons, start_url } = english;
    expect(start_url).toBe('/home');
    expect(english.share_target).toEqual(rest.share_target);
    expect(english.shortcuts.map(({ url }) => url)).toEqual(shortcuts.map(({ url }: { url: string }) => url));
    expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src, type } of icons)
      expect((await request.get(src)).headers()['content-type']).toContain(type);
  },
);
