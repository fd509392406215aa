import sharp from 'sharp';
import { Visitor } from '#tests/client.ts';
import { newCar, signUp } from '#tests/people.ts';
import {
  drafts,
  expect,
  expectNoNotice,
  notice,
  signInBrowser,
  success,
  test,
  waitUntilQuiet,
} from './fixtures.ts';

test(
  'on start the server’s health is checked and logged to the console',
  { tag: ['@CALL-54', '@CALL-55'] },
  async ({ page, consoleErrors }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    const asked = page.waitForRequest('**/health');
    await page.goto('/login');
    await asked;
    await expect.poll(() => said).toContain('The server is reachable');
    const expectNothingShown = async () => {
      await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expectNoNotice(page);
    };
    await expectNothingShown();
    await page.route('**/health', (route) => route.abort());
    await page.reload();
    await expect.poll(() => said.some((text) => text.startsWith('The server cannot be reached'))).toBe(true);
    await expectNothingShown();
    expect(sent).toEqual([]);
    consoleErrors.length = 0; // the browser notes the lost request
  },
);

test('what is saved as the session ends waits, says so, and arrives once after the login', async ({
  page,
  context,
  baseURL,
  consoleErrors,
}) => {
  // The live connection or the records may be the first to hear that the session has ended.
  const others = /\/(live|sync)$/;
  await context.route(others, () => undefined);
  const owner = await signUp(new Visitor(baseURL!), 'Anna');
  await signInBrowser(context, owner, baseURL!);
  const car = await newCar(owner);
  await page.goto('/cars/add');
  await page.getByLabel('Brand').fill('Saab');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await page.goto(`/log-repair/${car.id}`);
  await page.getByLabel('Title').fill('Oil');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save repair' }).click();
  const waits = 'What you saved is on this device and is sent after you log in.';
  await expect(notice(page, 'Please log in to continue', waits, 'info')).toBeVisible();
  await context.unroute(others);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(new RegExp(`/car-view/${car.id}$`));
  await expect(page.getByText('Oil', { exact: true })).toBeVisible();
  const titles = async () =>
    (await owner.call('repairs.list', { carId: car.id })).repairs.map(({ title }) => title);
  await expect.poll(titles).toEqual(['Oil']);
  expect(await drafts(page)).toEqual([expect.stringMatching(/:draft:add-car$/)]);
  consoleErrors.length = 0; // the browser notes the 401
});

test(
  'sign-in sends e-mail and password, and its error reaches the form',
  { tag: ['@CALL-03', '@ERR-17', '@CALL-04', '@CALL-05'] },
  async ({ page, consoleErrors }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(' Nobody@Example.com ');
    await page.getByLabel('Password', { exact: true }).fill(' Wrong horse 7 ');
    const sent = page.waitForRequest('**/api/auth/sign-in/email');
    await page.getByRole('button', { name: 'Log in' }).click();
    expect((await sent).postDataJSON()).toEqual({ email: 'nobody@example.com', password: ' Wrong horse 7 ' });
    await expect(page.getByRole('alert')).toHaveText('Wrong email or password');
    consoleErrors.length = 0; // the browser notes the 401
  },
);

test(
  'a name the account rejected is only logged',
  { tag: ['@CALL-10'] },
  async ({ page, owner, consoleErrors }) => {
    await page.route('**/api/auth/update-user', (route) =>
      route.fulfill({ status: 500, json: { message: 'no' } }),
    );
    await page.goto('/settings/account');
    await page.getByRole('button', { name: /^Profile\b/ }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('First name').fill('Līga');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(success(page, 'Profile saved')).toBeVisible();
    await waitUntilQuiet(page);
    await expect(page.locator('[data-sonner-toast]:not([data-type=success])')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect((await owner.call('profile.read')).profile).toMatchObject({ firstName: 'Līga' });
    expect(consoleErrors.some((text) => text.includes('name of the account could not be updated'))).toBe(
      true,
    );
    consoleErrors.length = 0;
  },
);

test(
  'a page that fails says so, with a way home, and details only in the console',
  { tag: ['@ERR-01'] },
  async ({ page, owner, consoleErrors }) => {
    expect(owner.id).toBeTruthy();
    await page.route(/\/assets\/settings-[^/]+\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: "throw new Error('the page is broken')" }),
    );
    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.getByText('the page is broken')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
    expect(consoleErrors.join()).toContain('the page is broken');
    consoleErrors.length = 0;
  },
);

test('Inter is preloaded, and without it text shows within 1 s', { tag: ['@LIM-29'] }, async ({ page }) => {
  await page.route('**/*.woff2', () => undefined); // never answered
  await page.goto('/login', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Log in' });
  await expect(button).toBeVisible();
  const preload = page.locator('link[rel=preload][as=font]');
  await expect(preload).toHaveAttribute('href', /inter-latin.*\.woff2$/);
  // Every page of its own names it, the mechanic's and the demo too.
  for (const path of ['/mechanic-share', '/demo'])
    expect(await (await page.request.get(path)).text(), path).toMatch(
      /<link rel="preload" href="[^"]*inter-latin[^"]*\.woff2" as="font"/,
    );
  // Without these two the browser would fetch the font twice.
  await expect(preload).toHaveAttribute('crossorigin', '');
  await expect(preload).toHaveAttribute('type', 'font/woff2');
  // No letter of any language waits longer: the preloaded face gives way after a tenth of a second, the others at once.
  const ways = await page.evaluate(() => [...document.fonts].map(({ display }) => display));
  expect(ways).toEqual(['fallback', 'swap', 'swap', 'swap']);
  const shown = Date.now();
  const box = (await button.boundingBox())!;
  // Not page.screenshot(), which waits for the fonts.
  const devtools = await page.context().newCDPSession(page);
  const hasText = async () => {
    const { data } = await devtools.send('Page.captureScreenshot', { clip: { ...box, scale: 1 } });
    const { channels } = await sharp(Buffer.from(data, 'base64'))
      .extract({ left: 60, top: 10, width: Math.floor(box.width) - 120, height: Math.floor(box.height) - 20 })
      .stats();
    return channels[0]!.max - channels[0]!.min > 100;
  };
  await expect.poll(hasText, { timeout: 1_000, intervals: [100] }).toBe(true);
  expect(Date.now() - shown).toBeLessThan(2_000);
});
