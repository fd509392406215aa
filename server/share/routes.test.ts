import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { editing, expectAppliedOnce, faults } from '#tests/applied-once.ts';
import { asBytes, phonePicture } from '#tests/fixtures/media/samples.ts';
import { newCar, newIssue, newLink, repairDraft, type Owner } from '#tests/people.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
let owner: Owner;
let carId: Id;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
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
        token: link.token,
        createdAt: now.toISOString(),
        expiresAt: new Date(now.getTime() + 24 * HOUR).toISOString(),
        lastOpenedAt: null,
        added: { issues: 0, repairs: 0 },
      });
      const second = await newCar(owner, { nickname: 'Second' });
      const changes = { carId: second.id, isEditable: true, hours: 168 };
      const editable = await owner.call('share.create', draft(changes));
      expect([editable.carId, editable.isEditable, hours(editable)]).toEqual([second.id, true, 168]);
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
    },
  );

  test('reports invalid fields', async () => {
    for (const wrong of [
      { hours: 0 },
      { hours: 169 },
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

  test('is idempotent: the retry and the list give the same token again', async () => {
    const input = draft();
    const answer = await expectAppliedOnce(world, owner, 'share.create', {
      input,
      other: { isEditable: true },
    });
    expect((await owner.call('share.list')).links).toEqual([answer.body]);
    expect((await owner.attempt('share.create', draft({ id: input.id }))).body).toMatchObject({
      code: 'ID_TAKEN',
    });
  });
});

describe('the owner’s list', () => {
  test('lists valid links, newest first, without revoked and expired ones', async () => {
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
  });

  test('revoking a link is idempotent and takes effect immediately', { tags: ['ROLE-08'] }, async () => {
    const [link, other] = [await newLink(owner, carId), await newLink(owner, carId)];
    expect((await open(link.token)).status).toBe(200);
    const input = { opId: newId(), linkId: link.id };
    await expectAppliedOnce(world, owner, 'share.delete', { input, other: { linkId: other.id } });
    expect((await open(link.token)).body).toMatchObject({ code: 'LINK_INVALID' });
    expect((await open(other.token)).status).toBe(200);
    for (const linkId of [link.id, newId()]) {
      expect((await owner.attempt('share.delete', { opId: newId(), linkId })).status).toBe(404);
    }
  });

  test('links are invalid while sharing is off, and valid when it is on again (D79)', async () => {
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
  });
});

describe('opening a link', () => {
  test(
    'works until the second it expires, by the server’s clock (D84)',
    { tags: ['STAT-40', 'STAT-42', 'CALL-60'] },
    async () => {
      const link = await newLink(owner, carId, { hours: 3 });
      const end = Date.parse(link.expiresAt);
      world.setClock(new Date(end - 1000));
      expect((await open(link.token)).body).toMatchObject({
        expiresAt: link.expiresAt,
        now: new Date(end - 1000).toISOString(),
      });
      for (const past of [0, 1000]) {
        world.setClock(new Date(end + past));
        expect(await open(link.token)).toMatchObject({ status: 410, body: { code: 'LINK_EXPIRED' } });
      }
    },
  );

  test(
    'shows the car with its whole VIN and its open problems, newest first',
    { tags: ['ROLE-09', 'SHARE-04', 'SHARE-06'] },
    async () => {
      const car = await newCar(owner, {
        vin: 'YV1SW61R012345678',
        mileage: 1,
        engineType: 'D5',
        licensePlate: 'AB-1',
      });
      const at = (day: number) => ({ date: `2026-01-0${day}T10:00:00.000Z` });
      const [one, two, three] = [
        await newIssue(owner, car.id, at(1)),
        await newIssue(owner, car.id, at(3)),
        await newIssue(owner, car.id, at(2)),
      ];
      await newIssue(owner, carId);
      await owner.call(
        'repairs.log',
        repairDraft(car.id, { resolvedIssues: [three.id], partiallyResolvedIssues: [one.id] }),
      );
      const link = await owner.call('share.create', draft({ carId: car.id, issueId: two.id }));
      const shown = (await open(link.token)).body as {
        car: object;
        issues: { id: Id; status: string }[];
        issueId: Id;
      };
      const { brand, model, year, nickname, vin, licensePlate, mileage, transmission, fuelType, engineType } =
        car;
      expect(shown.car).toEqual({
        brand,
        model,
        year,
        nickname,
        vin,
        licensePlate,
        mileage,
        transmission,
        fuelType,
        engineType,
        photo: null,
      });
      expect(shown.issues.map(({ id, status }) => [id, status])).toEqual([
        [two.id, 'new'],
        [one.id, 'partially_resolved'],
      ]);
      expect(shown.issueId).toBe(two.id);
      await owner.call('issues.delete', { opId: newId(), carId: car.id, issueId: two.id });
      expect((await open(link.token)).body).toMatchObject({ issueId: null, issues: [{ id: one.id }] });
    },
  );

  test('the raw answer holds no owner, cost, notes or other car (D83), and is not cached', async () => {
    await owner.call('profile.save', { firstName: 'Zebediah', lastName: 'Quuxworth', phone: '+37129998877' });
    await newCar(owner, { nickname: 'Otherwheels' });
    const mediaId = newId();
    await owner.send('PUT', `/api/media/${mediaId}?purpose=issue&carId=${carId}`, {
      body: asBytes(await phonePicture()),
    });
    const issue = await newIssue(owner, carId, {
      mediaIds: [mediaId],
      aiAnswers: ['My neighbour Gundega says so', ''],
    });
    await owner.call('issues.edit', {
      ...editing(issue),
      carId,
      issueId: issue.id,
      changes: { notes: { from: '', to: 'Between us: hush-hush' } },
    });
    const repair = await owner.call(
      'repairs.log',
      repairDraft(carId, { cost: 98.76, description: 'Cheap parts', partiallyResolvedIssues: [issue.id] }),
    );
    const link = await newLink(owner, carId);
    const response = await fetch(`${world.baseUrl}/api/shared?token=${link.token}`);
    const raw = await response.text();
    expect(raw).toContain('The brakes squeal');
    const secrets = [
      'Zebediah',
      'Quuxworth',
      '29998877',
      owner.email,
      owner.id,
      'Otherwheels',
      'hush-hush',
      '98.76',
      '9876',
      'Cheap',
      repair.id,
      'Gundega',
    ];
    for (const secret of secrets) expect(raw).not.toContain(secret);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('set-cookie')).toBeNull();
    const [picture] = (JSON.parse(raw) as { issues: { images: string[] }[] }).issues[0]!.images;
    expect(picture).toMatch(/\?token=/);
    expect((await world.visitor().send('GET', picture!)).status).toBe(200);
    expect((await world.visitor().send('GET', picture!.split('?')[0]!)).status).toBe(401);
  });
});
