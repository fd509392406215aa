import { beforeEach, describe, expect, test } from 'vitest';
import type { BinEntry, BinKind } from '#domain/bin/schema.ts';
import type { Procedure } from '#domain/calls.ts';
import { limits } from '#domain/limits.ts';
import { newId } from '#server/platform/deps.ts';
import { sweepFiles } from '#server/media/jobs.ts';
import { binned, comparable, restored } from '#tests/binned.ts';
import { downloadExport } from '#tests/export-zip.ts';
import type { Things } from '#tests/noun-case.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar, newIssue, newLink, repairDraft, type Owner } from '#tests/people.ts';
import { runJob } from '#tests/run-job.ts';
import { withWorld, world } from '#tests/set-up.ts';
import { fetched, Synced } from '#tests/synced.ts';
import { newThings } from '#tests/things.ts';
import { uploadPicture } from '#tests/upload.ts';
import { binJobs } from './jobs.ts';

withWorld();

let person: Owner;
let mine: Things;
let carId: string;
beforeEach(async () => {
  world.setClock();
  person = await world.newOwner();
  mine = await newThings(person);
  ({ carId } = mine);
  await person.call('bin.empty', { opId: newId() });
  const { version: baseVersion, mileage: from } = await person.call('cars.read', { carId });
  const changes = { mileage: { from, to: 161_000 } };
  await person.call('cars.edit', { ...key(), baseVersion, today: today(), changes });
});

const entries = () => binned(person);
const restore = (entry: BinEntry, by = person) => restored(by, entry);

const today = () => new Date().toISOString().slice(0, 10);
const key = () => ({ opId: newId(), carId });
const deletions: Record<BinKind, () => [Procedure, Record<string, unknown>]> = {
  car: () => ['cars.delete', key()],
  issue: () => ['issues.delete', { ...key(), issueId: mine.issueId }],
  repair: () => ['repairs.delete', { ...key(), repairId: mine.repairId }],
  fill: () => ['fills.delete', { ...key(), fillId: mine.fillId }],
  reminder: () => ['reminders.delete', { ...key(), reminderId: mine.reminderId }],
  document: () => ['documents.delete', { ...key(), documentId: mine.documentId }],
  reading: () => [
    'mileage.correct',
    { ...key(), source: 'car', sourceId: null, date: today(), from: 161_000, km: null },
  ],
  reply: () => ['replies.delete', { ...key(), issueId: mine.issueId, replyId: mine.replyId }],
};
const kinds = Object.keys(deletions) as BinKind[];

const filesOf = async ({ id }: BinEntry): Promise<string[]> => {
  const { rows } = await world.deps.db.$client.query<{ file_id: string }>(
    'select file_id from bin_files where bin_id = $1',
    [id],
  );
  return rows.map((row) => row.file_id);
};

const remove = async (kind: BinKind): Promise<BinEntry> => {
  const [procedure, input] = deletions[kind]();
  await person.call(procedure as 'cars.delete', input as never);
  const [entry, ...others] = await entries();
  expect([entry?.kind, others]).toEqual([kind, []]);
  return entry!;
};

describe.each(kinds)('a deleted %s', (kind) => {
  test(
    'is listed, and restored with all that went with it, on devices too',
    { tags: ['BIN-01'] },
    async () => {
      const device = new Synced(person);
      await device.pull();
      const [records, exported] = [await fetched(person), (await downloadExport(person)).document];
      const entry = await remove(kind);
      expect(await fetched(person)).not.toEqual(records);
      expect(entry).toMatchObject({ carId, isCarGone: kind === 'car', carName: 'Zebrazilla' });
      expect((await restore(entry)).status).toBe(200);
      expect(comparable(await fetched(person))).toEqual(comparable(records));
      expect(comparable((await downloadExport(person)).document)).toEqual(comparable(exported));
      await device.pull();
      expect(device.state).toEqual(await fetched(person));
      expect(await entries()).toEqual([]);
      expect((await restore(entry)).status).toBe(404);
    },
  );

  test('is nobody else’s, no link’s and in no export', { tags: ['BIN-03'] }, async () => {
    const { token } = await newLink(person, carId);
    const shared = await world.visitor().call('share.open', { token });
    const stranger = await world.newOwner();
    await newCar(stranger);
    const entry = await remove(kind);
    const filesOfEntry = await filesOf(entry);
    expect(filesOfEntry.length > 0).toBe(!['reminder', 'reading', 'reply'].includes(kind));
    expect((await stranger.call('bin.list')).entries).toEqual([]);
    expect((await restore(entry, stranger)).status).toBe(404);
    const erased = { opId: newId(), binId: entry.id };
    expect((await stranger.attempt('bin.erase', erased)).status).toBe(404);
    expect((await world.visitor().attempt('bin.list')).status).toBe(401);
    await stranger.call('bin.empty', { opId: newId() });
    expect(await entries()).toEqual([entry]);
    const { document, contents } = await downloadExport(person);
    expect(Object.keys(document)).not.toContain('bin');
    expect(document.media.map(({ id }) => id).filter((id) => filesOfEntry.includes(id))).toEqual([]);
    expect([...contents.keys()].filter((name) => filesOfEntry.some((id) => name.includes(id)))).toEqual([]);
    const words = {
      car: 'Zebrazilla',
      issue: 'Quixotic',
      repair: 'Hush-hush',
      fill: 'Surreptitious',
      reminder: 'Furtive',
      document: 'COVERT',
      reply: 'lighthouse',
    };
    if (kind in words)
      expect((await person.call('search.find', { text: words[kind as keyof typeof words] })).groups).toEqual(
        [],
      );
    if (kind === 'car') return;
    const opened = await world.visitor().call('share.open', { token });
    if (kind === 'issue') expect(opened.issues).toHaveLength(shared.issues.length - 1);
    expect(JSON.stringify(opened)).not.toContain(entry.id);
  });
});

test(
  'its files stay until it is deleted for good or the 30 days are over, and count until then',
  { tags: ['BIN-04'] },
  async () => {
    const files = [
      await uploadPicture(person, 'issue', carId),
      await uploadPicture(person, 'receipt', carId),
    ];
    const { id: issueId } = await newIssue(person, carId, { mediaIds: files.slice(0, 1) });
    const draft = repairDraft(carId, { receiptIds: files.slice(1) });
    await person.call('repairs.log', draft);
    await person.call('issues.delete', { ...key(), issueId });
    await person.call('repairs.delete', { ...key(), repairId: draft.id });
    const stored = async () => {
      const { rows } = await world.deps.db.$client.query('select id from media where id = any($1)', [files]);
      return rows.length;
    };
    await world.deps.db.$client.query(
      `update media set created_at = now() - interval '90 days' where id = any($1)`,
      [files],
    );
    await runJob(world.deps, sweepFiles);
    expect(await stored()).toBe(2);
    const counted = async () => (await person.call('account.read')).storage.files;
    const before = await counted();
    const [first] = await entries();
    await person.call('bin.erase', { opId: newId(), binId: first!.id });
    expect([await stored(), await counted()]).toEqual([1, before - 1]);
    const { rowCount } = await world.deps.db.$client.query(
      'update bin set deleted_at = deleted_at - make_interval(days => $1) where owner_id = $2',
      [limits.binDays, person.id],
    );
    expect(rowCount).toBe(1);
    expect(await entries()).toEqual([]);
    for (const job of [...binJobs, sweepFiles]) await runJob(world.deps, job);
    expect(await stored()).toBe(0);
  },
);

test(
  'what a deleted car had in the bin waits for it, and goes with it for good',
  { tags: ['BIN-05'] },
  async () => {
    const { id: issueId } = await newIssue(person, carId);
    await person.call('issues.delete', { ...key(), issueId });
    await person.call('cars.delete', key());
    const [car, issue] = await entries();
    expect([car?.kind, issue?.kind, issue?.isCarGone, issue?.carName]).toEqual([
      'car',
      'issue',
      true,
      'Zebrazilla',
    ]);
    expect((await restore(issue!)).status).toBe(404);
    expect((await restore(car!)).status).toBe(200);
    expect((await restore(issue!)).status).toBe(200);
    await person.call('issues.delete', { ...key(), issueId });
    await person.call('cars.delete', key());
    const [again] = await entries();
    await person.call('bin.erase', { opId: newId(), binId: again!.id });
    expect(await entries()).toEqual([]);
  },
);

test('what moved to another car is not in the bin; what only claims to have moved is', async () => {
  const other = await newCar(person);
  const stranger = await world.newOwner();
  const fill = fillDraft(other.id);
  const repair = repairDraft(other.id);
  const foreign = fillDraft((await newCar(stranger)).id);
  await person.call('fills.log', fill);
  await person.call('repairs.log', repair);
  await stranger.call('fills.log', foreign);
  await person.call('repairs.delete', { ...key(), repairId: mine.repairId, movedTo: repair.id });
  await person.call('fills.delete', { ...key(), fillId: mine.fillId, movedTo: fill.id });
  expect(await entries()).toEqual([]);
  const kept = await person.call('fills.log', fillDraft(carId));
  for (const movedTo of [newId(), foreign.id, kept.id]) {
    const { id: fillId } = await person.call('fills.log', fillDraft(carId));
    await person.call('fills.delete', { ...key(), fillId, movedTo });
  }
  expect((await entries()).map(({ kind }) => kind)).toEqual(['fill', 'fill', 'fill']);
});

test('a reading of the form does not come beside one that the day has by now', async () => {
  const entry = await remove('reading');
  const { version: baseVersion, mileage: from } = await person.call('cars.read', { carId });
  await person.call('cars.edit', {
    ...key(),
    baseVersion,
    today: today(),
    changes: { mileage: { from, to: 162_000 } },
  });
  expect(await restore(entry)).toMatchObject({ status: 409, body: { code: 'ID_TAKEN' } });
  expect(await entries()).toEqual([entry]);
});
