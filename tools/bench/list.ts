import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { Visitor } from '#tests/client.ts';
import { newCar, newIssue, signUp } from '#tests/people.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { startApp } from '#tests/app-process.ts';
import { median } from './figures.ts';
import { load, type Run } from './load.ts';
import { startMinimalServer, type MinimalServer } from './start-minimal-server.ts';

/**
 * How fast an authenticated list of a car's 50 newest issues is, as a share of a minimal Hono server that reads the
 * same rows from SQLite. Both run as processes of their own and are loaded in turn, so that what else the
 * machine does falls on both.
 */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const CONNECTIONS = [1, 10, 50];
/** Percent of the minimal server, by the number of connections. */
const SHARE_MIN: Record<number, number> = { 1: 80, 10: 100, 50: 100 };
const ISSUES = 60;

export async function bench(): Promise<void> {
  const folder = await tempFolder();
  const app = await startApp(folder, { RATE_LIMITS: 'off', LOG_LEVEL: 'error' });
  let minimal: MinimalServer | undefined;
  try {
    const owner = await signUp(new Visitor(app.url), 'Anna');
    const car = await newCar(owner);
    for (let at = 0; at < ISSUES; at++) {
      await newIssue(owner, car.id, {
        description: `Problem ${at}: the brakes squeal when I stop at a light, and the pedal feels soft`,
        date: new Date(Date.now() - at * 3_600_000).toISOString(),
      });
    }
    const path = `/api/cars/${car.id}/issues`;
    const answer = await fetch(app.url + path, { headers: { cookie: owner.cookie } });
    const body = await answer.text();
    const { issues } = JSON.parse(body) as { issues: unknown[] };
    const etag = answer.headers.get('etag');
    console.log(`${body.length} characters, ${issues.length} issues`);

    minimal = await startMinimalServer(folder);
    const minimalList = `${minimal.url}/cars/${car.id}/issues`;
    await fetch(minimalList, { method: 'POST', body: JSON.stringify(issues) });
    const listed = (await (await fetch(minimalList)).json()) as { issues: unknown[] };
    if (!isDeepStrictEqual(listed.issues, issues)) throw new Error('the servers list different issues');
    const headers = { cookie: owner.cookie };
    const kinds: Record<string, (connections: number) => Promise<Run>> = {
      minimal: (connections) => load(minimalList, { connections, seconds: SECONDS, headers: {} }),
      list: (connections) => load(app.url + path, { connections, seconds: SECONDS, headers }),
      ...(etag
        ? {
            unchanged: (connections: number) =>
              load(app.url + path, {
                connections,
                seconds: SECONDS,
                headers: { ...headers, 'if-none-match': etag },
              }),
          }
        : {}),
    };
    for (const run of Object.values(kinds)) await run(10);
    const figures: Record<string, number> = {};
    for (const connections of CONNECTIONS) {
      const runs: Record<string, Run[]> = {};
      for (let round = 0; round < ROUNDS; round++) {
        for (const [kind, run] of Object.entries(kinds)) (runs[kind] ??= []).push(await run(connections));
      }
      const minimalRate = median(runs['minimal']!.map((run) => run.rate));
      for (const kind of Object.keys(kinds)) {
        const rate = median(runs[kind]!.map((run) => run.rate));
        const p99 = median(runs[kind]!.map((run) => run.p99));
        const share = (100 * rate) / minimalRate;
        const bad = runs[kind]!.reduce((sum, run) => sum + run.bad, 0);
        console.log(
          [
            `${connections} connections`.padEnd(16),
            kind.padEnd(9),
            `${rate.toFixed(0)}/s`.padStart(9),
            `${share.toFixed(1)} %`.padStart(8),
            `p99 ${p99.toFixed(1)} ms`.padStart(14),
            bad ? `  ${bad} NOT ANSWERED WELL` : '',
          ].join(' '),
        );
        if (kind !== 'minimal') figures[`${kind} share at ${connections}, %`] = Number(share.toFixed(1));
        if (kind === 'list' && share < SHARE_MIN[connections]!) process.exitCode = 1;
        if (kind === 'list') figures[`p99 at ${connections}, ms`] = p99;
      }
    }
    console.log(JSON.stringify(figures));
  } finally {
    minimal?.stop();
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
