import { isDeepStrictEqual } from 'node:util';
import { newCar, newIssue } from '#tests/people.ts';
import { race } from './race.ts';

const ISSUES = 60;

/** An authenticated list of a car's 50 newest issues; the minimal server reads the same rows from SQLite. */
export async function bench(): Promise<void> {
  await race(
    async (owner, minimalUrl) => {
      const car = await newCar(owner);
      for (let at = 0; at < ISSUES; at++) {
        await newIssue(owner, car.id, {
          description: `Problem ${at}: the brakes squeal when I stop at a light, and the pedal feels soft`,
          date: new Date(Date.now() - at * 3_600_000).toISOString(),
        });
      }
      const list = `${owner.baseUrl}/api/cars/${car.id}/issues`;
      const headers = { cookie: owner.cookie };
      const issuesOf = async (url: string) =>
        ((await (await fetch(url, { headers })).json()) as { issues: unknown[] }).issues;
      const issues = await issuesOf(list);
      const minimalList = `${minimalUrl}/cars/${car.id}/issues`;
      await fetch(minimalList, { method: 'POST', body: JSON.stringify(issues) });
      if (!isDeepStrictEqual(await issuesOf(minimalList), issues))
        throw new Error('the servers list different issues');
      return { minimal: [minimalList, { headers: {} }], app: [list, { headers }] };
    },
    { 1: 80, 10: 100, 50: 100 },
  );
}
