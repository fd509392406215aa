import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { appVersion } from '#server/platform/app-version.ts';
import { newId } from '#server/platform/deps.ts';
import { JobFailure, type Job } from '#server/platform/jobs/job.ts';
import { startTestDatabase, type TestDatabase } from '#tests/database.ts';
import { asBytes, phonePicture } from '#tests/fixtures/media/samples.ts';
import { LivePage } from '#tests/live-page.ts';
import { newCar, newLink, repairDraft, type Owner } from '#tests/people.ts';
import { startModelServer, type ModelServer } from '#tests/stand-ins/model-server.ts';
import { openWorld, type World } from '#tests/world.ts';

const TOKEN = 'a-token-of-the-operator';
let world: World;
let model: ModelServer;
let database: TestDatabase;
let owner: Owner;

beforeAll(async () => {
  model = await startModelServer();
  database = await startTestDatabase();
  world = await openWorld({
    databaseUrl: database.url,
    env: { METRICS_TOKEN: TOKEN, MODEL_BASE_URL: model.url, MODEL_NAME: 'words', LOG_LEVEL: 'silent' },
  });
  owner = await world.newOwner('Zebediah');
});
afterAll(async () => {
  await world.close();
  await model.stop();
  await database.stop();
});

const ask = (authorization?: string, asked = world) =>
  asked.visitor().send('GET', '/metrics', authorization ? { headers: { authorization } } : {});

/** Values by metric and labels, as Prometheus reads them. */
async function scrape(): Promise<Map<string, number>> {
  const { status, body } = await ask(`Bearer ${TOKEN}`);
  expect(status).toBe(200);
  const lines = String(body)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

const requests = (labels: string) => `carful_http_requests_total{${labels}}`;

test('nobody without the token reads metrics, and without the setting there is no such address', async () => {
  for (const wrong of [
    undefined,
    'Bearer',
    `Bearer ${TOKEN}x`,
    `Bearer ${TOKEN.slice(1)}`,
    `Basic ${TOKEN}`,
  ]) {
    const { status, body } = await ask(wrong);
    expect([wrong, status]).toEqual([wrong, 401]);
    expect(JSON.stringify(body)).not.toContain('carful_');
  }
  const without = await openWorld({ env: { LOG_LEVEL: 'silent' } });
  try {
    expect((await ask(`Bearer ${TOKEN}`, without)).status).toBe(404);
  } finally {
    await without.close();
  }
});

test('requests are counted by the pattern of their route, whatever people send', async () => {
  const car = await newCar(owner);
  const link = await newLink(owner, car.id);
  const before = await scrape();
  await owner.call('cars.read', { carId: car.id });
  await owner.attempt('cars.read', { carId: newId() });
  await owner.send('GET', `/api/cars/${car.id}/issues?search=rattle`);
  await world.visitor().send('GET', `/api/media/${newId()}/secret-name.jpg?token=${link.token}`);
  for (const path of ['/api/made-up-1', '/api/made-up-2/x', '/%00', '/api/auth/made-up-3'])
    await owner.send('GET', path);
  await owner.send('PROPFIND', '/api/session');
  for (const mileage of [null, 9_000]) await owner.call('repairs.log', repairDraft(car.id, { mileage }));
  const after = await scrape();
  const grown = (labels: string) => (after.get(requests(labels)) ?? 0) - (before.get(requests(labels)) ?? 0);
  expect(grown('method="GET",route="/api/cars/:carId",status="2xx"')).toBe(1);
  expect(grown('method="GET",route="/api/cars/:carId",status="4xx"')).toBe(1);
  expect(grown('method="GET",route="/api/cars/:carId/issues",status="2xx"')).toBe(1);
  expect(grown('method="POST",route="/api/cars/:carId/repairs",status="2xx"')).toBe(2);
  expect(grown('method="GET",route="/api/media/:id/:name",status="4xx"')).toBe(1);
  expect(grown('method="GET",route="(none)",status="4xx"')).toBeGreaterThanOrEqual(2);
  expect(
    after.get('carful_http_request_duration_seconds_bucket{le="+Inf",method="GET",route="/api/cars/:carId"}'),
  ).toBe(after.get('carful_http_request_duration_seconds_count{method="GET",route="/api/cars/:carId"}'));
  const text = [...after.keys()].join('\n');
  for (const sent of [
    'made-up',
    'PROPFIND',
    'rattle',
    'secret-name',
    car.id,
    owner.id,
    link.token,
    owner.email,
  ])
    expect(text).not.toContain(sent);
});

test('routes beside the contract are counted by their own patterns', async () => {
  await owner.send('GET', '/api/openapi.json');
  await owner.send('GET', '/health/live');
  const text = [...(await scrape()).keys()].join('\n');
  for (const route of ['/api/openapi.json', '/health/live', '/metrics'])
    expect(text).toContain(`route="${route}"`);
});

test('the pool, the process and the version are told', async () => {
  const figures = await scrape();
  const used = figures.get('carful_database_connections{state="used"}')!;
  const idle = figures.get('carful_database_connections{state="idle"}')!;
  expect(used + idle).toBe(world.deps.db.$client.totalCount);
  expect(figures.get('carful_database_connections_limit')).toBe(world.deps.config.databasePool);
  expect(figures.get('carful_database_waiting')).toBe(0);
  const { version, commit } = appVersion();
  expect(figures.get(`carful_info{version="${version}",commit="${commit ?? ''}"}`)).toBe(1);
  expect(figures.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
});

test('accounts, sign-ups, uploads and free space are told', async () => {
  const names = ['accounts{state="confirmed"}', 'sign_ups_last_day', 'stored_bytes'].map(
    (name) => `carful_${name}`,
  );
  const read = async () => {
    const figures = await scrape();
    expect(figures.get('carful_disk_free_bytes')).toBeGreaterThan(1e6);
    return names.map((name) => figures.get(name)!);
  };
  const before = await read();
  const person = await world.newOwner();
  const { id: carId } = await newCar(person);
  const body = asBytes(await phonePicture());
  const upload = await person.send('PUT', `/api/media/${newId()}?purpose=issue&carId=${carId}`, { body });
  expect(upload.status).toBe(200);
  const grown = (await read()).map((value, at) => value - before[at]!);
  expect(grown).toEqual([1, 1, expect.any(Number)]);
  expect(grown[2]).toBeGreaterThan(0);
});

test('a pool whose connections are all in use shows who waits', async () => {
  const pool = world.deps.db.$client;
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const waiting = pool.query('select 1');
  const begun = performance.now();
  const figures = await scrape();
  const ms = performance.now() - begun;
  for (const client of taken) client.release();
  await waiting;
  expect(figures.get('carful_database_connections{state="used"}')).toBe(pool.options.max);
  expect(figures.get('carful_database_waiting')).toBe(1);
  // Figures that only the database knows are left out instead of waited for.
  expect(ms).toBeLessThan(5000);
  expect([...figures.keys()].filter((name) => name.startsWith('carful_jobs'))).toEqual([]);
});

test('jobs are counted by name and state', async () => {
  const failing: Job = {
    name: 'test-of-metrics',
    everyMinutes: 60,
    expireMinutes: 1,
    retries: { limit: 0, delaySeconds: 1 },
    run: () => Promise.reject(new JobFailure('no', {})),
  };
  world.jobs.start(world.deps, [failing]);
  const failed = 'carful_jobs{job="test-of-metrics",state="failed"}';
  await vi.waitFor(async () => expect((await scrape()).get(failed)).toBe(1), 20_000);
  expect((await scrape()).get('carful_jobs{job="test-of-metrics",state="waiting"}')).toBe(0);
});

test('live connections and tasks in queues count up and down again', async () => {
  const live = 'carful_live_connections{reader="owner"}';
  const before = (await scrape()).get(live) ?? 0;
  const page = await LivePage.open(`${world.baseUrl}/api/live`, owner.cookie);
  await page.hears('hello');
  expect((await scrape()).get(live)).toBe(before + 1);
  page.leave();
  await vi.waitFor(async () => expect((await scrape()).get(live)).toBe(before), 5000);

  const { status } = await owner.send('GET', '/api/export');
  expect(status).toBe(200);
  expect((await scrape()).get('carful_queue_tasks{state="running",queue="exports"}')).toBe(0);
});

test('model calls are counted by how they ended', async () => {
  const name = (outcome: string) => `carful_model_calls_total{model="text",outcome="${outcome}"}`;
  const analyze = () => owner.call('functions.analyzeSymptom', { description: 'A squeal', carDetails: null });
  const before = await scrape();
  model.set({ says: '{}' });
  await analyze();
  model.set({ fails: 500 });
  await analyze();
  const after = await scrape();
  const grown = (outcome: string) => (after.get(name(outcome)) ?? 0) - (before.get(name(outcome)) ?? 0);
  expect(grown('answered')).toBeGreaterThan(0);
  expect(grown('failed')).toBeGreaterThan(0);
});

test('a figure that cannot be read is left out, and the others still answer', async () => {
  const totals = vi.spyOn(world.deps.db.$client, 'totalCount', 'get').mockImplementation(() => {
    throw new Error('no pool');
  });
  const figures = await scrape();
  totals.mockRestore();
  expect(figures.has('carful_database_connections{state="used"}')).toBe(false);
  expect(figures.get('carful_database_waiting')).toBe(0);
});

const readText = (path: string) => readFile(join(import.meta.dirname, '../..', path), 'utf8');
const namesIn = (text: string) => new Set(text.match(/\b(carful|process|nodejs)_[a-z0-9_]+/g));

test('the board, the alerts and the page name only metrics that exist, and the page names all of the app', async () => {
  const { body } = await ask(`Bearer ${TOKEN}`);
  const existing = new Set(String(body).match(/(?<=^# TYPE )\S+/gm));
  const base = (name: string) => name.replace(/_bucket$/, '');
  const missing = (text: string) => [...namesIn(text)].filter((name) => !existing.has(base(name)));
  const [board, page, alerts] = await Promise.all(
    ['deploy/grafana-board.json', 'docs/operate/metrics.md', 'deploy/alerts.yaml'].map(readText),
  );
  expect(missing(alerts!)).toEqual([]);
  for (const [, expression] of alerts!.matchAll(/expr: '(.+)'/g)) expect(page).toContain(`\`${expression}\``);
  expect([missing(board!), missing(page!.replace('`process_*`, `nodejs_*`', ''))]).toEqual([[], []]);
  const own = [...existing].filter((name) => name.startsWith('carful_'));
  expect(own.filter((name) => !namesIn(page!).has(name))).toEqual([]);
  expect(own.filter((name) => ![...namesIn(board!)].map(base).includes(name))).toEqual([]);
});
