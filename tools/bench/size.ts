import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { Visitor } from '#tests/client.ts';
import { cookiesOf } from '#tests/cookies.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, newIssue, newLink, signUp } from '#tests/people.ts';
import { paths } from '#web/platform/hrefs.ts';
import { ensureBrowser } from '../browser.mjs';
import { ensureBuilt } from '../setup.mjs';
import { type Fetched, isForeign, isWeighed, sizesOf } from './page-weight.ts';
import { withApp } from './with-app.ts';

const usualRoutes = [
  paths.login,
  paths.signUp,
  paths.home,
  paths.cars,
  paths.addCar,
  paths.car,
  paths.logSymptom,
  paths.symptomSummary,
  paths.logRepair,
  paths.settings,
  paths.mechanicShare,
];
const ofVisitors = /^\/($|login|auth|onboarding|terms|privacy|mechanic-share)/;

/**
 * The network is idle when nothing was asked for or answered for so long. Playwright's own measure would wait
 * for a live connection to end.
 */
const quietMs = 1_500;

/**
 * What a first visit to each route fetches, each in a browser without a cache and without a service worker.
 * `--url` measures an app that runs already; `--routes /login,/cars/:carId` other pages than the usual.
 */
export async function bench(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { url: { type: 'string' }, routes: { type: 'string' } },
  });
  const routes = values.routes?.split(',') ?? usualRoutes;
  if (values.url) return measure(values.url.replace(/\/$/, ''), routes);
  ensureBuilt();
  await withApp(async (app) => {
    await measure(app.url, routes);
  }, {});
}

async function measure(url: string, routes: readonly string[]): Promise<void> {
  const owner = await furnishedOwner(url);
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  try {
    const figures: Record<string, number> = {};
    console.log(`${'kB of 1000 bytes, gzip'.padEnd(34)}      js     css   fonts   files  ends at`);
    for (const route of routes) {
      const cookie = ofVisitors.test(route) ? '' : owner.cookie;
      const { fetched, endedAt } = await open(browser, url, owner.pathOf(route), cookie);
      const { js, css, fonts } = sizesOf(fetched);
      const cells = [js, css, fonts, fetched.length].map((value) => String(value).padStart(7));
      console.log(`${route.padEnd(34)} ${cells.join(' ')}  ${endedAt}`);
      for (const other of fetched.filter((one) => isForeign(one.url, url))) {
        console.log(`  FROM ANOTHER HOST: ${other.url}`);
      }
      figures[route] = js;
    }
    console.log(JSON.stringify(figures));
  } finally {
    await browser.close();
  }
}

const duePlan = { ...reminderDraft('').plan, dueDate: '2026-01-05' };

/** A fresh owner with a car, a problem, a reminder that is due and a link, and the addresses of their pages. */
async function furnishedOwner(url: string): Promise<{ cookie: string; pathOf: (route: string) => string }> {
  const owner = await signUp(new Visitor(url), 'Anna');
  const car = await newCar(owner);
  const issue = await newIssue(owner, car.id);
  await owner.call('reminders.add', reminderDraft(car.id, { plan: duePlan }));
  const link = await newLink(owner, car.id);
  const pathOf = (route: string) =>
    route === paths.mechanicShare
      ? `${route}?token=${link.token}`
      : route.replace(/:carId\??/, car.id).replace(/:issueId\??/, issue.id);
  return { cookie: owner.cookie, pathOf };
}

async function open(
  browser: Browser,
  url: string,
  path: string,
  cookie: string,
): Promise<{ fetched: Fetched[]; endedAt: string }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies(cookiesOf(cookie, url));
    const page = await context.newPage();
    const answers: Promise<Fetched>[] = [];
    let lastMove = performance.now();
    const moved = () => (lastMove = performance.now());
    page.on('request', moved);
    page.on('requestfinished', moved);
    page.on('response', (response) => {
      moved();
      const contentType = response.headers()['content-type'] ?? '';
      // Other bodies may be streams without an end.
      const body = isWeighed(contentType) ? response.body() : Promise.resolve(Buffer.alloc(0));
      answers.push(body.then((bytes) => ({ url: response.url(), contentType, body: bytes })));
    });
    await page.goto(url + path, { waitUntil: 'load' });
    while (performance.now() - lastMove < quietMs) await page.waitForTimeout(100);
    return { fetched: await Promise.all(answers), endedAt: new URL(page.url()).pathname };
  } finally {
    await context.close();
  }
}
