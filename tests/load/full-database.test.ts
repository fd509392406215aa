import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { startApp, type AppProcess } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { mountDisk, unmountDisk } from '#tests/cluster/small-disk.ts';
import { noise } from '#tests/noise.ts';
import { runCommand } from '#tests/operator-command.ts';
import { issueDraft, newCar, repairDraft, signUp, type Owner } from '#tests/people.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { fill } from '../../tools/bench/greedy-attacks.ts';

const MINUTES = Number(process.env['FULL_DATABASE_MINUTES'] ?? 10);
const DISK_MB = Number(process.env['FULL_DATABASE_MB'] ?? 500);
const ROUND_MS = 5000;

let folder: string;
let isMounted = false;
let app: AppProcess | undefined;
let env: Record<string, string>;
beforeAll(async () => {
  folder = await tempFolder();
  isMounted = mountDisk(folder, DISK_MB);
  if (!isMounted) return;
  const data = join(folder, 'data');
  await mkdir(data);
  // The quota of accounts is raised: the disk is what ends.
  env = { ACCOUNT_RECORDS_MB: '100000', TRUST_PROXY: '1', LOG_LEVEL: 'warn', DATA_DIR: data };
  app = await startApp(data, env);
});
afterAll(async () => {
  await app?.stop();
  if (isMounted) unmountDisk(folder);
  await rm(folder, { recursive: true, force: true });
});

test(
  `an account that fills the disk of the database for ${MINUTES} minutes takes nothing from the others`,
  { timeout: (MINUTES + 15) * 60_000 },
  async (context) => {
    if (!app) return context.skip('this kernel mounts no file system for this process');
    const { url } = app;
    const level = async () => {
      const { status, body } = await new Visitor(url).send('GET', '/health/ready');
      expect(status).toBe(200);
      return (body as { space?: string }).space ?? 'plenty';
    };
    const other = await signUp(new Visitor(url), 'Anna');
    const { id: carId } = await newCar(other);
    const greedy = await signUp(new Visitor(url), 'Filler');
    const over = new AbortController();
    const filling = fill(greedy, (await newCar(greedy)).id)(over.signal);
    const levels = new Set<string>();
    const until = performance.now() + MINUTES * 60_000;
    // A slow machine takes longer to fill it.
    for (let round = 0; performance.now() < until || !levels.has('low'); round += 1) {
      await liveOn(other, carId, round);
      levels.add(await level());
      await sleep(ROUND_MS);
    }
    over.abort();
    const said = await filling;
    console.log(said, [...levels].join(' → '));
    expect(said).toMatch(/"507":/);
    // The log of changes may take more for a while: then others still write what a person enters.
    expect([...levels].slice(0, 3)).toEqual(['plenty', 'warned', 'low']);

    await runCommand('accounts', env, 'delete', greedy.email, '--now');
    await expect.poll(level, { timeout: 10 * 60_000, interval: ROUND_MS }).toBe('plenty');
    await liveOn(other, carId, 0);
  },
);

/** What a person does, with a long record now and then: it lies between and behind those of the greedy account. */
async function liveOn(owner: Owner, carId: Id, round: number): Promise<void> {
  const long = round % 8 === 0 ? { aiQuestions: [noise(4000)], aiAnswers: [noise(4000)] } : {};
  await owner.call('issues.log', issueDraft(carId, long));
  await owner.call('repairs.log', repairDraft(carId));
  await owner.call('issues.list', { carId });
  const json = { email: owner.email, password: owner.password };
  const headers = { 'x-forwarded-for': `203.0.113.${round % 250}` };
  const signIn = await new Visitor(owner.baseUrl).send('POST', '/api/auth/sign-in/email', { json, headers });
  expect(signIn.status).toBe(200);
}
