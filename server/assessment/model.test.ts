import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnalyzeSymptomAnswer } from '#domain/assessment/functions-schema.ts';
import { newId } from '#server/platform/deps.ts';
import { asBytes, phonePicture, webm } from '#tests/fixtures/media/samples.ts';
import { showPictures } from '#tests/ask-assistant.ts';
import { mechanicReply, newCar, newIssue, newLink, repairDraft, type Owner } from '#tests/people.ts';
import { openWorld, type World } from '#tests/world.ts';
import { model, owner, withModel, world } from '#tests/set-up.ts';

let blind: World;

withModel({ MODEL_VISION_NAME: 'eyes', MODEL_SPEECH_NAME: 'ears', MODEL_API_KEY: 'sk-of-nobody' });
beforeAll(async () => {
  const env = { MODEL_BASE_URL: model.url, MODEL_NAME: 'words', LOG_LEVEL: 'silent' };
  blind = await openWorld({ env: { ...env, MODEL_DAILY_LIMIT: '1' } });
});
afterAll(() => blind.close());

const english = {
  summary: 'The brake pads are probably worn.',
  questions: ['Since when does it squeal?', 'Is it the front or the rear?'],
  causes: ['Worn pads'],
  recommendations: ['Have the pads looked at'],
};
const latvian = {
  summary: 'Iespējams, nodiluši bremžu kluči.',
  questions: ['Kopš kura laika čīkst?', 'Vai čīkst priekšā?'],
  causes: ['Nodiluši kluči'],
  recommendations: ['Lūdziet pārbaudīt klučus'],
};
const says = (analysis: unknown) => ({ says: JSON.stringify({ analysis }) });
const problem = { description: 'The brakes squeal when I stop', carDetails: null, language: 'en' as const };
const words = (nth: number) => JSON.stringify(model.asked[nth]!.body.messages);
const asked = ['Is it a squeal, or does metal grind on metal?', ...english.questions];

describe('a defective answer is sent back once', () => {
  test.each([
    ['no JSON', { says: 'It is the brakes.' }, 'not one JSON object'],
    ['no questions', says({ ...english, questions: [] }), 'questions are missing'],
    ['the wrong language', says(latvian), 'not written in English'],
    [
      'the word urgent for what is not',
      says({
        ...english,
        summary: 'This is not urgent at all.',
        drivingAdvice: 'can_wait',
        drivingAdviceReason: 'It can wait.',
      }),
      'leave the word out',
    ],
  ])('%s', async (_name, bad, complaint) => {
    model.set({ turns: [bad, says(english)] });
    const { analysis } = await owner.call('functions.analyzeSymptom', problem);
    expect(analysis).toMatchObject({ ...english, questions: asked, source: 'model' });
    expect(model.asked).toHaveLength(2);
    expect(words(1)).toContain(complaint);
  });

  test('the wrong language twice gives the fallback, in the user’s language', async () => {
    model.set(says(english));
    const answer = await owner.call('functions.analyzeSymptom', {
      ...problem,
      description: 'Bremzējot čīkst',
      language: 'lv',
    });
    expect(answer).toMatchObject({
      error: 'no answer',
      analysis: {
        source: 'fallback',
        causes: expect.arrayContaining(['Neizdevās izveidot detalizētu cēloņu analīzi']),
      },
    });
    model.set(says(latvian));
    const { analysis } = await owner.call('functions.analyzeSymptom', { ...problem, language: 'lv' });
    expect(analysis).toMatchObject({ ...latvian, questions: expect.arrayContaining(latvian.questions) });
  });

  test('a synthesis in the wrong language is replaced by the owner’s own words', async () => {
    model.set({ says: '{"result": "Das Auto quietscht immer sehr laut beim Bremsen im Winter."}' });
    const pair = { question: 'When does it squeal?', answer: 'Every morning' };
    expect(
      await owner.call('functions.synthesizeSymptoms', { questionAnswer: pair, language: 'English' }),
    ).toEqual({ result: 'Every morning.' });
    expect(model.asked).toHaveLength(2);
  });
});

test('the owner’s words can only make the model more cautious', async () => {
  model.set(says({ ...english, drivingAdvice: 'can_wait', drivingAdviceReason: 'It is nothing.' }));
  const { analysis } = await owner.call('functions.analyzeSymptom', {
    ...problem,
    description: 'The brakes do not work, the pedal goes to the floor',
  });
  expect(analysis).toMatchObject({
    source: 'model',
    drivingAdvice: 'stop_driving',
    summary: english.summary,
  });
  expect(analysis.drivingAdviceReason).not.toBe('It is nothing.');
});

test('mileage and earlier records are sent; VIN, plate and names are not', async () => {
  const car = await newCar(owner, {
    mileage: 184_500,
    vin: 'YV1SW61R2C1234567',
    licensePlate: 'AB-1234',
    nickname: 'Zebrazilla',
  });
  const issue = await newIssue(owner, car.id, { description: 'Brake pedal soft' });
  const { token } = await newLink(owner, car.id, { isEditable: true });
  await world
    .visitor()
    .call('share.logReply', mechanicReply(token, issue.id, { mechanicName: 'Zigurds Ozols' }));
  await owner.call(
    'repairs.log',
    repairDraft(car.id, {
      title: 'Brake fluid, ask Jānis 26 555 444',
      date: '2026-02-03',
      mechanicName: 'Jānis',
    }),
  );
  model.set(says(english));
  await owner.call('functions.analyzeSymptom', {
    ...problem,
    description: `${problem.description}. Anna, AB 1234; Zigurds said the pads are worn`,
    carId: car.id,
  });
  const sent = '184500 km|2026-02-03 repair: Brake fluid|Brake pedal soft|[plate]|[phone]|[name]';
  for (const part of sent.split('|')) expect(words(0)).toContain(part);
  for (const secret of [
    'YV1SW61',
    'AB 1234',
    'AB-1234',
    'Zebrazilla',
    'Anna',
    'Jānis',
    'Zigurds',
    '26 555 444',
  ])
    expect(words(0)).not.toContain(secret);
  const { exchange } = await owner.call('assistant.lastSent');
  expect(exchange).toMatchObject({ purpose: 'analysis', model: 'words', tools: [] });
  expect(exchange!.messages.map(({ text }) => text).join('\n')).toContain('184500 km');
  const stranger = await world.newOwner('Stranger');
  expect(await stranger.attempt('functions.analyzeSymptom', { ...problem, carId: car.id })).toMatchObject({
    status: 404,
  });
});

describe('pictures', () => {
  const upload = async (of: Owner) => {
    const car = await newCar(of);
    const id = newId();
    await of.send('PUT', `/api/media/${id}?purpose=issue&carId=${car.id}`, {
      body: asBytes(await phonePicture()),
    });
    return id;
  };
  test('are sent as image parts to the vision model, only the caller’s own', async () => {
    const mediaIds = [await upload(owner)];
    model.set(says(english));
    // Nobody was asked yet.
    expect(await owner.call('functions.analyzeSymptom', { ...problem, mediaIds })).toMatchObject({
      picturesSeen: false,
    });
    expect(words(0)).not.toContain('image_url');
    expect(model.asked[0]!.body.model).toBe('words');
    // An answer about the model of another host does not count for this one.
    await showPictures(owner, true, 'other.example.com');
    model.set(says(english));
    expect(await owner.call('functions.analyzeSymptom', { ...problem, mediaIds })).toMatchObject({
      picturesSeen: false,
    });
    expect(words(0)).not.toContain('image_url');
    await showPictures(owner);
    model.set(says(english));
    expect(await owner.call('functions.analyzeSymptom', { ...problem, mediaIds })).toMatchObject({
      picturesSeen: true,
    });
    expect(model.asked[0]!.body.model).toBe('eyes');
    expect(words(0)).toMatch(/"type":"image_url","image_url":\{"url":"data:image\/jpeg;base64,/);
    const stranger = await world.newOwner('Stranger');
    expect(await stranger.attempt('functions.analyzeSymptom', { ...problem, mediaIds })).toMatchObject({
      status: 404,
    });
    expect(model.asked).toHaveLength(1);
  });

  test('are not reported as seen without vision (D87); beyond the quota the engine answers', async () => {
    const other = await blind.newOwner();
    const mediaIds = [await upload(other)];
    model.set(says(english));
    const seen = await other.call('functions.analyzeSymptom', { ...problem, mediaIds });
    expect(seen).toMatchObject({ picturesSeen: false, analysis: { source: 'model' } });
    expect(words(0)).not.toContain('image_url');
    const limited = await other.call('functions.analyzeSymptom', problem);
    expect(limited).toMatchObject({ limited: true, analysis: { source: 'engine' } });
    expect(limited.error).toBeUndefined();
    expect(
      await other.call('functions.carAssistant', {
        messages: [{ role: 'user', content: 'It squeals when braking' }],
        carDetails: null,
      }),
    ).toMatchObject({ fallback: true, reason: 'limit' });
    expect(model.asked).toHaveLength(1);
  });
});

test('a disconnect cancels the model’s work', async () => {
  model.set('silent');
  const leaving = new AbortController();
  const answer = fetch(`${world.baseUrl}/api/functions/analyze-symptom`, {
    method: 'POST',
    headers: { cookie: owner.cookie, origin: world.baseUrl, 'content-type': 'application/json' },
    body: JSON.stringify(problem),
    signal: leaving.signal,
  });
  await vi.waitFor(() => expect(model.asked).toHaveLength(1));
  leaving.abort();
  await expect(answer).rejects.toThrow();
  await vi.waitFor(() => expect(model.left).toBe(1), 2000);
});

test('car-assistant answers from the records of the one car with these details', async () => {
  const own = await blind.newOwner();
  const car = await newCar(own, { brand: 'Saab', model: '900', year: 1992 });
  await own.call('repairs.log', repairDraft(car.id, { title: 'Oil change', date: '2026-03-05' }));
  model.set({ fails: 401 });
  const input = {
    messages: [{ role: 'user' as const, content: 'When was the last oil change?' }],
    carDetails: { brand: 'Saab', model: '900', year: 1992 },
  };
  const answer: {
    message?: string | undefined;
    fallback?: boolean | undefined;
    reason?: string | undefined;
  } = await own.call('functions.carAssistant', input);
  expect(answer).toMatchObject({
    fallback: true,
    reason: 'model-failed',
    message: expect.stringContaining('March 5, 2026'),
  });
  // Without a car all cars of the owner are asked.
  const anyCar: AnalyzeSymptomAnswer | object = await own.call('functions.carAssistant', {
    ...input,
    carDetails: null,
  });
  expect(JSON.stringify(anyCar)).toContain('March 5');
});

describe('a recording', () => {
  const send = (body: BodyInit, by: Owner = owner, query = '?language=lv') =>
    by.send('POST', `/api/functions/transcribe${query}`, { body, headers: { 'content-type': 'audio/webm' } });

  test('is transcribed by the speech model and not stored', async () => {
    model.set({ heard: ' Bremzes čīkst. ' });
    expect(await send(asBytes(webm()))).toMatchObject({ status: 200, body: { text: 'Bremzes čīkst.' } });
    const [{ path, headers, raw }] = model.asked as [(typeof model.asked)[0]];
    expect([path, headers.authorization]).toEqual(['/v1/audio/transcriptions', 'Bearer sk-of-nobody']);
    const form = raw.toString('latin1');
    for (const part of ['ears', 'name="language"', 'recording.webm']) expect(form).toContain(part);
    expect((await owner.call('assistant.lastSent')).exchange).toMatchObject({
      purpose: 'speech',
      model: 'ears',
    });
  });

  test('errors are typed', async () => {
    model.set({ fails: 500 });
    expect(await send(asBytes(webm()))).toMatchObject({
      status: 503,
      body: { code: 'NOT_AVAILABLE', data: { reason: 'failed' } },
    });
    model.set({ sends: '{}' });
    expect(await send(asBytes(webm()))).toMatchObject({ status: 503 });
    expect(await send(asBytes(await phonePicture()))).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA' },
    });
    expect(await send(new Uint8Array(5 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE' },
    });
    expect(await send('', owner)).toMatchObject({ status: 415 });
    const deaf = await blind.newOwner();
    expect(await send(asBytes(webm()), deaf)).toMatchObject({
      status: 503,
      body: { code: 'NOT_AVAILABLE', data: { reason: 'not-configured' } },
    });
    const nobody = await world.visitor().send('POST', '/api/functions/transcribe', {
      body: asBytes(webm()),
      headers: { 'content-type': 'audio/webm' },
    });
    expect(nobody.status).toBe(401);
  });
});
