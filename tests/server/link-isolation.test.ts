import { beforeAll, describe, expect, test } from 'vitest';
import type { Procedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { editing } from '#tests/applied-once.ts';
import { definitionOf, procedures } from '#tests/client.ts';
import { fingerprint } from '#tests/fingerprint.ts';
import { asBytes, phonePicture } from '#tests/fixtures/media/samples.ts';
import { newLinkedCar, type LinkedCar } from '#tests/linked-car.ts';
import { newCar, newLink } from '#tests/people.ts';
import { inputFor } from '#tests/procedure-cases.ts';
import { SECRETS } from '#tests/things.ts';
import { expiredLink } from '#tests/world.ts';
import { withWorld, world } from '#tests/set-up.ts';

const states = [
  'live',
  'view-only',
  'expired',
  'revoked',
  'other car',
  'car gone',
  'sharing off',
  'unknown',
  'malformed',
] as const;
type LinkState = (typeof states)[number];

let linked: LinkedCar;
let owner: LinkedCar['owner'];
let stranger: LinkedCar['stranger'];
let things: LinkedCar['things'];
let files: LinkedCar['files'];
let tokens: Record<LinkState, string>;

withWorld();
beforeAll(async () => {
  linked = await newLinkedCar(world);
  ({ owner, stranger, things, files } = linked);
  const { carId } = things;
  const silent = await world.newOwner('Silent');
  const silentLink = await newLink(silent, (await newCar(silent)).id, { isEditable: true });
  await silent.call('settings.edit', {
    ...editing(await silent.call('settings.read')),
    changes: { mechanicSharingEnabled: { from: true, to: false } },
  });
  const editable = { isEditable: true };
  const gone = await newCar(owner);
  const ofGone = await newLink(owner, gone.id, editable);
  await owner.call('cars.delete', { opId: newId(), carId: gone.id });
  const revoked = await newLink(owner, carId, editable);
  await owner.call('share.delete', { opId: newId(), linkId: revoked.id });
  tokens = {
    live: (await newLink(owner, carId, editable)).token,
    'view-only': (await newLink(owner, carId)).token,
    expired: (await expiredLink(world, owner, carId, editable)).token,
    revoked: revoked.token,
    'other car': (await newLink(owner, linked.otherCarId, editable)).token,
    'car gone': ofGone.token,
    'sharing off': silentLink.token,
    unknown: 'A'.repeat(43),
    malformed: 'x',
  };
});

test('of a sold car neither of its prices is shown', { tags: ['COST-07'] }, async () => {
  const price = (amount: number) => ({ amount, currency: 'EUR' });
  const car = await newCar(owner, {
    nickname: 'Soldwheels',
    purchase: { date: '2024-01-05', price: price(9_317.25), km: null },
    outOfUse: { reason: 'sold', since: '2026-01-05', price: price(7_219.5) },
  });
  for (const isEditable of [true, false]) {
    const { token } = await newLink(owner, car.id, { isEditable });
    const raw = JSON.stringify((await world.visitor().attempt('share.open', { token })).body);
    expect(raw).toContain('Soldwheels');
    expect(raw).not.toMatch(/9317|7219/);
  }
});

const accessOf = (procedure: Procedure) => definitionOf(procedure).meta.access;
const secrets = () => [
  ...SECRETS,
  'Quuxworth',
  '29998877',
  owner.email,
  owner.id,
  'Otherwheels',
  '120.5',
  things.linkId,
];

/** Everything except the time at which a link was opened. */
async function mark(): Promise<Record<string, string>> {
  const { share_links: _opened, ...rest } = await fingerprint(world.deps.db, [owner.id, stranger.id]);
  return rest;
}

describe.each(states)('who holds a link that is: %s', (state) => {
  test('is nobody to every procedure that needs an account', async () => {
    const before = await mark();
    const visitor = world.visitor();
    visitor.cookie = `carful.session_token=${tokens[state]}`;
    for (const procedure of procedures.filter((name) => ['owner', 'car'].includes(accessOf(name)))) {
      const input = { ...inputFor[procedure](things), token: tokens[state] };
      const { status, body } = await visitor.attempt(procedure, input);
      expect([procedure, status, body]).toEqual([
        procedure,
        401,
        expect.objectContaining({ code: 'UNAUTHORIZED' }),
      ]);
    }
    expect(await mark()).toEqual(before);
  });

  test(
    'share.open: shows its own car or nothing, and changes nothing',
    { tags: ['COST-07', 'STAT-40', 'STAT-42'] },
    async () => {
      const before = await mark();
      const answer = await world.visitor().attempt('share.open', { token: tokens[state] });
      const expected = { live: 200, 'view-only': 200, 'other car': 200, expired: 410 } as Record<
        string,
        number
      >;
      expect(answer.status).toBe(expected[state] ?? 404);
      const raw = JSON.stringify(answer.body);
      const shown = {
        live: ['Zebrazilla', 'SECRETVIN0001', 'Quixotic squeal'],
        'other car': ['Otherwheels'],
      };
      const mayShow: string[] = { ...shown, 'view-only': shown.live }[state as 'live'] ?? [];
      for (const secret of secrets())
        expect([secret, raw.includes(secret)]).toEqual([secret, mayShow.includes(secret)]);
      expect(await mark()).toEqual(before);
    },
  );

  test.each(['share.logRepair', 'share.logSymptom', 'share.logReply'] as const)(
    '%s: adds to the one linked car or nowhere, another car in the body or not',
    {
      tags: ['ROLE-10', 'STAT-42', 'STAT-43', 'STAT-44', 'STAT-45', 'VAL-72', 'VAL-73', 'VAL-74'],
    },
    async (procedure) => {
      const before = await mark();
      const elsewhere = { carId: things.carId, ownerId: stranger.id };
      const unlinked = { resolvedIssues: [], partiallyResolvedIssues: [] };
      const input = {
        ...inputFor[procedure]({ ...things, token: tokens[state] }),
        ...unlinked,
        ...elsewhere,
      };
      const answer = await world.visitor().attempt(procedure, input);
      // The problem that is answered is of the other car.
      const names = procedure === 'share.logReply' && state === 'other car';
      expect(answer.status).toBe(names ? 404 : 200);
      if (names) return expect(await mark()).toEqual(before);
      const adds = state === 'live' || state === 'other car';
      expect(answer.body).toEqual(adds ? { id: (input as { id?: Id }).id } : null);
      if (!adds) return expect(await mark()).toEqual(before);
      const tables = { logRepair: 'repairs', logSymptom: 'issues', logReply: 'replies' };
      const table = tables[procedure.slice('share.'.length) as keyof typeof tables];
      const { rows } = await world.deps.db.$client.query<{ car_id: Id; owner_id: Id }>(
        `select car_id, owner_id from ${table} where id = $1`,
        [(input as { id?: Id }).id],
      );
      expect([rows[0]!.owner_id, rows[0]!.car_id === things.carId]).toEqual([owner.id, state === 'live']);
    },
  );

  test(
    'every file: only the photo and the pictures of open problems of its own car',
    { tags: ['STAT-20', 'STAT-42'] },
    async () => {
      const opens = async (url: string) =>
        (await world.visitor().send('GET', `${url}?token=${tokens[state]}`)).status;
      const isOpen = state === 'live' || state === 'view-only';
      const refused = state === 'expired' ? 410 : 404;
      for (const name of ['photo', 'open'] as const)
        expect([name, await opens(files[name].url)]).toEqual([name, isOpen ? 200 : refused]);
      for (const name of ['resolved', 'receipt', 'loose'] as const)
        expect([name, await opens(files[name].url)]).toEqual([name, refused]);
      expect(await opens(files.elsewhere.url)).toBe(state === 'other car' ? 200 : refused);
      const removed = await world
        .visitor()
        .send('DELETE', `${files.loose.url.replace(/\/[^/]+$/, '')}?token=${tokens[state]}`);
      expect(removed.status).toBe(401);
    },
  );

  test(
    'an upload: stored for its own car, or refused without a reason',
    { tags: ['STAT-42', 'STAT-45'] },
    async () => {
      const before = await mark();
      const path = `/api/media/${newId()}?purpose=issue&carId=${things.carId}&token=${tokens[state]}`;
      const answer = await world.visitor().send('PUT', path, { body: asBytes(await phonePicture()) });
      if (state === 'live' || state === 'other car') return expect(answer.status).toBe(200);
      expect(answer).toMatchObject({ status: 404, body: { code: 'LINK_INVALID' } });
      expect(await mark()).toEqual(before);
    },
  );
});

test('every file: its owner reads it, a stranger and nobody do not', async () => {
  for (const [name, { url }] of Object.entries(files)) {
    const readers = [owner, stranger, world.visitor()];
    const statuses = await Promise.all(readers.map(async (by) => (await by.send('GET', url)).status));
    expect([name, statuses]).toEqual([name, [200, 404, 401]]);
  }
});
