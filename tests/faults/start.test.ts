import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '#tests/temp-folder.ts';
import { nothingLeft, pidOf, signalGroup, startProduct, type Product } from './product.ts';

/** Far beyond what it takes: how long it really takes is measured by `npm run bench -- start`. */
const STOPS_WITHIN_MS = 20_000;

let place: string;
const started: Product[] = [];

beforeAll(async () => {
  place = await tempFolder();
  // The first start may have to build the web app.
  await end(await start());
}, 180_000);

afterEach(async () => {
  for (const one of started.splice(0)) one.npm.kill('SIGTERM');
  await nothingLeft(place);
});

afterAll(() => rm(place, { recursive: true, force: true }));

async function start(): Promise<Product> {
  const one = await startProduct(place);
  started.push(one);
  return one;
}

async function end(one: Product): Promise<void> {
  one.npm.kill('SIGTERM');
  await one.exit;
  await nothingLeft(place);
}

const answers = async ({ url }: Product) => (await fetch(`${url}/health`)).status;

describe.runIf(process.platform === 'linux')('npm start', () => {
  test('prints the address and where the data lies, the first time and again', async () => {
    for (const _ of ['once', 'again']) {
      const one = await start();
      expect(one.said()).toContain(`Your data is in ${place}`);
      expect(await answers(one)).toBe(200);
      await end(one);
    }
  });

  test('ends the app and its database after a SIGTERM to npm', async () => {
    const one = await start();
    expect(await answers(one)).toBe(200);
    one.npm.kill('SIGTERM');
    expect(await nothingLeft(place)).toBeLessThan(STOPS_WITHIN_MS);
  });

  test('ends them cleanly after Ctrl-C, which reaches every program of the terminal at once', async () => {
    const one = await start();
    signalGroup(one, 'SIGINT');
    expect(await nothingLeft(place)).toBeLessThan(STOPS_WITHIN_MS);
    await one.exit;
    expect(one.said()).not.toMatch(/"level":(50|60)|Error/);
    const log = await readFile(join(place, 'postgres/log/postgres.log'), 'utf8');
    expect(log.trimEnd().split('\n').at(-1)).toContain('database system is shut down');
  });

  test('just works again after kill -9 of the app', async () => {
    const first = await start();
    process.kill(await pidOf(place, 'dist/server/main.js'), 'SIGKILL');
    expect(await first.exit).not.toBe(0);
    expect(await answers(await start())).toBe(200);
  });

  test('just works again at once after kill -9 of the whole group, and of npm alone', async () => {
    signalGroup(await start(), 'SIGKILL');
    const second = await start();
    expect(await answers(second)).toBe(200);
    second.npm.kill('SIGKILL');
    expect(await answers(await start())).toBe(200);
  });

  test('says that the folder is in use, and leaves, while another app runs on it', async () => {
    const first = await start();
    const second = await start();
    expect(await second.exit).toBe(1);
    expect(second.said()).toContain(`Another Carful is already running on ${place}`);
    expect(await answers(first)).toBe(200);
  });
});
