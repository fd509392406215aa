import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { versionText } from '#server/platform/app-version.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { nothingLeft, pidOf, signalGroup, startProduct, type Product } from './product.ts';

/** Far beyond what it takes. */
const STOPS_WITHIN_MS = 20_000;

let place: string;
const started: Product[] = [];

beforeAll(async () => void (place = await tempFolder()));

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

const answers = async ({ url }: Product) => (await fetch(`${url}/health`)).status;

describe.runIf(process.platform === 'linux')('npm start', () => {
  test(
    'prints the address and where the data lies, first and again, and ends cleanly',
    { timeout: 5 * 60_000 },
    async () => {
      // The first start may have to build the web app.
      const first = await start();
      expect(first.said()).toContain(`Your data is in ${place}`);
      expect(first.said()).toContain(`Version ${versionText()}`);
      expect(first.said().includes('It runs as root')).toBe(process.geteuid?.() === 0);
      expect(await answers(first)).toBe(200);
      first.npm.kill('SIGTERM');
      expect(await nothingLeft(place)).toBeLessThan(STOPS_WITHIN_MS);
      await first.exit;

      const again = await start();
      expect(again.said()).toContain(`Your data is in ${place}`);
      expect(await answers(again)).toBe(200);
      // Ctrl-C reaches every program of the terminal at once.
      signalGroup(again, 'SIGINT');
      expect(await nothingLeft(place)).toBeLessThan(STOPS_WITHIN_MS);
      await again.exit;
      expect(again.said()).not.toMatch(/"level":(50|60)|Error/);
      const log = await readFile(join(place, 'postgres/log/postgres.log'), 'utf8');
      expect(log.trimEnd().split('\n').at(-1)).toContain('database system is shut down');
    },
  );

  test('just works again at once after kill -9 of app, group or npm, and refuses a second app', async () => {
    const first = await start();
    process.kill(await pidOf(place, 'dist/server/main.js'), 'SIGKILL');
    expect(await first.exit).not.toBe(0);
    const second = await start();
    expect(await answers(second)).toBe(200);
    signalGroup(second, 'SIGKILL');
    const third = await start();
    expect(await answers(third)).toBe(200);
    third.npm.kill('SIGKILL');
    const last = await start();
    expect(await answers(last)).toBe(200);

    const refused = await start();
    expect(await refused.exit).toBe(1);
    expect(refused.said()).toContain(`Another Carful is already running on ${place}`);
    expect(await answers(last)).toBe(200);
  });
});
