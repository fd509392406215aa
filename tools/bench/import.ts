import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserServer, chromium, type Page } from '@playwright/test';
import { Visitor } from '#tests/client.ts';
import { cookiesOf } from '#tests/cookies.ts';
import { signUp } from '#tests/people.ts';
import { ensureBrowser } from '../browser.mjs';
import { ensureBuilt } from '../setup.mjs';
import { median, round } from './figures.ts';
import { withApp } from './with-app.ts';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 50_000);
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);
const SAMPLE_MS = 50;
const DAY_MS = 86_400_000;

type Fill = { car: string; day: string; km: number; liters: string; price: string; total: string };

/** Fill-ups of twenty cars, one car after the other. */
function fillsOf(rows: number): Fill[] {
  const each = rows / 20;
  return Array.from({ length: rows }, (_, at) => {
    const car = Math.floor(at / each);
    const fill = at % each;
    const liters = 30 + ((at * 7) % 200) / 10;
    const price = 1.4 + ((at * 13) % 300) / 1000;
    return {
      car: `Car ${car + 1}`,
      day: new Date(Date.UTC(2005, 0, 1) + fill * 3 * DAY_MS).toISOString().slice(0, 10),
      km: 10_000 + fill * 600 + ((at * 11) % 40),
      liters: liters.toFixed(2),
      price: price.toFixed(3),
      total: (liters * price).toFixed(2),
    };
  });
}

const table = (fills: readonly Fill[]) =>
  [
    'Vehicle,Date,Odometer (km),Litres,Price per litre,Total cost',
    ...fills.map(({ car, day, km, liters, price, total }) => [car, day, km, liters, price, total].join(',')),
  ].join('\n');

const fuelio = (fills: readonly Fill[]) =>
  [
    '"## Vehicle"',
    '"Name","Description","DistUnit","FuelUnit","ConsumptionUnit","ImportCSVDateFormat"',
    '"Golf","","0","0","0","yyyy-MM-dd"',
    '"## Log"',
    '"Data","Odo (km)","Fuel (litres)","Full","Price (optional)","l/100km (optional)"',
    ...fills.map(({ liters, total }, at) => {
      const day = new Date(Date.UTC(1990, 0, 1) + Math.floor(at / 4) * DAY_MS).toISOString().slice(0, 10);
      return `"${day}","${10_000 + at * 40}","${liters}","1","${total}","0"`;
    }),
  ].join('\n');

const json = (fills: readonly Fill[]) => JSON.stringify(fills);

const FILES = { 'fuelio.csv': fuelio, 'unknown.csv': table, 'unknown.json': json };

const childrenOf = (pid: string): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);

/** The processes of pages of a browser, which starts them by a helper of its own. */
const pageProcesses = (pid: string): string[] =>
  childrenOf(pid).flatMap((child) => [
    ...(readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('--type=renderer') ? [child] : []),
    ...pageProcesses(child),
  ]);

/** Of the process that holds the most: its memory without files and what processes share, in bytes. */
const heldMemory = (pids: readonly string[]): number =>
  Math.max(
    ...pids.map((pid) => {
      const [, kB] = /RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return Number(kB) * 1024;
    }),
  );

async function preview(page: Page, browser: BrowserServer, file: string) {
  const pids = pageProcesses(String(browser.process().pid));
  const before = heldMemory(pids);
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, heldMemory(pids))), SAMPLE_MS);
  const begin = performance.now();
  await page.getByLabel(/^Choose (other )?files/).setInputFiles(file);
  const row = page.getByRole('row', { name: /^Fill-ups/ });
  await row.waitFor({ timeout: 120_000 });
  const ms = performance.now() - begin;
  clearInterval(sampling);
  return { ms, before, most, told: (await row.textContent()) ?? '' };
}

/** How long a preview of a large file takes in a browser, and what memory the page and its reader then hold at most. */
export async function bench(): Promise<void> {
  ensureBuilt();
  await withApp(async ({ url }, folder) => {
    const { cookie } = await signUp(new Visitor(url), 'Anna');
    const fills = fillsOf(ROWS);
    const figures: Record<string, number | string> = { rows: ROWS };
    for (const [name, made] of Object.entries(FILES)) {
      const file = join(folder, name);
      await writeFile(file, made(fills));
      const runs = [];
      while (runs.length < RUNS) {
        const browser = await chromium.launchServer({ executablePath: ensureBrowser() });
        const context = await (await chromium.connect(browser.wsEndpoint())).newContext();
        await context.addCookies(cookiesOf(cookie, url));
        const page = await context.newPage();
        await page.goto(`${url}/import`);
        await page.getByLabel(/^Choose files/).waitFor();
        runs.push(await preview(page, browser, file));
        await browser.close();
      }
      figures[`${name}: preview, ms`] = round(median(runs.map(({ ms }) => ms)));
      figures[`${name}: memory before, MB`] = round(median(runs.map(({ before }) => before)) / 1e6);
      figures[`${name}: memory at most, MB`] = round(Math.max(...runs.map(({ most }) => most)) / 1e6);
      figures[`${name}: told`] = runs[0]!.told;
    }
    for (const [name, value] of Object.entries(figures)) console.log(name.padEnd(36), value);
    console.log(JSON.stringify(figures));
  });
}
