import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/days.ts';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { askAssistant, endOf, newStoriedCar, showPictures, textOf } from '#tests/ask-assistant.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, repairDraft, type Owner } from '#tests/people.ts';
import { planOf } from '#tests/reminders.ts';
import { phonePicture } from '#tests/fixtures/media/samples.ts';
import { openWorld, type World } from '#tests/world.ts';
import { model, owner, withModel, world } from '#tests/set-up.ts';

let plain: World;
let carId: Id;
let issueId: Id;

withModel({ MODEL_VISION_NAME: 'eyes' });
beforeAll(async () => {
  plain = await openWorld();
  ({ carId, issueId } = await newStoriedCar(owner));
});
afterAll(() => plain.close());

const sentTo = (nth: number) => JSON.stringify(model.asked[nth]!.body.messages);
const ask = (content: string, more: object = {}, until?: Parameters<typeof askAssistant>[3]) =>
  askAssistant(owner, carId, { content, ...more }, until);

describe('with a model', () => {
  test(
    'the answer is streamed, and the thread stores question and answer',
    { tags: ['GEN-16', 'ROLE-06', 'ENT-75', 'ASST-01'] },
    async () => {
      const { carId: fresh } = await newStoriedCar(owner);
      model.set({ streams: ['The pads ', 'are worn.'], pause: 5 });
      const id = newId();
      const heard = await askAssistant(owner, fresh, { id, content: 'Why does it squeal?' });
      expect(heard.events.map(({ type }) => type)).toEqual(['start', 'text', 'text', 'end']);
      expect(heard.events[0]).toMatchObject({
        source: 'model',
        reason: null,
        picturesSeen: null,
        question: { id, role: 'user' },
      });
      expect(endOf(heard)).toMatchObject({
        role: 'assistant',
        content: 'The pads are worn.',
        outcome: 'whole',
        questionId: id,
      });
      model.set({ says: 'Yes.' });
      await askAssistant(owner, fresh, { content: 'Is that bad?' });
      const { messages } = await owner.call('assistant.thread', { carId: fresh });
      expect(messages.map(({ role, content }) => [role, content])).toEqual([
        ['user', 'Why does it squeal?'],
        ['assistant', 'The pads are worn.'],
        ['user', 'Is that bad?'],
        ['assistant', 'Yes.'],
      ]);
      expect(model.asked[0]!.body.messages.slice(1).map(({ role }) => role)).toEqual([
        'user',
        'assistant',
        'user',
      ]);
      await owner.call('assistant.clear', { carId: fresh });
      expect((await owner.call('assistant.thread', { carId: fresh })).messages).toEqual([]);
    },
  );

  test('its tools read only this car, whatever it asks for', { tags: ['GEN-16'] }, async () => {
    const second = await newCar(owner);
    await owner.call('repairs.log', repairDraft(second.id, { title: 'Repair of the second car' }));
    const stranger = await world.newOwner('Stranger');
    const theirs = await newCar(stranger);
    await stranger.call('repairs.log', repairDraft(theirs.id, { title: 'Quixotic repair' }));
    const names = ['query_records', 'search_records', 'due_list'];
    const ids = { carId: theirs.id, ownerId: stranger.id };
    const calls = [
      { name: 'query_records', input: { ...ids, measure: 'records' } },
      { name: 'query_records', input: { ...ids, measure: 'records', kinds: ['issue'] } },
      { name: 'query_records', input: { ...ids, measure: 'mileage' } },
      { name: 'search_records', input: { ...ids, words: 'Quixotic' } },
      { name: 'due_list', input: ids },
    ];
    model.set({
      calls: [...calls, { name: 'read_car', input: ids }],
      after: { says: 'Done.' },
    });
    const heard = await ask('What do you know?');
    expect(textOf(heard)).toBe('Done.');
    expect(heard.events.filter(({ type }) => type === 'lookup').length).toBeGreaterThanOrEqual(calls.length);
    const told = sentTo(1);
    expect(told).toContain('Oil change');
    expect(told).toContain('Squeal when braking');
    expect(told).toMatch(/185.000/);
    expect(told).not.toMatch(/Quixotic repair|Repair of the second car/);
    const tools = model.asked[0]!.body.tools!;
    expect(tools.map(({ function: { name } }) => name)).toEqual([
      ...names,
      'propose_problem',
      'propose_repair',
      'propose_recurrence',
    ]);
    for (const tool of tools) expect(JSON.stringify(tool)).not.toMatch(/carId|ownerId/);
  });

  test('proposals are written only when the owner accepts, once', async () => {
    const before = await owner.call('issues.list', { carId });
    model.set({
      calls: [
        { name: 'propose_repair', input: { title: 'New wipers', date: '2026-11-01', cost: 20.5 } },
        { name: 'propose_recurrence', input: { issueId, date: '2026-11-02', notes: 'Again' } },
        { name: 'propose_problem', input: { description: 'A hum at 90' } },
        { name: 'propose_recurrence', input: { issueId: newId(), date: '2026-11-02' } },
        { name: 'propose_repair', input: { title: '', date: 'yesterday' } },
      ],
      after: { says: 'Tap to add them.' },
    });
    const heard = await ask('I changed the wipers on November 1 for 20.50, and it squealed again');
    const { proposals } = endOf(heard);
    expect(proposals.map(({ kind }) => kind)).toEqual(['add-repair', 'add-recurrence', 'log-issue']);
    expect(await owner.call('issues.list', { carId })).toEqual(before);
    const [repair] = proposals as [Extract<(typeof proposals)[number], { kind: 'add-repair' }>];
    const draft = repairDraft(carId, {
      opId: repair.opId,
      id: repair.id,
      title: repair.title,
      date: repair.date,
      cost: repair.cost,
    });
    const first = await owner.call('repairs.log', draft);
    expect(await owner.call('repairs.log', draft)).toEqual(first);
  });

  test('a model that rejects tools is asked again without them, with a summary of the car', async () => {
    model.set({ withoutTools: { says: 'In March.' } });
    expect(textOf(await ask('When was the oil changed?'))).toBe('In March.');
    expect(model.asked).toHaveLength(2);
    expect(sentTo(1)).toContain('2026-03-05 Oil change');
  });

  test('no name, plate, VIN, e-mail or phone is sent, and the owner can read what was', async () => {
    await owner.call('profile.save', { firstName: 'Anna', lastName: 'Kalniņa', phone: '+37126123456' });
    model.set({ calls: [{ name: 'list_repairs', input: {} }], after: { says: 'Hello.' } });
    await ask(
      `I am Anna Kalniņa, ${owner.email}, 26 123 456, plate AB 1234, VIN yv1sw61r2c1234567; Jāņa darbs, Jānis did it`,
    );
    const told = model.asked.map(({ body }) => JSON.stringify(body)).join('\n');
    for (const secret of [
      'Anna',
      'Kalni',
      owner.email,
      '26 123 456',
      '26123456',
      'AB 1234',
      'AB-1234',
      'yv1sw61',
      'YV1SW61',
      'Zebrazilla',
      'Jānis',
      owner.id,
    ]) {
      expect(told).not.toContain(secret);
    }
    const { exchange } = await owner.call('assistant.lastSent');
    expect(exchange).toMatchObject({
      purpose: 'assistant',
      model: 'words',
      host: new URL(model.url).host,
      pictures: 0,
    });
    expect(exchange!.messages.map(({ role }) => role)).toEqual(
      expect.arrayContaining(['system', 'user', 'assistant', 'tool']),
    );
    expect(exchange!.messages.find(({ text }) => text.includes('[name]'))!.text).toContain('[VIN]');
    const other = await world.newOwner('Other');
    expect(await other.call('assistant.lastSent')).toEqual({ exchange: null });
  });

  test('a safety notice precedes the model’s answer to a dangerous symptom', async () => {
    model.set({ says: 'Just drive on.' });
    const text = textOf(await ask('The brakes do not work at all, the pedal goes to the floor'));
    expect(text).toMatch(/^\*\*.*(tow|not drive|stop).*\*\*\n\nJust drive on\.$/is);
  });

  test('pictures are sent to a vision model, three at most', { tags: ['ASST-08', 'ASST-09'] }, async () => {
    await showPictures(owner);
    const mediaIds = [await upload(owner, carId), await upload(owner, carId)];
    model.set({ says: 'A worn disc.' });
    const heard = await ask('', { mediaIds });
    expect(heard.events[0]).toMatchObject({ picturesSeen: true });
    expect(model.asked[0]!.body.model).toBe('eyes');
    expect(sentTo(0).match(/data:image\/jpeg;base64/g)).toHaveLength(2);
    expect((await owner.call('assistant.lastSent')).exchange).toMatchObject({ pictures: 2 });
    const { messages } = await owner.call('assistant.thread', { carId });
    expect(messages.at(-2)!.pictures.map(({ id }) => id)).toEqual(mediaIds);
    const stranger = await world.newOwner('Stranger');
    const theirs = await newCar(stranger);
    expect(await askAssistant(stranger, theirs.id, { content: 'Look', mediaIds })).toMatchObject({
      status: 404,
    });
    const three = await Promise.all([1, 2, 3].map(() => upload(owner, carId)));
    expect(endOf(await ask('Three', { mediaIds: three }))).toMatchObject({ role: 'assistant' });
    // Anything but a list is no attachment either.
    for (const empty of ['', ' \n'])
      for (const none of [{ mediaIds: [] }, {}])
        expect(await ask(empty, none)).toMatchObject({ status: 400 });
    expect(await ask('Four', { mediaIds: [newId(), newId(), newId(), newId()] })).toMatchObject({
      status: 400,
    });
  });
});

describe('without a model', () => {
  test('the records answer in both languages and say so', { tags: ['GEN-17', 'ENT-75'] }, async () => {
    const own = await plain.newOwner();
    const { carId: car } = await newStoriedCar(own);
    const heard = await askAssistant(own, car, { content: 'kad mainīta eļļa', language: 'lv' });
    expect(heard.events[0]).toMatchObject({ source: 'offline', reason: 'no-model' });
    expect(textOf(heard)).toContain('2026. gada 5. marts');
    expect(endOf(heard)).toMatchObject({ role: 'fallback', reason: 'no-model' });
    const { questions } = await own.call('assistant.suggestions', { carId: car, language: 'en' });
    expect(questions).toContain('What is still open?');
    const seen = await askAssistant(own, car, {
      content: 'What is this?',
      mediaIds: [await upload(own, car)],
    });
    expect(endOf(seen)).toMatchObject({ picturesSeen: false });
    expect(await own.call('assistant.lastSent')).toEqual({ exchange: null });
  });
});

test('what is due is told for the day where the owner is', { tags: ['REM-16', 'REM-46'] }, async () => {
  const own = await plain.newOwner();
  const { id } = await newCar(own);
  await own.call('notices.setZone', { opId: newId(), zone: 'Pacific/Auckland' });
  const today = new Date().toISOString().slice(0, 10);
  const plan = planOf({ dueDate: addDays(today, 1) });
  await own.call('reminders.add', reminderDraft(id, { title: 'Inspection', plan }));
  // At 1:30 in the morning of the next day there.
  plain.setClock(new Date(`${today}T12:30:00Z`));
  try {
    const heard = await askAssistant(own, id, { content: 'What is due?' });
    expect(textOf(heard)).toMatch(/^- Inspection: .* \(due today\)$/m);
  } finally {
    plain.setClock();
  }
});

async function upload(of: Owner, car: Id): Promise<Id> {
  const id = newId();
  const { status } = await of.send('PUT', `/api/media/${id}?purpose=issue&carId=${car}`, {
    body: new Uint8Array(await phonePicture()),
    headers: { 'content-type': 'image/jpeg' },
  });
  expect(status).toBe(200);
  return id;
}
