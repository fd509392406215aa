import { readFile, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { nothingLeft, pidOf, startProduct } from '#tests/faults/product.ts';
import { tempFolder } from '#tests/temp-folder.ts';

/** How long a second `npm start` takes, npm included, and what the app keeps in memory a while after it. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const SECONDS_LATER = Number(process.env['BENCH_SECONDS'] ?? 60);

export async function bench(): Promise<void> {
  const folder = await tempFolder();
  try {
    const first = await timedStart(folder);
    const stops: number[] = [await first.stop()];
    const starts: number[] = [];
    for (let round = 1; round < ROUNDS; round += 1) {
      const again = await timedStart(folder);
      starts.push(again.seconds);
      stops.push(await again.stop());
    }
    const last = await timedStart(folder);
    starts.push(last.seconds);
    const atOnce = await residentMb(folder);
    await sleep(SECONDS_LATER * 1000);
    const later = await residentMb(folder);
    stops.push(await last.stop());
    const figures = {
      'first start, s': first.seconds,
      'second start, s': median(starts),
      'stop, s': median(stops),
      'resident at once, MB': atOnce,
      [`resident after ${SECONDS_LATER} s, MB`]: later,
    };
    console.table(figures);
    console.log(JSON.stringify(figures));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function timedStart(folder: string): Promise<{ seconds: number; stop: () => Promise<number> }> {
  const begun = performance.now();
  const one = await startProduct(folder);
  const seconds = rounded((performance.now() - begun) / 1000);
  if (one.url === '') throw new Error(`Carful did not start:\n${one.said()}`);
  const stop = async () => {
    one.npm.kill('SIGTERM');
    return rounded((await nothingLeft(folder)) / 1000);
  };
  return { seconds, stop };
}

async function residentMb(folder: string): Promise<number> {
  const status = await readFile(`/proc/${await pidOf(folder, 'server/main.ts')}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}

const rounded = (seconds: number) => Math.round(seconds * 100) / 100;
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
