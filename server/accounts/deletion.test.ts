import { and, eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { authSession, authUser, authVerification, users } from './table.ts';
import { deletedFiles, media } from '#server/media/table.ts';
import { operations } from '#server/platform/database/table.ts';
import { FileMissing } from '#server/platform/files/file-store.ts';
import { sweepFiles } from '#server/media/jobs.ts';
import { fingerprint } from '#tests/fingerprint.ts';
import type { Owner } from '#tests/people.ts';
import { newProgram } from '#tests/keys.ts';
import { runJob } from '#tests/run-job.ts';
import { newThings } from '#tests/things.ts';
import { openWorld } from '#tests/world.ts';
import { deleteExpiredRows, eraseAccounts } from './jobs.ts';
import { deleteAccountOf, disableAccount, enableAccount } from './operate-accounts.ts';
import { withWorld, world } from '#tests/set-up.ts';

withWorld();

const DAY_MS = 24 * 3_600_000;
const signIn = async ({ email, password }: Owner) => {
  const visitor = world.visitor();
  const { status } = await visitor.send('POST', '/api/auth/sign-in/email', { json: { email, password } });
  return { visitor, status };
};
/** Runs the sweeps as if this many days had passed. */
async function sweepIn(days: number): Promise<void> {
  world.setClock(new Date(Date.now() + days * DAY_MS));
  try {
    await runJob(world.deps, eraseAccounts);
  } finally {
    world.setClock();
  }
  await runJob(world.deps, sweepFiles);
}
const hasBytes = (key: string) =>
  world.deps.files.size(key).then(
    () => true,
    (error: unknown) => {
      if (error instanceof FileMissing) return false;
      throw error;
    },
  );
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
async function addPhoto(owner: Owner): Promise<string> {
  const id = newId();
  const { status } = await owner.send('PUT', `/api/media/${id}?purpose=car-photo`, {
    body: PIXEL,
    headers: { 'content-type': 'image/png' },
  });
  expect(status).toBe(200);
  const [row] = await world.deps.db.select().from(media).where(eq(media.id, id));
  return row!.storageKey;
}
const marks = async ({ id }: Owner) => {
  const [account] = await world.deps.db.select().from(authUser).where(eq(authUser.id, id));
  const [row] = await world.deps.db.select().from(users).where(eq(users.id, id));
  return { requested: account?.deletionRequestedAt ?? null, deletedAt: row?.deletedAt ?? null };
};

describe('deleting an account (D97)', () => {
  test('requires the password', async () => {
    const owner = await world.newOwner();
    for (const password of ['wrong horse 8', undefined]) {
      expect(await owner.call('account.delete', password ? { password } : {})).toEqual({
        outcome: 'wrong-password',
        eraseAt: null,
      });
    }
    expect(await marks(owner)).toEqual({ requested: null, deletedAt: null });
    expect((await owner.attempt('cars.list')).status).toBe(200);
  });

  test('signs out everywhere at once, but keeps the data', async () => {
    const owner = await world.newOwner();
    await newThings(owner);
    const { visitor: phone } = await signIn(owner);
    const before = await fingerprint(world.deps.db, [owner.id]);
    const { outcome, eraseAt } = await owner.call('account.delete', { password: owner.password });
    expect(outcome).toBe('requested');
    expect(Math.abs(Date.parse(eraseAt!) - Date.now() - 30 * DAY_MS)).toBeLessThan(60_000);
    expect(owner.cookie).toBe('');
    expect((await phone.attempt('cars.list')).status).toBe(401);
    const after = await fingerprint(world.deps.db, [owner.id]);
    for (const table of ['cars', 'issues', 'repairs', 'auth_account'])
      expect(after[table]).toBe(before[table]);
    expect((await marks(owner)).deletedAt).not.toBeNull();
  });

  const now = () => new Date();
  const endings: Record<string, (owner: Owner) => Promise<unknown>> = {
    'deleted by its owner': (owner) => owner.call('account.delete', { password: owner.password }),
    'deleted by the operator': ({ email }) => deleteAccountOf(world.deps.db, email, now(), 'later'),
    'locked by the operator': ({ email }) => disableAccount(world.deps.db, email, now()),
  };
  test.each(Object.keys(endings))('what reached an account %s does not come back with it', async (how) => {
    const owner = await world.newOwner();
    const { token } = await newThings(owner);
    const program = await newProgram(owner);
    expect((await program.attempt('cars.list')).status).toBe(200);
    const tables = ['push_devices', 'notice_addresses', 'calendar_feeds', 'api_keys', 'webhooks'];
    const before = await fingerprint(world.deps.db, [owner.id], 'all');
    for (const table of tables) expect(before[table], table).toMatch(/^[1-9]/);
    await endings[how]!(owner);
    await enableAccount(world.deps.db, owner.email);
    const { visitor, status } = await signIn(owner);
    expect([status, (await visitor.attempt('cars.list')).status]).toEqual([200, 200]);
    const after = await fingerprint(world.deps.db, [owner.id], 'all');
    for (const table of tables) expect([table, after[table]]).toEqual([table, '0 ']);
    expect((await program.attempt('cars.list')).status).toBe(401);
    expect(await world.visitor().attempt('share.open', { token })).toMatchObject({
      status: 404,
      body: { code: 'LINK_INVALID' },
    });
  });

  test('signing in within 30 days restores it completely', { tags: ['STAT-62'] }, async () => {
    const owner = await world.newOwner();
    const { carId } = await newThings(owner);
    await owner.call('account.delete', { password: owner.password });
    await sweepIn(29.9);
    const { visitor, status } = await signIn(owner);
    expect(status).toBe(200);
    expect(await marks(owner)).toEqual({ requested: null, deletedAt: null });
    await sweepIn(31);
    expect((await visitor.call('cars.list')).cars.map(({ id }) => id)).toEqual([carId]);
  });

  test('a wrong password does not restore it', async () => {
    const owner = await world.newOwner();
    await owner.call('account.delete', { password: owner.password });
    expect((await signIn(Object.assign(owner, { password: 'wrong horse 8' }))).status).toBe(401);
    expect((await marks(owner)).requested).not.toBeNull();
  });

  test('after 30 days all its rows and files are erased, and nobody else’s', async () => {
    const [owner, bystander] = [await world.newOwner(), await world.newOwner()];
    await newThings(owner);
    await newThings(bystander);
    const [key, kept] = [await addPhoto(owner), await addPhoto(bystander)];
    await owner.send('POST', '/api/auth/request-password-reset', { json: { email: owner.email } });
    await owner.call('account.delete', { password: owner.password });
    expect(await hasBytes(key)).toBe(true);
    const others = await fingerprint(world.deps.db, [bystander.id]);
    await sweepIn(30.1);
    const left = await fingerprint(world.deps.db, [owner.id], 'all');
    for (const [table, found] of Object.entries(left)) expect([table, found]).toEqual([table, '0 ']);
    expect(
      await world.deps.db.select().from(authVerification).where(eq(authVerification.value, owner.id)),
    ).toEqual([]);
    expect(await hasBytes(key)).toBe(false);
    expect(await hasBytes(kept)).toBe(true);
    expect(await world.deps.db.select().from(deletedFiles).where(eq(deletedFiles.storageKey, key))).toEqual(
      [],
    );
    expect(await fingerprint(world.deps.db, [bystander.id])).toEqual(others);
    expect((await signIn(owner)).status).toBe(401);
  });

  test('an account that nobody confirmed is erased 30 days after its sign-up, a confirmed one stays', async () => {
    const [owner, confirmed] = [await world.newOwner(), await world.newOwner()];
    await newThings(owner);
    await world.deps.db.update(authUser).set({ emailVerified: false }).where(eq(authUser.id, owner.id));
    const accounts = async () => {
      const rows = await world.deps.db.select({ id: authUser.id }).from(authUser);
      return [owner, confirmed].map((one) => rows.some(({ id }) => id === one.id));
    };
    await sweepIn(29.9);
    expect(await accounts()).toEqual([true, true]);
    await sweepIn(30.1);
    expect(await accounts()).toEqual([false, true]);
    const left = await fingerprint(world.deps.db, [owner.id], 'all');
    for (const [table, found] of Object.entries(left)) expect([table, found]).toEqual([table, '0 ']);
  });

  test('an account that cannot be erased, or is restored meanwhile, does not delay the others', async () => {
    const { db } = world.deps;
    const [stuck, restored, last] = [await world.newOwner(), await world.newOwner(), await world.newOwner()];
    for (const owner of [stuck, restored, last])
      await owner.call('account.delete', { password: owner.password });
    await db.execute(sql`
      create function refuse_to_erase() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$`);
    await db.execute(
      sql.raw(`create trigger refuse_to_erase before delete on auth_user for each row
        when (old.id = '${stuck.id}') execute function refuse_to_erase()`),
    );
    const logged = vi.spyOn(world.deps.log, 'error').mockReturnValue();
    let sweep: Promise<unknown> = Promise.resolve();
    try {
      await db.transaction(async (tx) => {
        await tx.update(authUser).set({ deletionRequestedAt: null }).where(eq(authUser.id, restored.id));
        sweep = sweepIn(31).catch((error: unknown) => error);
        const waiting = sql`
          select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'delete%auth_user%'`;
        await expect.poll(async () => (await db.execute(waiting)).rowCount).toBe(1);
      });
      expect(await sweep).toMatchObject({ message: 'accounts could not be erased', details: { failed: 1 } });
      expect(logged.mock.calls).toMatchObject([[{ account: stuck.id }, 'an account could not be erased']]);
    } finally {
      logged.mockRestore();
      await db.execute(sql`drop function refuse_to_erase() cascade`);
    }
    const accounts = await db.select({ id: authUser.id }).from(authUser);
    const ids = accounts.map(({ id }) => id);
    expect([stuck, restored, last].map(({ id }) => ids.includes(id))).toEqual([true, true, false]);
    await sweepIn(31);
    expect(await marks(stuck)).toEqual({ requested: null, deletedAt: null });
  });

  test('limits guesses of the password from an open session', async () => {
    const strict = await openWorld({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
    try {
      const owner = await strict.newOwner();
      const guess = () => owner.attempt('account.delete', { password: 'wrong horse 8' });
      for (let tried = 0; tried < 10; tried++) expect((await guess()).status).toBe(200);
      expect(await guess()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
      expect((await owner.attempt('cars.list')).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

describe('expired data', () => {
  test('deletes operations after 90 days, expired sessions, and links a day after expiry', async () => {
    const { db } = world.deps;
    const owner = await world.newOwner();
    await newThings(owner);
    const now = Date.now();
    const [old, young] = await db.select().from(operations).where(eq(operations.ownerId, owner.id)).limit(2);
    const age = (opId: string, days: number) =>
      db
        .update(operations)
        .set({ createdAt: new Date(now - days * DAY_MS) })
        .where(and(eq(operations.ownerId, owner.id), eq(operations.opId, opId)));
    await age(old!.opId, 91);
    await age(young!.opId, 89);
    const { visitor } = await signIn(owner);
    const mine = (await visitor.call('account.read')).devices.find(({ current }) => current)!.id;
    await db
      .update(authSession)
      .set({ expiresAt: new Date(now - 1000) })
      .where(eq(authSession.id, mine));
    const links = [newId(), newId(), newId()];
    const hours = [-25, -23, 1];
    for (const [at, id] of links.entries()) {
      const expiresAt = new Date(now + hours[at]! * 3_600_000);
      await db.insert(authVerification).values({ id, identifier: id, value: 'x', expiresAt });
    }

    await runJob(world.deps, deleteExpiredRows);
    const kept = await db.select().from(operations).where(eq(operations.ownerId, owner.id));
    const opIds = kept.map(({ opId }) => opId);
    expect(opIds).not.toContain(old!.opId);
    expect(opIds).toContain(young!.opId);
    expect(await db.select().from(authSession).where(eq(authSession.id, mine))).toEqual([]);
    expect((await owner.attempt('cars.list')).status).toBe(200);
    const left = await db.select().from(authVerification).where(inArray(authVerification.id, links));
    expect(left.map(({ id }) => id).toSorted()).toEqual(links.slice(1).toSorted());
  });
});
