import { beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { editing, expectAppliedOnce, faults } from '#tests/applied-once.ts';
import { newCar, newIssue, newLink, type Owner } from '#tests/people.ts';
import { withWorld, world } from '#tests/set-up.ts';

let owner: Owner;
let carId: Id;

withWorld();
beforeEach(async () => {
  world.setClock();
  owner = await world.newOwner('Zebediah');
  carId = (await newCar(owner)).id;
});

const HOUR = 3_600_000;
const open = (token: string) => world.visitor().attempt('share.open', { token });
const draft = (changes: Record<string, unknown> = {}) => ({
  opId: newId(),
  id: newId(),
  carId,
  isEditable: false,
  ...changes,
});
const hours = (link: { createdAt: string; expiresAt: string }) =>
  (Date.parse(link.expiresAt) - Date.parse(link.createdAt)) / HOUR;

describe('making a link', () => {
  test(
    'names its car, is view-only as asked, and lives 24 hours',
    { tags: ['ENT-52', 'ENT-54', 'ENT-55', 'ENT-56', 'ENT-57', 'STAT-41', 'ROLE-07'] },
    async () => {
      const now = new Date();
      world.setClock(now);
      const input = draft();
      const link = await owner.call('share.create', input);
      expect(link).toEqual({
        id: input.id,
        carId,
        issueId: null,
        isEditable: false,
        showsDue: false,
        token: link.token,
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + 24 * HOUR).toISOString(),
        lastOpenedAt: null,
        added: { issues: 0, repairs: 0, replies: 0 },
        writers: [],
      });
      const second = await newCar(owner, { nickname: 'Second' });
      const changes = { carId: second.id, isEditable: true, hours: 720 };
      const editable = await owner.call('share.create', draft(changes));
      expect([editable.carId, editable.isEditable, hours(editable)]).toEqual([second.id, true, 720]);
      const shown = (await open(editable.token)).body;
      expect(shown).toMatchObject({ car: { nickname: 'Second' }, isEditable: true });
      const short = await owner.call('share.create', draft({ hours: 1 }));
      expect(hours(short)).toBe(1);
      const { links } = await owner.call('share.list');
      expect(new Set(links)).toEqual(
        new Set([link, { ...editable, lastOpenedAt: now.toISOString() }, short]),
      );
      for (const isEditable of [undefined, null, 'true', 1])
        expect(faults(await owner.attempt('share.create', draft({ isEditable })))).toHaveLength(1);
      const others = [await world.newOwner(), world.visitor()];
      const refused = others.map(async (by) => (await by.attempt('share.create', draft())).status);
      expect(await Promise.all(refused)).toEqual([404, 401]);
      expect((await owner.call('share.list')).links).toHaveLength(3);
    },
  );

  test('reports invalid fields', async () => {
    for (const wrong of [
      { hours: 0 },
      { hours: 721 },
      { hours: 1.5 },
      { isEditable: undefined },
      { issueId: 'x' },
      { carId: 'x' },
    ]) {
      expect(faults(await owner.attempt('share.create', draft(wrong)))).toHaveLength(1);
    }
    expect((await owner.attempt('share.create', draft({ carId: newId() }))).status).toBe(404);
    const elsewhere = await newIssue(owner, (await newCar(owner)).id);
    expect((await owner.attempt('share.create', draft({ issueId: elsewhere.id }))).status).toBe(404);
    expect((await owner.call('share.list')).links).toEqual([]);
  });

  test('tokens are long, all different, and do not tell the link’s id', { tags: ['ENT-53'] }, async () => {
    const links = await Promise.all(Array.from({ length: 20 }, () => newLink(owner, carId)));
    const tokens = links.map(({ token }) => token);
    for (const token of tokens) {
      expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    }
    expect(new Set(tokens).size).toBe(tokens.length);
    // 256 bits each: neighbours differ in about half of them, and no byte stays the same.
    const bytes = tokens.map((token) => Buffer.from(token, 'base64url'));
    for (let at = 0; at < 32; at++) expect(new Set(bytes.map((one) => one[at])).size).toBeGreaterThan(10);
    const forged = Buffer.from(links[0]!.id.replaceAll('-', ''), 'hex').toString('base64url');
    expect((await open(forged)).status).toBe(404);
  });

  test('the token is not in the database, not even in stored answers (D107)', async () => {
    const link = await owner.call('share.create', draft());
    const { rows: tables } = await world.deps.db.$client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['operations', 'share_links']));
    for (const { name } of tables) {
      const { rows } = await world.deps.db.$client.query(
        `select 1 from "${name}" as row where row::text like $1`,
        [`%${link.token}%`],
      );
      expect([name, rows.length]).toEqual([name, 0]);
    }
    const inHex = Buffer.from(link.token).toString('hex');
    const raw = Buffer.from(link.token, 'base64url').toString('hex');
    const { rows } = await world.deps.db.$client.query<{ hash: string }>(
      "select encode(token_hash, 'hex') as hash from share_links where id = $1",
      [link.id],
    );
    expect([inHex, raw]).not.toContain(rows[0]!.hash);
  });
});

describe('the owner’s list', () => {
  test(
    'lists valid links, newest first, without revoked and expired ones',
    { tags: ['STAT-40'] },
    async () => {
      const now = Date.now();
      world.setClock(new Date(now - 2 * HOUR));
      const short = await newLink(owner, carId, { hours: 2 });
      const first = await newLink(owner, carId);
      world.setClock(new Date(now));
      const second = await newLink(owner, carId);
      expect((await owner.call('share.list')).links).toEqual([second, first]);
      expect((await open(short.token)).status).toBe(410);
      await owner.call('share.delete', { opId: newId(), linkId: second.id });
      expect((await owner.call('share.list')).links).toEqual([first]);
    },
  );

  test('revoking a link is idempotent and takes effect immediately', { tags: ['ROLE-08'] }, async () => {
    const [link, other] = [await newLink(owner, carId), await newLink(owner, carId)];
    expect((await open(link.token)).status).toBe(200);
    const input = { opId: newId(), linkId: link.id };
    const others = [await world.newOwner(), world.visitor()];
    const refused = others.map(async (by) => (await by.attempt('share.delete', input)).status);
    expect(await Promise.all(refused)).toEqual([404, 401]);
    expect((await open(link.token)).status).toBe(200);
    await expectAppliedOnce(world, owner, 'share.delete', { input, other: { linkId: other.id } });
    expect((await open(link.token)).body).toMatchObject({ code: 'LINK_INVALID' });
    expect((await open(other.token)).status).toBe(200);
    for (const linkId of [link.id, newId()]) {
      expect((await owner.attempt('share.delete', { opId: newId(), linkId })).status).toBe(404);
    }
  });

  test(
    'links are invalid while sharing is off, and valid when it is on again (D79)',
    { tags: ['CALL-60'] },
    async () => {
      const link = await newLink(owner, carId);
      const turn = async (to: boolean) =>
        owner.call('settings.edit', {
          ...editing(await owner.call('settings.read')),
          changes: { mechanicSharingEnabled: { from: !to, to } },
        });
      await turn(false);
      const [off, unknown] = [await open(link.token), await open('A'.repeat(43))];
      expect([off.status, off.body]).toEqual([unknown.status, unknown.body]);
      expect((await owner.call('share.list')).links).toEqual([link]);
      await turn(true);
      expect((await open(link.token)).status).toBe(200);
    },
  );
});
