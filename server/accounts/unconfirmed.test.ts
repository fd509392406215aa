import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { POLICY } from '#domain/accounts/policy/edition.ts';
import { newId } from '#server/platform/deps.ts';
import { definitionOf, procedures, type Visitor } from '#tests/client.ts';
import { carDraft } from '#tests/people.ts';
import { asBytes, png } from '#tests/fixtures/media/samples.ts';
import type { Things } from '#tests/noun-case.ts';
import { inputFor } from '#tests/procedure-cases.ts';
import { mails, withMails, world } from '#tests/set-up.ts';
import { openWorld, type World } from '#tests/world.ts';

withMails({ MAIL_FROM: 'Carful <carful@example.org>' });

const password = 'correct horse 7';
async function signUp(at: World, email = `${newId()}@example.com`): Promise<Visitor & { email: string }> {
  const visitor = Object.assign(at.visitor(), { email });
  const { status } = await visitor.send('POST', '/api/auth/sign-up/email', {
    json: { email, password, name: 'Anna' },
  });
  expect(status).toBe(200);
  return visitor;
}
const user = async (visitor: Visitor) => (await visitor.call('session.read')).session?.user;
const linkIn = (text: string) => new URL(/https?:\/\/\S+/.exec(text)![0]);
/** Ids that do not exist. */
const nobody = () =>
  new Proxy({} as Things, { get: (_things, name) => (name === 'token' ? 'A'.repeat(43) : newId()) });

describe('an account whose address is not confirmed (D12)', () => {
  test('may upload the photo of its first car, but no file for a problem', async () => {
    const visitor = await signUp(world);
    const send = (query: string) =>
      visitor.send('PUT', `/api/media/${newId()}?${query}`, {
        body: picture,
        headers: { 'content-type': 'image/png' },
      });
    const picture = asBytes(await png());
    expect((await send('purpose=car-photo')).status).toBe(200);
    expect((await send(`purpose=issue&carId=${newId()}`)).status).toBe(403);
  });

  const open = ['session.read', 'profile.read', 'profile.save', 'settings.read', 'settings.edit', 'cars.add'];

  test('may only use profile, settings and the first car, even when no mail is sent', async () => {
    const closed = await openWorld({
      env: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'carful@example.org', LOG_LEVEL: 'silent' },
    });
    try {
      const visitor = await signUp(closed);
      expect(await user(visitor)).toMatchObject({ email: visitor.email, emailVerified: false });
      const things = nobody();
      for (const procedure of procedures) {
        const { access } = definitionOf(procedure).meta;
        if (access === 'public' || access === 'link' || open.includes(procedure)) continue;
        const answer = await visitor.attempt(procedure, inputFor[procedure](things));
        expect([procedure, answer.status, answer.body]).toMatchObject([
          procedure,
          403,
          { code: 'FORBIDDEN' },
        ]);
      }
      expect(
        (await visitor.send('PUT', `/api/media/${newId()}?purpose=issue&carId=${newId()}`, { body: 'x' }))
          .status,
      ).toBe(403);
      await visitor.call('profile.save', {
        termsVersion: POLICY.version,
        firstName: 'Anna',
        lastName: 'Kalniņa',
      });
      expect((await visitor.call('profile.read')).profile).toMatchObject({ firstName: 'Anna' });
      expect((await visitor.call('settings.read')).language).toBe('en');
      const edit = {
        opId: newId(),
        baseVersion: 1,
        changes: { language: { from: 'en', to: 'lv' } },
      } as const;
      expect((await visitor.call('settings.edit', edit)).language).toBe('lv');
      const car = carDraft();
      expect((await visitor.call('cars.add', car)).id).toBe(car.id);
      expect((await visitor.call('cars.add', car)).id).toBe(car.id);
      expect(await visitor.attempt('cars.add', carDraft())).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      });
      expect(
        (await visitor.send('POST', '/api/auth/update-user', { json: { onboardingCompleted: true } })).status,
      ).toBe(200);
    } finally {
      await closed.close();
    }
  });

  test('is unlocked by the mailed link, with everything that was entered', { tags: ['VAL-16'] }, async () => {
    const visitor = await signUp(world);
    const car = await visitor.call('cars.add', carDraft());
    expect((await visitor.attempt('cars.list')).status).toBe(403);
    const mail = await mails.mailTo(visitor.email);
    expect(mail.from).toBe('carful@example.org');
    const url = linkIn(mail.text);
    expect([url.origin, url.pathname]).toEqual([world.baseUrl, '/auth/confirm-email']);
    const token = url.searchParams.get('token')!;
    const confirm = (text: string) => visitor.call('account.confirmEmail', { token: text });
    expect(await confirm(`${token}x`)).toEqual({ outcome: 'invalid' });
    expect(await user(visitor)).toMatchObject({ emailVerified: false });
    expect(await confirm(token)).toEqual({ outcome: 'confirmed' });
    expect(await user(visitor)).toMatchObject({ emailVerified: true });
    expect((await visitor.call('cars.list')).cars).toEqual([car]);
    expect((await visitor.call('cars.add', carDraft())).id).not.toBe(car.id);
  });
});

describe('a forgotten password', () => {
  const forget = (email: string) =>
    world.visitor().send('POST', '/api/auth/request-password-reset', {
      json: { email, redirectTo: '/auth/reset-password' },
    });

  test('the mail never links to another host, whatever the request says (D111)', async () => {
    const visitor = await signUp(world);
    const elsewhere = await world.visitor().send('POST', '/api/auth/request-password-reset', {
      json: { email: visitor.email, redirectTo: 'https://evil.example/reset' },
    });
    expect(elsewhere.status).toBe(200);
    expect(linkIn((await mails.mailTo(visitor.email)).text).origin).toBe(world.baseUrl);
    const body = JSON.stringify({ email: visitor.email, redirectTo: '/auth/reset-password' });
    const { hostname, port } = new URL(world.baseUrl);
    const status = await new Promise<number>((resolve, reject) => {
      const headers = {
        host: 'evil.example',
        'content-type': 'application/json',
        'content-length': body.length,
      };
      const asked = request(
        { hostname, port, path: '/api/auth/request-password-reset', method: 'POST', headers },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode!);
        },
      );
      asked.once('error', reject);
      asked.end(body);
    });
    expect(status).toBe(200);
    await forget(visitor.email);
    await mails.mailTo(visitor.email);
    for (const { text } of mails.received) expect(text).not.toContain('evil.example');
  });
});
