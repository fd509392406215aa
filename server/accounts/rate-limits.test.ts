import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { authRateLimit } from './table.ts';
import { countRequests } from '#server/platform/rate-limits/rate-limit.ts';
import { openWorld } from '#tests/world.ts';
import { emailKey } from './check-request.ts';
import { withWorld, world } from '#tests/set-up.ts';

withWorld({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });

/** Each test uses its own network, because the counts are stored in the database. */
let network = 0;
beforeEach(() => (network += 1));
const from = (host: number) => ({ 'x-forwarded-for': `203.0.${network}.${host}`, origin: world.baseUrl });
const post = (path: string, json: Record<string, unknown>, headers: Record<string, string>) =>
  world.visitor().send('POST', `/api/auth/${path}`, { json, headers });
const signIn = (headers: Record<string, string>) =>
  post('sign-in/email', { email: `${newId()}@example.com`, password: 'wrong horse 8' }, headers);

describe('attempts', () => {
  test('refuses the eleventh sign-in within a minute from one address, not from another', async () => {
    for (let tried = 0; tried < 10; tried++) expect((await signIn(from(1))).status).toBe(401);
    const eleventh = await signIn(from(1));
    const retryAfter = Number(eleventh.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(eleventh).toMatchObject({
      status: 429,
      body: { defined: true, code: 'TOO_MANY_REQUESTS', status: 429, data: { retryAfter } },
    });
    expect((await signIn(from(2))).status).toBe(401);
  });

  test('uses the address reported by the proxy, not one that the client sends', async () => {
    const made = (at: number) => ({ ...from(1), 'x-forwarded-for': `198.51.100.${at}, 203.0.${network}.1` });
    for (let tried = 0; tried < 10; tried++) expect((await signIn(made(tried))).status).toBe(401);
    expect((await signIn(made(99))).status).toBe(429);
    const claimed = { ...from(1), 'x-carful-client-address': '192.0.2.7' };
    expect((await signIn(claimed)).status).toBe(429);
  });

  test('counts sign-ups and resets separately', async () => {
    const weak = () =>
      post('sign-up/email', { email: `${newId()}@example.com`, password: 'weak', name: 'A' }, from(1));
    for (let tried = 0; tried < 10; tried++) expect((await weak()).status).toBe(400);
    expect((await weak()).status).toBe(429);
    const reset = () => post('request-password-reset', { email: `${newId()}@example.com` }, from(1));
    for (let tried = 0; tried < 3; tried++) expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(429);
    expect((await signIn(from(1))).status).toBe(401);
  });

  test('shares the counts with a second process through the database', async () => {
    for (let tried = 0; tried < 10; tried++) await signIn(from(1));
    const second = await openWorld({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
    try {
      const headers = { ...from(1), origin: second.baseUrl };
      const json = { email: 'a@example.com', password: 'wrong horse 8' };
      expect((await second.visitor().send('POST', '/api/auth/sign-in/email', { json, headers })).status).toBe(
        429,
      );
      const kept = await world.deps.db.select().from(authRateLimit);
      expect(kept.some(({ key }) => key.includes(`203.0.${network}.1`))).toBe(true);
    } finally {
      await second.close();
    }
  });
});

describe('links that confirm an address', () => {
  const follow = (host: number, token: string) =>
    world.visitor().send('POST', '/api/account/confirm-email', {
      json: { token, password: 'correct horse 7' },
      headers: from(host),
    });

  test('sixty tokens in ten minutes from one network, and no row for a made-up one', async () => {
    expect((await follow(1, 'made-up')).body).toEqual({ outcome: 'invalid' });
    for (let tried = 1; tried < 60; tried++) expect((await follow(1, `made-up-${tried}`)).status).toBe(200);
    expect(await follow(1, 'made-up-60')).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    const keys = ['made-up', 'made-up-1', 'made-up-60'].map(
      (token) => `follow:email-link:${createHash('sha256').update(token).digest('base64url')}`,
    );
    const counted = await world.deps.db.select().from(authRateLimit).where(inArray(authRateLimit.key, keys));
    expect(counted).toEqual([]);
    expect((await follow(2, 'made-up')).status).toBe(200);
  });
});

describe('concurrent requests', () => {
  test('two processes together allow exactly ten of thirty', async () => {
    const second = await openWorld({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
    try {
      const json = { email: `${newId()}@example.com`, password: 'wrong horse 8' };
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_none, at) => {
          const process = at % 2 === 0 ? world : second;
          const headers = { ...from(1), origin: process.baseUrl };
          return process.visitor().send('POST', '/api/auth/sign-in/email', { json, headers });
        }),
      );
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    } finally {
      await second.close();
    }
  });

  test('counts each request once, and starts again after the window', async () => {
    const key = `test:${newId()}`;
    const allowance = { max: 5, seconds: 60 };
    const now = new Date();
    const take = (at: Date) => countRequests(world.deps.db, key, allowance, at);
    const waits = await Promise.all(Array.from({ length: 12 }, () => take(now)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(waits.filter((wait) => wait === 60)).toHaveLength(7);
    expect(await take(new Date(now.getTime() + 59_500))).toBe(1);
    expect(await take(new Date(now.getTime() + 60_000))).toBe(0);
  });
});

describe('limits by e-mail address', () => {
  const guess = (email: string, host: number) =>
    post('sign-in/email', { email: email.toUpperCase(), password: 'wrong horse 8' }, from(host));
  const setCount = async (key: string, count: number) => {
    const changed = await world.deps.db
      .update(authRateLimit)
      .set({ count })
      .where(eq(authRateLimit.key, key))
      .returning();
    expect(changed).toHaveLength(1);
  };

  test('allow fifty attempts an hour from one network, without locking out others', async () => {
    const email = `${newId()}@example.com`;
    expect((await guess(email, 1)).status).toBe(401);
    await setCount(emailKey(world.deps, `sign-in:203.0.${network}.1`, email), 49);
    expect([(await guess(email, 1)).status, (await guess(email, 1)).status]).toEqual([401, 429]);
    expect((await guess(email, 2)).status).toBe(401);
    expect((await signIn(from(1))).status).toBe(401);
  });

  test('do not count attempts of a network that is already refused', async () => {
    const email = `${newId()}@example.com`;
    for (let tried = 0; tried < 14; tried++) {
      await post('sign-in/email', { email, password: 'wrong horse 8' }, from(1));
    }
    const [counted] = await world.deps.db
      .select()
      .from(authRateLimit)
      .where(eq(authRateLimit.key, emailKey(world.deps, 'sign-in', email)));
    expect(counted?.count).toBe(10);
  });

  test('are counted by a fingerprint that cannot be made without the secret of this server', async () => {
    const email = `${newId()}@example.com`;
    await guess(email, 1);
    const keys = await world.deps.db.select({ key: authRateLimit.key }).from(authRateLimit);
    const all = keys.map(({ key }) => key).join(' ');
    expect(all).toContain(emailKey(world.deps, 'sign-in', email));
    expect(all).not.toContain(createHash('sha256').update(email).digest('base64url'));
    expect(all).not.toContain(email);
  });
});
