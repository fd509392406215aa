import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { checkProvider } from '../../tools/doctor/services.ts';
import { startSignIn } from '#tests/openid-sign-in.ts';
import type { Visitor } from '#tests/client.ts';
import { startRealProvider, type RealProvider } from '#tests/stand-ins/real-provider.ts';
import { openWorld, type World } from '#tests/world.ts';

let provider: RealProvider;
let world: World;

const someone = (groups: string[]) => ({ sub: newId(), email: `${newId()}@example.com`, groups });

beforeAll(async () => {
  provider = await startRealProvider(someone([]));
  world = await openWorld({ env: { ...provider.env, OIDC_ALLOWED_GROUPS: 'drivers', LOG_LEVEL: 'silent' } });
  provider.allow(world.baseUrl);
});
afterAll(async () => {
  await world.close();
  await provider.stop();
});

async function arrive(visitor: Visitor, address: string): Promise<string> {
  const back = await provider.visit(address);
  const answer = await visitor.send('GET', `${back.pathname}${back.search}`);
  return answer.headers.get('location')!;
}
const signIn = async (visitor: Visitor) =>
  arrive(visitor, ((await startSignIn(visitor, 'oidc')).body as { url: string }).url);
const idOf = async (visitor: Visitor) => (await visitor.call('session.read')).session?.user.id;

test('a certified provider signs up, signs in, is kept to its groups, connected, and logged out of', async () => {
  expect(await signIn(world.visitor())).toBe('/auth/callback?error=not_in_group');
  provider.person = someone(['drivers']);
  const visitor = world.visitor();
  expect(await signIn(visitor)).toBe('/auth/callback');
  const id = await idOf(visitor);
  expect(id).toBeDefined();
  const again = world.visitor();
  await signIn(again);
  expect(await idOf(again)).toBe(id);

  const { body } = await again.send('POST', '/api/auth/sign-out', { json: {} });
  const page = await fetch((body as { url: string }).url);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/session/end/confirm')]);
});

test('the doctor goes the same steps, and names the one that fails', async () => {
  const config = { ...world.deps.config, publicUrl: world.baseUrl };
  expect(await checkProvider(config)).toMatchObject({ level: 'ok' });
  const openId = config.openId!;
  for (const [change, step] of [
    [{ issuer: `${openId.issuer}/` }, /^discovery .*its issuer is/],
    [{ issuer: 'http://127.0.0.1:9' }, /^discovery .*/],
    [{ clientId: 'unknown' }, /^redirect address: the provider answers 400/],
    [{ clientSecret: 'wrong' }, /^token: the provider refuses the client/],
  ] as const) {
    const finding = await checkProvider({ ...config, openId: { ...openId, ...change } });
    expect([change, finding]).toEqual([
      change,
      { level: 'fail', state: expect.stringMatching(step) as string, advice: expect.any(String) as string },
    ]);
  }
  expect(await checkProvider({ ...config, publicUrl: 'http://elsewhere.example' })).toMatchObject({
    state: expect.stringMatching(/^redirect address/) as string,
  });
});
