import { expect, test } from 'vitest';
import { garageOfModel } from '#domain/assistant/model-query.ts';
import { newId } from '#server/platform/deps.ts';
import { askAssistant } from '#tests/ask-assistant.ts';
import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { model, owner, withModel, world } from '#tests/set-up.ts';
import { readAskedGarage } from './read-facts.ts';

withModel();

test(
  'a model gets no fallbacks, and nothing after a question that is repeated',
  { tags: ['CALL-52', 'ASST-01'] },
  async () => {
    const { id: fresh } = await newCar(owner);
    const say = async (content: string, id = newId()) => askAssistant(owner, fresh, { id, content });
    const first = newId();
    model.set({ fails: 401 });
    await say('First?', first);
    model.set({ says: 'Second.' });
    await say('Second?');
    expect(model.asked[0]!.body.messages.slice(1).map(({ content }) => content)).toEqual([
      'First?',
      'Second?',
    ]);
    model.set({ says: 'First.' });
    await say('First?', first);
    expect(model.asked[0]!.body.messages.slice(1).map(({ content }) => content)).toEqual(['First?']);
    // The new answer follows its own question.
    const { messages } = await owner.call('assistant.thread', { carId: fresh });
    expect(messages.map(({ content }) => content)).toEqual(['First?', 'First.', 'Second?', 'Second.']);
    // Only the words of an aborted answer are sent, not the error that is shown.
    model.set({ streams: ['It may '], pause: 20, ending: 'cut' });
    await say('Cut?');
    model.set({ says: 'Fine.' });
    await say('Next?');
    const sent = model.asked[0]!.body.messages.slice(1);
    expect(sent.slice(-3).map(({ role, content }) => [role, content])).toEqual([
      ['user', 'Cut?'],
      ['assistant', 'It may '],
      ['user', 'Next?'],
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/There was a problem|offline/i);
  },
);

test('the facts for offline answers are those of this car', async () => {
  const names = { nickname: 'Zebrazilla', vin: 'YV1SW61R2C1234567', licensePlate: 'AB-1234' };
  const { id: carId } = await newCar(owner, { ...names, mileage: 185_000, fuelType: 'diesel' });
  await newIssue(owner, carId, { description: 'Squeal when braking' });
  const done = { title: 'Oil change', mechanicName: 'Jānis', garageName: 'Auto A' };
  await owner.call('repairs.log', repairDraft(carId, done));
  const { id: other } = await newCar(owner);
  for (const id of [carId, other]) {
    const station = id === carId ? 'Neste' : 'Elsewhere';
    await owner.call('fills.log', fillDraft(id, { km: 186_000, station, date: '2026-03-06' }));
    await owner.call('reminders.add', reminderDraft(id, { title: `Belt, ${station}` }));
  }
  const { version } = await owner.call('notices.read');
  const changes = { leadDays: { from: null, to: 14 } };
  await owner.call('notices.edit', { opId: newId(), baseVersion: version, changes });
  const garage = garageOfModel(await readAskedGarage(world.deps, { ownerId: owner.id }, 'en'));
  const facts = garage.cars.find(({ id }) => id === carId);
  expect(facts).toMatchObject({
    car: { brand: 'Volvo', fuelType: 'diesel', transmission: null },
    mileage: { km: 185_000 },
    readings: expect.arrayContaining([
      { km: 185_000, date: expect.any(String) },
      { km: 186_000, date: '2026-03-06' },
    ]),
    fills: [{ date: '2026-03-06', station: 'Neste', km: 186_000 }],
    reminders: [{ title: 'Belt, Neste', completions: [] }],
    leads: { car: { days: null, km: null }, owner: { days: 14, km: null } },
    yearlyKm: null,
    isOutOfUse: false,
    repairs: [{ title: 'Oil change', date: '2026-03-05', garageName: 'Auto A' }],
    issues: [
      { title: 'Squeal when braking', status: 'new', recurrences: 0, recurredOn: [], resolvedBy: null },
    ],
    currency: 'USD',
  });
  for (const secret of ['Zebrazilla', 'YV1SW61', 'AB-1234', 'Jānis'])
    expect(JSON.stringify(facts)).not.toContain(secret);
});
