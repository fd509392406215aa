import { Visitor } from '#tests/client.ts';
import { giveLongCar } from '#tests/long-garage.ts';
import { signUp } from '#tests/people.ts';
import { load } from './load.ts';
import { withApp } from './with-app.ts';

/** What a search in a garage of 10,000 records takes, beside a second garage of the same size. */
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const RECORDS = Number(process.env['BENCH_RECORDS'] ?? 10_000);
const GOAL_MS = 50;

const queries: Record<string, { text: string; kind?: 'repair'; from?: string }> = {
  'a word of every second record': { text: 'brake' },
  'a letter': { text: 'b' },
  'three words': { text: 'oil filters best' },
  'an amount': { text: '€ 150' },
  'a year': { text: '2024' },
  'the car': { text: 'long' },
  nothing: { text: 'xylophone' },
  'the fortieth page': { text: 'b', kind: 'repair', from: '1000' },
};

export async function bench(): Promise<void> {
  await withApp(async (app) => {
    const owner = await signUp(new Visitor(app.url), 'Anna');
    for (const one of [owner, await signUp(new Visitor(app.url), 'Ieva')])
      await giveLongCar(one, RECORDS / 2);
    const figures: Record<string, number> = {};
    for (const [name, query] of Object.entries(queries)) {
      const path = `/api/search?${new URLSearchParams(query)}&timeZone=Europe%2FRiga`;
      const { groups } = await owner.call('search.find', query);
      const run = await load(app.url, {
        connections: 1,
        seconds: SECONDS,
        headers: { cookie: owner.cookie },
        request: () => ({ path }),
      });
      const found = groups.reduce((sum, { count }) => sum + count, 0);
      const result = run.bad > 0 ? `${run.bad} NOT ANSWERED WELL` : run.p50 < GOAL_MS ? '' : 'TOO SLOW';
      console.log(
        `${name.padEnd(30)} ${String(found).padStart(6)} found  p50 ${run.p50} ms  p99 ${run.p99} ms ${result}`,
      );
      figures[`${name}, p50 ms`] = run.p50;
    }
    console.log(JSON.stringify(figures));
  });
}
