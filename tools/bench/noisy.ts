import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Visitor } from '#tests/client.ts';
import { newCar, newIssue, repairDraft, signUp, type Owner } from '#tests/people.ts';
import { p99 } from './figures.ts';
import { withApp } from './with-app.ts';

const PAUSE_MS = 20;
const ALONE_MS = 5000;
const P99_ALLOWED_MS = 150;

type Quiet = { times: number[]; failed: number };

/** What somebody notices of an account that exports, uploads and reads as fast as it can, with the limits on. */
export async function bench(): Promise<void> {
  await withApp(async (app) => {
    const quiet = await furnished(app.url, 'Anna');
    const noisy = await furnished(app.url, 'Juris');
    const alone = await watch(quiet, sleep(ALONE_MS));
    const load = spawn(process.execPath, [
      join(import.meta.dirname, 'noisy-load.ts'),
      app.url,
      noisy.owner.cookie,
      noisy.carId,
    ]);
    let answered = '';
    load.stdout.on('data', (chunk: Buffer) => (answered += chunk.toString()));
    load.stderr.pipe(process.stderr);
    const beside = await watch(quiet, new Promise((resolve) => load.once('close', resolve)));
    console.log(`the noisy account: ${answered.trim()}`);
    console.log(
      `the quiet one: p99 ${p99Ms(alone)} ms alone, ${p99Ms(beside)} ms beside it, ${beside.failed} failed`,
    );
    if (p99Ms(beside) > P99_ALLOWED_MS || beside.failed > 0)
      console.log(`NOT MET: ${P99_ALLOWED_MS} ms, 0 failed`);
    console.log(JSON.stringify({ 'quiet p99, ms': p99Ms(beside), 'quiet failed': beside.failed }));
  }, {});
}

async function furnished(url: string, name: string): Promise<{ owner: Owner; carId: string }> {
  const owner = await signUp(new Visitor(url), name);
  const { id: carId } = await newCar(owner);
  for (let at = 0; at < 20; at++) {
    await newIssue(owner, carId);
    await owner.call('repairs.log', repairDraft(carId));
  }
  return { owner, carId };
}

/** Lists, and now and then writes, until `end`. */
async function watch(
  { owner, carId }: { owner: Owner; carId: string },
  end: Promise<unknown>,
): Promise<Quiet> {
  const seen: Quiet = { times: [], failed: 0 };
  const over = new AbortController();
  void end.then(() => over.abort());
  for (let turn = 0; !over.signal.aborted; turn++) {
    const started = performance.now();
    const { status } =
      turn % 10 === 9
        ? await owner.attempt('repairs.log', repairDraft(carId))
        : await owner.attempt(turn % 2 ? 'cars.list' : 'issues.list', turn % 2 ? undefined : { carId });
    seen.times.push(performance.now() - started);
    if (status !== 200) seen.failed += 1;
    await sleep(PAUSE_MS);
  }
  return seen;
}

const p99Ms = ({ times }: Quiet): number => Math.round(p99(times));
