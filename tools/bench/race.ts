import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Visitor } from '#tests/client.ts';
import { appFlags } from '#tests/app-process.ts';
import { signUp, type Owner } from '#tests/people.ts';
import { median } from './figures.ts';
import { type Load, load } from './load.ts';
import { withApp } from './with-app.ts';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const CONNECTIONS = [1, 10, 50] as const;

export type Kinds = Record<'minimal' | 'app', [url: string, Omit<Load, 'connections' | 'seconds'>]>;

/**
 * How fast the app answers, as a share of a minimal Hono server with SQLite. Both run as processes of their own and are
 * loaded in turn, so that what else the machine does falls on both.
 * @param shareMin percent of the minimal server below which the process fails, by the number of connections
 */
export async function race(
  furnish: (owner: Owner, minimalUrl: string) => Promise<Kinds>,
  shareMin: Record<(typeof CONNECTIONS)[number], number>,
): Promise<void> {
  await withApp(async (app, folder) => {
    const script = join(import.meta.dirname, 'minimal-server.ts');
    const server = spawn(process.execPath, [...appFlags, script, join(folder, 'minimal.sqlite')]);
    try {
      const url = await new Promise<string>((resolve, reject) => {
        server.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
        server.stderr.once('data', (line: Buffer) => reject(new Error(line.toString())));
      });
      const kinds = await furnish(await signUp(new Visitor(app.url), 'Anna'), url);
      const run = (kind: keyof Kinds, connections: number) =>
        load(kinds[kind][0], { ...kinds[kind][1], connections, seconds: SECONDS });
      for (const kind of ['minimal', 'app'] as const) await run(kind, 10);
      const figures: Record<string, number> = {};
      for (const connections of CONNECTIONS) {
        const rounds = [];
        while (rounds.length < ROUNDS)
          rounds.push({ minimal: await run('minimal', connections), app: await run('app', connections) });
        const [rate, minimal] = [
          median(rounds.map((one) => one.app.rate)),
          median(rounds.map((one) => one.minimal.rate)),
        ];
        const share = Number(((100 * rate) / minimal).toFixed(1));
        const p99 = median(rounds.map((one) => one.app.p99));
        const bad = rounds.reduce((sum, one) => sum + one.app.bad + one.minimal.bad, 0);
        console.log(
          `${connections} connections: ${rate.toFixed(0)}/s, minimal ${minimal.toFixed(0)}/s, ${share} %, ` +
            `p99 ${p99.toFixed(1)} ms${bad ? `, ${bad} NOT ANSWERED WELL` : ''}`,
        );
        if (share < shareMin[connections]) process.exitCode = 1;
        figures[`share at ${connections}, %`] = share;
        figures[`p99 at ${connections}, ms`] = p99;
      }
      console.log(JSON.stringify(figures));
    } finally {
      server.kill('SIGKILL');
    }
  });
}
