import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, newIssue } from '#tests/people.ts';
import { type Fetched, sizesOf } from '../../tools/bench/page-weight.ts';
import { expect, test, waitUntilQuiet } from './fixtures.ts';

/** kB of 1000 bytes, gzip. */
const HOME_LIMIT = 122;
const FORM_LIMIT = 170;
const LOGIN_LIMIT = 97;
/** The page, its style sheet, a font and scripts. */
const HOME_REQUESTS = 12;

test(`Home is drawn from at most ${HOME_LIMIT} kB of scripts, and then the form of a repair from ${FORM_LIMIT}`, async ({
  request,
  owner,
}) => {
  const car = await newCar(owner);
  /** What the server names with a page, and what that page names: all that it needs before it is drawn. */
  const comesWith = async (path: string) => {
    const page = await request.get(path);
    const { link = '' } = page.headers();
    const named = `${link} ${await page.text()}`.matchAll(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g);
    const paths = [...new Set([...named].map(([file]) => file))];
    return Promise.all(
      paths.map(async (url): Promise<Fetched> => {
        const file = await request.get(url);
        return { url, contentType: file.headers()['content-type'] ?? '', body: await file.body() };
      }),
    );
  };
  const home = await comesWith('/home');
  expect(home.length + 1, home.map(({ url }) => url).join(' ')).toBeLessThanOrEqual(HOME_REQUESTS);
  expect(sizesOf(home).js).toBeGreaterThan(60);
  expect(sizesOf(home).js).toBeLessThanOrEqual(HOME_LIMIT);
  const form = await comesWith(`/log-repair/${car.id}`);
  expect(sizesOf([...home, ...form]).js).toBeLessThanOrEqual(FORM_LIMIT);
  expect(sizesOf(await comesWith('/login')).js).toBeLessThanOrEqual(LOGIN_LIMIT);
});

/** With all that a page fetches by itself, until nothing more is asked for. */
const limits = [
  { name: 'Home', pathOf: () => '/home', limit: 130, without: /\/(pump|form|sheet-panel)-/ },
  // It selects the car, which is a change: the queue comes with it.
  {
    name: 'the page of a car',
    pathOf: (carId: string) => `/cars/${carId}`,
    limit: 203,
    without: /\/sheet-panel-/,
  },
];

for (const { name, pathOf, limit, without } of limits)
  test(
    `a first visit to ${name} with a due reminder fetches at most ${limit} kB of scripts`,
    { tag: '@long' },
    async ({ page, owner }) => {
      const car = await newCar(owner);
      await newIssue(owner, car.id);
      const { plan } = reminderDraft('');
      await owner.call('reminders.add', reminderDraft(car.id, { plan: { ...plan, dueDate: '2026-01-05' } }));
      const scripts: Promise<Fetched>[] = [];
      page.on('response', (response) => {
        const contentType = response.headers()['content-type'] ?? '';
        if (contentType.includes('javascript'))
          scripts.push(response.body().then((body) => ({ url: response.url(), contentType, body })));
      });
      // The last thing that a page asks for by itself.
      const notices = page.waitForResponse((response) => response.url().endsWith('/api/notices'));
      await page.goto(pathOf(car.id));
      await expect(page.getByRole('heading', { name: 'Due reminders' })).toBeVisible();
      await notices;
      await waitUntilQuiet(page);
      const fetched = await Promise.all(scripts);
      expect(fetched.length).toBeGreaterThan(5);
      expect(fetched.map(({ url }) => url).filter((url) => without.test(url))).toEqual([]);
      expect(sizesOf(fetched).js).toBeLessThanOrEqual(limit);
    },
  );
