import { eq } from 'drizzle-orm';
import { URI, type TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { POLICY } from '#domain/accounts/policy/edition.ts';
import { newId } from '#server/platform/deps.ts';
import { authAccount, authSession, authUser, authVerification, users } from './table.ts';
import type { Visitor } from '#tests/client.ts';
import { follow, openIdPerson, signInWith, startSignIn } from '#tests/openid-sign-in.ts';
import { startOpenIdServer, type OpenIdServer } from '#tests/stand-ins/openid-server.ts';
import { startMailServer, type MailServer } from '#tests/stand-ins/mail-server.ts';
import { openWorld, type World } from '#tests/world.ts';

let mails: MailServer;
let google: OpenIdServer;
let world: World;

beforeAll(async () => {
  mails = await startMailServer();
  google = await startOpenIdServer(openIdPerson());
  world = await openWorld({
    env: { ...google.googleEnv, SMTP_URL: mails.url, MAIL_FROM: 'carful@example.org', LOG_LEVEL: 'silent' },
  });
});
afterAll(async () => {
  await world.close();
  await google.stop();
  await mails.stop();
});

describe('signing in with Google', () => {
  test('asks for offline access with a forced consent, and PKCE', { tags: ['CALL-06'] }, async () => {
    const authorize = new URL(((await startSignIn(world.visitor(), 'google')).body as { url: string }).url);
    expect(`${authorize.origin}${authorize.pathname}`).toBe(`${google.url}/authorize`);
    expect(Object.fromEntries(authorize.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'carful-client',
      scope: 'openid email profile',
      access_type: 'offline',
      prompt: 'consent',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      redirect_uri: `${world.baseUrl}/api/auth/callback/google`,
    });
    expect(authorize.searchParams.get('state')!.length).toBeGreaterThanOrEqual(32);
  });

  test(
    'returns to /auth/callback with a session, confirmed, without a profile row (D106)',
    { tags: ['ROUTE-23', 'GEN-02', 'CALL-17', 'STAT-61', 'STAT-62', 'ENT-65', 'ENT-70', 'ENT-71'] },
    async () => {
      google.person = openIdPerson();
      const visitor = world.visitor();
      expect((await signInWith(visitor, 'google')).location).toBe('/auth/callback');
      expect(google.tokenRequests.at(-1)).toMatchObject({
        grant_type: 'authorization_code',
        code_verifier: expect.stringMatching(/^.{43,128}$/) as string,
      });
      const { session } = await visitor.call('session.read');
      expect(session?.user).toMatchObject({
        email: google.person.email,
        name: 'Anna Kalniņa',
        emailVerified: true,
        role: 'owner',
        onboardingCompleted: false,
      });
      expect((await visitor.call('profile.read')).profile).toBeNull();
      await visitor.call('profile.save', {
        termsVersion: POLICY.version,
        firstName: 'Anna',
        lastName: 'Kalniņa',
      });
      const isThem = eq(users.email, google.person.email);
      const long = new Date('2020-01-01T00:00:00Z');
      const old = { email: `${newId()}@example.com`, role: 'other', lastSeen: long, deletedAt: long };
      await world.deps.db.update(users).set(old).where(isThem);
      const before = Date.now();
      const again = world.visitor();
      await signInWith(again, 'google');
      expect((await again.call('profile.read')).profile).toMatchObject({
        email: google.person.email,
        firstName: 'Anna',
      });
      const [row] = await world.deps.db.select().from(users).where(isThem);
      expect(row).toMatchObject({ id: session!.user.id, role: 'owner', deletedAt: null });
      expect(row!.lastSeen.getTime()).toBeGreaterThanOrEqual(before);
      expect((await again.call('account.read')).providers).toEqual(['google']);
    },
  );

  test('leaves no password that could be right', { tags: ['ERR-17'] }, async () => {
    google.person = openIdPerson();
    await signInWith(world.visitor(), 'google');
    const json = { email: google.person.email, password: 'correct horse 7' };
    expect(await world.visitor().send('POST', '/api/auth/sign-in/email', { json })).toMatchObject({
      status: 401,
      body: { code: 'INVALID_EMAIL_OR_PASSWORD' },
    });
    expect(mails.received.filter(({ to }) => to.includes(google.person.email))).toEqual([]);
  });

  test('stores none of Google’s tokens and no picture of another host', async () => {
    google.person = openIdPerson();
    await signInWith(world.visitor(), 'google');
    const [user] = await world.deps.db.select().from(authUser).where(eq(authUser.email, google.person.email));
    const accounts = await world.deps.db.select().from(authAccount).where(eq(authAccount.userId, user!.id));
    expect(user!.image).toBeNull();
    expect(accounts).toMatchObject([
      {
        providerId: 'google',
        accountId: google.person.sub,
        accessToken: null,
        refreshToken: null,
        idToken: null,
      },
    ]);
  });

  test('stores none either when it is connected once more, as an older page may do', async () => {
    google.person = openIdPerson();
    const owner = await world.newOwner();
    await world.deps.db.update(authUser).set({ emailVerified: true }).where(eq(authUser.id, owner.id));
    for (const _time of ['first', 'second']) {
      const json = { provider: 'google', password: owner.password };
      const { body } = await owner.send('POST', '/api/auth/link-social', { json });
      await follow(owner, (body as { url: string }).url);
    }
    const accounts = await world.deps.db.select().from(authAccount).where(eq(authAccount.userId, owner.id));
    expect(accounts.find(({ providerId }) => providerId === 'google')).toMatchObject({
      accessToken: null,
      refreshToken: null,
      idToken: null,
    });
  });

  test('signs in to the account with the same confirmed address', async () => {
    const json = { email: `${newId()}@example.com`, password: 'correct horse 7', name: 'Anna' };
    const owner = world.visitor();
    await owner.send('POST', '/api/auth/sign-up/email', { json });
    const token = /token=([\w-]+)/.exec((await mails.mailTo(json.email)).text)![1]!;
    expect(await owner.call('account.confirmEmail', { token })).toEqual({ outcome: 'confirmed' });
    google.person = openIdPerson({ email: json.email });
    const linked = world.visitor();
    expect((await signInWith(linked, 'google')).location).toBe('/auth/callback');
    const id = async (visitor: Visitor) => (await visitor.call('session.read')).session?.user.id;
    expect(await id(linked)).toBe(await id(owner));
    expect((await world.visitor().send('POST', '/api/auth/sign-in/email', { json })).status).toBe(200);
  });

  test('takes over an unconfirmed account; whoever created it loses access', async () => {
    const json = { email: `${newId()}@example.com`, password: 'correct horse 7', name: 'Eve' };
    const squatter = world.visitor();
    await squatter.send('POST', '/api/auth/sign-up/email', { json });
    await squatter.call('profile.save', {
      termsVersion: POLICY.version,
      firstName: 'Eve',
      lastName: 'Evil',
      phone: '+37126123456',
    });
    const token = /token=([\w-]+)/.exec((await mails.mailTo(json.email)).text)![1]!;
    google.person = openIdPerson({ email: json.email });
    const owner = world.visitor();
    expect((await signInWith(owner, 'google')).location).toBe('/auth/callback');
    expect((await owner.call('session.read')).session?.user).toMatchObject({ emailVerified: true });
    expect((await owner.call('profile.read')).profile).toBeNull();
    expect(await owner.call('account.read')).toMatchObject({ hasPassword: false, providers: ['google'] });
    expect((await squatter.call('session.read')).session).toBeNull();
    expect((await world.visitor().send('POST', '/api/auth/sign-in/email', { json })).status).toBe(401);
    expect(await world.visitor().call('account.confirmEmail', { token, password: json.password })).toEqual({
      outcome: 'used',
    });
  });

  test('asks for the second factor if the account has one', async () => {
    const json = { email: `${newId()}@example.com`, password: 'correct horse 7', name: 'Anna' };
    const owner = world.visitor();
    await owner.send('POST', '/api/auth/sign-up/email', { json });
    const token = /token=([\w-]+)/.exec((await mails.mailTo(json.email)).text)![1]!;
    await owner.call('account.confirmEmail', { token });
    const enabled = await owner.send('POST', '/api/auth/two-factor/enable', {
      json: { password: json.password },
    });
    const totp = URI.parse((enabled.body as { totpURI: string }).totpURI) as TOTP;
    const enter = (visitor: Visitor, code: string) =>
      visitor.send('POST', '/api/auth/two-factor/verify-totp', { json: { code } });
    await enter(owner, totp.generate());

    google.person = openIdPerson({ email: json.email });
    const visitor = world.visitor();
    expect((await signInWith(visitor, 'google')).location).toBe('/login?step=code');
    expect((await visitor.call('session.read')).session).toBeNull();
    expect((await visitor.attempt('cars.list')).status).toBe(401);
    // The code that enabled the second factor has been used.
    expect((await enter(visitor, totp.generate({ timestamp: Date.now() + 30_000 }))).status).toBe(200);
    expect((await visitor.call('session.read')).session?.user.email).toBe(json.email);
  });

  test('without a password, a new address or the end of the account needs a sign-in of the last minutes', async () => {
    google.person = openIdPerson();
    const owner = world.visitor();
    await signInWith(owner, 'google');
    await owner.call('profile.save', {
      termsVersion: POLICY.version,
      firstName: 'Anna',
      lastName: 'Kalniņa',
    });
    const newEmail = `${newId()}@example.com`;
    const change = () => owner.call('account.changeEmail', { newEmail });
    await world.deps.db
      .update(authSession)
      .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
      .where(eq(authSession.userId, (await owner.call('session.read')).session!.user.id));
    expect(await change()).toEqual({ outcome: 'sign-in-needed' });
    // A password known elsewhere proves nothing for an account without one.
    expect(await owner.call('account.delete', { password: 'correct horse 7' })).toEqual({
      outcome: 'sign-in-needed',
      eraseAt: null,
    });
    expect((await owner.call('session.read')).session).not.toBeNull();
    await signInWith(owner, 'google');
    expect(await change()).toEqual({ outcome: 'mail-sent' });
    expect((await owner.call('account.delete', {})).outcome).toBe('requested');
  });

  test('an address that Google has not verified must be confirmed here', async () => {
    google.person = openIdPerson({ email_verified: false });
    const visitor = world.visitor();
    await signInWith(visitor, 'google');
    expect((await visitor.call('session.read')).session?.user.emailVerified).toBe(false);
    expect((await visitor.attempt('cars.list')).status).toBe(403);
    expect((await mails.mailTo(google.person.email)).subject).toBe('Confirm your email');
  });
});

describe('failures', () => {
  test.each([
    [{ denies: true }, 'access_denied'],
    [{ claims: { aud: 'another-client' } }, 'unable_to_get_user_info'],
  ])('a refusal at Google, or a token for another service, ends at /auth/callback: %o', async (how, code) => {
    Object.assign(google, how);
    try {
      const visitor = world.visitor();
      expect((await signInWith(visitor, 'google')).location).toBe(`/auth/callback?error=${code}`);
      expect((await visitor.call('session.read')).session).toBeNull();
    } finally {
      Object.assign(google, { denies: false, claims: {} });
    }
  });

  test('a callback that this browser did not start, or a repeated one, does not sign in', async () => {
    google.person = openIdPerson();
    const asked = world.visitor();
    const { back } = await signInWith(asked, 'google');
    for (const visitor of [world.visitor(), asked]) {
      const answer = await visitor.send('GET', `${back.pathname}${back.search}`);
      expect(answer.headers.get('location')).toMatch(/^\/auth\/callback\?error=state_mismatch/);
    }
    const invented = await world.visitor().send('GET', '/api/auth/callback/google?code=x&state=y');
    expect(invented.headers.get('location')).toMatch(/^\/auth\/callback\?error=/);
    const kept = await world.deps.db.select().from(authVerification);
    expect(kept.some(({ identifier }) => identifier.includes(back.searchParams.get('state')!))).toBe(false);
  });

  test('the request can neither change the callback nor ask for more scopes', async () => {
    const answer = await world.visitor().send('POST', '/api/auth/sign-in/social', {
      json: {
        provider: 'google',
        callbackURL: 'https://evil.example',
        errorCallbackURL: 'https://evil.example',
        scopes: ['https://www.googleapis.com/auth/drive'],
        additionalParams: { prompt: 'none' },
        idToken: { token: 'x' },
      },
    });
    const authorize = new URL((answer.body as { url: string }).url);
    expect(authorize.searchParams.get('scope')).toBe('openid email profile');
    expect(authorize.searchParams.get('prompt')).toBe('consent');
    expect(JSON.stringify(answer.body)).not.toContain('evil');
  });
});
