import { beforeAll, describe, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import type { Media } from '#domain/media/schema.ts';
import type { SharedCar } from '#domain/share/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { asBytes, mp4, pdf, phonePicture } from '#tests/fixtures/media/samples.ts';
import { newCar, newIssue, newLink, repairDraft } from '#tests/people.ts';
import { uploadFile } from '#tests/upload.ts';
import { expiredLink } from '#tests/world.ts';
import { owner, withOwner, world } from '#tests/set-up.ts';

let carId: Id;

withOwner();
beforeAll(async () => {
  carId = (await newCar(owner)).id;
});

const put = (body: Buffer, purpose = 'issue') => uploadFile(owner, purpose, body, carId);
const code = (answer: { body: unknown }) => (answer.body as { code: string }).code;

describe('a share link', () => {
  async function shared() {
    const photo = await put(await phonePicture(), 'car-photo');
    const car = await newCar(owner, { photoId: photo.id });
    const ours = async (body: Buffer, purpose = 'issue') => {
      const answer = await owner.send('PUT', `/api/media/${newId()}?purpose=${purpose}&carId=${car.id}`, {
        body: asBytes(body),
      });
      return answer.body as Media;
    };
    const picture = await ours(await phonePicture());
    const film = await ours(mp4());
    const issue = await newIssue(owner, car.id, { mediaIds: [picture.id, film.id] });
    return { photo, car, picture, film, issue, ours, link: await newLink(owner, car.id) };
  }

  test('opens a file without an account until it expires', { tags: ['CALL-25'] }, async () => {
    const { photo, picture, film, link, car } = await shared();
    const visitor = world.visitor();
    const old = await expiredLink(world, owner, car.id);
    for (const url of [photo.url, photo.thumbnailUrl, picture.url, picture.thumbnailUrl, film.url]) {
      const { status, headers } = await visitor.send('GET', `${url}?token=${link.token}`);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('etag')).toBeNull();
      const unsigned = await visitor.send('GET', url!);
      expect(unsigned).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
      const late = await visitor.send('GET', `${url}?token=${old.token}`);
      expect(late.body).toMatchObject({ code: 'LINK_EXPIRED', status: 410 });
    }
    // These are the URLs that the link returns.
    const { body } = await visitor.send('GET', `/api/shared?token=${link.token}`);
    const { car: told, issues } = body as SharedCar;
    const handed = [told.photo, ...issues.flatMap(({ images, videos }) => [...images, ...videos])];
    expect(handed).toHaveLength(3);
    for (const url of handed) expect((await visitor.send('GET', url!)).status).toBe(200);
    const end = Date.parse(link.expiresAt);
    const at = async (time: number) => {
      world.setClock(new Date(time));
      const { status } = await visitor.send('GET', `${picture.url}?token=${link.token}`);
      world.setClock();
      return status;
    };
    expect([await at(end - 1000), await at(end)]).toEqual([200, 410]);
    const part = await visitor.send('GET', `${film.url}?token=${link.token}`, {
      headers: { range: 'bytes=0-9' },
    });
    expect([part.status, (part.body as Buffer).length]).toEqual([206, 10]);
    const tagged = await visitor.send('GET', `${film.url}?token=${link.token}`, {
      headers: { 'if-none-match': '*' },
    });
    expect(tagged.status).toBe(200);
  });

  test('shows no receipt, loose file, other car or resolved problem, even to an owner (D6, D83)', async () => {
    const { car, picture, issue, ours, link } = await shared();
    const receipt = await ours(pdf(), 'receipt');
    await owner.call('repairs.log', repairDraft(car.id, { receiptId: receipt.id }));
    const loose = await ours(mp4());
    const elsewhere = await put(mp4());
    await newIssue(owner, carId, { mediaIds: [elsewhere.id] });
    const otherPhoto = await put(await phonePicture(), 'car-photo');
    const open = (url: string) => owner.send('GET', `${url}?token=${link.token}`);
    for (const { url } of [receipt, loose, elsewhere, otherPhoto])
      expect(code(await open(url))).toBe('NOT_FOUND');
    expect((await open(picture.url)).status).toBe(200);
    await owner.call('repairs.log', repairDraft(car.id, { resolvedIssues: [issue.id] }));
    expect(code(await open(picture.url))).toBe('NOT_FOUND');
    expect((await owner.send('GET', picture.url)).status).toBe(200);
  });
});
