import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { openLog } from '#server/platform/log.ts';
import { startTestDatabase, type TestDatabase } from '#tests/database.ts';
import * as sample from '#tests/fixtures/media/samples.ts';
import { carDraft, newCar } from '#tests/people.ts';
import { openWorld, type World } from '#tests/world.ts';

let database: TestDatabase;
let world: World;
const lines: string[] = [];
const WARNING = 40;
beforeAll(async () => {
  database = await startTestDatabase();
  world = await openWorld({
    databaseUrl: database.url,
    dataDir: database.folder,
    log: openLog('warn', { write: (line: string) => void lines.push(line) }),
  });
});
afterAll(async () => {
  await world.close();
  await database.stop();
});

test('a full disk of the database answers 507 and is logged as a warning; the same write succeeds once there is room', async () => {
  const owner = await world.newOwner();
  const { id: carId } = await newCar(owner);
  const query = (text: string) => world.deps.db.$client.query(text);
  await query(`create function full_disk() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  for (const table of ['cars', 'media'])
    await query(
      `create trigger full_disk before insert on ${table} for each row execute function full_disk()`,
    );
  const draft = carDraft();
  const file = { path: `/api/media/${newId()}?purpose=issue&carId=${carId}`, body: sample.mp4(5_000) };
  const upload = () => owner.send('PUT', file.path, { body: sample.asBytes(file.body) });
  const full = { status: 507, body: { code: 'NO_SPACE', status: 507 } };
  expect(await owner.attempt('cars.add', draft)).toMatchObject(full);
  expect(await upload()).toMatchObject(full);
  const told = lines.map((line) => JSON.parse(line) as { level: number; status?: number; msg: string });
  expect(told.filter(({ msg }) => msg === 'answered').map(({ status }) => status)).toEqual([507, 507]);
  expect(new Set(told.map(({ level }) => level))).toEqual(new Set([WARNING]));
  await query('drop function full_disk() cascade');
  expect((await owner.attempt('cars.add', draft)).status).toBe(200);
  expect((await upload()).status).toBe(200);
});
