import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveBackSpace } from '#server/platform/database/give-back-space.ts';
import { newId } from '#server/platform/deps.ts';
import { startTestDatabase, type TestDatabase } from '#tests/database.ts';
import { noise } from '#tests/noise.ts';
import { newCar, newIssue } from '#tests/people.ts';
import { openWorld, type World } from '#tests/world.ts';

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await startTestDatabase();
  world = await openWorld({
    databaseUrl: database.url,
    dataDir: database.folder,
    env: { LOG_LEVEL: 'silent' },
  });
});
afterAll(async () => {
  await world.close();
  await database.stop();
});

test('what a deleted account leaves in the tables goes back to the disk, whoever wrote after it', async () => {
  const { db } = world.deps;
  const [greedy, other] = [await world.newOwner(), await world.newOwner()];
  const large = () => ({ aiQuestions: Array.from({ length: 15 }, () => noise(1650)), aiAnswers: [] });
  const { id: carId } = await newCar(greedy);
  const { id: otherCarId } = await newCar(other);
  const { id } = await newIssue(greedy, carId, large());
  await newIssue(other, otherCarId, large());
  const { rows } = await db.$client.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = 'issues' and is_generated = 'NEVER' and column_name <> 'id'`,
  );
  await db.$client.query(
    `insert into issues (id, ${rows[0]!.names})
     select gen_random_uuid(), ${rows[0]!.names}
     from issues, generate_series(1, 400) as n where id = $1`,
    [id],
  );
  const last = await newIssue(other, otherCarId, large());
  const size = async () =>
    Number((await db.$client.query("select pg_total_relation_size('issues') as size")).rows[0].size);
  const full = await size();
  expect(full).toBeGreaterThan(16 * 1024 * 1024);
  await giveBackSpace(world.deps, full);
  expect(await size()).toBe(full);

  await greedy.call('cars.delete', { opId: newId(), carId });
  await giveBackSpace(world.deps, full);
  expect(await size()).toBeLessThan(full / 8);
  const input = { carId: otherCarId, issueId: last.id };
  expect(await other.call('issues.read', input)).toMatchObject({ aiQuestions: last.aiQuestions });
});
