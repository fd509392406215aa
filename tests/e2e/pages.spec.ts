import { Visitor } from '#tests/client.ts';
import { newCar, newIssue, newLink, signUp } from '#tests/people.ts';
import { expect, expectNoNotice, signInBrowser, test, waitUntilQuiet } from './fixtures.ts';

test('/ without a session ends on /login, quietly', { tag: ['@ROUTE-01'] }, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expectNoNotice(page);
});

test('the first view of Home, of a car and of a link asks the server for nothing', async ({
  page,
  context,
  owner,
}) => {
  const nickname = '</script><script>document.title = "run"</script>';
  const car = await newCar(owner, { nickname });
  const issue = await newIssue(owner, car.id);
  const { token } = await newLink(owner, car.id);
  // An answer grows old in two seconds, which a slow machine may need for the page.
  await page.addInitScript('const loadedAt = Date.now(); Date.now = () => loadedAt');
  // What changed a moment ago is asked for again as soon as this connection stands.
  await context.route(/\/live(\?|$)/, () => undefined);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(?!(shared\/)?live|.*\/figures$)/.test(pathname)) asked.push(pathname);
  });
  await page.addInitScript(`(${keepFirstView.toString()})(${JSON.stringify(nickname)})`);
  for (const path of ['/home', `/cars/${car.id}`, `/car-view/${car.id}`, `/mechanic-share?token=${token}`]) {
    // A server that is busy for a second sends the page without its answers.
    await expect(async () => {
      asked.length = 0;
      await page.goto(path);
      await expect(page.getByText(nickname).first()).toBeVisible();
      await expect(page.getByText(issue.title).first()).toBeVisible();
      expect(asked, path).toEqual([]);
    }).toPass();
    // In the first drawing that names the car, not after a skeleton.
    expect(await page.evaluate<string>('firstView'), path).toContain(issue.title);
    expect(await page.title()).not.toBe('run');
    await expect(page.locator('script[type="application/json"]')).toHaveCount(0);
  }
});

function keepFirstView(name: string): void {
  const page = globalThis as { firstView?: string };
  const seen = new MutationObserver(() => {
    const drawn = document.getElementById('app')?.textContent ?? '';
    if (!drawn.includes(name)) return;
    page.firstView = drawn;
    seen.disconnect();
  });
  seen.observe(document, { childList: true, subtree: true, characterData: true });
}

test('the first view of a car needs few files', async ({ owner, request }) => {
  const car = await newCar(owner);
  const { link = '' } = (await request.get(`/cars/${car.id}`)).headers();
  const names = [...link.matchAll(/assets\/([\w-]+)-[\w-]{8}\.js>/g)].map(([, name]) => name);
  expect(names).toContain('car');
  // Each more is a round trip on a line without HTTP/2: what is not drawn at once is loaded when it is needed.
  const needed = ['rolldown-runtime', 'base', 'shell', 'start-app', 'daily', 'gate', 'record', 'link', 'car'];
  expect(names.filter((name) => !needed.includes(name!))).toEqual([]);
});

test('/home opens for a signed-in owner', { tag: ['@ROUTE-30', '@GATE-09'] }, async ({ page, owner }) => {
  await page.goto('/home');
  await expect(page.getByText('Hello, Anna')).toBeVisible();
  // The page that was asked for, not always Home.
  await page.goto('/cars?from=test');
  await expect(page.getByRole('heading', { name: 'My Cars' })).toBeVisible();
  await expect(page).toHaveURL(/\/cars\?from=test$/);
  await expectNoNotice(page);
  expect(owner.email).toContain('@');
});

test(
  'an unknown path is logged to the console and redirects to Home',
  { tag: ['@ROUTE-46', '@ROUTE-47', '@ROUTE-48'] },
  async ({ page, context, baseURL }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    for (const path of ['/no-such-page', '/onboarding', '/cars/edit/x/y', '/Home/x', '/terms/x']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' }), path).toBeVisible();
      await expect.poll(() => said).toContain(`404: no such page ${path}`);
    }
    const start = page.getByRole('link', { name: 'Go to the start page' });
    await expect(start).toHaveAttribute('href', '/');
    await start.click();
    await expect(page).toHaveURL(/\/login$/);
    // To whoever is signed in as well.
    await signInBrowser(context, await signUp(new Visitor(baseURL!), 'Anna'), baseURL!);
    said.length = 0;
    await page.goto('/no-such-page');
    // A redirect waits for the session.
    await waitUntilQuiet(page);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect.poll(() => said).toContain('404: no such page /no-such-page');
    await start.click();
    await expect(page).toHaveURL(/\/home$/);
  },
);
