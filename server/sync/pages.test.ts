import { expect, test } from 'vitest';

import { wholeCars } from '#domain/sync/known-records.ts';
import { SyncAnswer } from '#domain/sync/schema.ts';
import { withAnswer } from '#domain/sync/with-answer.ts';
import { newId } from '#server/platform/deps.ts';
import { noise } from '#tests/noise.ts';
import { issueDraft, newCar } from '#tests/people.ts';
import { owner, withOwner, world } from '#tests/set-up.ts';
import { fetched, Synced } from '#tests/synced.ts';
import { newThings } from '#tests/things.ts';

withOwner();

test('a page is bounded in bytes, whole or as a delta, and makes up all there is', async () => {
  const person = await world.newOwner();
  const { id: carId } = await newCar(person);
  const known = new Synced(person);
  await known.pull();
  const texts = Array.from({ length: 15 }, () => noise(1500));
  for (let n = 0; n < 60; n += 1)
    await person.call('issues.log', issueDraft(carId, { aiQuestions: texts, aiAnswers: texts }));
  const sizes: number[] = [];
  for (const from of [known, new Synced(person)]) {
    for (let more = true; more;) {
      const { cursor } = from.known;
      const { body } = await person.attempt('sync.pull', cursor === undefined ? {} : { cursor });
      const answer = SyncAnswer.parse(body);
      from.known = withAnswer(from.known, answer);
      sizes.push(Buffer.byteLength(JSON.stringify(body)));
      ({ more } = answer);
    }
    expect(from.state).toEqual(await fetched(person));
  }
  expect(sizes.length).toBeGreaterThan(4);
  expect(Math.max(...sizes)).toBeLessThan(4_500_000);
});

test('the car that is looked at is filled before the others, in the first answer', async () => {
  const person = await world.newOwner();
  const cars = [await newThings(person), await newThings(person), await newThings(person)];
  const device = new Synced(person);
  for (const each of cars) {
    device.first = each.carId;
    await device.pull(1);
    const [whole, rest] = [new Set(wholeCars(device.known).keys()), cars.slice(cars.indexOf(each) + 1)];
    expect(whole).toEqual(new Set(cars.filter((one) => !rest.includes(one)).map(({ carId }) => carId)));
  }
  await device.pull();
  expect(device.state).toEqual(await fetched(person));
  expect(device.fillings).toBe(cars.length);
  // One that is known by then delays none.
  await newThings(person);
  await device.pull(1);
  expect(wholeCars(device.known).size).toBe(cars.length + 1);
});

test.each([
  ['a place beyond all numbers', { filling: { cars: {}, after: [2 ** 40, '2026-01-01', newId()] } }],
  ['a day that is none', { filling: { cars: {}, after: [0, '2026-02-31', newId()] } }],
  ['a text that no database holds', { filling: { cars: {}, after: [0, '\0', newId()] } }],
  ['an epoch that no database holds', { epoch: '\0' }],
  ['records of other columns', { epoch: `${newId()}OtherColumns` }],
  ['a revision of another kind', { known: { [newId()]: 'many' } }],
  ['no object', []],
  ['more than an address holds', { account: 'a'.repeat(5000) }],
])('a cursor with %s counts as none', async (_name, part) => {
  const { body: whole } = await owner.attempt('sync.pull');
  const { epoch } = JSON.parse(Buffer.from((whole as SyncAnswer).cursor, 'base64url').toString()) as {
    epoch: string;
  };
  const made = Array.isArray(part) ? part : { epoch, account: '', known: {}, filling: null, ...part };
  const cursor = Buffer.from(JSON.stringify(made)).toString('base64url');
  const { status, body } = await owner.attempt('sync.pull', { cursor });
  const anew = await owner.attempt('sync.pull');
  expect([status, (body as SyncAnswer).cars]).toEqual([200, (anew.body as SyncAnswer).cars]);
});
