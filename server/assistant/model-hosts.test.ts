import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { askAssistant, endOf, showPictures, textOf, typesOf } from '#tests/ask-assistant.ts';
import { asBytes, phonePicture, webm } from '#tests/fixtures/media/samples.ts';
import { newCar, newIssue, type Owner } from '#tests/people.ts';
import { startModelServer, type ModelServer } from '#tests/stand-ins/model-server.ts';
import { openWorld, type World } from '#tests/world.ts';

const services = {
  anthropic: {
    key: 'x-api-key',
    path: () => '/v1/messages',
    picture: /"type":"image","source":\{"type":"base64","media_type":"image\/jpeg"/,
    result: '"type":"tool_result"',
  },
  google: {
    key: 'x-goog-api-key',
    path: (model: string, verb: string) => `/v1beta/models/${model}:${verb}`,
    picture: /"inlineData":\{"mimeType":"image\/jpeg"/,
    result: '"functionResponse"',
  },
} as const;

describe.each(['anthropic', 'google'] as const)('a model of %s', (protocol) => {
  const { key, path, picture, result } = services[protocol];
  let model: ModelServer;
  let world: World;
  let owner: Owner;
  let carId: string;

  beforeAll(async () => {
    model = await startModelServer(protocol);
    world = await openWorld({
      env: {
        MODEL_PROVIDER: protocol,
        MODEL_BASE_URL: model.url,
        MODEL_API_KEY: 'sk-of-nobody',
        MODEL_NAME: 'words',
        MODEL_VISION_NAME: 'eyes',
        LOG_LEVEL: 'silent',
        ...(protocol === 'google' ? { MODEL_SPEECH_NAME: 'ears' } : {}),
      },
    });
    owner = await world.newOwner();
    carId = (await newCar(owner, { mileage: 185_000, licensePlate: 'AB-1234' })).id;
    await newIssue(owner, carId, { description: 'Squeal when braking' });
  });
  afterAll(async () => {
    await world.close();
    await model.stop();
  });
  const ask = (content: string, more: object = {}) => askAssistant(owner, carId, { content, ...more });
  const told = (nth: number) => JSON.stringify(model.asked[nth]!.body);
  const problem = { description: 'The brakes squeal', carDetails: null, language: 'en' as const };
  const analysis = {
    summary: 'The brake pads are probably worn.',
    questions: ['Since when does it squeal?'],
    causes: ['Worn pads'],
    recommendations: ['Have the pads looked at'],
  };

  test('streams the answer, with its own key and model name in the request', async () => {
    model.set({ streams: ['The pads ', 'are worn.'], pause: 5 });
    const heard = await ask('Why does it squeal? My plate is AB 1234');
    expect(heard.events.map(({ type }) => type)).toEqual(['start', 'text', 'text', 'end']);
    expect(endOf(heard)).toMatchObject({
      role: 'assistant',
      content: 'The pads are worn.',
      outcome: 'whole',
    });
    const [{ headers, path: asked }] = model.asked as [(typeof model.asked)[0]];
    expect(headers[key]).toBe('sk-of-nobody');
    expect(asked.split('?', 1)[0]).toBe(path('words', 'streamGenerateContent'));
    expect(told(0)).toContain('185000');
    expect(told(0)).not.toContain('AB 1234');
    expect((await owner.call('assistant.lastSent')).exchange).toMatchObject({
      host: new URL(model.url).host,
    });
  });

  test('looks up records with tools, and only proposes entries', async () => {
    const calls = [
      { name: 'list_problems', input: { open: true } },
      { name: 'propose_problem', input: { description: 'A hum at 90' } },
    ];
    model.set({ calls, after: { says: 'The brakes squeal.' } });
    const heard = await ask('What is open?');
    expect(typesOf(heard)).toEqual(['start', 'lookup', 'proposal', 'text', 'end']);
    expect(endOf(heard).proposals.map(({ kind }) => kind)).toEqual(['log-issue']);
    expect(textOf(heard)).toBe('The brakes squeal.');
    expect(told(1)).toContain(result);
    expect(told(1)).toContain('Squeal when braking');
  });

  test('gives a structured answer; a defective one is sent back once', async () => {
    model.set({ turns: [{ says: 'It is the brakes.' }, { says: JSON.stringify({ analysis }) }] });
    expect(await owner.call('functions.analyzeSymptom', problem)).toMatchObject({
      analysis: {
        ...analysis,
        questions: ['Is it a squeal, or does metal grind on metal?', ...analysis.questions],
        source: 'model',
      },
    });
    expect(model.asked[1]!.path.split('?', 1)[0]).toBe(path('words', 'generateContent'));
    expect(told(1)).toContain('not one JSON object');
  });

  test.each([
    ['refuses the key', { fails: 401 }, 1],
    ['has no time now', { fails: 429, retryAfter: 1 }, 2],
    ['refuses', { refuses: 'I cannot help with that.' }, 2],
    ['hangs up', 'hangs up', 2],
  ] as const)('that %s leads to the fallback', { timeout: 20_000 }, async (_name, manner, times) => {
    model.set(manner);
    expect(await owner.call('functions.analyzeSymptom', problem)).toMatchObject({
      error: 'no answer',
      analysis: { source: 'fallback' },
    });
    expect(model.asked).toHaveLength(times);
    model.set(manner);
    expect(endOf(await ask('What is still open?'))).toMatchObject({
      role: 'fallback',
      reason: 'model-failed',
      outcome: 'whole',
    });
  });

  test('gives a broken answer if it stops after its first words', async () => {
    model.set({ streams: ['It may ', 'be '], pause: 10, ending: 'cut' });
    expect(endOf(await ask('Why?'))).toMatchObject({ outcome: 'broken', content: 'It may be ' });
  });

  test('gets pictures if it can see them', async () => {
    const id = newId();
    await owner.send('PUT', `/api/media/${id}?purpose=issue&carId=${carId}`, {
      body: asBytes(await phonePicture()),
    });
    await showPictures(owner);
    model.set({ says: 'A worn disc.' });
    expect(textOf(await ask('Look', { mediaIds: [id] }))).toBe('A worn disc.');
    expect(told(0)).toMatch(picture);
    expect(model.asked[0]!.path + told(0)).toContain('eyes');
  });

  if (protocol === 'anthropic') return;

  test('transcribes a recording', async () => {
    model.set({ heard: 'Bremzes čīkst.' });
    const send = () =>
      owner.send('POST', '/api/functions/transcribe?language=lv', {
        body: asBytes(webm()),
        headers: { 'content-type': 'audio/webm' },
      });
    expect(await send()).toMatchObject({ status: 200, body: { text: 'Bremzes čīkst.' } });
    expect(model.asked[0]!.path).toBe('/v1beta/interactions');
    expect(told(0)).toContain('"ears"');
    model.set({ fails: 401 });
    expect(await send()).toMatchObject({ status: 503, body: { data: { reason: 'failed' } } });
  });
});
