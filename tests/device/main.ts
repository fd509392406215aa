import type { Id } from '#domain/ids.ts';
import { Visitor } from '#tests/client.ts';
import { dice } from '#tests/hostile/dice.ts';
import { mechanicRepair, newLink } from '#tests/people.ts';
import { keptRecords } from '#tests/synced.ts';
import { loadWeb } from './load-web.ts';
import { shownOtherwise } from './shown.ts';
import type { Typed } from './walk.ts';

/**
 * `node main.ts URL [SEED COOKIE]...`: a walk for each seed, by the owner of the cookie with two devices, beside a
 * mechanic with a link; a line of JSON for each.
 */
await loadWeb();
const { Walk } = await import('./walk.ts');

const ACTIONS = 42;

async function addThroughLink(mechanic: Visitor, token: string, carId: Id): Promise<[Id, Typed]> {
  const repair = mechanicRepair(token);
  await mechanic.call('share.logRepair', repair);
  const fields = { title: new Set([repair.title]) };
  return [repair.id, { kind: 'repair', carId, fields, files: [] }];
}

const [baseUrl = '', ...walks] = process.argv.slice(2);
for (let at = 0; at < walks.length; at += 2) {
  const [seed = '', cookie = ''] = walks.slice(at);
  const owner = Object.assign(new Visitor(baseUrl), { cookie });
  const phone = new Walk(seed, baseUrl, cookie);
  const tablet = new Walk(`${seed}, elsewhere`, baseUrl, cookie);
  const car = await phone.start();
  await tablet.start(car);
  const { token } = await newLink(owner, car[0], { isEditable: true });
  const { chance } = dice(`${seed}, who`);
  const added: [Id, Typed][] = [];
  for (let done = 0; done < ACTIONS; done += 1) {
    await (chance(0.6) ? phone : tablet).act();
    if (chance(0.08)) added.push(await addThroughLink(new Visitor(baseUrl), token, car[0]));
  }
  const both = [phone, tablet];
  for (const walk of both) await walk.recover();
  const stored = await keptRecords(owner);
  for (const { device, problems } of both) problems.push(...(await shownOtherwise(device, stored)));
  const typed = [...both.flatMap(({ records }) => [...records]), ...added].map(([id, { fields, ...one }]) => [
    id,
    {
      ...one,
      fields: Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, [...values]])),
    },
  ]);
  const problems = both.flatMap((walk) => walk.problems);
  const log = both.flatMap((walk) => walk.log);
  console.log(
    JSON.stringify({ seed, problems, log, records: typed, gone: both.flatMap(({ gone }) => [...gone]) }),
  );
}
// What waits for a request that is never answered must not keep the process.
process.exit(0);
