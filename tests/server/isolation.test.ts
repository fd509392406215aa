import { beforeAll, describe, expect, test } from 'vitest';
import { definitionOf, procedures, type Answer } from '#tests/client.ts';
import { fingerprint } from '#tests/fingerprint.ts';
import type { Things } from '#tests/noun-case.ts';
import { inputFor } from '#tests/procedure-cases.ts';
import { askPlain, routesOfAccount, routesOfOthers, unknownRoutes } from '#tests/plain-routes.ts';
import { newThings, SECRETS } from '#tests/things.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { withWorld, world } from '#tests/set-up.ts';

let victim: Owner;
let theirs: Things;
let stranger: Owner;
/** Every record of the victim, before the attempts. */
let before: Record<string, string>;

withWorld();
beforeAll(async () => {
  victim = await world.newOwner('Victim');
  theirs = await newThings(victim);
  stranger = await world.newOwner('Stranger');
  before = await fingerprint(world.deps.db, [victim.id]);
});

const accessOf = (procedure: (typeof procedures)[number]) => definitionOf(procedure).meta.access;
const private_ = procedures.filter(
  (procedure) => accessOf(procedure) !== 'public' && accessOf(procedure) !== 'link',
);
const namesTheirs = (procedure: (typeof procedures)[number]) => {
  const input = JSON.stringify(inputFor[procedure](theirs));
  return Object.values(theirs).some((id) => input.includes(id));
};

/** The answer contains none of the victim's words or ids. */
function expectNothingOfTheirs(answer: Answer): void {
  const raw = JSON.stringify(answer.body);
  for (const secret of [...SECRETS, ...Object.values(theirs), victim.id, victim.email]) {
    expect(raw).not.toContain(secret);
  }
}

test('every route is in the contract or in tests/plain-routes.ts', () => {
  expect(unknownRoutes(world.app)).toEqual([]);
});

describe('a stranger with an account', () => {
  test.each(procedures.filter((procedure) => accessOf(procedure) !== 'link'))(
    '%s shows and changes nothing of another owner',
    { tags: ['ROLE-02', 'ROLE-03', 'ROLE-04', 'ROLE-05', 'ROLE-06'] },
    async (procedure) => {
      const answer = await stranger.attempt(procedure, inputFor[procedure](theirs));
      expectNothingOfTheirs(answer);
      if (namesTheirs(procedure) || accessOf(procedure) === 'operator')
        expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      else expect(answer.status).toBe(200);
      expect(await fingerprint(world.deps.db, [victim.id])).toEqual(before);
    },
  );

  test.each(routesOfOthers)('%s shows and changes nothing of another owner', async (route) => {
    const answer = await askPlain(stranger, route, theirs);
    expectNothingOfTheirs(answer);
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await fingerprint(world.deps.db, [victim.id])).toEqual(before);
  });

  test(
    'another car in the path, own things in the body: still nothing',
    { tags: ['ROLE-02', 'ROLE-03', 'ROLE-04', 'ROLE-06'] },
    async () => {
      const own = await newThings(stranger);
      for (const procedure of procedures.filter((name) => accessOf(name) === 'car')) {
        const intoTheirs = await stranger.attempt(procedure, {
          ...inputFor[procedure](own),
          carId: theirs.carId,
        });
        expect([procedure, intoTheirs.status]).toEqual([procedure, 404]);
        expectNothingOfTheirs(intoTheirs);
        const fromTheirs = inputFor[procedure](theirs);
        if (Object.keys(fromTheirs).every((key) => key === 'carId' || !(key in theirs))) continue;
        const outOfTheirs = await stranger.attempt(procedure, { ...fromTheirs, carId: own.carId });
        expect([procedure, outOfTheirs.status]).toEqual([procedure, 404]);
        expectNothingOfTheirs(outOfTheirs);
      }
      expect(await fingerprint(world.deps.db, [victim.id])).toEqual(before);
    },
  );

  test('a repair that lists another owner’s issue is saved without it, and tells nothing of it', async () => {
    const car = await newCar(stranger);
    const draft = { ...inputFor['repairs.log'](theirs), carId: car.id };
    const listed = { resolvedIssues: [theirs.issueId], partiallyResolvedIssues: [] };
    const answer = await stranger.attempt('repairs.log', { ...draft, ...listed });
    expect(answer).toMatchObject({
      status: 200,
      body: { resolvedIssues: [], partiallyResolvedIssues: [] },
    });
    expectNothingOfTheirs(answer);
    expect(await fingerprint(world.deps.db, [victim.id])).toEqual(before);
  });

  test('an id that is taken by another owner gets one generic conflict', async () => {
    const taken = await stranger.attempt('cars.add', { ...inputFor['cars.add'](theirs), id: theirs.carId });
    expect(taken).toMatchObject({ status: 409, body: { code: 'ID_TAKEN' } });
    expectNothingOfTheirs(taken);
  });
});

describe('nobody signed in', () => {
  test.each(private_)(
    '%s is refused',
    { tags: ['ROLE-02', 'ROLE-03', 'ROLE-04', 'ROLE-05', 'ROLE-06', 'ERR-16'] },
    async (procedure) => {
      const answer = await world.visitor().attempt(procedure, inputFor[procedure](theirs));
      expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    },
  );

  test.each(routesOfAccount)('%s is refused', async (route) => {
    const answer = await askPlain(world.visitor(), route, theirs);
    expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
  });

  test('a forged, cut or foreign cookie is nobody', async () => {
    const [name, value] = victim.cookie.split('=') as [string, string];
    const [token, signature] = decodeURIComponent(value).split('.') as [string, string];
    for (const forged of [
      token,
      `${token}.`,
      `${token}.${'A'.repeat(signature.length)}`,
      `.${signature}`,
      '%E0%A4%A',
      `${token}x.${signature}`,
    ]) {
      const visitor = world.visitor();
      visitor.cookie = `${name}=${encodeURIComponent(forged)}`;
      expect((await visitor.attempt('cars.list')).status).toBe(401);
    }
  });
});
