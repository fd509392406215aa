import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { openIdPerson, signInWith, startSignIn } from '#tests/openid-sign-in.ts';
import { startOpenIdServer, type OpenIdServer } from '#tests/stand-ins/openid-server.ts';
import { openWorld, type World } from '#tests/world.ts';

let google: OpenIdServer;

beforeAll(async () => {
  google = await startOpenIdServer(openIdPerson());
});
afterAll(() => google.stop());

test('without Google settings sign-in is refused, and the session read says so before (D20)', async () => {
  const plain = await openWorld();
  const whole = await openWorld({
    env: { ...google.googleEnv, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.org' },
  });
  try {
    expect(await startSignIn(plain.visitor(), 'google')).toMatchObject({
      status: 404,
      body: { defined: true, code: 'PROVIDER_NOT_FOUND' },
    });
    const featuresOf = async ({ visitor }: World) => (await visitor().call('session.read')).features;
    expect(await featuresOf(plain)).toMatchObject({ google: false, mail: false });
    expect(await featuresOf(whole)).toMatchObject({ google: true, mail: true });
  } finally {
    await plain.close();
    await whole.close();
  }
});

test('without mail, Google is not linked to an account with an unproven address', async () => {
  const noMail = await openWorld({ env: { ...google.googleEnv, LOG_LEVEL: 'silent' } });
  try {
    const credentials = { email: `${newId()}@example.com`, password: 'correct horse 7', name: 'Anna' };
    await noMail.visitor().send('POST', '/api/auth/sign-up/email', { json: credentials });
    google.person = openIdPerson({ email: credentials.email });
    expect((await signInWith(noMail.visitor(), 'google')).location).toBe(
      '/auth/callback?error=account_not_linked',
    );
  } finally {
    await noMail.close();
  }
});
