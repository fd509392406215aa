import { loadWeb } from './load-web.ts';

/** `node main.ts URL [SEED COOKIE]...`: a walk for each seed, by the owner of the cookie; a line of JSON for each. */
await loadWeb();
const { Walk } = await import('./walk.ts');

const ACTIONS = 24;
const [baseUrl = '', ...walks] = process.argv.slice(2);
for (let at = 0; at < walks.length; at += 2) {
  const [seed = '', cookie = ''] = walks.slice(at);
  const walk = new Walk(seed, baseUrl, cookie);
  await walk.run(ACTIONS);
  const { problems, log, records, gone } = walk;
  const typed = [...records].map(([id, { fields, ...one }]) => [
    id,
    {
      ...one,
      fields: Object.fromEntries(Object.entries(fields).map(([name, values]) => [name, [...values]])),
    },
  ]);
  console.log(JSON.stringify({ seed, problems, log, records: typed, gone: [...gone] }));
}
// What waits for a request that is never answered must not keep the process.
process.exit(0);
