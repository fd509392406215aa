import { generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { newId } from '#server/platform/deps.ts';
import { makeResetLink } from './make-reset-link.ts';
import { freePort } from '#tests/free-port.ts';
import {
  errorIn,
  follow,
  openIdPerson,
  signInWith,
  startSignIn,
  type ProviderId,
} from '#tests/openid-sign-in.ts';
import type { Visitor } from '#tests/client.ts';
import { startMailServer, type MailServer } from '#tests/stand-ins/mail-server.ts';
import { startOpenIdServer, type OpenIdServer } from '#tests/stand-ins/openid-server.ts';
import { openWorld, type World } from '#tests/world.ts';

let mails: MailServer;
let provider: OpenIdServer;
/** With mail, and trust in the provider's addresses. */
let world: World;
/** Without mail or trust. */
let plain: World;

beforeAll(async () => {
  mails = await startMailServer();
  provider = await startOpenIdServer(openIdPerson());
  const env = { ...provider.env, LOG_LEVEL: 'silent' };
  const mail = { SMTP_URL: mails.url, MAIL_FROM: 'carful@example.org' };
  world = await openWorld({ env: { ...env, ...mail, OIDC_TRUST_EMAIL: 'on' } });
  plain = await openWorld({ env });
});
afterAll(async () => {
  await world.close();
  await plain.close();
  await provider.stop();
  await mails.stop();
});
beforeEach(() => {
  provider.person = openIdPerson();
  Object.assign(provider, { claims: {}, userInfo: {}, denies: false, onTokens: undefined });
});

const userOf = async (visitor: Visitor) => (await visitor.call('session.read')).session?.user;
const signIn = async (at: World, id: ProviderId = 'oidc') => {
  const visitor = at.visitor();
  const way = await signInWith(visitor, id);
  return { visitor, ...way, error: errorIn(way) };
};
const logIn = (visitor: Visitor, email: string, password = 'correct horse 7') =>
  visitor.send('POST', '/api/auth/sign-in/email', { json: { email, password } });

async function confirmedOwner(email: string): Promise<Visitor> {
  const owner = world.visitor();
  const json = { email, password: 'correct horse 7', name: 'Anna' };
  await owner.send('POST', '/api/auth/sign-up/email', { json });
  const token = /token=([\w-]+)/.exec((await mails.mailTo(email)).text)![1]!;
  await owner.call('account.confirmEmail', { token });
  return owner;
}

const connect = async (visitor: Visitor, password?: string) =>
  visitor.send('POST', '/api/auth/link-social', { json: { provider: 'oidc', password } });

describe('a provider of the operator', () => {
  test('is named to pages, and signs up and in by authorization code with PKCE, state and nonce', async () => {
    const { visitor, authorize, error } = await signIn(plain);
    expect(error).toBeNull();
    expect(Object.fromEntries(authorize.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/.{32}/) as string,
      nonce: expect.stringMatching(/.{32}/) as string,
      redirect_uri: `${plain.baseUrl}/api/auth/callback/oidc`,
    });
    expect((await visitor.call('session.read')).features.openId).toEqual({ name: 'Our House', only: false });
    expect(await userOf(visitor)).toMatchObject({ email: provider.person.email, name: 'Anna Kalniņa' });
    const { devices, providers } = await visitor.call('account.read');
    expect([providers, devices[0]?.method]).toEqual([['oidc'], 'oidc']);
    const id = (await userOf(visitor))?.id;
    // A person is the subject, whatever the address.
    provider.person = { ...provider.person, email: `${newId()}@example.com` };
    expect((await userOf((await signIn(plain)).visitor))?.id).toBe(id);
    provider.person = { ...provider.person, sub: newId() };
    expect((await userOf((await signIn(plain)).visitor))?.id).not.toBe(id);
  });

  test('is asked for what its token lacks; of a long name the beginning is kept', async () => {
    provider.claims = { email: undefined, email_verified: undefined };
    provider.userInfo = { name: 'A'.repeat(10_000) };
    const { visitor } = await signIn(world);
    const { email } = provider.person;
    const name = 'A'.repeat(limits.accountName);
    expect(await userOf(visitor)).toMatchObject({ name, email, emailVerified: true });
  });

  test('may change its keys', async () => {
    await provider.changeKeys();
    for (const attempt of [1, 2]) expect((await signIn(plain)).error, `log-in ${attempt}`).toBeNull();
  });

  test('tells where to log out, of a session that began there', async () => {
    const { visitor } = await signIn(plain);
    const { body } = await visitor.send('POST', '/api/auth/sign-out', { json: {} });
    const url = new URL((body as { url: string }).url);
    expect(`${url.origin}${url.pathname}`).toBe(`${provider.url}/endsession`);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${plain.baseUrl}/`);
    const other = await plain.newOwner();
    expect((await other.send('POST', '/api/auth/sign-out', { json: {} })).body).not.toHaveProperty('url');
  });

  test('that is down at start is offered, says so when pressed, and works once it is there', async () => {
    const port = await freePort();
    const env = { ...provider.env, OIDC_ISSUER: `http://localhost:${port}`, LOG_LEVEL: 'silent' };
    const away = await openWorld({ env });
    let late: OpenIdServer | undefined;
    try {
      const features = async () => (await away.visitor().call('session.read')).features;
      expect((await features()).openId).toEqual({ name: 'Our House', only: false });
      expect(await startSignIn(away.visitor(), 'oidc')).toMatchObject({
        status: 503,
        body: { defined: true, code: 'PROVIDER_UNREACHABLE' },
      });
      late = await startOpenIdServer(openIdPerson(), port);
      expect((await signIn(away)).error).toBeNull();
      await late.stop();
      late = undefined;
      // Logging out here does not depend on it.
      const visitor = away.visitor();
      expect((await visitor.send('POST', '/api/auth/sign-out', { json: {} })).status).toBe(200);
    } finally {
      await late?.stop();
      await away.close();
    }
  });
});

/** As a provider would sign it, by a key of somebody else. */
function forged(idToken: string, header: object): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const encoded = Buffer.from(JSON.stringify(header)).toString('base64url');
  const signed = `${encoded}.${idToken.split('.')[1]!}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as object;
type Tokens = Record<string, string>;
const notProven = 'unable_to_get_user_info';

describe('a log-in is refused', () => {
  test.each<[string, Partial<OpenIdServer>, string]>([
    ['denied there', { denies: true }, 'access_denied'],
    ['a token for another service', { claims: { aud: 'another-client' } }, notProven],
    ['for several, of which another asked', { claims: { aud: ['carful-client', 'x'], azp: 'x' } }, notProven],
    ['a token of another issuer', { claims: { iss: 'https://evil.example' } }, notProven],
    ['a token that has expired', { claims: { exp: 1_700_000_000 } }, notProven],
    ['a token of another log-in', { claims: { nonce: 'of another log-in' } }, notProven],
    ['a token without a nonce', { claims: { nonce: undefined } }, notProven],
    ['no ID token', { onTokens: (body) => delete body['id_token'] }, notProven],
    [
      'a token signed by somebody else',
      {
        onTokens: (body) => {
          const { id_token: token } = body as Tokens;
          body['id_token'] = forged(token!, headerOf(token!));
        },
      },
      notProven,
    ],
    [
      'a token that is not signed',
      {
        onTokens: (body) => {
          const [, claims] = (body as Tokens)['id_token']!.split('.');
          body['id_token'] =
            `${Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')}.${claims!}.`;
        },
      },
      notProven,
    ],
    ['user info of somebody else', { claims: { email: undefined }, userInfo: { sub: 'other' } }, notProven],
    [
      'no address anywhere',
      { claims: { email: undefined }, userInfo: { email: undefined } },
      'email_not_found',
    ],
  ])('with %s', async (_name, how, code) => {
    Object.assign(provider, how);
    const { visitor, error } = await signIn(world);
    expect(error).toBe(code);
    expect(await userOf(visitor)).toBeUndefined();
  });

  test('in another browser than it began in, a second time, or as of another issuer', async () => {
    const { back } = await signIn(plain);
    for (const visitor of [plain.visitor(), plain.visitor()]) {
      const answer = await visitor.send('GET', `${back.pathname}${back.search}`);
      expect(answer.headers.get('location')).toMatch(/^\/auth\/callback\?error=state_mismatch/);
    }
    const visitor = plain.visitor();
    const { url } = (await startSignIn(visitor, 'oidc')).body as { url: string };
    const granted = new URL((await fetch(url, { redirect: 'manual' })).headers.get('location')!);
    granted.searchParams.set('iss', 'https://evil.example');
    const answer = await visitor.send('GET', `${granted.pathname}${granted.search}`);
    expect(answer.headers.get('location')).toMatch(/error=issuer_mismatch/);
  });

  test('where the provider says it is another one', async () => {
    const env = { ...provider.env, OIDC_ISSUER: `${provider.url}/`, LOG_LEVEL: 'silent' };
    const other = await openWorld({ env });
    try {
      expect((await startSignIn(other.visitor(), 'oidc')).status).toBe(503);
    } finally {
      await other.close();
    }
  });

  test('outside the allowed groups, and where no accounts are made', async () => {
    const env = { ...provider.env, LOG_LEVEL: 'silent' };
    const groups = await openWorld({ env: { ...env, OIDC_ALLOWED_GROUPS: 'cars, admins' } });
    const closed = await openWorld({ env: { ...env, OIDC_CREATE_ACCOUNTS: 'off' } });
    try {
      expect((await signIn(groups)).error).toBe('not_in_group');
      provider.person = openIdPerson({ groups: ['car'] });
      expect((await signIn(groups)).error).toBe('not_in_group');
      provider.person = openIdPerson({ groups: ['family', 'cars'] });
      expect((await signIn(groups)).error).toBeNull();
      expect((await signIn(closed)).error, 'who has an account').toBeNull();
      provider.person = openIdPerson();
      expect((await signIn(closed)).error).toBe('signup_disabled');
    } finally {
      await groups.close();
      await closed.close();
    }
  });
});

describe('an account that is here already', () => {
  test('is given to an address that a trusted provider has confirmed, and to no other', async () => {
    const email = `${newId()}@example.com`;
    const owner = await confirmedOwner(email);
    provider.person = openIdPerson({ email, email_verified: false });
    expect((await signIn(world)).error).toBe('account_not_linked');
    provider.person = openIdPerson({ email });
    const { visitor, error } = await signIn(world);
    expect(error).toBeNull();
    expect((await userOf(visitor))?.id).toBe((await userOf(owner))!.id);
    await expect.poll(async () => (await mails.mailTo(email)).subject).toBe('A new way to log in');
    const local = await plain.newOwner();
    provider.person = openIdPerson({ email: local.email });
    expect((await signIn(plain)).error).toBe('account_not_linked');
  });

  test('is connected by its owner, who proves it with the password, whatever the address there', async () => {
    const owner = await plain.newOwner();
    for (const password of [undefined, 'wrong horse 7']) {
      expect(await connect(owner, password)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_PASSWORD' },
      });
    }
    expect((await connect(plain.visitor(), owner.password)).status).toBe(401);
    const { url } = (await connect(owner, owner.password)).body as { url: string };
    expect((await follow(owner, url)).location).toBe('/settings/account?connected=yes');
    expect((await userOf((await signIn(plain)).visitor))?.id).toBe(owner.id);
    // That person there cannot be two here.
    const other = await plain.newOwner();
    const second = (await connect(other, other.password)).body as { url: string };
    expect(errorIn(await follow(other, second.url))).toBe('account_already_linked_to_different_user');
  });
});

test('where only the provider logs people in, a link of the operator is the way back', async () => {
  const only = await openWorld({ env: { ...provider.env, OIDC_ONLY: 'on', LOG_LEVEL: 'silent' } });
  try {
    const { visitor } = await signIn(only);
    expect((await visitor.call('session.read')).features.openId?.only).toBe(true);
    const { email } = (await userOf(visitor))!;
    const off = { status: 403, body: { code: 'PASSWORDS_OFF' } };
    expect(await logIn(only.visitor(), email)).toMatchObject(off);
    for (const path of ['sign-up/email', 'request-password-reset']) {
      const json = { email, password: 'correct horse 7', name: 'Eve' };
      expect(await only.visitor().send('POST', `/api/auth/${path}`, { json })).toMatchObject(off);
    }
    const link = await makeResetLink(only.deps.db, email, new Date());
    const token = new URL(link!, only.baseUrl).searchParams.get('token');
    const json = { token, newPassword: 'correct horse 7' };
    expect((await only.visitor().send('POST', '/api/auth/reset-password', { json })).status).toBe(200);
    expect((await logIn(only.visitor(), email)).status).toBe(200);
    only.setClock(new Date(Date.now() + 61 * 60_000));
    expect(await logIn(only.visitor(), email)).toMatchObject(off);
  } finally {
    await only.close();
  }
});
