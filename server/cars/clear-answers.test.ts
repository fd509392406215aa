import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { operations } from '#server/platform/database/table.ts';
import { carDraft, issueDraft, newCar, newIssue, repairDraft, type Owner } from '#tests/people.ts';
import { withWorld, world } from '#tests/set-up.ts';

let owner: Owner;
withWorld();

/** All stored answers to this owner. */
async function answers(): Promise<string> {
  const rows = await world.deps.db.select().from(operations).where(eq(operations.ownerId, owner.id));
  return JSON.stringify(rows.map(({ answer }) => answer));
}

async function expectTold(...texts: string[]): Promise<void> {
  const told = await answers();
  for (const text of texts) expect(told).toContain(text);
}

test('deleting a record clears the stored answers about it and no others', async () => {
  owner = await world.newOwner();
  const car = await newCar(owner, { nickname: 'Stays' });
  const gone = issueDraft(car.id, { description: 'It smells of petrol' });
  await owner.call('issues.log', gone);
  const kept = issueDraft(car.id, { description: 'It rattles' });
  await owner.call('issues.log', kept);
  const again = { carId: car.id, issueId: gone.id, date: '2026-01-02', notes: 'Petrol again' };
  await owner.call('recurrences.add', { opId: newId(), id: newId(), ...again });
  const repair = repairDraft(car.id, { title: 'New fuel line', resolvedIssues: [gone.id] });
  await owner.call('repairs.log', repair);
  await expectTold('smells of petrol', 'Petrol again', 'fuel line');

  const removal = { opId: newId(), carId: car.id, issueId: gone.id };
  expect(await owner.call('issues.delete', removal)).toEqual({ done: true });
  expect(await answers()).not.toMatch(/petrol/i);
  await expectTold('It rattles', 'New fuel line');
  // Retries of the deletion and of other records still work; the cleared ones answer 404.
  expect(await owner.call('issues.delete', removal)).toEqual({ done: true });
  expect((await owner.attempt('issues.log', kept)).status).toBe(200);
  expect((await owner.attempt('repairs.log', repair)).status).toBe(200);
  expect(await owner.attempt('issues.log', gone)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });

  await owner.call('repairs.delete', { opId: newId(), carId: car.id, repairId: repair.id });
  expect(await answers()).not.toContain('fuel line');
});

test('a kept answer about a car names at most three of its problems', async () => {
  owner = await world.newOwner();
  const car = await newCar(owner);
  const titles = ['Rattle', 'Squeal', 'Smoke', 'Leak', 'Knock', 'Whine'];
  for (const description of titles) await newIssue(owner, car.id, { description });
  await world.deps.db.delete(operations).where(eq(operations.ownerId, owner.id));
  const changes = { nickname: { from: car.nickname, to: 'Other' } };
  await owner.call('cars.edit', { opId: newId(), baseVersion: car.version, carId: car.id, changes });
  const told = await answers();
  expect(told).toContain('Other');
  expect(titles.filter((title) => told.includes(title)).length).toBeLessThanOrEqual(3);
});

test('deleting a car clears the stored answers about everything below it', async () => {
  owner = await world.newOwner();
  const draft = carDraft({ nickname: 'Goes', vin: 'YV1SW58D942370941' });
  await owner.call('cars.add', draft);
  const other = await newCar(owner, { nickname: 'Other' });
  const third = await newCar(owner, { nickname: 'Third' });
  const issue = await newIssue(owner, draft.id, { description: 'It smells of petrol' });
  const again = { carId: draft.id, issueId: issue.id, date: '2026-01-02', notes: 'Petrol again' };
  await owner.call('recurrences.add', { opId: newId(), id: newId(), ...again });
  await owner.call('repairs.log', repairDraft(draft.id, { title: 'New fuel line' }));
  // The list of cars stored with a deletion contains the car, too.
  const early = { opId: newId(), carId: third.id };
  await owner.call('cars.delete', early);
  await expectTold('YV1SW58D942370941', 'smells of petrol', 'Petrol again', 'fuel line');

  const removal = { opId: newId(), carId: draft.id };
  const left = await owner.call('cars.delete', removal);
  expect(left.cars).toMatchObject([{ id: other.id }]);
  expect(await answers()).not.toMatch(/YV1SW58D942370941|petrol|fuel line|Goes|Third/i);
  expect(await owner.call('cars.delete', removal)).toEqual(left);
  expect((await owner.call('cars.delete', early)).cars).toMatchObject([{ nickname: 'Other' }]);
  expect(await owner.attempt('cars.add', draft)).toMatchObject({ status: 404 });
});

test('keeps the stored answers of other owners', async () => {
  owner = await world.newOwner();
  const car = await newCar(owner, { nickname: 'Mine' });
  const before = (await answers()).length;
  const stranger = await world.newOwner();
  expect((await stranger.attempt('cars.delete', { opId: newId(), carId: car.id })).status).toBe(404);
  expect((await answers()).length).toBe(before);
});
