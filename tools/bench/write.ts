import { rm } from 'node:fs/promises';
import { startApp } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { newCar, repairDraft, signUp } from '#tests/people.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { median } from './figures.ts';
import { load, type Run } from './load.ts';
import { startMinimalServer } from './start-minimal-server.ts';

/**
 * How fast a repair without links is logged, with everything that is promised (applied once, access, revision,
 * news, durable commit), as a share of a minimal Hono server that inserts the same row into SQLite with
 * synchronous FULL. Both run as processes of their own and are loaded in turn, so that what else the machine
 * does falls on both.
 */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const CONNECTIONS = [1, 10, 50];
/** Every car has a lock of its own: as many owners' cars as connections write at once. */
const CARS = 50;
/** Percent of the minimal server, at any number of connections. */
const SHARE_MIN = 25;

export async function bench(): Promise<void> {
  const folder = await tempFolder();
  const app = await startApp(folder, { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  const minimal = await startMinimalServer(folder);
  try {
    const owner = await signUp(new Visitor(app.url), 'Anna');
    const cars = await Promise.all(Array.from({ length: CARS }, () => newCar(owner)));
    let turn = 0;
    const nextCar = () => cars[turn++ % CARS]!.id;
    const headers = { cookie: owner.cookie, origin: app.url, 'content-type': 'application/json' };
    const write = (url: string, pathOf: (carId: string) => string) => (connections: number) =>
      load(url, {
        connections,
        seconds: SECONDS,
        headers,
        request: () => {
          const carId = nextCar();
          return { method: 'POST', path: pathOf(carId), body: JSON.stringify(repairDraft(carId)) };
        },
      });
    const kinds: Record<string, (connections: number) => Promise<Run>> = {
      minimal: write(minimal.url, () => '/repairs'),
      repair: write(app.url, (carId) => `/api/cars/${carId}/repairs`),
    };
    for (const run of Object.values(kinds)) await run(10);
    const figures: Record<string, number> = {};
    for (const connections of CONNECTIONS) {
      const runs: Record<string, Run[]> = {};
      for (let round = 0; round < ROUNDS; round++) {
        for (const [kind, run] of Object.entries(kinds)) (runs[kind] ??= []).push(await run(connections));
      }
      const rateOf = (kind: string) => median(runs[kind]!.map((run) => run.rate));
      const share = (100 * rateOf('repair')) / rateOf('minimal');
      const p99 = median(runs['repair']!.map((run) => run.p99));
      const bad = Object.values(runs)
        .flat()
        .reduce((sum, run) => sum + run.bad, 0);
      console.log(
        `${connections} connections: ${rateOf('repair').toFixed(0)}/s, minimal ${rateOf('minimal').toFixed(0)}/s, ` +
          `${share.toFixed(1)} %, p99 ${p99.toFixed(1)} ms${bad ? `, ${bad} NOT ANSWERED WELL` : ''}`,
      );
      figures[`write share at ${connections}, %`] = Number(share.toFixed(1));
      if (share < SHARE_MIN) process.exitCode = 1;
      figures[`write p99 at ${connections}, ms`] = p99;
    }
    console.log(JSON.stringify(figures));
  } finally {
    minimal.stop();
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
