import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Visitor } from '#tests/client.ts';
import { newCar, newIssue, signUp } from '#tests/people.ts';
import { median } from './figures.ts';
import { load, type Run } from './load.ts';
import { withApp } from './with-app.ts';

/**
 * How fast an authenticated list of a car's 50 newest issues is, as a share of a bare node:http server that
 * sends the same bytes. Both run as processes of their own and are loaded in turn, so that what else the
 * machine does falls on both.
 */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const CONNECTIONS = [1, 10, 50];
const ISSUES = 60;

const BARE = `
import { createServer } from 'node:http';
const body = Buffer.from(process.env.BODY_BASE64, 'base64');
createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}).listen(0, '127.0.0.1', function () { console.log('at http://127.0.0.1:' + this.address().port); });
`;

export async function bench(): Promise<void> {
  await withApp(async (app, folder) => {
    let bare: ChildProcess | undefined;
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
      const body = Buffer.from(await answer.arrayBuffer());
      const etag = answer.headers.get('etag');
      console.log(
        `${body.length} bytes, ${(JSON.parse(body.toString()) as { issues: unknown[] }).issues.length} issues`,
      );

      const script = join(folder, 'bare.mjs');
      await writeFile(script, BARE);
      bare = spawn(process.execPath, [script], {
        env: { BODY_BASE64: body.toString('base64') },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const bareUrl = await new Promise<string>((resolve) =>
        bare!.stdout!.on('data', (line: Buffer) => resolve(line.toString().trim().replace('at ', ''))),
      );
      const headers = { cookie: owner.cookie };
      const kinds: Record<string, (connections: number) => Promise<Run>> = {
        bare: (connections) => load(bareUrl, { connections, seconds: SECONDS, headers: {} }),
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
        const bareRate = median(runs['bare']!.map((run) => run.rate));
        for (const kind of Object.keys(kinds)) {
          const rate = median(runs[kind]!.map((run) => run.rate));
          const p99 = median(runs[kind]!.map((run) => run.p99));
          const share = (100 * rate) / bareRate;
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
          if (kind !== 'bare') figures[`${kind} share at ${connections}, %`] = Number(share.toFixed(1));
          if (kind === 'list') figures[`p99 at ${connections}, ms`] = p99;
        }
      }
      console.log(JSON.stringify(figures));
    } finally {
      bare?.kill('SIGKILL');
    }
  });
}
