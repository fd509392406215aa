import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { googlePerson, signInWithGoogle, startGoogleSignIn } from '#tests/google-sign-in.ts';
import { startGoogleServer, type GoogleServer } from '#tests/stand-ins/google-server.ts';
import { openWorld, type World } from '#tests/world.ts';

let google: GoogleServer;

beforeAll(async () => {
  google = await startGoogleServer(googlePerson());
});
afterAll(() => google.stop());

test('without Google settings sign-in is refused, and the session read says so before (D20)', async () => {
  const plain = await openWorld();
  const whole = await openWorld({
    env: { ...google.env, SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.org' },
  });
  try {
    expect(await startGoogleSignIn(plain.visitor())).toMatchObject({
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
  const noMail = await openWorld({ env: { ...google.env, LOG_LEVEL: 'silent' } });
  try {
    const credentials = { email: `${newId()}@example.com`, password: 'correct horse 7', name: 'Anna' };
    await noMail.visitor().send('POST', '/api/auth/sign-up/email', { json: credentials });
    google.person = googlePerson({ email: credentials.email });
    expect((await signInWithGoogle(noMail.visitor())).location).toBe(
      '/auth/callback?error=account_not_linked',
    );
  } finally {
    await noMail.close();
  }
});

test('the app starts and responds while the provider is unreachable', async () => {
  const away = await openWorld({
    env: { ...google.env, GOOGLE_TOKEN_URL: 'http://127.0.0.1:9/token', LOG_LEVEL: 'silent' },
  });
  try {
    const visitor = away.visitor();
    expect((await signInWithGoogle(visitor)).location).toMatch(/^\/auth\/callback\?error=/);
    expect((await visitor.call('session.read')).session).toBeNull();
  } finally {
    await away.close();
  }
});
