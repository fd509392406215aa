import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Proposal } from '#domain/assistant/schema.ts';
import { limits } from '#domain/limits.ts';
import { noticeRuns } from '#server/notices/table.ts';
import { sections } from '#server/nouns.ts';
import { newId } from '#server/platform/deps.ts';
import { chatMessages } from '#server/assistant/table.ts';
import {
  documentOf,
  downloadExport,
  fillWholeGarage,
  importZip,
  packed,
  withoutIds,
  type ExportDocument,
} from '#tests/export-zip.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { openWorld } from '#tests/world.ts';
import { partsOf } from './document-schema.ts';
import { dataDir, withDataDir, world } from '#tests/set-up.ts';

withDataDir();

const staged = async () => readdir(join(await world.deps.files.stagingPath('x'), '..'));
/** For good: what is in the bin keeps the ids of its files. */
const removeCars = async (owner: Owner) => {
  const { cars } = await owner.call('cars.list');
  for (const { id } of cars) await owner.call('cars.delete', { opId: newId(), carId: id });
  await owner.call('bin.empty', { opId: newId() });
};
/** Answers with a proposal of each kind: one accepted, others pending. */
async function proposeAll(owner: Owner, { carId, squealId }: { carId: string; squealId: string }) {
  const ids = () => ({ id: newId(), opId: newId() });
  const recurrence = { issueId: squealId, issueTitle: 'Squeal', date: '2026-02-01', notes: '' };
  const proposals: Proposal[] = [
    { ...ids(), id: squealId, kind: 'log-issue', description: 'It squeals' },
    { ...ids(), kind: 'add-recurrence', ...recurrence },
    {
      ...ids(),
      kind: 'add-repair',
      title: 'Pads',
      date: '2026-02-02',
      description: null,
      cost: 12.5,
      mileage: null,
      repairKind: 'repair',
    },
  ];
  await world.deps.db
    .update(chatMessages)
    .set({ proposals })
    .where(and(eq(chatMessages.ownerId, owner.id), eq(chatMessages.carId, carId)));
}

const idsIn = ({ cars, issues, repairs, chatMessages, media }: ExportDocument) =>
  [cars, issues, repairs, chatMessages, media].flat().map(({ id }) => id);

describe('an import', () => {
  test('copies everything into another account under new ids, and leaves the first unchanged', async () => {
    const first = await world.newOwner();
    const mine = await fillWholeGarage(first);
    await proposeAll(first, mine);
    const before = await downloadExport(first);
    const second = await world.newOwner('Zane');
    const { status, body } = await importZip(second, before.zip);
    expect([status, body]).toEqual([200, { cars: 2, issues: 7, repairs: 4, files: 6, rejected: [] }]);

    const after = await downloadExport(second);
    expect(withoutIds(after.document)).toEqual(withoutIds(before.document));
    const ids = new Set(idsIn(before.document));
    expect(idsIn(after.document).filter((id) => ids.has(id))).toEqual([]);
    const hashes = (one: typeof before) =>
      one.document.media.map(({ sha256 }) => String(sha256)).toSorted((a, b) => (a < b ? -1 : 1));
    expect(hashes(after)).toEqual(hashes(before));
    const unchanged = (await downloadExport(first)).document;
    expect({ ...unchanged, exportedAt: '' }).toEqual({ ...before.document, exportedAt: '' });

    const [hers, his] = [await second.call('cars.list'), await first.call('cars.list')];
    const healths = ({ cars }: typeof hers) =>
      cars.map(({ health: { worst, ...counts } }) => ({ ...counts, worst: [worst?.title, worst?.advice] }));
    expect(healths(hers)).toEqual(healths(his));
    const car = hers.cars.find(({ nickname }) => nickname === 'Lācītis')!;
    const entries = await second.call('issues.list', { carId: car.id });
    const squeal = entries.issues.find(({ title }) => title.startsWith('Steidzami'))!;
    expect(squeal).toMatchObject({ urgent: true, recurring: true, occurrences: 3, status: 'resolved' });
    expect(entries.issues.filter(({ recurring }) => recurring)).toHaveLength(3);
    const issue = await second.call('issues.read', { carId: car.id, issueId: squeal.id });
    const repairs = (await second.call('repairs.list', { carId: car.id })).repairs;
    const pads = repairs.find(({ title }) => title === 'New pads')!;
    expect(issue.resolvedBy).toBe(pads.id);
    for (const url of [...issue.images, ...issue.videos, pads.receiptUrl!]) {
      expect([url, (await second.send('GET', url)).status]).toEqual([url, 200]);
      expect([url, (await first.send('GET', url)).status]).toEqual([url, 404]);
    }
    const half = entries.issues.find(({ title }) => title === 'Half fixed')!;
    expect((await second.call('issues.read', { carId: car.id, issueId: half.id })).mileage).toBe(123_400);
    const thumbnail = issue.images[0]!.replace('picture.jpg', 'thumbnail.jpg');
    expect((await second.send('GET', thumbnail)).status).toBe(200);
    expect(
      (await first.call('issues.read', { carId: mine.carId, issueId: mine.squealId })).images,
    ).toHaveLength(2);
    const thread = (await second.call('assistant.thread', { carId: car.id })).messages;
    expect(thread.map(({ role }) => role)).toEqual(['user', 'fallback']);
    expect((await second.send('GET', thread[0]!.pictures[0]!.url)).status).toBe(200);
    expect((await second.call('share.list')).links).toEqual([]);
    expect(await staged()).toEqual([]);
  });

  test('accepts an export of version 1, which had no assistant messages', async () => {
    const first = await world.newOwner();
    await fillWholeGarage(first);
    const { contents, document } = await downloadExport(first);
    const { chatMessages, shareLinks, missingFiles } = document;
    expect([chatMessages, shareLinks, missingFiles]).toMatchObject([{ length: 4 }, { length: 1 }, []]);
    const talked = chatMessages.flatMap(({ pictures }) => pictures as string[]);
    const parts = partsOf(1, sections).map((name) => [name, document[name]]);
    const old = { ...(Object.fromEntries(parts) as object), version: 1 };
    const media = document.media.filter(({ id }) => !talked.includes(id));
    const files = new Map(contents).set('carful.json', Buffer.from(JSON.stringify({ ...old, media })));
    const second = await world.newOwner();
    expect(await importZip(second, await packed(files))).toMatchObject({
      status: 200,
      body: { cars: 2, issues: 7, repairs: 4, files: 5 },
    });
  });

  test('imports the name of the profile', async () => {
    const first = await world.newOwner('Līga');
    const { zip } = await downloadExport(first);
    const second = await world.newOwner('Jānis');
    expect((await importZip(second, zip)).status).toBe(200);
    expect((await second.call('session.read')).session?.user.name).toBe('Līga');
    expect((await second.call('profile.read')).profile).toMatchObject({ firstName: 'Līga' });
  });

  test('keeps every id that is not in use', async () => {
    const first = await world.newOwner();
    await fillWholeGarage(first);
    const before = await downloadExport(first);
    await removeCars(first);
    const second = await world.newOwner();
    expect((await importZip(second, before.zip)).status).toBe(200);
    const kept = (await downloadExport(second)).document;
    expect(idsIn(kept).toSorted()).toEqual(idsIn(before.document).toSorted());
    // The first account can then import everything again, starting from an export without cars.
    expect((await importZip(first, before.zip)).status).toBe(200);
    const again = (await downloadExport(first)).document;
    expect(withoutIds(again)).toEqual(withoutIds(before.document));
  });

  test('works for two accounts concurrently', async () => {
    const first = await world.newOwner();
    await fillWholeGarage(first);
    const { zip } = await downloadExport(first);
    await removeCars(first);
    // In two processes, because one process runs one import at a time.
    const other = await openWorld({ dataDir });
    try {
      const people = await Promise.all([world.newOwner('A1'), other.newOwner('B2')]);
      const answers = await Promise.all(people.map((owner) => importZip(owner, zip)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      for (const owner of people) expect((await downloadExport(owner)).document.issues).toHaveLength(7);
    } finally {
      await other.close();
    }
  });
});

test('an import gives each reminder a daily run, and takes a thousand of them at most', async () => {
  const donor = await world.newOwner();
  const { id: carId } = await newCar(donor);
  await donor.call('reminders.add', reminderDraft(carId));
  const { contents } = await downloadExport(donor);
  const document = documentOf(contents);
  const [one] = document['reminders'] as object[];
  document['reminders'] = Array.from({ length: limits.reminders + 1 }, () => ({ ...one, id: newId() }));
  const tooMany = await packed([['carful.json', Buffer.from(JSON.stringify(document))]]);
  const owner = await world.newOwner();
  expect(await importZip(owner, tooMany)).toMatchObject({
    status: 200,
    body: { rejected: [{ place: `reminders.${limits.reminders}.id` }] },
  });
  expect(await world.deps.db.select().from(noticeRuns).where(eq(noticeRuns.ownerId, owner.id))).toHaveLength(
    1,
  );
});
