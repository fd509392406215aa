import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { openLog } from '#server/platform/log.ts';
import { Visitor } from '#tests/client.ts';
import { newCar, newLink, signUp } from '#tests/people.ts';
import { openWorld, type World } from '#tests/world.ts';

const lines: string[] = [];
let world: World;

beforeAll(async () => {
  const log = openLog('trace', { write: (line: string) => void lines.push(line) });
  world = await openWorld({
    log,
    env: { MODEL_BASE_URL: 'http://127.0.0.1:9', MODEL_NAME: 'x', MODEL_API_KEY: 'sk-model-key' },
  });
});
afterAll(() => world.close());

test('every request is logged, and no password, cookie, token, key or address of a person with it', async () => {
  const owner = await signUp(new Visitor(world.baseUrl), 'Zebediah');
  const car = await newCar(owner);
  const { token } = await newLink(owner, car.id);
  await world.visitor().attempt('share.open', { token });
  await world.visitor().send('GET', `/api/media/${newId()}/picture.jpg?token=${token}`);
  await owner.send('POST', '/api/auth/sign-in/email', {
    json: { email: owner.email, password: 'a wrong one 1' },
  });
  await owner.call('functions.analyzeSymptom', { description: 'Squeal of the Zebediah', carDetails: null });
  const all = lines.join('');
  expect(all).toContain('"path":"/api/shared"');
  expect(all).toContain('the model gave no assessment');
  const session = decodeURIComponent(owner.cookie.split('=')[1]!);
  for (const secret of [
    token,
    session,
    session.split('.')[0]!,
    owner.password,
    'a wrong one 1',
    owner.email,
    'Zebediah',
    'sk-model-key',
  ]) {
    expect(all).not.toContain(secret);
  }
});

test('a failed query is logged without what it was about', async () => {
  const written: string[] = [];
  const log = openLog('trace', { write: (line: string) => void written.push(line) });
  const query = world.deps.db.execute(sql`select ${'what an owner wrote'}::int`);
  await query.catch((error: unknown) => log.error({ err: error }, 'it failed'));
  expect(written.join('')).toContain('Failed query');
  expect(written.join('')).toContain('22P02');
  expect(written.join('')).not.toContain('what an owner wrote');
});
