import { rm } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { startApp } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { freePort } from '#tests/free-port.ts';
import { newCar, newIssue, newLink, signUp } from '#tests/people.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { href, paths } from '#web/platform/hrefs.ts';
import { ensureBrowser } from '../browser.mjs';
import { ensureBuilt } from '../setup.mjs';
import { median } from './load.ts';

const categories = ['performance', 'accessibility', 'best-practices'] as const;
const runs = 3;
const manyIssues = 200;

type Page = { name: string; path: string; cookie: string };

/** Lighthouse on a phone's settings, the median of three runs of each page; what costs points is listed. */
export async function bench(): Promise<void> {
  ensureBuilt();
  const folder = await tempFolder();
  const app = await startApp(folder, { LOG_LEVEL: 'error', RATE_LIMITS: 'off' });
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    for (const page of await furnishedPages(app.url)) await measure(app.url, page, port);
  } finally {
    await browser.close();
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function furnishedPages(url: string): Promise<Page[]> {
  const owner = await signUp(new Visitor(url), 'Anna');
  const car = await newCar(owner);
  await newCar(owner, { brand: 'Toyota', model: 'Yaris' });
  await newCar(owner, { brand: 'Škoda', model: 'Octavia' });
  for (let at = 0; at < manyIssues; at++) {
    await newIssue(owner, car.id, { description: `Problem ${at} of many: a squeal from the front wheels` });
  }
  const { token } = await newLink(owner, car.id);
  const { cookie } = owner;
  return [
    { name: 'login', path: paths.login, cookie: '' },
    { name: 'home, 3 cars', path: paths.home, cookie },
    { name: `car, ${manyIssues} issues`, path: href('car', { carId: car.id }), cookie },
    { name: 'mechanic', path: `${paths.mechanicShare}?token=${token}`, cookie: '' },
  ];
}

async function measure(url: string, { name, path, cookie }: Page, port: number): Promise<void> {
  const scores: Record<string, number[]> = {};
  const losses = new Map<string, string>();
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url + path, {
      port,
      logLevel: 'error',
      // A live connection never ends: without this, three quarters of a minute would be waited for it each time.
      maxWaitForLoad: 20_000,
      onlyCategories: [...categories],
      ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
    });
    if (!result) throw new Error(`Lighthouse said nothing about ${path}`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
    for (const category of categories) {
      const { score, auditRefs } = lhr.categories[category]!;
      (scores[category] ??= []).push(Math.round((score ?? 0) * 100));
      for (const { id, weight } of auditRefs) {
        const audit = lhr.audits[id]!;
        if (weight > 0 && audit.score !== null && audit.score < 0.9) {
          losses.set(id, `${category}: ${id} ${audit.score} ${audit.displayValue ?? ''}`);
        }
      }
    }
  }
  const medians = categories.map((category) => `${category} ${median(scores[category]!)}`);
  console.log(
    `${name.padEnd(18)} ${medians.join('  ')}   (performance ${scores['performance']!.join(', ')})`,
  );
  for (const loss of losses.values()) console.log(`    ${loss}`);
}
