import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { IssueDraft } from '#domain/issues/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { startApp } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { cookiesOf } from '#tests/cookies.ts';
import { noise } from '#tests/fixtures/media/samples.ts';
import { issueDraft, newCar, signUp } from '#tests/people.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { ensureBrowser } from '../browser.mjs';
import { ensureBuilt } from '../setup.mjs';
import { median } from './figures.ts';

/**
 * A phone four times slower, without a network, on which so many pictures wait, each with its problem: how long a
 * repair takes from the tap on 'Save repair' until the page says that it is saved, and the memory of the page.
 */
const PICTURES = Number(process.env['BENCH_PICTURES'] ?? 50);
const SLOWER = Number(process.env['BENCH_SLOWER'] ?? 4);
const SAVES = 5;
/** Of a picture of noise: as many bytes as one of a phone has once it was made smaller. */
const SIDE = 1_100;

export async function bench(): Promise<void> {
  ensureBuilt();
  const folder = await tempFolder();
  const app = await startApp(folder, { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  try {
    const owner = await signUp(new Visitor(app.url), 'Anna');
    const { id: carId } = await newCar(owner);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await context.addCookies(cookiesOf(owner.cookie, app.url));
    const page = await context.newPage();
    const openForm = () => page.goto(`${app.url}/log-repair/${carId}`);
    await openForm();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    // The queue's code and its database are there from the first thing that waits.
    await context.setOffline(true);
    await save(page, 'Before');
    const jpeg = await noise(SIDE).jpeg({ quality: 85 }).toBuffer();
    const drafts = Array.from({ length: PICTURES }, () => issueDraft(carId, { mediaIds: [newId()] }));
    await page.evaluate(store, { userId: owner.id, drafts, picture: jpeg.toString('base64') });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const times: number[] = [];
    let memory = 0;
    for (let turn = 0; turn < SAVES; turn++) {
      await openForm();
      times.push(await save(page, `Repair ${turn}`));
      memory = Math.max(memory, await largestRenderer(browser));
    }
    const figures = {
      'pictures, MB': Math.round((PICTURES * jpeg.length) / 1e6),
      'saved after, ms (median)': Math.round(median(times)),
      'saved after at most, ms': Math.round(Math.max(...times)),
      'memory of the page, MB': memory,
    };
    console.table(figures);
    console.log(JSON.stringify(figures));
  } finally {
    await browser.close();
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function save(page: Page, title: string): Promise<number> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Kind').selectOption('repair');
  await page.evaluate(untilQuiet);
  return page.evaluate(untilSaved);
}

/** Whoever fills in a form takes longer than the page needs to come to rest. */
function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    let busyAt = performance.now();
    const tasks = new PerformanceObserver(() => (busyAt = performance.now()));
    tasks.observe({ type: 'longtask' });
    const look = () => {
      if (performance.now() - busyAt < 3_000) return void setTimeout(look, 100);
      tasks.disconnect();
      resolve();
    };
    look();
  });
}

/** Taps the button; the milliseconds until the page says that it is saved, painted. */
function untilSaved(): Promise<number> {
  return new Promise((resolve, reject) => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Save repair')!;
    const start = performance.now();
    button.click();
    const look = () => {
      const took = performance.now() - start;
      if (document.querySelector('[data-sonner-toast]')?.textContent?.includes('saved')) resolve(took);
      else if (took > 60_000) reject(new Error(`Not saved: ${document.body.textContent}`));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

type Stored = { userId: string; drafts: IssueDraft[]; picture: string };

/** As the app stores them. */
async function store({ userId, drafts, picture }: Stored): Promise<void> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0)).buffer;
  const db = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('carful');
    opening.addEventListener('success', () => resolve(opening.result));
  });
  for (const { opId, ...input } of drafts) {
    const tx = db.transaction(['operations', 'files'], 'readwrite');
    const shared = { userId, refused: null };
    tx.objectStore('operations').add({ ...shared, procedure: 'issues.log', input, at: input.date, opId });
    const [id] = input.mediaIds;
    const file = { id, carId: input.carId, name: `${id}.jpg`, type: 'image/jpeg', purpose: 'issue' };
    tx.objectStore('files').add({ ...shared, ...file, tries: 0, owed: null, bytes });
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
