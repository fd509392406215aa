import { expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { noise } from '#tests/noise.ts';
import { issueDraft, newCar, newIssue, type Owner } from '#tests/people.ts';
import { withWorld, world } from '#tests/set-up.ts';
import type { Visitor } from '#tests/client.ts';

withWorld({ env: { ACCOUNT_RECORDS_MB: '3', LOG_LEVEL: 'silent' } });

/** About 100 kB in the database. */
const large = (carId: Id) =>
  issueDraft(carId, {
    aiQuestions: Array.from({ length: 15 }, () => noise(1100)),
    aiAnswers: Array.from({ length: 15 }, () => noise(1100)),
  });

async function fill(owner: Visitor, carId: Id): Promise<number> {
  for (let n = 1; n < 100; n += 1)
    if ((await owner.attempt('issues.log', large(carId))).status !== 200) return n;
  throw new Error('nothing was refused');
}
const bytesOf = async (owner: Owner, table: string) => {
  const { rows } = await world.deps.db.$client.query<{ bytes: number }>(
    `select coalesce(sum(pg_column_size(t.*)), 0)::int as bytes from ${table} t where owner_id = $1`,
    [owner.id],
  );
  return rows[0]!.bytes;
};

test('an account that is full writes no more, and deletes, corrects and switches as before', async () => {
  const [greedy, other] = [await world.newOwner(), await world.newOwner()];
  const [{ id: carId }, car] = [await newCar(greedy), await newCar(other)];
  const { id: issueId } = await newIssue(greedy, carId);
  await fill(greedy, carId);
  const refused = { status: 413, body: { code: 'QUOTA_EXCEEDED', data: { limit: 3 * 1024 * 1024 } } };
  expect(await greedy.attempt('issues.log', issueDraft(carId))).toMatchObject(refused);
  expect((await newIssue(other, car.id)).id).toBeTruthy();
  const notes = { from: '', to: 'Corrected' };
  const { version } = await greedy.call('issues.read', { carId, issueId });
  const edit = { opId: newId(), carId, issueId, baseVersion: version, changes: { notes } };
  expect((await greedy.call('issues.edit', edit)).notes).toBe('Corrected');
  await greedy.call('issues.delete', { opId: newId(), carId, issueId });
  const { entries } = await greedy.call('bin.list');
  await greedy.call('bin.restore', { opId: newId(), carId, binId: entries[0]!.id });
  expect(await greedy.attempt('issues.log', issueDraft(carId))).toMatchObject(refused);
  await greedy.call('cars.delete', { opId: newId(), carId });
  await greedy.call('bin.empty', { opId: newId() });
  const next = await newCar(greedy);
  await expect.poll(async () => (await greedy.attempt('issues.log', issueDraft(next.id))).status).toBe(200);
});

test('what is kept besides records, such as marks of changes, is not counted as records', async () => {
  const owner = await world.newOwner();
  const { id: carId } = await newCar(owner);
  const counted = async () => (await owner.call('account.read')).records;
  const before = await counted();
  for (let n = 0; n < 5; n += 1) {
    const { id: issueId } = await newIssue(owner, carId);
    expect((await counted()).rows).toBe(before.rows + 1);
    await owner.call('issues.delete', { opId: newId(), carId, issueId });
    await owner.call('bin.empty', { opId: newId() });
  }
  const after = await counted();
  expect(after.rows).toBe(before.rows);
  expect(after.bytes).toBeGreaterThan(before.bytes);
});

test('what is kept for a retry is no second copy of the record', async () => {
  const owner = await world.newOwner();
  const { id: carId } = await newCar(owner);
  const draft = large(carId);
  const first = await owner.call('issues.log', draft);
  const title = { from: first.title, to: 'Another title' };
  const edit = { opId: newId(), carId, issueId: draft.id, baseVersion: first.version, changes: { title } };
  const edited = await owner.call('issues.edit', edit);
  expect(await bytesOf(owner, 'issues')).toBeGreaterThan(80_000);
  expect(await bytesOf(owner, 'operations')).toBeLessThan(8000);
  expect(await owner.call('issues.log', draft)).toEqual(first);
  expect(await owner.call('issues.edit', edit)).toEqual(edited);
});
