import { beforeAll, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { limits } from '#domain/limits.ts';
import { newId } from '#server/platform/deps.ts';
import { editing } from '#tests/applied-once.ts';
import { asBytes, mp4, pdf, phonePicture } from '#tests/fixtures/media/samples.ts';
import { carDraft, newCar, newIssue } from '#tests/people.ts';
import { owner, withOwner, world } from '#tests/set-up.ts';

let carId: Id;

withOwner();
beforeAll(async () => {
  carId = (await newCar(owner)).id;
});

const put = async (id: Id, issueId: Id, as = owner, car = carId) =>
  as.send('PUT', `/api/media/${id}?purpose=issue&carId=${car}&issueId=${issueId}`, {
    body: asBytes(await phonePicture()),
  });
const imagesOf = async (issueId: Id) => (await owner.call('issues.read', { carId, issueId })).images;

test('a late file is added after the other files of its saved problem, once (D45)', async () => {
  const early = newId();
  await owner.send('PUT', `/api/media/${early}?purpose=issue&carId=${carId}`, {
    body: asBytes(await phonePicture()),
  });
  const issue = await newIssue(owner, carId, { mediaIds: [early] });
  const late = newId();
  expect((await put(late, issue.id)).status).toBe(200);
  expect((await put(late, issue.id)).status).toBe(200);
  const images = await imagesOf(issue.id);
  expect(images.map((url) => url.split('/')[3])).toEqual([early, late]);
});

test('a file is never attached to a problem of another car or owner, or a deleted one', async () => {
  const stranger = await world.newOwner('Boris');
  const theirs = await newCar(stranger);
  const foreign = await newIssue(stranger, theirs.id);
  const second = await newCar(owner);
  const elsewhere = await newIssue(owner, second.id);
  for (const issueId of [foreign.id, elsewhere.id, newId()])
    expect((await put(newId(), issueId)).status).toBe(404);
  expect((await put(newId(), elsewhere.id, owner, second.id)).status).toBe(200);
  const mine = await newIssue(owner, carId);
  expect((await put(newId(), mine.id, stranger, theirs.id)).status).toBe(404);
  expect(await imagesOf(mine.id)).toEqual([]);
});

test('a problem accepts no more files than the limit for logging', async () => {
  const issue = await newIssue(owner, carId);
  for (let n = 0; n < limits.mediaPerIssue; n++) expect((await put(newId(), issue.id)).status).toBe(200);
  expect((await put(newId(), issue.id)).status).toBe(400);
  expect(await imagesOf(issue.id)).toHaveLength(limits.mediaPerIssue);
});

test(
  'an edit adds and removes files of a problem; two devices never contradict each other',
  { tags: ['SUM-25'] },
  async () => {
    const upload = async (file: Buffer) => {
      const id = newId();
      const path = `/api/media/${id}?purpose=issue&carId=${carId}`;
      expect((await owner.send('PUT', path, { body: asBytes(file) })).status).toBe(200);
      return id;
    };
    const [first, second, third] = [
      await upload(await phonePicture()),
      await upload(mp4()),
      await upload(pdf()),
    ];
    const issue = await newIssue(owner, carId, { mediaIds: [first] });
    const change = (from: Id[], to: Id[]) => {
      const changes = { mediaIds: { from, to } };
      return owner.attempt('issues.edit', { ...editing(issue), carId, issueId: issue.id, changes });
    };
    const changed = async (from: Id[], to: Id[]) => (await change(from, to)).body as Issue;
    const idsOf = ({ files }: Issue) => files.map(({ id }) => id);
    expect(idsOf(issue)).toEqual([first]);
    for (const from of [[], [first]])
      expect(idsOf(await changed(from, [...from, second]))).toEqual([first, second]);
    const both = await changed([first], [third]);
    expect(idsOf(both)).toEqual([second, third]);
    expect(both.files.map(({ kind }) => kind)).toEqual(['video', 'document']);
    expect([...both.images, ...both.videos, ...both.documents]).toEqual(both.files.map(({ url }) => url));
    expect(await owner.call('issues.read', { carId, issueId: issue.id })).toEqual(both);
    expect(idsOf(await changed([], [first]))).toEqual([second, third, first]);
    const other = await newCar(owner);
    const elsewhere = await newIssue(owner, other.id);
    const taken = await owner.call('issues.edit', {
      ...editing(elsewhere),
      carId: other.id,
      issueId: elsewhere.id,
      changes: { mediaIds: { from: [], to: [first, newId()] } },
    });
    expect(taken.files).toEqual([]);
    const many = Array.from({ length: limits.mediaPerIssue - 2 }, newId);
    expect((await change([], many)).status).toBe(400);
  },
);

test('an upload pending for one account is refused under another', async () => {
  const stranger = await world.newOwner('Boris');
  const json = carDraft();
  const asked = (account: Id) =>
    owner.send('POST', '/api/cars', { json, headers: { 'x-carful-account': account } });
  expect((await asked(stranger.id)).status).toBe(401);
  expect((await owner.call('cars.list')).cars.some(({ id }) => id === json.id)).toBe(false);
  expect((await asked(owner.id)).status).toBe(200);
});
