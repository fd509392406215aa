import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { newId } from '#server/platform/deps.ts';
import { editing } from '#tests/applied-once.ts';
import type { Visitor } from '#tests/client.ts';
import { LivePage } from '#tests/live-page.ts';
import { issueDraft, newCar, newIssue, newLink, type Owner } from '#tests/people.ts';
import { expiredLink, openWorld, type World } from '#tests/world.ts';

/** Two app processes of one installation, with separate connections to the same database. */
let here: World;
let there: World;
let owner: Owner;
let carId: Id;
const pages: LivePage[] = [];

beforeAll(async () => {
  [here, there] = await Promise.all([openWorld(), openWorld()]);
});
afterAll(() => Promise.all([here.close(), there.close()]));
beforeEach(async () => {
  here.setClock();
  owner = await here.newOwner();
  carId = (await newCar(owner)).id;
});
afterEach(() => {
  for (const page of pages.splice(0)) page.leave();
});

async function open(world: World, path: string, cookie?: string): Promise<LivePage> {
  const page = await LivePage.open(`${world.baseUrl}/api${path}`, cookie);
  pages.push(page);
  if (page.status === 200) await page.hears('hello');
  return page;
}
const ownersPage = (world: World, visitor: Visitor = owner) => open(world, '/live', visitor.cookie);
const linkPage = (world: World, token: string) => open(world, `/shared/live?token=${token}`);

/** Another browser of the same owner. */
async function otherDevice(): Promise<Visitor> {
  const device = here.visitor();
  const { email, password } = owner;
  const { status } = await device.send('POST', '/api/auth/sign-in/email', { json: { email, password } });
  expect(status).toBe(200);
  return device;
}

test('the server gives a sign of life every 30 s, through a link too', { tags: ['LIM-23'] }, async () => {
  const { token } = await newLink(owner, carId);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const [own, shared] = [await ownersPage(there), await linkPage(there, token)];
    vi.advanceTimersByTime(150_000);
    await owner.call('issues.log', issueDraft(carId));
    for (const [page, news] of [
      [own, 'change'],
      [shared, 'refresh'],
    ] as const) {
      await page.hears(news);
      expect(page.heard.filter(({ type }) => type === 'beat')).toHaveLength(5);
      page.leave();
    }
  } finally {
    vi.useRealTimers();
  }
});

describe('an owner’s page', () => {
  test('hears of a change made through another process: its operation, nothing of its content', async () => {
    const page = await ownersPage(there);
    const draft = issueDraft(carId, { description: 'Quixotic squeal' });
    await owner.call('issues.log', draft);
    expect(await page.hears('change')).toEqual({ type: 'change', kind: 'car', carId, opId: draft.opId });
    expect(JSON.stringify(page.heard)).not.toContain('Quixotic');
  });

  test('hears of settings, links, threads and devices, each once', async () => {
    const page = await ownersPage(there);
    const hearsOf = async (kind: string, change: () => Promise<unknown>) => {
      const before = page.heard.length;
      await change();
      expect(await page.hears('change', before)).toMatchObject({ kind });
      return before;
    };
    const settings = editing(await owner.call('settings.read'));
    await hearsOf('settings', () =>
      owner.call('settings.edit', { ...settings, changes: { theme: { from: 'system', to: 'dark' } } }),
    );
    const id = newId();
    await hearsOf('links', () => owner.call('share.create', { opId: newId(), id, carId, isEditable: false }));
    await hearsOf('links', () => owner.call('share.delete', { opId: newId(), linkId: id }));
    await hearsOf('session', () => otherDevice());
    const before = await hearsOf('car', () => newIssue(owner, carId));
    // One transaction changed the car several times.
    expect(page.heard.slice(before).filter((event) => event.type === 'change')).toHaveLength(1);
    await hearsOf('thread', () =>
      fetch(`${here.baseUrl}/api/cars/${carId}/assistant`, {
        method: 'POST',
        headers: { cookie: owner.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ id: newId(), content: 'Why does it squeal?' }),
      }).then((answer) => answer.text()),
    );
  });

  test('of somebody else hears nothing, and nobody without a session has one', async () => {
    const stranger = await there.newOwner();
    const page = await open(there, '/live', stranger.cookie);
    await newIssue(owner, carId);
    // A change of its own follows, and is the first event it gets.
    const own = await newCar(stranger);
    expect(await page.hears('change')).toMatchObject({ carId: own.id });
    for (const cookie of ['', 'carful.session_token=x.y']) {
      expect((await open(there, '/live', cookie)).status).toBe(401);
    }
  });

  test('is told the end when its device is signed out, by itself or from elsewhere', async () => {
    const [device, third] = [await otherDevice(), await otherDevice()];
    const [mine, others, thirds] = [
      await ownersPage(here),
      await ownersPage(there, device),
      await ownersPage(there, third),
    ];
    await device.send('POST', '/api/auth/sign-out', { json: {} });
    await others.hears('ended');
    await others.ended;
    await owner.call('account.endSessions', { includingThis: false });
    await thirds.hears('ended');
    await thirds.ended;
    expect(mine.heard.some(({ type }) => type === 'ended')).toBe(false);
    expect((await ownersPage(there, device)).status).toBe(401);
  });

  test('begins with how long ago something changed', async () => {
    const fresh = await there.newOwner();
    expect((await (await ownersPage(there, fresh)).hears('hello')).changedMsAgo).toBeNull();
    const { changedMsAgo } = await (await ownersPage(there)).hears('hello');
    expect(changedMsAgo).toBeGreaterThanOrEqual(0);
    expect(changedMsAgo).toBeLessThan(30_000);
  });

  test('hears what was written while its process had lost the database', async () => {
    const [page, link] = [
      await ownersPage(there),
      await linkPage(there, (await newLink(owner, carId)).token),
    ];
    const before = page.heard.length;
    await here.deps.db.$client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'carful-live'",
    );
    const drafts = [issueDraft(carId), issueDraft(carId)];
    for (const draft of drafts) await owner.call('issues.log', draft);
    await link.hears('refresh');
    await expect.poll(() => page.heard.length).toBe(before + 2);
    const heard = page.heard.slice(before).map((event) => 'opId' in event && event.opId);
    expect(new Set(heard)).toEqual(new Set(drafts.map(({ opId }) => opId)));
  });

  test('is an answer that nobody keeps, changes or collects', async () => {
    const { headers } = await ownersPage(here);
    expect(headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(headers['cache-control']).toBe('private, no-store, no-transform');
    expect(headers['x-accel-buffering']).toBe('no');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    const { status } = await fetch(`${here.baseUrl}/api/live`, {
      method: 'HEAD',
      headers: { cookie: owner.cookie },
    });
    expect(status).toBe(404);
  });
});

describe('a link’s page', () => {
  test('hears that its car changed, and of no other car, link or setting', async () => {
    const other = await newCar(owner);
    const page = await linkPage(there, (await newLink(owner, carId)).token);
    await newIssue(owner, other.id);
    await newLink(owner, other.id);
    await newIssue(owner, carId);
    expect(await page.hears('refresh')).toEqual({ type: 'refresh' });
    expect(page.heard.filter(({ type }) => type !== 'hello')).toEqual([{ type: 'refresh' }]);
    expect(JSON.stringify(page.heard)).not.toContain(owner.id);
  });

  test(
    'ends when the link is deleted, when sharing is switched off, and when the car is gone',
    { tags: ['ROLE-08'] },
    async () => {
      const settings = await owner.call('settings.read');
      const second = await newCar(owner);
      const third = await newCar(owner);
      const links = await Promise.all([carId, second.id, third.id].map((id) => newLink(owner, id)));
      const [revoked, gone, off] = await Promise.all(links.map(({ token }) => linkPage(there, token)));
      await owner.call('share.delete', { opId: newId(), linkId: links[0]!.id });
      await revoked!.hears('ended');
      await owner.call('cars.delete', { opId: newId(), carId: second.id });
      await gone!.hears('ended');
      expect(off!.heard.some(({ type }) => type === 'ended')).toBe(false);
      await owner.call('settings.edit', {
        ...editing({ ...settings, version: (await owner.call('settings.read')).version }),
        changes: { mechanicSharingEnabled: { from: true, to: false } },
      });
      await off!.hears('ended');
      await Promise.all([revoked!.ended, gone!.ended, off!.ended]);
    },
  );

  test(
    'ends at the second the link expires, by the server’s clock',
    { tags: ['STAT-40', 'STAT-42'] },
    async () => {
      const link = await newLink(owner, carId, { hours: 1 });
      there.setClock(new Date(Date.parse(link.expiresAt) - 1_500));
      try {
        const page = await linkPage(there, link.token);
        expect(page.heard.map(({ type }) => type)).toEqual(['hello']);
        await page.hears('ended');
        await page.ended;
      } finally {
        there.setClock();
      }
    },
  );

  test('is told when the link allows something else, and ends with the lifetime it has by then', async () => {
    const link = await newLink(owner, carId, { hours: 168 });
    const page = await linkPage(there, link.token);
    const edit = { linkId: link.id, isEditable: true, hours: 1 };
    await owner.call('share.edit', { opId: newId(), ...edit });
    await page.hears('refresh');
    expect(page.heard.some(({ type }) => type === 'ended')).toBe(false);
    there.setClock(new Date(Date.now() + 3_599_000));
    try {
      // Shortened again a second before that: the remaining life follows the link's current expiry.
      here.setClock(new Date(Date.now() - 1_000));
      await owner.call('share.edit', { opId: newId(), ...edit });
      await page.hears('ended');
    } finally {
      there.setClock();
    }
  });

  test(
    'is refused for an expired, an unknown and an ended link as the page itself is',
    { tags: ['STAT-42'] },
    async () => {
      const expired = await expiredLink(here, owner, carId);
      const ended = await newLink(owner, carId);
      await owner.call('share.delete', { opId: newId(), linkId: ended.id });
      const statuses = [];
      for (const token of [expired.token, ended.token, 'A'.repeat(43), '']) {
        statuses.push((await linkPage(there, token)).status);
      }
      expect(statuses).toEqual([410, 404, 404, 404]);
      expect((await open(there, `/live?token=${expired.token}`)).status).toBe(401);
    },
  );
});

describe('what there may be of them', () => {
  test('an account and a link have so many connections and no more; one that ended makes room', async () => {
    const world = await openWorld({ env: { RATE_LIMITS: 'on' } });
    try {
      const { token } = await newLink(owner, carId);
      for (const [path, cookie, max] of [
        ['/live', owner.cookie, limits.liveStreamsPerAccount],
        [`/shared/live?token=${token}`, undefined, limits.liveStreamsPerLink],
      ] as const) {
        const all = await Promise.all(Array.from({ length: max }, () => open(world, path, cookie)));
        expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
        expect((await open(world, path, cookie)).status).toBe(429);
        all[0]!.leave();
        await expect.poll(async () => (await open(world, path, cookie)).status).toBe(200);
      }
    } finally {
      await world.close();
    }
  });

  test('who leaves before the answer begins takes no room', async () => {
    const url = `${here.baseUrl}/api/live`;
    const hurried = Array.from({ length: 3 * limits.liveStreamsPerAccount }, async (_, at) => {
      const request = fetch(url, { headers: { cookie: owner.cookie }, signal: AbortSignal.timeout(at % 7) });
      await expect(request.then(({ body }) => body?.cancel())).resolves.toBeUndefined();
    });
    await Promise.allSettled(hurried);
    await expect
      .poll(async () => {
        const page = await LivePage.open(url, owner.cookie);
        pages.push(page);
        return page.status;
      })
      .toBe(200);
    for (let more = 1; more < limits.liveStreamsPerAccount; more++) await ownersPage(here);
    expect(pages.filter(({ status }) => status === 200)).toHaveLength(limits.liveStreamsPerAccount);
  });
});
