import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#domain/contract.ts';
import type { Id } from '#domain/ids.ts';
import { authUser } from '#server/accounts/table.ts';
import { cars } from '#server/cars/table.ts';
import { newId } from '#server/platform/deps.ts';
import { LivePage } from '#tests/live-page.ts';
import { newCar, repairDraft, type Owner } from '#tests/people.ts';
import { openWorld, type World } from '#tests/world.ts';

/** A repair without links, mileage and receipt is written in one statement once the session is known. */
let world: World;
let owner: Owner;
let carId: Id;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.newOwner();
  carId = (await newCar(owner)).id;
  await owner.call('repairs.log', repairDraft(carId));
});

/** How many repairs the car has, and its revision. */
async function state(): Promise<[number, number]> {
  const { repairs } = await owner.call('repairs.list', { carId });
  const [car] = await world.deps.db.select().from(cars).where(eq(cars.id, carId));
  return [repairs.length, car!.revision];
}
const refused = async (visitor: Pick<Owner, 'attempt'>, draft: ReturnType<typeof repairDraft>) => {
  const { status, body } = await visitor.attempt('repairs.log', draft);
  return [status, (body as { code: string }).code];
};

test('is answered as it is read, and a repeated request with the same answer', async () => {
  const draft = repairDraft(carId, { cost: 12.34, currency: 'USD', kind: 'service', garageName: 'Pie Jura' });
  const repair = await owner.call('repairs.log', draft);
  expect(repair).toMatchObject({
    title: draft.title,
    cost: 12.34,
    kind: 'service',
    resolvedIssues: [],
    version: 1,
  });
  const { repair: read } = await owner.call('repairs.form', { carId, repairId: draft.id });
  expect(repair).toEqual(read);
  const before = await state();
  expect(await owner.call('repairs.log', draft)).toEqual(repair);
  expect(await state()).toEqual(before);
});

test('is answered as it is read and in the shape of the contract, whatever was typed', async () => {
  const typed: Parameters<typeof repairDraft>[1][] = [
    { cost: 12.345, title: ' "Eļļa" \\ 🚗\u2028 ', description: 'two\nlines\0', mechanicName: '' },
    { cost: 0.005, currency: 'USD', garageName: '\ud800 \ufffe' },
    { cost: 1234.4, currency: 'JPY', description: ' ' },
    { cost: 1.234, currency: 'KWD', kind: 'tax' },
    { cost: 9_999_999.99, date: '1900-01-01' },
    { cost: 0 },
    { cost: null, breakdown: null, mileage: null, receiptIds: [], receiptId: null },
  ];
  const drafts = typed.map((changes) => repairDraft(carId, changes));
  for (const draft of drafts) {
    const { status, body } = await owner.attempt('repairs.log', draft);
    expect([status, body]).toEqual([200, body]);
    expect(JSON.stringify(contract.repairs.log['~orpc'].outputSchema!.parse(body))).toBe(
      JSON.stringify(body),
    );
    expect((await owner.call('repairs.form', { carId, repairId: draft.id })).repair).toEqual(body);
  }
});

test('is written once by twenty equal requests at once, and moves the revision once', async () => {
  const [repairs, revision] = await state();
  const draft = repairDraft(carId);
  const answers = await Promise.all(Array.from({ length: 20 }, () => owner.call('repairs.log', draft)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await state()).toEqual([repairs + 1, revision + 1]);
});

test('is refused whole when its operation or its id is another’s', async () => {
  const draft = repairDraft(carId);
  await owner.call('repairs.log', draft);
  const before = await state();
  expect(await refused(owner, { ...draft, title: 'Discs' })).toEqual([409, 'ID_TAKEN']);
  expect(await refused(owner, { ...draft, id: newId() })).toEqual([409, 'ID_TAKEN']);
  expect(await refused(owner, { ...draft, opId: newId() })).toEqual([409, 'ID_TAKEN']);
  expect(await state()).toEqual(before);
});

test('is refused whole for another’s car, and for a session that is over or not this account’s', async () => {
  const stranger = await world.newOwner();
  const own = await newCar(stranger);
  await stranger.call('repairs.log', repairDraft(own.id));
  const before = await state();
  expect(await refused(stranger, repairDraft(carId))).toEqual([404, 'NOT_FOUND']);
  expect(await refused(stranger, repairDraft(newId()))).toEqual([404, 'NOT_FOUND']);
  const json = repairDraft(carId);
  const headers = { 'x-carful-account': stranger.id };
  const { status } = await owner.send('POST', `/api/cars/${carId}/repairs`, { json, headers });
  expect(status).toBe(401);

  await world.deps.db.update(authUser).set({ emailVerified: false }).where(eq(authUser.id, stranger.id));
  expect(await refused(stranger, repairDraft(own.id))).toEqual([403, 'FORBIDDEN']);
  const { cookie } = stranger;
  await stranger.send('POST', '/api/auth/sign-out', { json: {} });
  expect(await refused(Object.assign(stranger, { cookie }), repairDraft(own.id))).toEqual([
    401,
    'UNAUTHORIZED',
  ]);
  expect(await state()).toEqual(before);
});

test('is heard once by open pages, by its operation', async () => {
  const page = await LivePage.open(`${world.baseUrl}/api/live`, owner.cookie);
  await page.hears('hello');
  const drafts = [repairDraft(carId), repairDraft(carId)];
  for (const draft of drafts) await owner.call('repairs.log', draft);
  await expect.poll(() => page.heard.length).toBe(3);
  const heard = page.heard.slice(1).map((event) => 'opId' in event && event.opId);
  expect(new Set(heard)).toEqual(new Set(drafts.map(({ opId }) => opId)));
  page.leave();
});
