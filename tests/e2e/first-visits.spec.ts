import { newCar } from '#tests/people.ts';
import { expect, test } from './fixtures.ts';
import { type Fetched, sizesOf } from './page-weight.ts';

/** kB of 1000 bytes, gzip. */
const HOME_LIMIT = 122;
const FORM_LIMIT = 170;
const LOGIN_LIMIT = 95;
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
