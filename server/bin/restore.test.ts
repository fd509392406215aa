import { beforeEach, expect, test } from 'vitest';
import type { BinEntry } from '#domain/bin/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { besides } from '#tests/besides.ts';
import { binned, comparable, restored } from '#tests/binned.ts';
import type { Things } from '#tests/noun-case.ts';
import { mechanicRepair, newIssue, newLink, repairDraft, type Owner } from '#tests/people.ts';
import { withWorld, world } from '#tests/set-up.ts';
import { fetched, Synced } from '#tests/synced.ts';
import { newThings } from '#tests/things.ts';
import { uploadPicture } from '#tests/upload.ts';

withWorld();

let person: Owner;
let mine: Things;
let carId: string;
beforeEach(async () => {
  person = await world.newOwner();
  mine = await newThings(person);
  ({ carId } = mine);
  await person.call('bin.empty', { opId: newId() });
});

const entries = () => binned(person);
const restore = (entry: BinEntry) => restored(person, entry);
const key = () => ({ opId: newId(), carId });

test('a repair that is restored solves its problems again', { tags: ['BIN-06'] }, async () => {
  const { id: issueId } = await newIssue(person, carId);
  const status = async () => (await person.call('issues.read', { carId, issueId })).status;
  const draft = repairDraft(carId, { resolvedIssues: [issueId] });
  await person.call('repairs.log', draft);
  await person.call('repairs.delete', { ...key(), repairId: draft.id });
  expect(await status()).toBe('new');
  const [entry] = await entries();
  expect((await restore(entry!)).status).toBe(200);
  expect(await status()).toBe('resolved');
  const { resolvedIssues } = await person.call('repairs.read', { carId, repairId: draft.id });
  expect(resolvedIssues).toEqual([issueId]);
});

test('what named something that is gone by now names nothing', async () => {
  const { id: issueId } = await newIssue(person, carId);
  const draft = repairDraft(carId, { resolvedIssues: [issueId] });
  await person.call('repairs.log', draft);
  await person.call('issues.delete', { ...key(), issueId });
  await person.call('repairs.delete', { ...key(), repairId: draft.id });
  const [, issue] = await entries();
  expect((await restore(issue!)).status).toBe(200);
  expect(await person.call('issues.read', { carId, issueId })).toMatchObject({ resolvedBy: null });
});

test(
  'a repair that is restored does not reopen what another one has solved, and gets back what it had solved itself',
  { tags: ['BIN-06'] },
  async () => {
    const { id: issueId } = await newIssue(person, carId);
    const state = async () => {
      const { status, resolvedBy } = await person.call('issues.read', { carId, issueId });
      return [status, resolvedBy];
    };
    const first = repairDraft(carId, { partiallyResolvedIssues: [issueId] });
    const second = repairDraft(carId, { resolvedIssues: [issueId] });
    for (const draft of [first, second]) await person.call('repairs.log', draft);
    const solved = await state();
    expect(solved).toEqual(['resolved', second.id]);
    await person.call('repairs.delete', { ...key(), repairId: first.id });
    expect((await restore((await entries())[0]!)).status).toBe(200);
    expect(await state()).toEqual(solved);
    const { partiallyResolvedIssues } = await person.call('repairs.read', { carId, repairId: first.id });
    expect(partiallyResolvedIssues).toEqual([issueId]);
    for (const { id: repairId } of [second, first])
      await person.call('repairs.delete', { ...key(), repairId });
    const [newest, older] = await entries();
    expect((await restore(newest!)).status).toBe(200);
    expect(await state()).toEqual(['new', null]);
    expect((await restore(older!)).status).toBe(200);
    expect(await state()).toEqual(solved);
  },
);

test.each([
  ['problem', 'repair'],
  ['repair', 'problem'],
  ['document', 'repair'],
  ['repair', 'document'],
] as const)(
  'of a pair that was deleted, first the %s, nothing is cut by restoring that first',
  async (...order) => {
    const { id: issueId } = await newIssue(person, carId);
    const repair = repairDraft(carId, { resolvedIssues: [issueId] });
    await person.call('repairs.log', repair);
    const { documentId } = mine;
    await world.deps.db.$client.query('update documents set repair_id = $1 where id = $2', [
      repair.id,
      documentId,
    ]);
    const device = new Synced(person);
    await device.pull();
    const records = comparable(await fetched(person));
    const remove = {
      problem: () => person.call('issues.delete', { ...key(), issueId }),
      repair: () => person.call('repairs.delete', { ...key(), repairId: repair.id }),
      document: () => person.call('documents.delete', { ...key(), documentId }),
    };
    for (const kind of order) await remove[kind]();
    for (const entry of (await entries()).toReversed()) expect((await restore(entry)).status).toBe(200);
    expect(comparable(await fetched(person))).toEqual(records);
    await device.pull();
    expect(device.state).toEqual(await fetched(person));
  },
);

test.each([
  ['attached', 'update media set issue_id = $2 where id = $1'],
  [
    'uploaded',
    `insert into media (id, owner_id, car_id, issue_id, purpose, kind, content_type, extension, size, sha256, storage_key)
      select '${newId()}', owner_id, car_id, $2, purpose, kind, content_type, extension, size, sha256, id::text
      from media where id = $1`,
  ],
])('a file that is %s while its car is deleted comes back with it', async (_, change) => {
  const fileId = await uploadPicture(person, 'issue', carId);
  const { id: issueId } = await newIssue(person, carId);
  const deleted = await besides(carId, change, [fileId, issueId], () => person.attempt('cars.delete', key()));
  expect(deleted.status).toBe(200);
  expect((await restore((await entries())[0]!)).status).toBe(200);
  expect((await person.call('issues.read', { carId, issueId })).files).toHaveLength(1);
});

test('a car with more messages than go in at once is restored whole, in whatever order they are kept', async () => {
  const { rowCount } = await world.deps.db.$client.query(
    `with asked as (
      insert into chat_messages (id, owner_id, car_id, role, content, proposals, asked_at, created_at)
      select gen_random_uuid(), $1, $2, 'user', 'Why?', '[]', now(), now() from generate_series(1, 600) returning id)
    insert into chat_messages (id, owner_id, car_id, role, content, proposals, question_id, asked_at, created_at)
    select gen_random_uuid(), $1, $2, 'assistant', 'Because.', '[]', id, now(), now() from asked`,
    [person.id, carId],
  );
  expect(rowCount).toBe(600);
  const messages = async () => {
    const { rows } = await world.deps.db.$client.query(
      'select id, question_id from chat_messages where car_id = $1 order by id',
      [carId],
    );
    return rows;
  };
  const before = await messages();
  await person.call('cars.delete', key());
  const entry = (await entries())[0]!;
  await world.deps.db.$client.query(
    `with moved as (delete from bin_rows where bin_id = $1 and "of" = 'chat_messages' returning *)
    insert into bin_rows (bin_id, "of", "row", is_left)
    select bin_id, "of", "row", is_left from moved order by "row" ->> 'question_id' nulls last`,
    [entry.id],
  );
  expect((await restore(entry)).status).toBe(200);
  expect(await messages()).toEqual(before);
});

test('a record of the same id that was made meanwhile is not replaced, nor gets what the other one had', async () => {
  const receiptIds = [await uploadPicture(person, 'receipt', carId)];
  const draft = repairDraft(carId, { receiptIds });
  await person.call('repairs.log', draft);
  await person.call('repairs.delete', { ...key(), repairId: draft.id });
  await person.call('repairs.log', { ...draft, opId: newId(), title: 'Another', receiptIds: [] });
  const [entry] = await entries();
  expect(await restore(entry!)).toMatchObject({ status: 409, body: { code: 'ID_TAKEN' } });
  expect(await person.call('repairs.read', { carId, repairId: draft.id })).toMatchObject({
    title: 'Another',
    receiptIds: [],
  });
  expect(await entries()).toEqual([entry]);
});

test('what a mechanic added and nobody has seen is still news when its car comes back', async () => {
  const { token } = await newLink(person, carId, { isEditable: true });
  const added = mechanicRepair(token);
  await world.visitor().call('share.logRepair', added);
  const news = async () => (await person.call('share.news')).records;
  const before = await news();
  expect(before.map(({ id }) => id)).toContain(added.id);
  await person.call('cars.delete', key());
  const [entry] = await entries();
  expect((await restore(entry!)).status).toBe(200);
  expect(await news()).toEqual(before);
});

test('rows from before a column was added come back beside those with it', async () => {
  for (let count = 0; count < 2; count++) await person.call('repairs.log', repairDraft(carId));
  await person.call('cars.delete', key());
  const { rowCount } = await world.deps.db.$client.query(
    `update bin_rows set row = row - 'version' where id = (
       select max(r.id) from bin_rows r join bin b on b.id = r.bin_id where b.of_car = $1 and r.of = 'repairs')`,
    [carId],
  );
  expect(rowCount).toBe(1);
  const [entry] = await entries();
  expect((await restore(entry!)).status).toBe(200);
});
