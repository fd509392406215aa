import { type Browser, chromium, type Page } from '@playwright/test';
import { newId } from '#server/platform/deps.ts';
import { dataRead } from '#tests/data-read.ts';
import { Visitor } from '#tests/client.ts';
import { cookiesOf } from '#tests/cookies.ts';
import { giveLongCar } from '#tests/long-garage.ts';
import { signUp } from '#tests/people.ts';
import { ensureBrowser } from '../browser.mjs';
import { ensureBuilt } from '../setup.mjs';
import { median } from './figures.ts';
import { withApp } from './with-app.ts';

/**
 * A car with 10,000 problems and 10,000 repairs in a real browser: when its list is usable, the longest task
 * after that while one scrolls, jumps and filters, how long a filter takes to show, whether the oldest can be
 * reached, and how much was read until usable. At the machine's speed and four times slower. Usable is the median
 * of several visits, each in a fresh browser that has only the files: single ones differ by a third.
 */
const RECORDS = Number(process.env['BENCH_RECORDS'] ?? 10_000);
const SLOWER = [1, 4];
const VISITS = 9;

type List = {
  path: string;
  /** What is there once the list can be used. */
  entry: string;
  /** Brings the filters into view. */
  filter: (page: Page) => Promise<void>;
  /** Pressed in turn, each asks for another list. */
  chips: readonly [string, string];
  oldest: string;
};

const lists = (carId: string): Record<string, List> => ({
  'problems of the car': {
    path: `/cars/${carId}`,
    entry: 'article h3',
    filter: (page) => page.getByRole('button', { name: 'Filter Issues' }).click(),
    chips: ['Recurring', 'Recurring'],
    oldest: 'The first problem',
  },
  'the report': {
    path: '/reports',
    entry: 'ol li h3 + div a',
    filter: async () => {},
    chips: ['Repairs', 'All'],
    oldest: 'The first repair',
  },
});

export async function bench(): Promise<void> {
  ensureBuilt();
  await withApp(async (app) => {
    const browser = await chromium.launch({ executablePath: ensureBrowser() });
    try {
      const owner = await signUp(new Visitor(app.url), 'Anna');
      const carId = await giveLongCar(owner, RECORDS);
      // As after the first visit of some seconds.
      const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      await owner.call('notices.setZone', { opId: newId(), zone });
      const figures: Record<string, number | boolean> = {};
      for (const [name, list] of Object.entries(lists(carId))) {
        for (const slower of SLOWER) {
          const see = <Seen>(look: (visit: Visit) => Promise<Seen>) =>
            visit(browser, app.url, owner.cookie, list, slower, look);
          const usable: number[] = [];
          while (usable.length < VISITS - 1) usable.push(await see(usableAfter));
          const whole = await see(measure);
          usable.push(whole['usable after, ms']);
          const found = {
            ...whole,
            'usable after, ms': median(usable),
            'of visits from, ms': Math.min(...usable),
            'of visits to, ms': Math.max(...usable),
          };
          console.log(`${name}, ${slower}× slower`);
          for (const [figure, value] of Object.entries(found)) {
            console.log(`  ${figure.padEnd(36)} ${value}`);
            figures[`${name}, ${slower}× slower: ${figure}`] = value;
          }
        }
      }
      console.log(JSON.stringify(figures));
    } finally {
      await browser.close();
    }
  });
}

type Visit = { page: Page; url: string; list: List; bytes: () => number };

async function visit<Seen>(
  browser: Browser,
  url: string,
  cookie: string,
  list: List,
  slower: number,
  look: (visit: Visit) => Promise<Seen>,
): Promise<Seen> {
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
    return await look({ page, url, list, bytes });
  } finally {
    await context.close();
  }
}

async function usableAfter({ page, url, list }: Visit): Promise<number> {
  await page.goto(url + list.path, { waitUntil: 'commit' });
  return Math.round(await page.evaluate(untilUsable, list.entry));
}

async function measure(visit: Visit) {
  const { page, list, bytes } = visit;
  const before = bytes();
  const usable = await usableAfter(visit);
  const read = bytes() - before;
  await page.evaluate(() => window.longTasks.splice(0));
  await list.filter(page);
  const filters: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    filters.push(await page.evaluate(untilSwitched, list.chips[turn % 2]!));
    await page.waitForTimeout(500);
  }
  const filterTask = await longest(page);
  await page.mouse.move(195, 600);
  for (let turn = 0; turn < 25; turn++) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(40);
  }
  const scrollTask = await longest(page);
  // The oldest problem stands above the records of the car: from the end of the page up to it.
  const oldest = page.getByText(list.oldest, { exact: true }).first();
  let reached = false;
  for (let turn = 0; turn < 60 && !reached; turn++) {
    await page.evaluate(jumpToEnd, list.entry);
    await page.waitForTimeout(250);
    reached = await oldest.isVisible();
  }
  return {
    'usable after, ms': usable,
    'data read until then, kB': Math.round(read / 100) / 10,
    'filter shows after at most, ms': Math.round(Math.max(...filters)),
    'longest task while filtering, ms': filterTask,
    'longest task while scrolling, ms': scrollTask,
    'longest task while jumping, ms': await longest(page),
    'oldest reached': reached,
  };
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

/** Presses a filter; the milliseconds until the list it asks for is drawn. */
function untilSwitched(chip: string): Promise<number> {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === chip)!;
  return new Promise((resolve) => {
    const start = performance.now();
    const pressed = button.getAttribute('aria-pressed');
    button.click();
    const look = () => {
      const isWaiting = document.querySelector('main [aria-busy=true]') !== null;
      if (isWaiting || button.getAttribute('aria-pressed') === pressed) return requestAnimationFrame(look);
      resolve(performance.now() - start);
      return undefined;
    };
    requestAnimationFrame(look);
  });
}

/** To the end of the list that the entries are in, whatever stands below it. */
function jumpToEnd(entry: string): void {
  const lists = document.querySelector(entry)?.closest('ol')?.parentElement?.parentElement;
  lists?.lastElementChild?.scrollIntoView({ block: 'end' });
}

async function longest(page: Page): Promise<number> {
  const tasks = await page.evaluate(() => window.longTasks.splice(0));
  return Math.round(Math.max(0, ...tasks));
}
