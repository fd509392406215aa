import { Visitor } from '#tests/client.ts';
import { giveLongCar } from '#tests/long-garage.ts';
import { signUp } from '#tests/people.ts';
import { median } from './figures.ts';
import { load, type Run } from './load.ts';
import { withApp } from './with-app.ts';

/**
 * What a page of 50 out of 10,000 costs the server beside one of 50 out of 50: the same requests in turn, one
 * connection, so that a rate is a cost. Every request has a cursor of its own, later than all records, so that
 * the page is built anew each time.
 */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 5);
const LONG = Number(process.env['BENCH_RECORDS'] ?? 10_000);
const PAGE = 50;

export async function bench(): Promise<void> {
  await withApp(async (app) => {
    const garages: Record<string, { cookie: string; carId: string }> = {};
    for (const [kind, count] of [
      ['short', PAGE],
      ['long', LONG],
    ] as const) {
      const owner = await signUp(new Visitor(app.url), kind);
      garages[kind] = { carId: await giveLongCar(owner, count), cookie: owner.cookie };
    }
    let asked = 0;
    // A cursor of the far future is a page of the newest, and never the same twice.
    const cursor = { issues: '2999-01-01T00:00:00.000Z', repairs: '2999-01-01' };
    const unique = () => `01900000-0000-7000-8000-${String(asked++).padStart(12, '0')}`;
    const figures: Record<string, number> = {};
    for (const list of ['issues', 'repairs'] as const) {
      const run = (kind: string, seconds = SECONDS): Promise<Run> => {
        const { cookie, carId } = garages[kind]!;
        return load(app.url, {
          connections: 1,
          seconds,
          headers: { cookie },
          request: () => ({
            path: `/api/cars/${carId}/${list}?limit=${PAGE}&cursor=${encodeURIComponent(`${cursor[list]}|${unique()}`)}`,
          }),
        });
      };
      const rates: Record<string, number[]> = { short: [], long: [] };
      for (const kind of Object.keys(rates)) await run(kind, 1);
      for (let round = 0; round < ROUNDS; round++) {
        for (const kind of Object.keys(rates)) {
          const { rate, bad } = await run(kind);
          if (bad > 0) console.log(`${bad} NOT ANSWERED WELL`);
          rates[kind]!.push(rate);
        }
      }
      const [short, long] = [median(rates['short']!), median(rates['long']!)];
      const more = 100 * (short / long - 1);
      console.log(
        `${list.padEnd(8)} ${PAGE} of ${PAGE}: ${short.toFixed(0)}/s   ${PAGE} of ${LONG}: ${long.toFixed(0)}/s   costs ${more.toFixed(1)} % more`,
      );
      figures[`${list}: 50 of ${LONG} costs more than 50 of 50 by, %`] = Number(more.toFixed(1));
    }
    console.log(JSON.stringify(figures));
  });
}
