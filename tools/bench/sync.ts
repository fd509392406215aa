import { performance } from 'node:perf_hooks';
import { chromium } from '@playwright/test';
import type { SyncAnswer } from '#domain/sync/schema.ts';
import { Visitor } from '#tests/client.ts';
import { cookiesOf } from '#tests/cookies.ts';
import { giveLongCar } from '#tests/long-garage.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar, signUp } from '#tests/people.ts';
import { ensureBrowser } from '../browser.mjs';
import { ensureBuilt } from '../setup.mjs';
import { median, round } from './figures.ts';
import { load } from './load.ts';
import { withApp } from './with-app.ts';

/**
 * What devices ask the server for: all of a garage with 10,000 records, what a single new one adds, and nothing new,
 * beside the list of a car's problems that has not changed; how soon a browser has them in memory again and shows
 * them, and how much memory that takes.
 */
const RECORDS = Number(process.env['BENCH_RECORDS'] ?? 10_000);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 1);
const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const CONNECTIONS = [1, 10];
const SLOWER = [1, 4];
const PHONE = { width: 390, height: 844 };

export async function bench(): Promise<void> {
  ensureBuilt();
  await withApp(async ({ url }) => {
    const owner = await signUp(new Visitor(url), 'Anna');
    const carId = await giveLongCar(owner, RECORDS / 4, RECORDS / 4, RECORDS / 2);
    const headers = { cookie: owner.cookie };
    const pathSince = (cursor: string) => `/api/sync?cursor=${cursor}`;

    /** From a cursor until there is no more. */
    const pull = async (cursor?: string) => {
      const begin = performance.now();
      let [packed, whole, records, pages] = [0, 0, 0, 0];
      let answer: SyncAnswer | undefined;
      let first = 0;
      do {
        const since = answer?.cursor ?? cursor;
        const response = await fetch(url + (since === undefined ? '/api/sync' : pathSince(since)), {
          headers: { ...headers, 'accept-encoding': 'br' },
        });
        const body = await response.text();
        answer = JSON.parse(body) as SyncAnswer;
        first ||= performance.now() - begin;
        packed += Number(response.headers.get('content-length'));
        whole += body.length;
        pages += 1;
        records += Object.values(answer.records).flat().length;
      } while (answer.more);
      return { cursor: answer.cursor, records, pages, ms: performance.now() - begin, first, packed, whole };
    };

    const figures: Record<string, number> = {};
    const runs = [];
    while (runs.length < RUNS) runs.push(await pull());
    const { records, pages, packed, whole, cursor } = runs[0]!;
    figures['records'] = records;
    figures['all: pages'] = pages;
    figures['all, ms'] = round(median(runs.map(({ ms }) => ms)));
    figures['all: first page, ms'] = round(median(runs.map(({ first }) => first)));
    figures['all: over the line, kB'] = round(packed / 1000);
    figures['all: unpacked, kB'] = round(whole / 1000);

    const deltas = [];
    let known = cursor;
    while (deltas.length < RUNS) {
      await owner.call('fills.log', fillDraft(carId, { km: null }));
      const delta = await pull(known);
      known = delta.cursor;
      deltas.push(delta);
    }
    figures['one new record, ms'] = round(median(deltas.map(({ ms }) => ms)));
    figures['one new record: over the line, kB'] = round(deltas[0]!.packed / 1000);

    const list = `/api/cars/${carId}/issues`;
    const etag = (await fetch(url + list, { headers })).headers.get('etag')!;
    for (const connections of CONNECTIONS) {
      // Asked as a function, too, so that asking costs the same.
      const ask = (path: string, more: Record<string, string> = {}) =>
        load(url, {
          connections,
          seconds: SECONDS,
          headers: { ...headers, ...more },
          request: () => ({ path }),
        });
      const rounds = [];
      // In turns, so that what else the machine does falls on both.
      while (rounds.length < RUNS)
        rounds.push({
          nothing: await ask(pathSince(known)),
          list: await ask(list, { 'if-none-match': etag }),
        });
      figures[`nothing new at ${connections}, /s`] = Math.round(
        median(rounds.map((one) => one.nothing.rate)),
      );
      figures[`unchanged list at ${connections}, /s`] = Math.round(
        median(rounds.map((one) => one.list.rate)),
      );
      if (rounds.some((one) => one.nothing.bad + one.list.bad > 0)) process.exitCode = 1;
    }
    const nobody = await signUp(new Visitor(url), 'Berta');
    await newCar(nobody);
    const home = { 'without records': nobody.cookie, 'with all': owner.cookie };
    for (const [name, cookie] of Object.entries(home))
      figures[`first Home on a phone ${name}, ms`] = await firstHome(url, cookie);
    for (const slower of SLOWER) Object.assign(figures, await inBrowser(url, owner.cookie, carId, slower));
    for (const [name, value] of Object.entries(figures)) console.log(name.padEnd(36), value);
    console.log(JSON.stringify(figures));
  });
}

/** 10 Mbit/s. */
const LINE = { offline: false, latency: 40, downloadThroughput: 1.25e6, uploadThroughput: 1.25e6 };

/** Until the first view of Home is painted in a browser that has nothing of it, four times slower and on such a line. */
async function firstHome(url: string, cookie: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  try {
    const painted: number[] = [];
    while (painted.length < RUNS) {
      const context = await browser.newContext({ serviceWorkers: 'block', viewport: PHONE });
      await context.addCookies(cookiesOf(cookie, url));
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await devtools.send('Network.emulateNetworkConditions', LINE);
      await page.goto(`${url}/home`);
      painted.push(await page.evaluate(largestPaint));
      await context.close();
    }
    return round(median(painted));
  } finally {
    await browser.close();
  }
}

const largestPaint = () =>
  new Promise<number>((resolve) => {
    let last = 0;
    const observer = new PerformanceObserver((list) => {
      last = list.getEntries().at(-1)!.startTime;
      setTimeout(() => resolve(last), 1_000);
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });

type View = { link: string; drawn: string; count: number };

/** What is opened from the page of a car, by a link, and so many new elements that it then has. */
const viewsOf = (carId: string): Record<string, View> => ({
  'fill-ups': { link: `/fuel/${carId}`, drawn: 'main li a[href*="/fuel/"]', count: 1 },
  history: { link: `/cars/${carId}/history`, drawn: '[data-result]', count: 6 },
  costs: { link: `/cars/${carId}/costs`, drawn: 'main figure', count: 1 },
  'a repair': { link: `/log-repair/${carId}/`, drawn: 'h1', count: 1 },
  'a problem': { link: `/symptom-summary/${carId}/`, drawn: 'h1', count: 1 },
});

/** A browser that fetches everything at Home, reads it from the device when it comes again, and opens what there is. */
async function inBrowser(url: string, cookie: string, carId: string, slower: number) {
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: PHONE });
    await context.addCookies(cookiesOf(cookie, url));
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const measured = async (name: string) => {
      await page.waitForFunction((one) => performance.getEntriesByName(one).length > 0, name);
      return page.evaluate((one) => performance.getEntriesByName(one)[0]!.duration, name);
    };
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await page.goto(`${url}/home`);
    const fetched = await measured('carful: records fetched');
    await devtools.send('Network.emulateNetworkConditions', { ...LINE, latency: 0, downloadThroughput: -1 });
    const opened: number[] = [];
    const visit = async () => {
      await page.goto(`${url}/cars/${carId}`);
      opened.push(await measured('carful: records opened'));
      await measured('carful: records fetched');
      // With what it fetches and makes ready by itself the app is open: the last of it begins after four seconds.
      await page.waitForTimeout(6_000);
    };
    const heap = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value;
    };
    await devtools.send('Performance.enable');
    const heaps: number[] = [];
    const figures: Record<string, number> = {};
    for (const [name, view] of Object.entries(viewsOf(carId))) {
      const shown: number[] = [];
      while (shown.length < RUNS) {
        await visit();
        shown.push(await page.evaluate(open, view));
      }
      figures[`browser, ${slower}× slower: ${name} shown, ms`] = round(median(shown));
      heaps.push(await heap());
    }
    return {
      [`browser, ${slower}× slower: records fetched and kept, ms`]: round(fetched),
      [`browser, ${slower}× slower: records opened, ms`]: round(median(opened)),
      ...figures,
      [`browser, ${slower}× slower: memory of a page at most, MB`]: round(Math.max(...heaps) / 1e6),
    };
  } finally {
    await browser.close();
  }
}

/** From the click until it is painted. */
async function open({ link, drawn, count }: View): Promise<number> {
  const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
  const linked = `a[href${link.endsWith('/') ? '^=' : '='}"${link}"]`;
  while (!document.querySelector(linked)) await frame();
  const before = new Set(document.querySelectorAll(drawn));
  const isDrawn = () =>
    location.pathname.startsWith(link) &&
    [...document.querySelectorAll(drawn)].filter((one) => !before.has(one)).length >= count;
  const begin = performance.now();
  document.querySelector<HTMLAnchorElement>(linked)!.click();
  do await frame();
  while (!isDrawn() && performance.now() - begin < 10_000);
  return performance.now() - begin;
}
