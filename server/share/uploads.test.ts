import { beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { Media } from '#domain/media/schema.ts';
import type { ShareLink } from '#domain/share/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { asBytes, mp4, pdf, phonePicture, svg } from '#tests/fixtures/media/samples.ts';
import { mechanicRepair, mechanicSymptom, newLink } from '#tests/people.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';

let link: ShareLink;

withCar();
beforeEach(async () => {
  link = await newLink(owner, carId, { isEditable: true });
});

const mechanic = () => world.visitor();
const bring = (body: Buffer, purpose = 'issue', token = link.token, id: Id = newId()) =>
  mechanic().send('PUT', `/api/media/${id}?purpose=${purpose}&token=${token}`, { body: asBytes(body) });
const brought = async () => {
  const { status, body } = await bring(await phonePicture());
  expect(status).toBe(200);
  return body as Media;
};

describe('a picture through a link', () => {
  test(
    'is a picture by its content: no video, no document, nothing else (D85)',
    { tags: ['VAL-54', 'VAL-55'] },
    async () => {
      for (const purpose of ['issue', 'receipt']) {
        for (const file of [mp4(), pdf(), svg()])
          expect((await bring(file, purpose)).body).toMatchObject({ code: 'UNSUPPORTED_MEDIA' });
      }
      expect((await bring(await phonePicture(), 'car-photo')).body).toMatchObject({
        code: 'UNSUPPORTED_MEDIA',
      });
      const tooLarge = await bring(Buffer.concat([await phonePicture(), Buffer.alloc(11 * 1024 * 1024)]));
      expect(tooLarge.body).toMatchObject({ code: 'TOO_LARGE' });
    },
  );

  test('is stripped of metadata and visible to this mechanic while the form is open', async () => {
    const sent = await phonePicture();
    expect(sent.includes('Exif')).toBe(true);
    const picture = await brought();
    const open = (token: string) => mechanic().send('GET', `${picture.url}?token=${token}`);
    const shown = await open(link.token);
    expect(shown.status).toBe(200);
    expect((shown.body as Buffer).includes('Exif')).toBe(false);
    expect((await open((await newLink(owner, carId)).token)).status).toBe(404);
  });

  test('can be attached through the same link only, not the owner’s or another mechanic’s file', async () => {
    const ownId = newId();
    await owner.send('PUT', `/api/media/${ownId}?purpose=issue&carId=${carId}`, {
      body: asBytes(await phonePicture()),
    });
    const receiptId = newId();
    await owner.send('PUT', `/api/media/${receiptId}?purpose=receipt&carId=${carId}`, {
      body: asBytes(pdf()),
    });
    const second = await newLink(owner, carId, { isEditable: true });
    const otherId = newId();
    await bring(await phonePicture(), 'issue', second.token, otherId);
    for (const id of [ownId, otherId, newId()]) {
      const answer = await mechanic().attempt('share.logSymptom', {
        ...mechanicSymptom(link.token),
        images: [id],
      });
      expect(answer.body).toMatchObject({ code: 'NOT_FOUND' });
    }
    const taken = { ...mechanicRepair(link.token), receiptImage: receiptId };
    expect((await mechanic().attempt('share.logRepair', taken)).body).toMatchObject({ code: 'NOT_FOUND' });
    expect((await owner.call('issues.list', { carId })).issues).toEqual([]);
    // An id in use reveals nothing about its file.
    const again = await bring(await phonePicture(), 'issue', link.token, ownId);
    expect(again).toMatchObject({ status: 409, body: { code: 'ID_TAKEN' } });
  });

  test('counts towards the link’s quota, not the owner’s', async () => {
    const picture = await brought();
    await world.deps.db.$client.query('update media set size = $1 where id = $2', [
      limits.linkBytes - 10,
      picture.id,
    ]);
    const more = await bring(await phonePicture());
    expect(more).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    const second = await newLink(owner, carId, { isEditable: true });
    expect((await bring(await phonePicture(), 'issue', second.token)).status).toBe(200);
    const own = `/api/media/${newId()}?purpose=issue&carId=${carId}`;
    expect((await owner.send('PUT', own, { body: asBytes(await phonePicture()) })).status).toBe(200);
  });
});

test('a link can add a limited number of records, and what it withdraws counts', async () => {
  const { token } = link;
  const repair = mechanicRepair(token);
  await mechanic().call('share.logRepair', repair);
  const withdrawn = { opId: newId(), token, id: repair.id, sentAs: repair.opId };
  await mechanic().call('share.withdrawRepair', withdrawn);
  const { rows } = await world.deps.db.$client.query<{ n: number }>(
    `insert into repairs (id, owner_id, car_id, title, date, currency, link_id)
     select gen_random_uuid(), $1, $2, 'One of many', '2026-01-01', 'USD', $3 from generate_series(1, $4)
     returning 1 as n`,
    [owner.id, carId, link.id, limits.linkRecords - 1],
  );
  expect(rows).toHaveLength(limits.linkRecords - 1);
  const answer = await mechanic().attempt('share.logSymptom', mechanicSymptom(link.token));
  expect(answer).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
});

describe('an operation of a mechanic', () => {
  test('is idempotent, also for concurrent duplicates', async () => {
    const input = mechanicRepair(link.token);
    const answers = await Promise.all([1, 2, 3].map(() => mechanic().attempt('share.logRepair', input)));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { id: input.id }]);
    expect((await owner.call('repairs.list', { carId })).repairs).toHaveLength(1);
    const other = await mechanic().attempt('share.logRepair', { ...input, title: 'Another' });
    expect(other).toMatchObject({ status: 409, body: { code: 'ID_TAKEN' } });
  });

  test('of two links are two operations', async () => {
    const second = await newLink(owner, carId, { isEditable: true });
    const input = mechanicSymptom(link.token);
    await mechanic().call('share.logSymptom', input);
    const copy = { ...input, token: second.token, id: newId() };
    expect(await mechanic().call('share.logSymptom', copy)).toEqual({ id: copy.id });
    expect((await owner.call('issues.list', { carId })).issues).toHaveLength(2);
  });

  test('is complete or absent when the owner revokes the link during it', async () => {
    const input = mechanicRepair(link.token);
    const [answer] = await Promise.all([
      mechanic().attempt('share.logRepair', input),
      owner.call('share.delete', { opId: newId(), linkId: link.id }),
    ]);
    const { repairs } = await owner.call('repairs.list', { carId });
    expect(repairs.map(({ id }) => ({ id }))).toEqual(answer.body === null ? [] : [answer.body]);
    expect((await mechanic().attempt('share.logRepair', mechanicRepair(link.token))).body).toBeNull();
  });
});
