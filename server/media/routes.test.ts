import { beforeAll, describe, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import type { Media } from '#domain/media/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { asBytes, mov, mp4, pdf, phonePicture, png, webm } from '#tests/fixtures/media/samples.ts';
import { carDraft, newCar, newIssue, repairDraft } from '#tests/people.ts';
import { owner, withOwner, world } from '#tests/set-up.ts';

let carId: Id;

withOwner();
beforeAll(async () => {
  carId = (await newCar(owner)).id;
});

async function put(body: Buffer, purpose = 'issue', id = newId()): Promise<Media> {
  const { status, body: answer } = await owner.send(
    'PUT',
    `/api/media/${id}?purpose=${purpose}&carId=${carId}`,
    { body: asBytes(body) },
  );
  expect(answer).toMatchObject({ id });
  expect(status).toBe(200);
  return answer as Media;
}

const code = (answer: { body: unknown }) => (answer.body as { code: string }).code;

describe('the owner', () => {
  test("gets a file's size and type without its content", { tags: ['CALL-29'] }, async () => {
    const told = async (url: string) => {
      const { status, headers, body } = await owner.send('HEAD', url);
      expect([status, (body as Buffer).length]).toEqual([200, 0]);
      return [headers.get('content-length'), headers.get('content-type')];
    };
    const length = async (url: string) => String(((await owner.send('GET', url)).body as Buffer).length);
    for (const [file, type] of [
      [mp4(1234), 'video/mp4'],
      [mov(4321), 'video/quicktime'],
      [webm(), 'video/webm'],
      [pdf(), 'application/pdf'],
    ] as const) {
      const { url, size, contentType } = await put(file);
      expect([size, contentType]).toEqual([file.length, type]);
      expect(await told(url)).toEqual([String(size), type]);
    }
    // A picture is stored re-encoded, with a thumbnail.
    for (const picture of [await phonePicture({ width: 2000, height: 1000 }), await png()]) {
      const { url, size, contentType, thumbnailUrl } = await put(picture);
      expect(contentType).toBe('image/jpeg');
      expect(await length(url)).toBe(String(size));
      for (const one of [url, thumbnailUrl!])
        expect(await told(one)).toEqual([await length(one), 'image/jpeg']);
    }
  });

  test('deletes a loose file', { tags: ['CALL-27'] }, async () => {
    const kept = await put(await phonePicture());
    const { id, url, thumbnailUrl } = await put(await phonePicture());
    expect((await owner.send('DELETE', `/api/media/${id}`)).status).toBe(204);
    for (const still of [kept.url, kept.thumbnailUrl!])
      expect((await owner.send('GET', still)).status).toBe(200);
    expect((await owner.send('GET', url)).status).toBe(404);
    expect((await owner.send('GET', thumbnailUrl!)).status).toBe(404);
    expect((await owner.send('DELETE', `/api/media/${id}`)).status).toBe(404);
  });

  test('cannot delete a file that a problem, a repair or a car uses', async () => {
    const attached = await put(mp4());
    await newIssue(owner, carId, { mediaIds: [attached.id] });
    const receipt = await put(pdf(), 'receipt');
    await owner.call('repairs.log', repairDraft(carId, { receiptId: receipt.id }));
    const photo = await put(await phonePicture(), 'car-photo');
    await newCar(owner, { photoId: photo.id });
    for (const { id, url } of [attached, receipt, photo]) {
      expect(await owner.send('DELETE', `/api/media/${id}`).then(code)).toBe('ID_TAKEN');
      expect((await owner.send('GET', url)).status).toBe(200);
    }
  });

  test(
    'gets the files of an issue as lists of URLs, in their order',
    { tags: ['ENT-23', 'ENT-24'] },
    async () => {
      const [first, film, second, later] = [
        await put(await phonePicture()),
        await put(mp4()),
        await put(await phonePicture()),
        await put(mp4()),
      ];
      const invoice = await put(pdf());
      const mediaIds = [second.id, later.id, first.id, invoice.id, film.id];
      const issue = await newIssue(owner, carId, { mediaIds });
      expect(issue.images).toEqual([second.url, first.url]);
      expect(issue.videos).toEqual([later.url, film.url]);
      const read = await owner.call('issues.read', { carId, issueId: issue.id });
      expect(issue.documents).toEqual([invoice.url]);
      expect([read.images, read.videos, read.documents]).toEqual([
        issue.images,
        issue.videos,
        issue.documents,
      ]);
      for (const url of [...read.images, ...read.videos, ...read.documents])
        expect((await owner.send('GET', url)).status).toBe(200);
    },
  );

  test('caches a file with revalidation, over https without (D107)', async () => {
    const { url } = await put(mp4());
    const first = await owner.send('GET', url);
    // Log-out cannot clear the cache of a page served over http, so cached files must be revalidated.
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const { config } = world.deps;
    config.publicUrl = 'https://cars.example.org';
    const cookie = `__Secure-${owner.cookie.split('; ').find((part) => part.includes('session_token'))}`;
    const secure = await world.visitor().send('GET', url, { headers: { cookie } });
    config.publicUrl = undefined;
    expect(secure.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    const etag = first.headers.get('etag')!;
    const again = await owner.send('GET', url, { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, (again.body as Buffer).length]).toEqual([304, 0]);
    expect((await owner.send('GET', url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('reads a range of a video', { tags: ['CALL-28'] }, async () => {
    const film = mp4();
    const { url, size } = await put(film);
    const part = await owner.send('GET', url, { headers: { range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${size}`);
    expect(part.headers.get('content-length')).toBe('100');
    expect(film.subarray(100, 200).equals(part.body as Buffer)).toBe(true);
    const end = await owner.send('GET', url, { headers: { range: 'bytes=-5' } });
    expect(film.subarray(-5).equals(end.body as Buffer)).toBe(true);
    const beyond = await owner.send('GET', url, { headers: { range: `bytes=${size}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    const several = await owner.send('GET', url, { headers: { range: 'bytes=0-1,5-6' } });
    expect([several.status, several.headers.get('content-length')]).toEqual([200, String(size)]);
    const changed = await owner.send('GET', url, { headers: { range: 'bytes=0-1', 'if-range': '"other"' } });
    expect(changed.status).toBe(200);
  });

  test('gets headers that prevent scripts and content sniffing; a PDF is downloaded', async () => {
    const files: [Media, string][] = [
      [await put(await phonePicture()), 'picture.jpg'],
      [await put(mp4()), 'video.mp4'],
      [await put(pdf(), 'receipt'), 'document.pdf'],
    ];
    for (const [{ url, contentType, kind }, name] of files) {
      const { headers } = await owner.send('GET', url);
      expect(headers.get('content-type')).toBe(contentType);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-disposition')).toBe(
        `${kind === 'document' ? 'attachment' : 'inline'}; filename="${name}"`,
      );
      const policy = headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/; sandbox$/);
    }
  });
});

describe('someone else', () => {
  test('gets nothing by another name or a made-up id', async () => {
    const { id, url } = await put(await phonePicture());
    const stranger = await world.newOwner('Berta');
    const head = await fetch(world.baseUrl + url, { method: 'HEAD', headers: { cookie: stranger.cookie } });
    expect(head.status).toBe(404);
    for (const path of [
      `/api/media/${id}/video.mp4`,
      `/api/media/${id}/..%2f`,
      `/api/media/${newId()}/picture.jpg`,
      '/api/media/1%00/x',
      `/api/media/${'9'.repeat(400)}/picture.jpg`,
      '/api/media/%F0%9F%9A%97/picture.jpg',
    ]) {
      expect((await owner.send('GET', path)).status, path).toBe(404);
    }
  });

  test('cannot upload for another owner’s car or under their file’s id, nor use their file', async () => {
    const mine = await put(await phonePicture());
    const photo = await put(await phonePicture(), 'car-photo');
    const receipt = await put(pdf(), 'receipt');
    const stranger = await world.newOwner('Cilda');
    const theirs = (await newCar(stranger)).id;
    const body = await phonePicture();
    const other = await stranger.send('PUT', `/api/media/${newId()}?purpose=issue&carId=${carId}`, { body });
    expect(code(other)).toBe('NOT_FOUND');
    const twin = await stranger.send('PUT', `/api/media/${mine.id}?purpose=issue&carId=${theirs}`, { body });
    expect(twin.body).toEqual({ defined: true, code: 'ID_TAKEN', status: 409, message: 'This id is taken' });
    const unsigned = await world.visitor().send('PUT', `/api/media/${newId()}?purpose=car-photo`, { body });
    expect(code(unsigned)).toBe('UNAUTHORIZED');
    const without = await newIssue(stranger, theirs, { mediaIds: [mine.id] });
    expect(without.images).toEqual([]);
    expect((await stranger.send('GET', mine.url)).status).toBe(404);
    expect((await newIssue(owner, carId, { mediaIds: [mine.id] })).images).toEqual([mine.url]);
    expect(code(await stranger.attempt('cars.add', carDraft({ photoId: photo.id })))).toBe('NOT_FOUND');
    expect(code(await stranger.attempt('repairs.log', repairDraft(theirs, { receiptId: receipt.id })))).toBe(
      'NOT_FOUND',
    );
  });
});
