import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Media } from '#domain/media/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { linkRateLimits } from '#server/platform/rate-limits/link-rate-limits.ts';
import { hashToken } from '#server/platform/access/share-token.ts';
import { authRateLimit } from '#server/accounts/table.ts';
import { countRequests } from '#server/platform/rate-limits/rate-limit.ts';
import { asBytes, mp4, phonePicture } from '#tests/fixtures/media/samples.ts';
import { LivePage } from '#tests/live-page.ts';
import { mechanicRepair, newCar, newIssue, newLink } from '#tests/people.ts';
import { withWorld, world } from '#tests/set-up.ts';

withWorld({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });

const from = (host: number) => ({ 'x-forwarded-for': `198.51.100.${host}` });
const write = (token: string, host: number) =>
  world.visitor().send('POST', '/api/shared/repairs', { json: mechanicRepair(token), headers: from(host) });

test(
  'writes through one link are limited, whatever the addresses; another link goes on',
  { timeout: 90_000 },
  async () => {
    const owner = await world.newOwner();
    const { id: carId } = await newCar(owner);
    const [link, other] = [
      await newLink(owner, carId, { isEditable: true }),
      await newLink(owner, carId, { isEditable: true }),
    ];
    for (let sent = 0; sent < linkRateLimits.write.link.max; sent++)
      expect((await write(link.token, sent)).status).toBe(200);
    const refused = await write(link.token, 200);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect((refused.body as { data: { retryAfter: number } }).data.retryAfter).toBeGreaterThan(0);
    expect((await write(other.token, 200)).status).toBe(200);
  },
);

test(
  'guessing from one address is limited, and is told nothing else than a link that exists',
  { timeout: 90_000 },
  async () => {
    let refused = 0;
    for (let sent = 0; sent <= linkRateLimits.write.address.max; sent++) {
      const answer = await write(`${sent}`.padStart(43, 'g'), 201);
      if (answer.status === 429) refused += 1;
      else expect([answer.status, answer.body]).toEqual([200, null]);
    }
    expect(refused).toBe(1);
  },
);

const keyOf = (kind: keyof typeof linkRateLimits, token: string) =>
  `link-${kind}:${hashToken(token).toString('base64url')}`;
const countOf = async (key: string) => {
  const [row] = await world.deps.db.select().from(authRateLimit).where(eq(authRateLimit.key, key));
  return row?.count;
};
/** Sets the number of requests counted so far. */
const takeTurns = (kind: keyof typeof linkRateLimits, key: string, turns: number) =>
  countRequests(world.deps.db, key, linkRateLimits[kind].link, new Date(), turns);

describe('files through a link', () => {
  /** A car with a video of 3.5 MB and a picture, and two links to it. */
  async function shared() {
    const owner = await world.newOwner();
    const { id: carId } = await newCar(owner);
    const bring = async (body: Buffer) => {
      const path = `/api/media/${newId()}?purpose=issue&carId=${carId}`;
      return (await owner.send('PUT', path, { body: asBytes(body) })).body as Media;
    };
    const [film, picture] = [await bring(mp4(3.5 * 1024 * 1024)), await bring(await phonePicture())];
    await newIssue(owner, carId, { mediaIds: [film.id, picture.id] });
    return { film, picture, link: await newLink(owner, carId), other: await newLink(owner, carId) };
  }
  const get = (url: string, token: string, headers: Record<string, string> = {}) =>
    world.visitor().send('GET', `${url}?token=${token}`, { headers: { ...from(202), ...headers } });

  test('are limited by requests and bytes sent, per link', async () => {
    const { film, picture, link, other } = await shared();
    const key = keyOf('file', link.token);
    expect((await get(picture.url, link.token)).status).toBe(200);
    expect((await get(film.url, link.token, { range: 'bytes=0-99' })).status).toBe(206);
    expect(await countOf(key)).toBe(2);
    expect((await get(film.url, link.token)).status).toBe(200);
    // Bytes are counted after the response has ended.
    await expect.poll(() => countOf(key)).toBe(2 + 1 + 3);

    await takeTurns('file', key, linkRateLimits.file.link.max - 6);
    const refused = await get(picture.url, link.token);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(refused.headers.get('content-type')).toContain('json');
    expect((refused.body as { data: { retryAfter: number } }).data.retryAfter).toBeGreaterThan(0);
    expect((await get(picture.url, other.token)).status).toBe(200);
  });

  test('seeking in a video and viewing a whole garage stay below the limits', async () => {
    const { film, picture, link } = await shared();
    for (let part = 0; part < 60; part++) {
      const range = `bytes=${part * 50_000}-${part * 50_000 + 9_999}`;
      expect((await get(film.url, link.token, { range })).status).toBe(206);
      expect((await get(picture.thumbnailUrl!, link.token)).status).toBe(200);
    }
    expect(await countOf(keyOf('file', link.token))).toBe(120);
    expect(linkRateLimits.file.link.max).toBeGreaterThanOrEqual(50 * 120);
  });

  test('failed requests are counted, too', async () => {
    const { picture } = await shared();
    const guess = 'h'.repeat(43);
    expect((await get(picture.url, guess)).status).toBe(404);
    await takeTurns('file', keyOf('file', guess), linkRateLimits.file.link.max);
    expect((await get(picture.url, guess)).status).toBe(429);
  });
});

test('live connections of a link are counted when they are made; another link goes on', async () => {
  const owner = await world.newOwner();
  const { id: carId } = await newCar(owner);
  const [link, other] = [await newLink(owner, carId), await newLink(owner, carId)];
  const connect = async (token: string) => {
    const page = await LivePage.open(`${world.baseUrl}/api/shared/live?token=${token}`);
    page.leave();
    return page.status;
  };
  expect(await connect(link.token)).toBe(200);
  await takeTurns('live', keyOf('live', link.token), linkRateLimits.live.link.max - 1);
  expect([await connect(link.token), await connect(other.token)]).toEqual([429, 200]);
});

test('addresses of one IPv6 network are counted as one', async () => {
  const owner = await world.newOwner();
  const { id: carId } = await newCar(owner);
  const { token } = await newLink(owner, carId);
  const open = async (address: string) =>
    (
      await world
        .visitor()
        .send('GET', `/api/shared?token=${token}`, { headers: { 'x-forwarded-for': address } })
    ).status;
  expect(await open('2001:db8:7:8::1')).toBe(200);
  await countRequests(
    ...([world.deps.db, 'link-open-from:2001:db8:7:8::/64', linkRateLimits.open.address] as const),
    ...([new Date(), linkRateLimits.open.address.max - 1] as const),
  );
  expect([await open('2001:db8:7:8:aaaa::2'), await open('2001:db8:7:9::1')]).toEqual([429, 200]);
});
