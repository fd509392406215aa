import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMPTY_QUERY } from '#domain/assistant/ask/query-parts.ts';
import { askAssistant, endOf, newStoriedCar, textOf } from '#tests/ask-assistant.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { openWorld, type World } from '#tests/world.ts';
import { model, owner, withModel } from '#tests/set-up.ts';
import { readAskedGarage } from './read-facts.ts';

let plain: World;

withModel();
beforeAll(async () => {
  plain = await openWorld();
});
afterAll(() => plain.close());

test('its figures are those of the tools: another sum is marked, and the queries stand under its answer', async () => {
  const { carId: fresh } = await newStoriedCar(owner);
  const paid = { title: 'Clutch', date: '2026-04-01', cost: 500 };
  await owner.call('repairs.log', repairDraft(fresh, paid));
  model.set({
    calls: [{ name: 'query_records', input: { measure: 'cost', about: 'clutch' } }],
    after: { says: 'The clutch cost €500.00, and with labor €720.00.' },
  });
  const message = endOf(await askAssistant(owner, fresh, { content: 'What was the clutch?' }));
  expect(message.content).toMatch(/\n\n⚠ Not found in your records: €720\.00\.$/);
  expect(message.understood).toMatchObject({ queries: [{ measure: 'cost', things: ['clutch'] }] });
});

test('a changed query needs no model, and is kept with its answer', async () => {
  const { carId: fresh } = await newStoriedCar(owner);
  const asked = {
    measure: 'last',
    things: ['engine-oil'],
    cars: [fresh],
    order: 'newest',
    limit: 1,
  } as const;
  const query = { ...EMPTY_QUERY, ...asked, things: [...asked.things], cars: [...asked.cars] };
  model.set({ says: 'Nothing.' });
  const heard = await askAssistant(owner, fresh, { content: 'Last time · engine oil', query });
  expect(heard.events[0]).toMatchObject({ type: 'start', source: 'records', reason: null });
  expect(textOf(heard)).toContain('March 5, 2026');
  expect(model.asked).toHaveLength(0);
  const { messages } = await owner.call('assistant.thread', { carId: fresh });
  expect(messages.map(({ role, understood }) => [role, understood?.queries])).toEqual([
    ['user', [query]],
    ['assistant', [query]],
  ]);
  const wrong = { ...query, words: ['\0'] };
  expect(await askAssistant(owner, fresh, { content: 'Last time', query: wrong })).toMatchObject({
    status: 400,
  });
});

test('a follow-up continues what was understood before, over all cars', async () => {
  const own = await plain.newOwner();
  const { carId: first } = await newStoriedCar(own);
  const second = await newCar(own, { brand: 'Toyota', model: 'Yaris', nickname: null });
  await own.call('repairs.log', repairDraft(second.id, { title: 'Clutch', date: '2026-02-01', cost: 300 }));
  const told = async (content: string) => endOf(await askAssistant(own, first, { content }));
  expect((await told('When was the last oil change?')).content).toContain('March 5, 2026');
  expect((await told('and where?')).content).toContain('Auto A');
  expect((await told('How much did I spend on the Yaris in 2026?')).content).toContain('300.00');
  expect((await told('and in 2025?')).understood?.queries[0]).toMatchObject({
    cars: [second.id],
    periods: [{ from: '2025-01-01' }],
  });
  const { cars } = await readAskedGarage(plain.deps, { ownerId: own.id }, 'en');
  expect(cars.map(({ id }) => id)).toEqual([first, second.id]);
});

test('who did the work is told where one record answers', async () => {
  const own = await plain.newOwner();
  const { id: carId } = await newCar(own);
  const done = { title: 'Timing belt', mechanicName: 'Juris Ozols', garageName: 'Autolux' };
  await own.call('repairs.log', repairDraft(carId, done));
  for (const content of ['When was the timing belt done and by whom?', 'Who changed the timing belt?'])
    expect(textOf(await askAssistant(own, carId, { content }))).toContain('Juris Ozols');
});

test('figures are in the currency of the records where none is in that of the settings', async () => {
  const own = await plain.newOwner();
  const { id: carId } = await newCar(own, { fuelType: 'gasoline' });
  const currency = async () => (await readAskedGarage(plain.deps, { ownerId: own.id }, 'en')).currency;
  expect([(await own.call('settings.read')).currency, await currency()]).toEqual(['USD', 'USD']);
  await own.call('fills.log', fillDraft(carId, { currency: 'EUR', station: 'Neste' }));
  expect(await currency()).toBe('EUR');
  const content = 'Which station is the cheapest?';
  expect(textOf(await askAssistant(own, carId, { content }))).toContain('Neste');
  await own.call('repairs.log', repairDraft(carId, { currency: 'USD' }));
  expect(await currency()).toBe('USD');
});
