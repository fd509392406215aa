import { beforeEach, describe, expect, test, vi } from 'vitest';
import { modelUsage } from '#server/platform/model/table.ts';
import { askAssistant, endOf, newStoriedCar, textOf } from '#tests/ask-assistant.ts';
import { editing } from '#tests/applied-once.ts';
import { downloadExport, importZip } from '#tests/export-zip.ts';
import { asBytes, webm } from '#tests/fixtures/media/samples.ts';
import type { Owner } from '#tests/people.ts';
import { model, withModel, world } from '#tests/set-up.ts';

let owner: Owner;

withModel({ MODEL_SPEECH_NAME: 'ears' });
beforeEach(async () => {
  owner = await world.newOwner();
  model.set({ says: 'The brakes are worn, says the model.' });
});

const allow = async (to: boolean, who = owner) =>
  who.call('settings.edit', {
    ...editing(await who.call('settings.read')),
    changes: { modelAllowed: { from: !to, to } },
  });
const problem = { description: 'The brakes squeal when I stop', carDetails: null, language: 'en' as const };
const speak = () =>
  owner.send('POST', '/api/functions/transcribe?language=en', {
    body: asBytes(webm()),
    headers: { 'content-type': 'audio/webm' },
  });

describe('an account that turned the model off', () => {
  beforeEach(() => allow(false));

  test('gets the engine’s assessment, marked as such, and nothing is sent', async () => {
    const answer = await owner.call('functions.analyzeSymptom', problem);
    expect(answer).toMatchObject({ optedOut: true, analysis: { source: 'engine', category: 'braking' } });
    expect(answer.error).toBeUndefined();
    expect(model.asked).toEqual([]);
  });

  test('gets symptoms and replies without the model', async () => {
    const questionAnswer = { question: 'When does it squeal?', answer: 'Every morning' };
    expect(await owner.call('functions.synthesizeSymptoms', { questionAnswer, language: 'English' })).toEqual(
      {
        result: 'Every morning.',
      },
    );
    const { result } = await owner.call('functions.synthesizeSymptoms', {
      notes: 'The brakes squeal again',
      language: 'English',
    });
    expect(result).toEqual(expect.arrayContaining([expect.any(String)]));
    expect(
      await owner.call('functions.carAssistant', {
        messages: [{ role: 'user', content: 'It squeals when braking' }],
        carDetails: null,
      }),
    ).toMatchObject({ fallback: true, reason: 'opted-out' });
    expect(model.asked).toEqual([]);
  });

  test('gets the assistant’s answer from the records, which says why', async () => {
    const { carId } = await newStoriedCar(owner);
    const heard = await askAssistant(owner, carId, { content: 'What is the mileage?' });
    expect(heard.events[0]).toMatchObject({ type: 'start', source: 'offline', reason: 'opted-out' });
    expect(textOf(heard)).not.toContain('says the model');
    expect(endOf(heard)).toMatchObject({ role: 'fallback', reason: 'opted-out' });
    const { messages } = await owner.call('assistant.thread', { carId });
    expect(messages.at(-1)).toMatchObject({ role: 'fallback', reason: 'opted-out' });
    expect(model.asked).toEqual([]);
  });

  test('has no recording transcribed', async () => {
    expect(await speak()).toMatchObject({
      status: 503,
      body: { code: 'NOT_AVAILABLE', data: { reason: 'opted-out' } },
    });
    expect(model.asked).toEqual([]);
    expect((await owner.call('assistant.lastSent')).exchange).toBeNull();
  });

  test('uses up no call of the day, concerns nobody else, and may change its mind', async () => {
    await owner.call('functions.analyzeSymptom', problem);
    const usage = await world.deps.db.select().from(modelUsage);
    expect(usage.filter(({ ownerId }) => ownerId === owner.id)).toEqual([]);
    await (await world.newOwner()).call('functions.analyzeSymptom', problem);
    expect(model.asked.length).toBeGreaterThan(0);
    model.set({ heard: 'It squeals.' });
    await allow(true);
    expect(await speak()).toMatchObject({ status: 200, body: { text: 'It squeals.' } });
    // What was sent last is forgotten with the next change of mind.
    expect((await owner.call('assistant.lastSent')).exchange).not.toBeNull();
    await allow(false);
    expect((await owner.call('assistant.lastSent')).exchange).toBeNull();
  });
});

describe('turned off while an answer is being made, the model gets no further call', () => {
  const busyFirst = { turns: [{ fails: 429 as const, retryAfter: 1 }, { says: 'Too late' }] };
  const turnOffAfterFirstCall = async () => {
    await vi.waitFor(() => expect(model.asked).toHaveLength(1), 5000);
    await allow(false);
  };

  test('for an assessment', async () => {
    model.set(busyFirst);
    const [answer] = await Promise.all([
      owner.call('functions.analyzeSymptom', problem),
      turnOffAfterFirstCall(),
    ]);
    expect(answer).toMatchObject({ optedOut: true, analysis: { source: 'engine' } });
    expect(model.asked).toHaveLength(1);
  });

  test('for the assistant', async () => {
    const { carId } = await newStoriedCar(owner);
    model.set(busyFirst);
    const [heard] = await Promise.all([
      askAssistant(owner, carId, { content: 'What is the mileage?' }),
      turnOffAfterFirstCall(),
    ]);
    expect(endOf(heard)).toMatchObject({ role: 'fallback', reason: 'opted-out' });
    expect(textOf(heard)).not.toContain('Too late');
    expect(model.asked).toHaveLength(1);
  });
});

describe('the choice', () => {
  test('travels with the export, and no import allows what the account forbids', async () => {
    await allow(false);
    const forbidding = await downloadExport(owner);
    expect(forbidding.document['settings']).toMatchObject({ modelAllowed: false });
    expect(forbidding.document['settings']).not.toHaveProperty('policySeen');
    const heir = await world.newOwner();
    expect((await importZip(heir, forbidding.zip)).status).toBe(200);
    expect(await heir.call('settings.read')).toMatchObject({ modelAllowed: false });

    const allowing = await downloadExport(await world.newOwner());
    expect((await importZip(owner, allowing.zip)).status).toBe(200);
    expect(await owner.call('settings.read')).toMatchObject({ modelAllowed: false });
  });
});
