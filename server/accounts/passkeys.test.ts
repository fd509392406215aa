import { URI, type TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { disableAccount } from './operate-accounts.ts';
import { makeResetLink } from './make-reset-link.ts';
import { addPasskey, Authenticator, usePasskey } from '#tests/authenticator.ts';
import type { Visitor } from '#tests/client.ts';
import { errorIn, openIdPerson, signInWith } from '#tests/openid-sign-in.ts';
import type { Owner } from '#tests/people.ts';
import { startOpenIdServer, type OpenIdServer } from '#tests/stand-ins/openid-server.ts';
import { openWorld, type World } from '#tests/world.ts';

let provider: OpenIdServer;
let world: World;

beforeAll(async () => {
  provider = await startOpenIdServer(openIdPerson());
  world = await openWorld({ env: { ...provider.env, LOG_LEVEL: 'silent' } });
});
afterAll(async () => {
  await world.close();
  await provider.stop();
});

const userOf = async (visitor: Visitor) => (await visitor.call('session.read')).session?.user;
const logIn = (email: string, password: string, visitor = world.visitor()) =>
  visitor.send('POST', '/api/auth/sign-in/email', { json: { email, password } });

async function withPasskey(): Promise<{ owner: Owner; device: Authenticator; id: string }> {
  const [owner, device] = [await world.newOwner(), new Authenticator()];
  expect((await addPasskey(owner, device, owner.password)).status).toBe(200);
  const { passkeys } = await owner.call('account.read');
  return { owner, device, id: passkeys[0]!.id };
}

/** Logs in by the provider, adds a passkey and removes the provider. */
async function withPasskeyAlone() {
  provider.person = openIdPerson();
  const [owner, device] = [world.visitor(), new Authenticator()];
  await signInWith(owner, 'oidc');
  expect((await addPasskey(owner, device)).status).toBe(200);
  expect(await owner.call('account.removeWayIn', { way: 'oidc' })).toEqual({ outcome: 'removed' });
  return { owner, device, email: provider.person.email };
}

async function turnOnCodes(owner: Owner): Promise<{ totp: TOTP; backupCodes: string[] }> {
  const { body } = await owner.send('POST', '/api/auth/two-factor/enable', {
    json: { password: owner.password },
  });
  const { totpURI, backupCodes } = body as { totpURI: string; backupCodes: string[] };
  const totp = URI.parse(totpURI) as TOTP;
  await owner.send('POST', '/api/auth/two-factor/verify-totp', { json: { code: totp.generate() } });
  return { totp, backupCodes };
}

/** @returns what the page then tells: by what else the account still logs in */
async function resetPassword(email: string, newPassword: string): Promise<unknown> {
  const link = await makeResetLink(world.deps.db, email, new Date());
  const token = new URL(link!, world.baseUrl).searchParams.get('token');
  const json = { token, newPassword };
  const { status, body } = await world.visitor().send('POST', '/api/auth/reset-password', { json });
  expect(status).toBe(200);
  return (body as { stillIn?: unknown }).stillIn;
}

describe('a passkey', () => {
  test('logs its owner in, is listed with its last use, and is removed by nobody else', async () => {
    const { owner, device, id } = await withPasskey();
    const { passkeys } = await owner.call('account.read');
    expect(passkeys).toMatchObject([{ name: 'My phone', lastUsedAt: null }]);
    expect(JSON.stringify(passkeys)).not.toMatch(/publicKey|credential/i);
    const visitor = world.visitor();
    expect((await usePasskey(visitor, device)).status).toBe(200);
    expect((await userOf(visitor))?.id).toBe(owner.id);
    const account = await visitor.call('account.read');
    expect(account.passkeys[0]!.lastUsedAt).not.toBeNull();
    expect(account.devices.find(({ current }) => current)?.method).toBe('passkey');

    const stranger = await world.newOwner();
    await stranger.call('account.removeWayIn', { way: id, password: stranger.password });
    for (const password of [undefined, 'wrong horse 7'])
      expect(await owner.call('account.removeWayIn', { way: id, password })).toEqual({
        outcome: 'wrong-password',
      });
    expect((await usePasskey(world.visitor(), device)).status).toBe(200);
    const { password } = owner;
    expect(await owner.call('account.removeWayIn', { way: id, password })).toEqual({ outcome: 'removed' });
    expect((await usePasskey(world.visitor(), device)).status).toBe(401);
  });

  test('is added by whoever proves the account, several of them, each once', async () => {
    const owner = await world.newOwner();
    const [phone, laptop] = [new Authenticator(), new Authenticator()];
    expect(await owner.call('account.prove', { password: 'wrong horse 7' })).toEqual({
      outcome: 'wrong-password',
    });
    for (const password of [undefined, 'wrong horse 7']) {
      expect(await addPasskey(owner, phone, password)).toMatchObject({ body: { code: 'INVALID_PASSWORD' } });
    }
    expect((await addPasskey(world.visitor(), phone, owner.password).catch(() => null))?.status).not.toBe(
      200,
    );
    for (const device of [phone, laptop]) {
      expect((await addPasskey(owner, device, owner.password)).status).toBe(200);
    }
    const other = await world.newOwner();
    expect((await addPasskey(other, phone, other.password)).status).toBe(400);
    const visitor = world.visitor();
    await usePasskey(visitor, phone);
    expect((await userOf(visitor))?.id).toBe(owner.id);
  });

  test.each<[string, (device: Authenticator) => Promise<number>]>([
    [
      'that was not unlocked',
      async (device) => {
        device.isUnlocked = false;
        return (await usePasskey(world.visitor(), device)).status;
      },
    ],
    ['that nobody knows', async () => (await usePasskey(world.visitor(), new Authenticator())).status],
    [
      'whose answer is sent again',
      async (device) => {
        const visitor = world.visitor();
        const { json } = await usePasskey(visitor, device);
        return (await visitor.send('POST', '/api/auth/passkey/verify-authentication', { json })).status;
      },
    ],
    [
      'whose answer is for another browser',
      async (device) => {
        const { json } = await usePasskey(world.visitor(), device);
        const visitor = world.visitor();
        await visitor.send('GET', '/api/auth/passkey/generate-authenticate-options');
        return (await visitor.send('POST', '/api/auth/passkey/verify-authentication', { json })).status;
      },
    ],
    [
      'of a disabled account',
      async (device) => {
        const visitor = world.visitor();
        await usePasskey(visitor, device);
        await disableAccount(world.deps.db, (await userOf(visitor))!.email, new Date());
        return (await usePasskey(world.visitor(), device)).status;
      },
    ],
  ])('%s is refused', async (_name, attempt) => {
    const { device } = await withPasskey();
    const status = await attempt(device);
    expect([400, 401, 403]).toContain(status);
  });

  test('that cannot be read is refused with a typed error', async () => {
    const owner = await world.newOwner();
    await owner.send('GET', '/api/auth/passkey/generate-register-options');
    const response = { id: 'AA', rawId: 'AA', type: 'public-key', response: { clientDataJSON: 'AA' } };
    for (const wrong of [{}, { response: 'x' }, { response: { ...response, id: 'a\0' } }, { response }]) {
      const json = { name: 'x', password: owner.password, ...wrong };
      const answer = await owner.send('POST', '/api/auth/passkey/verify-registration', { json });
      expect([wrong, answer.status, answer.body]).toMatchObject([wrong, 400, { defined: true }]);
    }
  });

  test('opens nothing where only the provider logs people in', async () => {
    const only = await openWorld({ env: { ...provider.env, OIDC_ONLY: 'on', LOG_LEVEL: 'silent' } });
    try {
      const { device } = await withPasskey();
      expect(await usePasskey(only.visitor(), device)).toMatchObject({
        status: 403,
        body: { code: 'PASSWORDS_OFF' },
      });
    } finally {
      await only.close();
    }
  });
});

describe('what is left when a way in is lost: nobody is locked out, and nobody gets in', () => {
  test.each<[string, () => Promise<void>]>([
    [
      'password forgotten: the passkey',
      async () => {
        const { owner, device } = await withPasskey();
        expect((await logIn(owner.email, 'forgotten 7 horse')).status).toBe(401);
        expect((await usePasskey(world.visitor(), device)).status).toBe(200);
      },
    ],
    [
      'app with the codes lost: a recovery code, or the passkey, which is both factors; a new password is not',
      async () => {
        const { owner, device } = await withPasskey();
        const { backupCodes } = await turnOnCodes(owner);
        const stillIn = await resetPassword(owner.email, 'battery staple 8');
        expect(stillIn).toEqual([{ name: 'My phone', kind: 'passkey' }]);
        const visitor = world.visitor();
        expect((await logIn(owner.email, 'battery staple 8', visitor)).body).toMatchObject({
          twoFactorRedirect: true,
        });
        expect(await userOf(visitor)).toBeUndefined();
        const json = { code: backupCodes[0] };
        await visitor.send('POST', '/api/auth/two-factor/verify-backup-code', { json });
        expect((await userOf(visitor))?.id).toBe(owner.id);
        const another = world.visitor();
        await usePasskey(another, device);
        expect((await userOf(another))?.id).toBe(owner.id);
      },
    ],
    [
      'passkey lost, and nothing else: a link for a password',
      async () => {
        const { email } = await withPasskeyAlone();
        expect((await logIn(email, 'battery staple 8')).status).toBe(401);
        await resetPassword(email, 'battery staple 8');
        expect((await logIn(email, 'battery staple 8')).status).toBe(200);
      },
    ],
    [
      'the last way in: it cannot be removed',
      async () => {
        const { owner, device } = await withPasskeyAlone();
        const { id } = (await owner.call('account.read')).passkeys[0]!;
        expect(await owner.call('account.removeWayIn', { way: id })).toEqual({ outcome: 'last-way' });
        world.setClock(new Date(Date.now() + 11 * 60_000));
        expect(await owner.call('account.removeWayIn', { way: id })).toEqual({ outcome: 'sign-in-needed' });
        world.setClock();
        expect((await usePasskey(world.visitor(), device)).status).toBe(200);
        await addPasskey(owner, new Authenticator());
        expect(await owner.call('account.removeWayIn', { way: id })).toEqual({ outcome: 'removed' });
      },
    ],
    [
      'provider gone: the passkey; whoever has the address there gets no account of it',
      async () => {
        const { device, email } = await withPasskeyAlone();
        provider.person = openIdPerson({ email });
        expect(errorIn(await signInWith(world.visitor(), 'oidc'))).toBe('account_not_linked');
        expect((await usePasskey(world.visitor(), device)).status).toBe(200);
      },
    ],
  ])('%s', async (_name, attempt) => attempt());
});
