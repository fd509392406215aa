import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { downloadExport, fillWholeGarage, importZip, type ExportDocument } from '#tests/export-zip.ts';
import type { Owner } from '#tests/people.ts';
import { openWorld, type World } from '#tests/world.ts';

let dataDir: string;
let world: World;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'carful-import-'));
  world = await openWorld({ dataDir });
});
afterAll(async () => {
  await world.close();
  await rm(dataDir, { recursive: true });
});

const staged = async () => readdir(join(await world.deps.files.stagingPath('x'), '..'));
const removeCars = async (owner: Owner) => {
  const { cars } = await owner.call('cars.list');
  for (const { id } of cars) await owner.call('cars.delete', { opId: newId(), carId: id });
};
/** The document with other ids in place of its own: what an import under new ids should look like. */
function renamed(document: ExportDocument, as: ExportDocument): ExportDocument {
  const names = new Map<string, string>();
  const pair = (ours: object[], theirs: object[], by: string[]) => {
    const key = (item: object) =>
      by.map((field) => JSON.stringify((item as Record<string, unknown>)[field])).join();
    const others = new Map(theirs.map((item) => [key(item), item as { id: string }]));
    expect(others.size).toBe(ours.length);
    for (const item of ours) names.set((item as { id: string }).id, others.get(key(item))!.id);
  };
  for (const [list, by] of Object.entries({
    cars: ['brand'],
    issues: ['title', 'createdAt'],
    repairs: ['title'],
    mileageReadings: ['km'],
    media: ['createdAt', 'size'],
  }) as ['cars', string[]][]) {
    pair(document[list], as[list], by);
  }
  const recurrences = (one: ExportDocument) =>
    one.issues.flatMap((issue) => issue['recurrences'] as object[]);
  pair(recurrences(document), recurrences(as), ['date']);
  const text = JSON.stringify(document).replace(
    /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
    (id) => names.get(id) ?? id,
  );
  return JSON.parse(text) as ExportDocument;
}

const comparable = ({ exportedAt: _at, profile, ...rest }: ExportDocument) => {
  const { email: _email, ...person } = profile as { email: string };
  const byId = (list: { id: string }[]) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const lists = Object.fromEntries(
    (['cars', 'issues', 'repairs', 'mileageReadings', 'media'] as const).map((name) => [
      name,
      byId(rest[name]),
    ]),
  );
  return { ...rest, ...lists, profile: person };
};

describe('an import', () => {
  test('gives another account the same, under other ids, while the first one stays as it was', async () => {
    const first = await world.newOwner();
    const mine = await fillWholeGarage(first);
    const before = await downloadExport(first);
    const second = await world.newOwner('Zane');
    const { status, body } = await importZip(second, before.zip);
    expect([status, body]).toEqual([200, { cars: 2, issues: 6, repairs: 3, files: 5 }]);

    const after = await downloadExport(second);
    expect(comparable(after.document)).toEqual(comparable(renamed(before.document, after.document)));
    const ids = (one: ExportDocument) =>
      [one.cars, one.issues, one.repairs, one.media].flat().map(({ id }) => id);
    expect(ids(after.document).some((id) => ids(before.document).includes(id))).toBe(false);
    const hashes = (one: typeof before) =>
      one.document.media.map(({ sha256 }) => String(sha256)).toSorted((a, b) => (a < b ? -1 : 1));
    expect(hashes(after)).toEqual(hashes(before));
    expect(comparable((await downloadExport(first)).document)).toEqual(comparable(before.document));

    const [hers, his] = [await second.call('cars.list'), await first.call('cars.list')];
    expect(hers.cars.map(({ health }) => health)).toEqual(his.cars.map(({ health }) => health));
    const car = hers.cars.find(({ nickname }) => nickname === 'Lācītis')!;
    const entries = await second.call('issues.list', { carId: car.id });
    const squeal = entries.issues.find(({ title }) => title.startsWith('Steidzami'))!;
    expect(squeal).toMatchObject({ urgent: true, recurring: true, occurrences: 3, status: 'resolved' });
    expect(entries.issues.filter(({ recurring }) => recurring)).toHaveLength(3);
    const issue = await second.call('issues.read', { carId: car.id, issueId: squeal.id });
    const repairs = (await second.call('repairs.list', { carId: car.id })).repairs;
    expect(issue.resolvedBy).toBe(repairs[0]!.id);
    for (const url of [...issue.images, ...issue.videos, repairs[0]!.receiptUrl!]) {
      expect((await second.send('GET', url)).status).toBe(200);
      expect((await first.send('GET', url)).status).toBe(404);
    }
    const thumbnail = issue.images[0]!.replace('picture.jpg', 'thumbnail.jpg');
    expect((await second.send('GET', thumbnail)).status).toBe(200);
    expect(
      (await first.call('issues.read', { carId: mine.carId, issueId: mine.squealId })).images,
    ).toHaveLength(2);
    expect(await staged()).toEqual([]);
  });

  test('keeps every id that is free', async () => {
    const first = await world.newOwner();
    await fillWholeGarage(first);
    const before = await downloadExport(first);
    await removeCars(first);
    const second = await world.newOwner();
    expect((await importZip(second, before.zip)).status).toBe(200);
    expect(comparable((await downloadExport(second)).document)).toEqual(comparable(before.document));
    // And the first one takes the rest again, from its own export of an empty garage on.
    expect((await importZip(first, before.zip)).status).toBe(200);
    const again = (await downloadExport(first)).document;
    expect(comparable(again)).toEqual(comparable(renamed(before.document, again)));
  });

  test('works for two accounts at the same moment', async () => {
    const first = await world.newOwner();
    await fillWholeGarage(first);
    const { zip } = await downloadExport(first);
    await removeCars(first);
    const people = await Promise.all(['A1', 'B2', 'C3'].map((name) => world.newOwner(name)));
    const answers = await Promise.all(people.map((owner) => importZip(owner, zip)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const owner of people) expect((await downloadExport(owner)).document.issues).toHaveLength(6);
  });
});
