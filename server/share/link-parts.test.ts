import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { ShareLink } from '#domain/share/schema.ts';
import { uploads } from '#server/media/table.ts';
import { newId } from '#server/platform/deps.ts';
import { linkRateLimits } from '#server/platform/rate-limits/link-rate-limits.ts';
import { asBytes, mp4, noise, phonePicture } from '#tests/fixtures/media/samples.ts';
import { mechanicSymptom, newCar, newLink } from '#tests/people.ts';
import { beginUpload, cutPart, sendPart, sendRest, stateOf, type Upload } from '#tests/send-in-parts.ts';
import { expiredLink, openWorld } from '#tests/world.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';

const MB = 1024 * 1024;
const PART = limits.uploadPartBytes;
let link: ShareLink;
let picture: Buffer;

withCar();
beforeAll(async () => {
  picture = await noise(700).png().toBuffer();
});
beforeEach(async () => {
  link = await newLink(owner, carId, { isEditable: true });
});

const mechanic = () => world.visitor();
const upload = (changes: Partial<Upload> & { token?: string; purpose?: string } = {}): Upload => {
  const { token = link.token, purpose = 'issue', ...rest } = changes;
  return { id: newId(), file: picture, query: `purpose=${purpose}&token=${token}`, ...rest };
};
const refusedAs = (code: string) => ({ body: expect.objectContaining({ code }) as unknown });
const rowOf = async (id: Id) =>
  (await world.deps.db.select().from(uploads).where(eq(uploads.id, id)))[0] ?? null;

describe('a mechanic’s picture in parts', () => {
  test(
    'goes on after cuts, is checked as one sent whole, and joins the record',
    { tags: ['OFF-01'] },
    async () => {
      const one = upload();
      expect(one.file.length).toBeGreaterThan(2 * PART);
      expect(stateOf(await beginUpload(mechanic(), one))).toEqual({ received: 0, media: null });
      await cutPart(mechanic(), one, { offset: 0, bytes: 200_000 });
      // A client that reconnects at once ends the part before all of it was read.
      await expect.poll(async () => (await rowOf(one.id))?.received).toBeGreaterThan(0);
      const { received } = stateOf(await beginUpload(mechanic(), one));
      expect(received).toBeGreaterThan(0);
      const ahead = await sendPart(mechanic(), one, received + PART);
      expect(ahead).toMatchObject({ status: 409, body: { code: 'WRONG_OFFSET', data: { received } } });
      const { media: file } = await sendRest(mechanic(), one);
      expect(file).toMatchObject({ id: one.id, kind: 'picture', contentType: 'image/jpeg', width: 700 });
      expect(stateOf(await beginUpload(mechanic(), one)).media).toEqual(file);
      expect(await rowOf(one.id)).toBeNull();
      const symptom = mechanicSymptom(link.token, { images: [one.id] });
      const { id: issueId } = (await mechanic().call('share.logSymptom', symptom))!;
      expect((await owner.call('issues.read', { carId, issueId })).images).toEqual([file!.url]);
    },
  );

  test(
    'is nothing else than a picture, by its first part and when it is whole (D85)',
    { tags: ['OFF-02', 'VAL-55'] },
    async () => {
      const film = upload({ file: mp4(2 * MB) });
      await beginUpload(mechanic(), film);
      expect(await sendPart(mechanic(), film, 0)).toMatchObject(refusedAs('UNSUPPORTED_MEDIA'));
      const damaged = upload({
        file: Buffer.concat([picture.subarray(0, 1.5 * PART), Buffer.alloc(PART, 7)]),
      });
      await beginUpload(mechanic(), damaged);
      for (const offset of [0, PART]) await sendPart(mechanic(), damaged, offset);
      expect(await sendPart(mechanic(), damaged, 2 * PART)).toMatchObject(refusedAs('UPLOAD_FAILED'));
      for (const { id } of [film, damaged]) expect(await rowOf(id)).toBeNull();
      for (const purpose of ['car-photo', 'document'])
        expect(await beginUpload(mechanic(), upload({ purpose }))).toMatchObject(
          refusedAs('UNSUPPORTED_MEDIA'),
        );
      const large = { ...upload(), file: { length: 11 * MB } as Buffer };
      expect(await beginUpload(mechanic(), large)).toMatchObject(refusedAs('TOO_LARGE'));
      for (const length of [0, -1, 1.5]) {
        const wrong = { ...upload(), file: { length } as Buffer };
        expect(await beginUpload(mechanic(), wrong)).toMatchObject({ status: 400 });
      }
      const longer = upload({ file: await phonePicture() });
      await beginUpload(mechanic(), longer);
      const more = { ...longer, file: Buffer.concat([longer.file, Buffer.alloc(9)]) };
      expect(await sendPart(mechanic(), more, 0)).toMatchObject(refusedAs('TOO_LARGE'));
    },
  );

  test(
    'belongs to its link: neither its owner, a stranger nor another link can go on with it',
    { tags: ['OFF-03'] },
    async () => {
      const one = upload();
      await beginUpload(mechanic(), one);
      await sendPart(mechanic(), one, 0);
      const second = await newLink(owner, carId, { isEditable: true });
      const stranger = await world.newOwner('Stranger');
      const theirs = (await newCar(stranger)).id;
      const others = [
        [mechanic(), `purpose=issue&token=${second.token}`],
        [owner, `purpose=issue&carId=${carId}`],
        [stranger, `purpose=issue&carId=${theirs}`],
      ] as const;
      for (const [visitor, query] of others) {
        const nothing = await sendPart(visitor, { ...one, query, id: newId() }, PART);
        expect(nothing.status).toBe(404);
        expect(await sendPart(visitor, { ...one, query }, PART)).toMatchObject({
          status: 404,
          body: nothing.body,
        });
        expect((await visitor.send('DELETE', `/api/media/${one.id}`)).status).not.toBe(204);
      }
      for (const [visitor, query] of others.slice(0, 2))
        expect(await beginUpload(visitor, { ...one, query })).toMatchObject(refusedAs('ID_TAKEN'));
      const own = upload({ query: `purpose=issue&carId=${carId}` });
      await beginUpload(owner, own);
      await sendPart(owner, own, 0);
      expect(await sendPart(mechanic(), { ...own, query: one.query }, PART)).toMatchObject({ status: 404 });
      expect(stateOf(await beginUpload(owner, own)).received).toBe(PART);
      expect(stateOf(await beginUpload(mechanic(), one)).received).toBe(PART);
      expect((await sendRest(mechanic(), one)).media).toMatchObject({ id: one.id });
      expect((await sendPart(owner, { ...one, query: others[1][1] }, picture.length)).status).toBe(404);
    },
  );

  test(
    'ends with its link: expired, ended, view-only or unknown, at any part',
    { tags: ['STAT-42', 'STAT-45', 'VAL-72', 'VAL-73', 'VAL-74'] },
    async () => {
      const change = (isEditable: boolean) =>
        owner.call('share.edit', { opId: newId(), linkId: link.id, isEditable });
      const one = upload();
      await beginUpload(mechanic(), one);
      await sendPart(mechanic(), one, 0);
      const isRefused = async () => {
        expect(await sendPart(mechanic(), one, PART)).toMatchObject(refusedAs('LINK_INVALID'));
        expect(await beginUpload(mechanic(), one)).toMatchObject(refusedAs('LINK_INVALID'));
      };
      await change(false);
      await isRefused();
      await change(true);
      try {
        world.setClock(new Date(Date.parse(link.expiresAt) - 1000));
        expect(stateOf(await sendPart(mechanic(), one, PART)).received).toBe(2 * PART);
        world.setClock(new Date(link.expiresAt));
        await isRefused();
      } finally {
        world.setClock();
      }
      expect(await rowOf(one.id)).toMatchObject({ received: 2 * PART });
      await owner.call('share.delete', { opId: newId(), linkId: link.id });
      await isRefused();
      const expired = await expiredLink(world, owner, carId, { isEditable: true });
      const viewOnly = await newLink(owner, carId);
      for (const token of [expired.token, viewOnly.token, 'A'.repeat(43)])
        expect(await beginUpload(mechanic(), upload({ token }))).toMatchObject(refusedAs('LINK_INVALID'));
    },
  );

  test('counts from its start towards its link and its owner’s account', { tags: ['OFF-02'] }, async () => {
    const tenMegabytes = (token?: string) => ({
      ...upload(token ? { token } : {}),
      file: { length: 10 * MB } as Buffer,
    });
    for (let open = 0; open < limits.linkBytes / (10 * MB); open++)
      expect((await beginUpload(mechanic(), tenMegabytes())).status).toBe(200);
    expect(await beginUpload(mechanic(), tenMegabytes())).toMatchObject({ status: 429 });
    const second = await newLink(owner, carId, { isEditable: true });
    for (let open = 0; open < limits.linkFiles; open++)
      expect(
        (
          await beginUpload(mechanic(), {
            ...upload({ token: second.token }),
            file: asBytes(Buffer.alloc(9)),
          })
        ).status,
      ).toBe(200);
    expect(await beginUpload(mechanic(), upload({ token: second.token }))).toMatchObject({ status: 429 });
    // Uploads through links count towards the account's quota, not towards the owner's own limit.
    const own = upload({ query: `purpose=issue&carId=${carId}` });
    expect((await beginUpload(owner, own)).status).toBe(200);
    const third = await newLink(owner, carId, { isEditable: true });
    const { quota } = world.deps.config;
    const before = quota.bytes;
    try {
      quota.bytes = limits.linkBytes + 15 * MB;
      expect(await beginUpload(mechanic(), tenMegabytes(third.token))).toMatchObject({ status: 200 });
      expect(await beginUpload(mechanic(), tenMegabytes(third.token))).toMatchObject(
        refusedAs('QUOTA_EXCEEDED'),
      );
    } finally {
      quota.bytes = before;
    }
  });
});

test('through a link an upload counts as one when it begins, and each of its requests as a part', async () => {
  const limited = await openWorld({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  try {
    const one = await limited.newOwner();
    const { token } = await newLink(one, (await newCar(one)).id, { isEditable: true });
    const visitor = limited.visitor();
    const begun = upload({ token });
    await sendRest(visitor, begun);
    for (let again = 0; again < linkRateLimits.upload.link.max - 1; again++)
      expect((await beginUpload(visitor, { ...begun, id: begun.id })).status).toBe(200);
    const { rows } = await limited.deps.db.$client.query<{ key: string; count: number }>(
      `select split_part(key, ':', 1) as key, count from auth_rate_limit where key ~ '^link-(upload|part):' order by key`,
    );
    expect(rows).toEqual([
      { key: 'link-part', count: linkRateLimits.upload.link.max + Math.ceil(picture.length / PART) },
      { key: 'link-upload', count: 1 },
    ]);
  } finally {
    await limited.close();
  }
});
