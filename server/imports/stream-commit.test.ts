import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CommitLine } from '#domain/imports/batch-schema.ts';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { newId } from '#server/platform/deps.ts';
import { everything, importerOf } from '#tests/import-steps.ts';
import { importedReminder } from '#tests/nouns/imports.ts';
import { startTestDatabase, type TestDatabase } from '#tests/database.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { openWorld, type World } from '#tests/world.ts';

// A separate database: the test terminates whoever waits for a table that it has locked.
let database: TestDatabase;
let world: World;
let owner: Owner;
let my: ReturnType<typeof importerOf>;
beforeAll(async () => {
  database = await startTestDatabase();
  world = await openWorld({ databaseUrl: database.url });
});
afterAll(async () => {
  await world.close();
  await database.stop();
});
beforeEach(async () => {
  owner = await world.newOwner();
  my = importerOf(owner, (await newCar(owner)).id);
});

const commit = (by: Pick<Owner, 'baseUrl' | 'cookie' | 'origin'>, importId: Id, opId = newId()) =>
  fetch(`${by.baseUrl}/api/imports/${importId}/commit/lines`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: by.cookie, origin: by.origin! },
    body: JSON.stringify({ opId }),
  });
const linesIn = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as CommitLine);
const sharesOf = (lines: CommitLine[]) => lines.flatMap((line) => ('share' in line ? [line.share] : []));

test('the commit tells how far it is while nothing is visible yet', { tags: ['IMP-18'] }, async () => {
  const importId = await my.send(everything());
  const blocker = await world.deps.db.$client.connect();
  let reader: ReadableStreamDefaultReader<string>;
  let first: string | undefined;
  try {
    await blocker.query('begin; lock table repairs in share mode');
    const response = await commit(owner, importId);
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    first = (await reader.read()).value;
    expect(await my.fills()).toEqual([]);
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
  const lines = linesIn(first!);
  expect(sharesOf(lines)).toHaveLength(1);
  for (let rest = await reader.read(); !rest.done; rest = await reader.read())
    lines.push(...linesIn(rest.value));
  const shares = sharesOf(lines);
  expect(shares.length).toBeGreaterThan(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect([shares[0]! > 0, shares.at(-1)! < 1]).toEqual([true, true]);
  expect(lines.at(-1)).toMatchObject({ counts: { fill: { fresh: 2, known: 0 } } });
  expect(await my.fills()).toHaveLength(2);
});

test(
  'one that fails after it began adds nothing, cuts its answer, and may be sent again',
  { tags: ['IMP-07', 'IMP-08'] },
  async () => {
    const importId = await my.send(everything());
    const blocker = await world.deps.db.$client.connect();
    try {
      await blocker.query('begin; lock table repairs in share mode');
      const response = await commit(owner, importId);
      const reader = response.body!.getReader();
      await reader.read();
      const ended = async () => {
        // Another connection, because a transaction keeps seeing the activity of its first look.
        const { rowCount } = await world.deps.db.$client
          .query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like '%import_rows%'`);
        return rowCount;
      };
      await expect.poll(ended).toBe(1);
      // The lines before the failure may arrive in several chunks.
      const readOn = async () => {
        while (!(await reader.read()).done);
      };
      await expect(readOn()).rejects.toThrow();
    } finally {
      await blocker.query('rollback');
      blocker.release();
    }
    expect([await my.fills(), await my.repairs(), await my.readings(), await my.reminders()]).toEqual(
      Array.from({ length: 4 }, () => []),
    );
    const lines = linesIn(await (await commit(owner, importId)).text());
    expect(lines.at(-1)).toMatchObject({ counts: { fill: { fresh: 2, known: 0 } } });
  },
);

test('sent again it adds nothing twice', { tags: ['IMP-08'] }, async () => {
  const importId = await my.send(everything());
  const opId = newId();
  const first = linesIn(await (await commit(owner, importId, opId)).text());
  const before = await my.recordsOf(world.deps.db);
  for (const id of [opId, newId()])
    expect(linesIn(await (await commit(owner, importId, id)).text())).toEqual([first.at(-1)]);
  expect(await my.recordsOf(world.deps.db)).toEqual(before);
});

test('what is refused is refused as any request is', { tags: ['IMP-07'] }, async () => {
  const importId = await my.send(
    Array.from({ length: limits.reminders + 1 }, (_, at) => importedReminder(`Oil ${at}`)),
  );
  const refused = await commit(owner, importId);
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    {
      code: 'BAD_REQUEST',
      data: { fields: [{ phrase: 'No more reminders can be added to this account.' }] },
    },
  ]);
  const stranger = await world.newOwner();
  expect((await commit(stranger, importId)).status).toBe(404);
  expect((await commit({ ...owner, cookie: '', baseUrl: owner.baseUrl }, importId)).status).toBe(401);
  expect((await commit(owner, 'no-id')).status).toBe(400);
  expect((await commit(owner, importId, 'no-id')).status).toBe(400);
  expect(await my.reminders()).toEqual([]);
});
