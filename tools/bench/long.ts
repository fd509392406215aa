import { type Browser, chromium, type Page } from '@playwright/test';
import { newId } from '#server/platform/deps.ts';
import { dataRead } from '#tests/data-read.ts';
import { Visitor } from '#tests/client.ts';
import { cookiesOf } from '#tests/cookies.ts';
import { giveLongCar } from '#tests/long-garage.ts';
import { giveFills } from '#tests/many-fills.ts';
import { signUp } from '#tests/people.ts';
import { ensureBrowser } from '../browser.mjs';
import { ensureBuilt } from '../setup.mjs';
import { median } from './figures.ts';
import { withApp } from './with-app.ts';

/**
 * A garage with 10,000 problems and repairs and 5,000 fill-ups in a real browser, at the machine's speed and four times
 * slower: when each list is usable, how much was read until then, and the longest task while one scrolls to its end. Usable
 * is the median of several visits, each in a fresh browser that has only the files: single ones differ by a third.
 */
const RECORDS = Number(process.env['BENCH_RECORDS'] ?? 10_000);
const SLOWER = [1, 4];
const VISITS = 9;

type Place = { url: string; cookie: string; path: string; entry: string };

export async function bench(): Promise<void> {
  ensureBuilt();
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  try {
    await withApp(async ({ url }) => {
      const owner = await signUp(new Visitor(url), 'Anna');
      const carId = await giveLongCar(owner, RECORDS);
      const fuelled = await giveFills(owner, RECORDS / 2);
      // As after the first visit of some seconds.
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      await owner.call('notices.setZone', { opId: newId(), zone });
      const figures: Record<string, number> = {};
      for (const [name, path, entry] of [
        ['problems of the car', `/cars/${carId}`, 'article h3'],
        ['the report', '/reports', 'ol li h3 + div a'],
        ['fuel', `/fuel/${fuelled}`, 'main li a[href*="/fuel/"]'],
      ] as const) {
        for (const slower of SLOWER) {
          const seen = [];
          while (seen.length < VISITS)
            seen.push(await visit(browser, { url, cookie: owner.cookie, path, entry }, slower));
          for (const figure of ['usable, ms', 'read, kB', 'longest task, ms'] as const) {
            const value = median(seen.map((one) => one[figure]));
            console.log(`${name}, ${slower}× slower: ${figure.padEnd(18)} ${value}`);
            figures[`${name}, ${slower}× slower: ${figure}`] = value;
          }
        }
      }
      console.log(JSON.stringify(figures));
    });
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, { url, cookie, path, entry }: Place, slower: number) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies(cookiesOf(cookie, url));
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const bytes = await dataRead(devtools);
    // The files of the app come from its own visit before: what is measured is the list.
    await page.goto(`${url}/settings`);
    await page.waitForTimeout(2_000);
    await page.addInitScript(noteTasks);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const before = bytes();
    await page.goto(url + path, { waitUntil: 'commit' });
    const usable = Math.round(await page.evaluate(untilUsable, entry));
    const read = Math.round((bytes() - before) / 1000);
    return { 'usable, ms': usable, 'read, kB': read, 'longest task, ms': await scroll(page) };
  } finally {
    await context.close();
  }
}

/** The longest task meanwhile. */
async function scroll(page: Page): Promise<number> {
  await page.evaluate(() => window.longTasks.splice(0));
  await page.mouse.move(195, 600);
  for (let turn = 0; turn < 25; turn++) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(40);
  }
  await page.keyboard.press('End');
  await page.waitForTimeout(500);
  return Math.round(Math.max(0, ...(await page.evaluate(() => window.longTasks))));
}

declare global {
  interface Window {
    longTasks: number[];
  }
}

function noteTasks(): void {
  window.longTasks = [];
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** The milliseconds since the navigation began when the first entry was painted and could be touched. */
function untilUsable(entry: string): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.querySelector(entry)) return requestAnimationFrame(look);
      // Two frames on: it was painted, and whatever held up the page then is over.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
      return undefined;
    };
    look();
  });
}
