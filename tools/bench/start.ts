import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { appEntry, startApp } from '#tests/app-process.ts';
import { nothingLeft, pidOf, startProduct } from '#tests/faults/product.ts';
import { migratedFolder } from '#tests/migrated-cluster.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { root } from '../setup.mjs';
import { median, memoryOf } from './figures.ts';

/**
 * How long a second `npm start` takes, npm included, what the app keeps in memory a while after it, and what it costs a
 * processor to get ready, built and from the sources.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const PAIRS = Number(process.env['BENCH_PAIRS'] ?? 5);
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
    const processor = await processorSeconds();
    const figures = {
      'first start, s': first.seconds,
      'second start, s': median(starts),
      'stop, s': median(stops),
      'resident at once, MB': atOnce,
      [`resident after ${SECONDS_LATER} s, MB`]: later,
      'processor until ready, s': processor.built,
      'from the sources, s': processor.sources,
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

/** Of the app's process alone, without its database. They alternate, so that both meet the same machine. */
async function processorSeconds(): Promise<Record<'built' | 'sources', number>> {
  const mains = { built: appEntry(), sources: join(root, 'server/main.ts') };
  const seconds = { built: [] as number[], sources: [] as number[] };
  const folder = await migratedFolder();
  try {
    for (let pair = 0; pair < PAIRS; pair += 1)
      for (const kind of ['built', 'sources'] as const) {
        const app = await startApp(folder, { LOG_LEVEL: 'error' }, mains[kind]);
        seconds[kind].push(await processorOf(app.pid));
        await app.stop();
      }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(seconds);
  return { built: median(seconds.built), sources: median(seconds.sources) };
}

const TICKS_A_SECOND = 100;

/** User and system time so far. */
async function processorOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

const residentMb = async (folder: string): Promise<number> =>
  Math.round(await memoryOf(await pidOf(folder, 'dist/server/main.js')));

const rounded = (seconds: number) => Math.round(seconds * 100) / 100;
