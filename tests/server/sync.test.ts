import { getTableColumns, getTableName } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Procedure } from '#domain/calls.ts';
import { documentsOf } from '#domain/documents/document-record.ts';
import type { Id } from '#domain/ids.ts';
import { fillsOf } from '#domain/fills/fill-record.ts';
import { limits } from '#domain/limits.ts';
import { readingsOf } from '#domain/mileage/reading-record.ts';
import { reminderListOf } from '#domain/reminders/reminder-record.ts';
import { wholeCars } from '#domain/sync/known-records.ts';
import { RecordKind, SyncAnswer } from '#domain/sync/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { forgetChanges } from '#server/sync/jobs.ts';
import { deviceRecordOf, exportedColumns } from '#server/platform/database/policy.ts';
import { registeredTables } from '#server/tables.ts';
import { definitionOf } from '#tests/client.ts';
import { startTestDatabase } from '#tests/database.ts';
import { downloadExport, importZip } from '#tests/export-zip.ts';
import { asBytes, pdf, png } from '#tests/fixtures/media/samples.ts';
import type { Things } from '#tests/noun-case.ts';
import { nouns } from '#tests/nouns.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { carDraft, issueDraft, newCar, newIssue, newLink, type Owner } from '#tests/people.ts';
import { inputFor } from '#tests/procedure-cases.ts';
import { runJob } from '#tests/run-job.ts';
import { tries } from '#tests/sampled.ts';
import { owner, withOwner, world } from '#tests/set-up.ts';
import { sweepAfter } from '#tests/sweep-after.ts';
import { raceOfCommits } from '#tests/sync-race.ts';
import { fetched, Synced } from '#tests/synced.ts';
import { upload, uploadPicture } from '#tests/upload.ts';
import { newThings } from '#tests/things.ts';
import { openWorld } from '#tests/world.ts';
import { endOldAccess } from '../../tools/backup/end-old-access.ts';

let mine: Things;
/** Their records are deleted one after another. */
let doomed: Things;
let device: Synced;
withOwner();
beforeAll(async () => {
  mine = await newThings(owner);
  doomed = await newThings(owner);
  device = new Synced(owner);
  await device.pull();
});

/** What a device knew and what came since is what there is. @returns how many records and deletions came */
async function expectWhole(known = device, of: Owner = owner): Promise<number> {
  const came = await known.pull();
  expect(known.state).toEqual(await fetched(of));
  return came;
}

const writes = nouns.flatMap(([noun, { news }]) =>
  Object.entries(news).map(([verb, kind]) => [`${noun}.${verb}` as Procedure, kind] as const),
);
/** Deletions that would take records of later tests with them. */
const takesAlong = new Set<Procedure>(['cars.delete', 'issues.delete', 'repairs.delete']);
const records = registeredTables.filter(([, policy]) => deviceRecordOf(policy));

describe('what came since a cursor makes up all there is', () => {
  test.each(writes)('after %s', async (procedure, kind) => {
    const deletion = procedure.endsWith('.delete') ? doomed : mine;
    const chosen = takesAlong.has(procedure) ? await newThings(owner) : deletion;
    // Only a problem that is open can be answered.
    const isAnswer = procedure === 'share.logReply';
    const things = isAnswer ? { ...chosen, issueId: (await newIssue(owner, chosen.carId)).id } : chosen;
    await device.pull();
    const { fillings } = device;
    const isLink = definitionOf(procedure).meta.access === 'link';
    const given = await (isLink ? world.visitor() : owner).attempt(procedure, inputFor[procedure](things));
    expect(given).toMatchObject({ status: 200 });
    const came = await expectWhole();
    if (kind === 'car' && !procedure.startsWith('cars.') && procedure !== 'bin.restoreCar')
      expect([procedure, came]).not.toEqual([procedure, 0]);
    // Only a car that is new, or back, is sent whole.
    const expected = { 'cars.add': 1, 'bin.restoreCar': 1, 'cars.delete': -1 } as Partial<
      Record<Procedure, number>
    >;
    expect(device.fillings - fillings).toBe(expected[procedure] ?? 0);
  });

  test.each(records)(
    'after any write of the table %s, by whatever statement',
    async (_key, { table, ownedBy }) => {
      await device.pull();
      const revision = device.revisionOf(mine.carId);
      const [column, value] = typeof ownedBy === 'string' ? ['owner_id', owner.id] : ['car_id', mine.carId];
      const { rowCount } = await world.deps.db.$client.query(
        `update ${getTableName(table)} set ${column} = ${column} where ${column} = $1`,
        [value],
      );
      expect(rowCount).toBeGreaterThan(0);
      expect(await expectWhole()).toBeGreaterThan(0);
      expect(device.revisionOf(mine.carId)).toBeGreaterThan(revision);
    },
  );

  test('after a file that follows its record', async () => {
    const things = await newThings(owner);
    await device.pull();
    for (const target of [
      `purpose=issue&issueId=${things.issueId}`,
      `purpose=receipt&repairId=${things.repairId}`,
      `purpose=receipt&fillId=${things.fillId}`,
      `purpose=document&documentId=${things.documentId}`,
    ]) {
      const path = `/api/media/${newId()}?carId=${things.carId}&${target}`;
      expect([target, (await owner.send('PUT', path, { body: asBytes(await png()) })).status]).toEqual([
        target,
        200,
      ]);
      expect([target, await expectWhole()]).toEqual([target, 1]);
    }
  });

  test('after jobs that delete', async () => {
    await sweepAfter(world, owner.id, 31);
    await expectWhole();
  });

  test('after an account’s export came in again', async () => {
    const { zip } = await downloadExport(owner);
    const other = await world.newOwner();
    const theirs = new Synced(other);
    await theirs.pull();
    expect(await importZip(other, zip)).toMatchObject({ status: 200 });
    expect(await expectWhole(theirs, other)).toBeGreaterThan(10);
  });

  test('after what was changed long ago is forgotten', async () => {
    const away = new Synced(owner);
    await away.pull();
    const { id: issueId } = await newIssue(owner, mine.carId);
    await device.pull();
    await owner.call('issues.delete', { opId: newId(), carId: mine.carId, issueId });
    await device.pull();
    await world.deps.db.$client.query(
      `update record_changes set changed_at = changed_at - interval '91 days' where car_id = $1`,
      [mine.carId],
    );
    await runJob(world.deps, forgetChanges);
    const before = { away: away.fillings, device: device.fillings };
    await expectWhole(away);
    await expectWhole();
    expect({ away: away.fillings, device: device.fillings }).toEqual({ ...before, away: before.away + 1 });
  });

  test('after a car is deleted and added again under its id', async () => {
    const { id: carId } = await newCar(owner);
    await newIssue(owner, carId);
    await device.pull();
    await owner.call('cars.delete', { opId: newId(), carId });
    await owner.call('cars.add', carDraft({ id: carId }));
    await expectWhole();
  });
});

test('pages and deltas of any size, in whatever order cars change, make up all there is', async () => {
  const person = await world.newOwner();
  const whole = limits.syncPage;
  const cars: Id[] = [];
  const slow = new Synced(person);
  const quick = new Synced(person);
  try {
    Object.assign(limits, { syncPage: 3 });
    for (let round = 0; round < tries(6, 20); round++) {
      if (round % 2 === 0) cars.push((await newThings(person)).carId);
      const carId = cars[(round * 7) % cars.length]!;
      // In the middle of what the slow device is filled with.
      await slow.pull(1);
      const fills = await Promise.all(
        [1, 2, 3, 4, 5].map(() => person.call('fills.log', fillDraft(carId, { km: null }))),
      );
      await slow.pull(1);
      await person.call('fills.delete', { opId: newId(), carId, fillId: fills[0]!.id });
      if (round === 5) await person.call('cars.delete', { opId: newId(), carId: cars.shift()! });
      await expectWhole(quick, person);
    }
    await expectWhole(slow, person);
    // What is being filled goes, and something else comes in its place.
    const begun = new Synced(person);
    await begun.pull(2);
    for (const carId of cars) await person.call('cars.delete', { opId: newId(), carId });
    await newThings(person);
    await begun.pull(1);
    await expectWhole(begun, person);
  } finally {
    Object.assign(limits, { syncPage: whole });
  }
});

test('no commit is skipped, in whatever order several writers commit', async () => {
  const person = await world.newOwner();
  const databaseUrl = world.deps.config.database!.url;
  const raced = await raceOfCommits({ owner: person, urls: [world.baseUrl], databaseUrl, commits: 150 });
  expect(raced).toMatchObject({ skipped: [], refilled: 0 });
});

test('after a restore nothing that was read before counts', async () => {
  const database = await startTestDatabase();
  const whole = limits.syncPage;
  const restored = await openWorld({ databaseUrl: database.url });
  const client = new pg.Client({
    connectionString: Object.assign(new URL(database.url), { username: 'postgres' }).href,
  });
  try {
    await client.connect();
    const person = await restored.newOwner();
    const { id: carId } = await newCar(person);
    const known = new Synced(person);
    await known.pull();
    const begun = new Synced(person);
    Object.assign(limits, { syncPage: 1 });
    await person.call('issues.log', issueDraft(carId));
    await begun.pull(1);
    Object.assign(limits, { syncPage: whole });
    expect(begun.recordsOf(carId).issue!.size).toBe(1);
    await known.pull();
    const { rows } = await client.query<{ revision: string }>('select revision from cars');
    await person.call('fills.log', fillDraft(carId));
    await known.pull();
    // The state of a backup from before the fill-up.
    await client.query(`set session_replication_role = replica`);
    await client.query('delete from fills; delete from mileage_readings; delete from record_changes');
    await client.query('update cars set mileage = null, revision = $1', [rows[0]!.revision]);
    await client.query(`set session_replication_role = origin`);
    const { token } = await newLink(person, carId);
    await endOldAccess(client);
    expect((await restored.visitor().attempt('share.open', { token })).body).toMatchObject({
      code: 'LINK_INVALID',
    });
    person.cookie = (await restored.newOwner()).cookie;
    await client.query('update auth_session set user_id = $1', [person.id]);
    await expectWhole(known, person);
    expect(known.fillings).toBe(2);
    await expectWhole(begun, person);
  } finally {
    Object.assign(limits, { syncPage: whole });
    await client.end();
    await restored.close();
    await database.stop();
  }
});

test('lists of a device are those of the API', async () => {
  const { carId } = mine;
  const fileIds = [
    await uploadPicture(owner, 'receipt', carId),
    await upload(owner, 'receipt', pdf(), carId),
  ];
  const more = { time: '18:05', price: 1.659, discount: 2.5, socStart: 20, socEnd: 80, power: 'dc' } as const;
  await owner.call('fills.log', fillDraft(carId, { ...more, energy: 'electric', fileIds }));
  for (const currency of ['JPY', 'KWD'])
    await owner.call('fills.log', fillDraft(carId, { currency, cost: 123 }));
  await device.pull();
  const { fills } = await owner.call('fills.list', { carId });
  expect(fills.length).toBeGreaterThan(3);
  expect(fillsOf(device.recordsOf(carId))).toEqual(fills);
  const { readings } = await owner.call('mileage.list', { carId });
  expect(readings.length).toBeGreaterThan(3);
  expect(readingsOf(device.recordsOf(carId))).toEqual(readings);
  await owner.call('notices.edit', {
    opId: newId(),
    baseVersion: 1,
    changes: { leadKm: { from: null, to: 700 } },
  });
  await device.pull();
  expect(reminderListOf(wholeCars(device.known))).toEqual(await owner.call('reminders.list'));
  const { documents } = await owner.call('documents.list', { carId });
  expect(documents.length).toBeGreaterThan(0);
  expect(documentsOf(device.recordsOf(carId))).toEqual(documents);
});

test('rows have the columns of the policies, and lists of the rows that belong to them', async () => {
  const { body } = await owner.attempt('sync.pull');
  const { records: rows, cars } = SyncAnswer.parse(body);
  const keys = Object.entries(rows).map(([kind, [first]]) => [kind, Object.keys(first!).toSorted()]);
  const expected = RecordKind.options.map((kind) => {
    const mineOf = records.filter(([, policy]) => deviceRecordOf(policy)!.record === kind);
    return [
      kind,
      mineOf
        .flatMap(([key, policy]) => {
          if (deviceRecordOf(policy)!.by !== 'id') return [key];
          const versions = 'version' in getTableColumns(policy.table) ? ['version'] : [];
          return [...Object.keys(exportedColumns(policy)), ...versions];
        })
        .toSorted(),
    ];
  });
  expect(Object.fromEntries(keys)).toEqual(Object.fromEntries(expected));
  expect(cars[0]!.car).not.toHaveProperty('ownerId');
  expect(JSON.stringify(body)).not.toMatch(/storageKey|tokenHash|sha256|linkId|ownerId|searchText/);
});
