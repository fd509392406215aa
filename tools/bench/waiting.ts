import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { startApp } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { cookiesOf } from '#tests/cookies.ts';
import { noise } from '#tests/fixtures/media/samples.ts';
import { type Line, openLine } from '#tests/line.ts';
import { newCar, signUp } from '#tests/people.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { ensureBrowser } from '../browser.mjs';
import { ensureBuilt } from '../setup.mjs';
import { median } from './load.ts';

/**
 * A phone four times slower, without a network, on which so many pictures wait, each with its problem: how long a repair
 * takes from the tap on 'Save repair' until the page says that it is saved, the memory of the page, and how soon
 * sending begins once the network is back: told by the browser, by another answer, or by opening the page again.
 */
const PICTURES = Number(process.env['BENCH_PICTURES'] ?? 50);
const SLOWER = 4;
const SAVES = 5;
/** A picture of noise with as many bytes as one of a phone has once it was made smaller, of this many pixels a side. */
const SIDE = 1_100;
/** So that the pauses between attempts have grown when the network comes back. */
const SILENT_MS = 40_000;

export async function bench(): Promise<void> {
  ensureBuilt();
  const folder = await tempFolder();
  const app = await startApp(folder, { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  const line = await openLine(app.url);
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  try {
    const owner = await signUp(new Visitor(app.url), 'Anna');
    const { id: carId } = await newCar(owner);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await context.addCookies(cookiesOf(owner.cookie, line.url));
    const page = await context.newPage();
    const form = `${line.url}/log-repair/${carId}`;
    await page.goto(form);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
      timeout: 120_000,
    });
    // The queue's code and its database are there from the first thing that waits.
    await context.setOffline(true);
    await save(page, 'Before');
    const jpeg = await noise(SIDE).jpeg({ quality: 85 }).toBuffer();
    await page.evaluate(store, {
      userId: owner.id,
      carId,
      ids: Array.from({ length: PICTURES }, () => [randomUUID(), randomUUID()] as const),
      picture: jpeg.toString('base64'),
    });
    await page.goto(form);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const times: number[] = [];
    let memory = 0;
    for (let turn = 0; turn < SAVES; turn++) {
      times.push(await save(page, `Repair ${turn}`));
      memory = Math.max(memory, await largestRenderer(browser));
      await page.goto(form);
    }
    const starts = await sendingStarts(page, context, line);
    const figures = {
      'pictures, MB': Math.round((PICTURES * jpeg.length) / 1e6),
      'saved after, ms (median)': Math.round(median(times)),
      'saved after at most, ms': Math.round(Math.max(...times)),
      'memory of the page, MB': Math.max(memory, await largestRenderer(browser)),
      ...starts,
    };
    console.table(figures);
    console.log(JSON.stringify(figures));
  } finally {
    await browser.close();
    await line.close();
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Milliseconds from each sign of life until the first thing that waits is sent; nothing arrives meanwhile. */
async function sendingStarts(page: Page, context: BrowserContext, line: Line) {
  const isOfQueue = (method: string, url: string) =>
    method !== 'GET' && /\/api\/(files|issues|repairs)/.test(url);
  const untilSent = async (sign: () => Promise<unknown>) => {
    const started = performance.now();
    const sent = context.waitForEvent('request', {
      predicate: (request) => isOfQueue(request.method(), request.url()),
      timeout: 10 * 60_000,
    });
    await sign();
    await sent;
    return Math.round(performance.now() - started);
  };
  // Attempts of the queue fail, so that each sign finds the same that waits.
  line.fail('down');
  const online = await untilSent(() => context.setOffline(false));
  await page.waitForTimeout(SILENT_MS);
  line.fail('broken', /(POST|PUT|PATCH) /);
  const answer = await untilSent(() => page.getByRole('link', { name: 'Home' }).first().click());
  const opened = await untilSent(() => page.reload());
  return { 'sent after online, ms': online, 'after an answer, ms': answer, 'after opening, ms': opened };
}

async function save(page: Page, title: string): Promise<number> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Kind').selectOption('repair');
  await page.getByRole('button', { name: 'Save repair' }).isEnabled();
  return page.evaluate(untilSaved);
}

/** Taps the button; the milliseconds until the page says that it is saved, painted. */
function untilSaved(): Promise<number> {
  return new Promise((resolve) => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Save repair')!;
    const start = performance.now();
    button.click();
    const look = () => {
      const isSaid = document.querySelector('[data-sonner-toast]')?.textContent?.includes('success') ?? false;
      if (isSaid) resolve(performance.now() - start);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

type Stored = { userId: string; carId: string; ids: (readonly [string, string])[]; picture: string };

/** As the app stores them. */
async function store({ userId, carId, ids, picture }: Stored): Promise<void> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0)).buffer;
  const db = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('carful');
    opening.addEventListener('success', () => resolve(opening.result));
  });
  for (const [issueId, fileId] of ids) {
    const tx = db.transaction(['operations', 'files'], 'readwrite');
    const shared = { userId, refused: null };
    const date = new Date().toISOString();
    const input = { carId, id: issueId, language: 'en', description: 'It leaks', date, mediaIds: [fileId] };
    tx.objectStore('operations').add({ ...shared, procedure: 'issues.log', input, at: date, opId: issueId });
    const file = { name: `${fileId}.jpg`, type: 'image/jpeg', purpose: 'issue', tries: 0, owed: null };
    tx.objectStore('files').add({ ...shared, ...file, id: fileId, carId, bytes });
    await new Promise((resolve) => tx.addEventListener('complete', resolve));
  }
  db.close();
}

/** Of the browser's processes that draw pages, in MB of memory that is its own. */
async function largestRenderer(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  const own = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
  return Math.round(Math.max(0, ...own.map(Number)) / 1000);
}
