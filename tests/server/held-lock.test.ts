import pg from 'pg';
import { queueTasks } from '#server/platform/metrics/tally.ts';
import { beforeAll, expect, inject, test } from 'vitest';
import { LivePage } from '#tests/live-page.ts';
import { issueDraft, newCar, newLink, repairDraft, type Owner } from '#tests/people.ts';
import { uploadPicture } from '#tests/upload.ts';
import { openWorld } from '#tests/world.ts';
import { withWorld, world } from '#tests/set-up.ts';

let noisy: Owner;
let carId: string;
withWorld();
beforeAll(async () => {
  noisy = await world.newOwner();
  carId = (await newCar(noisy)).id;
});

/** While another transaction holds the lock and the requests have `arrived`, another account is answered. */
async function answersOthers<Answer>(
  lock: string,
  id: string,
  requests: (() => Promise<Answer>)[],
  arrived: string,
) {
  const quiet = await world.newOwner();
  const holder = new pg.Client({ connectionString: inject('databaseUrl') });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(lock, [id]);
    const sent = requests.map((send) => send());
    const hasArrived = async () => (await holder.query(arrived)).rowCount! > 0;
    await expect.poll(hasArrived, { interval: 20 }).toBe(true);
    expect(await quiet.attempt('cars.list')).toMatchObject({ status: 200 });
    // Refused without taking a turn of the owner's.
    expect(await quiet.attempt('repairs.log', repairDraft(carId))).toMatchObject({ status: 404 });
    await expect.poll(() => queueTasks.waiting.values.get('connections') ?? 0).toBe(0);
    await holder.query('rollback');
    return await Promise.all(sent);
  } finally {
    await holder.end();
  }
}

const many = <Send>(send: Send) => Array.from({ length: world.deps.config.databasePool + 5 }, () => send);

test('writes that wait for one car leave connections and turns for other accounts', async () => {
  const log = () => noisy.attempt('repairs.log', repairDraft(carId));
  const answers = await answersOthers(
    'select from cars where id = $1 for update',
    carId,
    many(log),
    'select from pg_locks where not granted',
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
});

test('uploads that wait for one account leave connections for other accounts', async () => {
  const send = () => uploadPicture(noisy, 'issue', carId);
  const lock = `select pg_advisory_xact_lock(hashtextextended('storage:' || $1, 0))`;
  const reserved = `select from deleted_files having count(*) >= ${2 * many(send).length}`;
  const ids = await answersOthers(lock, noisy.id, many(send), reserved);
  expect(new Set(ids).size).toBe(many(send).length);
});

test('one request of an account overtakes 50 that another account has waiting', async () => {
  const quiet = await world.newOwner();
  const pool = world.deps.db.$client;
  const { max } = pool.options;
  const taken = await Promise.all(Array.from({ length: max }, () => pool.connect()));
  const { running, waiting } = queueTasks;
  const here = () => running.values.get('connections')! + waiting.values.get('connections')!;
  let answered = 0;
  const noise = Array.from({ length: max + 50 }, async () => {
    const { status } = await noisy.attempt('cars.list');
    answered += 1;
    return status;
  });
  try {
    await expect.poll(here, { interval: 20 }).toBe(max + 50);
    const overtaking = quiet.attempt('cars.list');
    await expect.poll(here, { interval: 20 }).toBe(max + 51);
    for (const client of taken.splice(0)) client.release();
    expect(await overtaking).toMatchObject({ status: 200 });
    expect(answered).toBeLessThan(max + 25);
  } finally {
    for (const client of taken) client.release();
  }
  expect(new Set(await Promise.all(noise))).toEqual(new Set([200]));
});

test('a live page does not wait for what the visitor has asked for who opened the first one', async () => {
  const quiet = await world.newOwner();
  const theirs = (await newCar(quiet)).id;
  const { token } = await newLink(quiet, theirs);
  const pool = world.deps.db.$client;
  const { running, waiting } = queueTasks;
  const here = () => running.values.get('connections')! + waiting.values.get('connections')!;
  const other = await openWorld();
  const open = async (path: string, cookie?: string) => {
    const page = await LivePage.open(`${world.baseUrl}/api${path}`, cookie);
    await page.hears('hello');
    return page;
  };
  const first = await open('/live', noisy.cookie);
  const second = await open(`/shared/live?token=${token}`);
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  let noise: Promise<unknown>[] = [];
  try {
    noise = Array.from({ length: 500 }, () => noisy.attempt('cars.list'));
    await expect.poll(here, { interval: 20 }).toBe(500);
    const device = other.visitor();
    device.cookie = quiet.cookie;
    await device.call('issues.log', issueDraft(theirs));
    await expect.poll(here, { interval: 20 }).toBe(501);
  } finally {
    for (const client of taken) client.release();
    await Promise.all(noise);
  }
  await second.hears('refresh');
  for (const page of [first, second]) page.leave();
  await other.close();
});
