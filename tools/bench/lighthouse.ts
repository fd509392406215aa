import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse, { type Result, type RunnerResult } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { Visitor } from '#tests/client.ts';
import { freePort } from '#tests/free-port.ts';
import { giveLongCar } from '#tests/long-garage.ts';
import { newCar, newLink, signUp } from '#tests/people.ts';
import { href, paths } from '#web/platform/hrefs.ts';
import { ensureBrowser } from '../browser.mjs';
import { ensureBuilt } from '../setup.mjs';
import { median } from './figures.ts';
import { withApp } from './with-app.ts';

const categories = ['performance', 'accessibility', 'best-practices'] as const;
const manyIssues = 200;

type Page = { name: string; path: string; cookie: string };

const metrics = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
} as const;

/**
 * Lighthouse on a phone's settings, the median of some runs of each page; what costs points is listed.
 * `--runs 5` other than three, `--pages home,mechanic` only those whose name begins so. `--cpu 0.01` simulates the
 * network alone, whose figures hold on a busy machine, too.
 */
export async function bench(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      runs: { type: 'string', default: '3' },
      pages: { type: 'string', default: '' },
      cpu: { type: 'string', default: '4' },
    },
  });
  ensureBuilt();
  await withApp(async (app) => {
    const wanted = values.pages.split(',');
    const figures: Record<string, number> = {};
    try {
      for (const page of await furnishedPages(app.url)) {
        if (!wanted.some((name) => page.name.startsWith(name))) continue;
        Object.assign(figures, await measure(app.url, page, values));
      }
    } finally {
      // Of the pages that were measured, also where a later one breaks off.
      console.log(JSON.stringify(figures));
    }
  });
}

async function furnishedPages(url: string): Promise<Page[]> {
  const owner = await signUp(new Visitor(url), 'Anna');
  const carId = await giveLongCar(owner, manyIssues, 0);
  await newCar(owner, { brand: 'Toyota', model: 'Yaris' });
  await newCar(owner, { brand: 'Škoda', model: 'Octavia' });
  const { token } = await newLink(owner, carId);
  const { cookie } = owner;
  return [
    { name: 'login', path: paths.login, cookie: '' },
    { name: 'home, 3 cars', path: paths.home, cookie },
    { name: `car, ${manyIssues} issues`, path: href('car', { carId }), cookie },
    { name: 'mechanic', path: `${paths.mechanicShare}?token=${token}`, cookie: '' },
  ];
}

type Options = { runs: string; cpu: string };

async function measure(url: string, page: Page, options: Options) {
  const runs = Number(options.runs);
  const { name } = page;
  const scores: Record<string, number[]> = {};
  const values: Record<string, number[]> = {};
  const losses = new Map<string, string>();
  let weight = '';
  for (let run = 0; run < runs; run++) {
    console.error(`${name}, ${run + 1} of ${runs} …`);
    const { lhr } = await visitAgain(url, page, Number(options.cpu));
    for (const category of categories) {
      const { score, auditRefs } = lhr.categories[category]!;
      (scores[category] ??= []).push(Math.round((score ?? 0) * 100));
      for (const { id, weight: share } of auditRefs) {
        const audit = lhr.audits[id]!;
        if (share > 0 && audit.score !== null && audit.score < 0.9) {
          losses.set(id, `${category}: ${id} ${audit.score} ${audit.displayValue ?? ''}`);
        }
      }
    }
    for (const [id, short] of Object.entries(metrics))
      (values[short] ??= []).push(lhr.audits[id]!.numericValue ?? 0);
    const requests = beforeLargestPaint(lhr);
    const bytes = requests.reduce((sum, { transferSize }) => sum + transferSize, 0);
    weight = `${requests.length} requests and ${Math.round(bytes / 1000)} kB before the largest paint`;
  }
  const shown = (short: string) =>
    short === 'CLS' ? median(values[short]!).toFixed(3) : `${Math.round(median(values[short]!))} ms`;
  const medians = categories.map((category) => `${category} ${median(scores[category]!)}`);
  const figures = Object.values(metrics).map((short) => `${short} ${shown(short)}`);
  console.log(
    `${name.padEnd(18)} ${medians.join('  ')}   (performance ${scores['performance']!.join(', ')})`,
  );
  console.log(`    ${figures.join('  ')}  ${weight}`);
  for (const loss of losses.values()) console.log(`    ${loss}`);
  return {
    [`${name}: performance`]: median(scores['performance']!),
    [`${name}: LCP, ms`]: Math.round(median(values['LCP']!)),
  };
}

/** Now and then a browser's trace has no beginning, or a browser that is busy does not answer in time. */
async function visitAgain(url: string, page: Page, cpu: number, tries = 3): Promise<RunnerResult> {
  try {
    const result = await visit(url, page, cpu);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(runtimeError.message);
    return result;
  } catch (error) {
    console.error(`${page.name}: ${(error as Error).message}`);
    if (tries === 1) throw error;
    return visitAgain(url, page, cpu, tries - 1);
  }
}

/** In a browser of its own: a second page of one that is connected to may be gone before it is closed. */
async function visit(url: string, { path, cookie }: Page, cpuSlowdownMultiplier: number) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url + path, {
      port,
      logLevel: 'error',
      // A live connection never ends: each visit waits so long, which the slowest page does not need by far.
      maxWaitForLoad: 10_000,
      onlyCategories: [...categories],
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier },
      ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
    });
    if (!result) throw new Error(`Lighthouse said nothing about ${path}`);
    return result;
  } finally {
    await browser.close();
  }
}

type Request = { networkEndTime: number; transferSize: number };

/** What Lighthouse's simulation counts: all that had arrived when the largest paint was observed. */
function beforeLargestPaint({ audits }: Result): Request[] {
  const details = (id: string) =>
    (audits[id]?.details as { items?: Record<string, unknown>[] } | undefined)?.items ?? [];
  const painted = Number(details('metrics')[0]?.['observedLargestContentfulPaint'] ?? 0);
  return (details('network-requests') as Request[]).filter(({ networkEndTime }) => networkEndTime <= painted);
}
