import { like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { authVerification } from './table.ts';
import type { Visitor } from '#tests/client.ts';
import { PASSWORD } from '#tests/known-password.ts';
import {
  confirm,
  expectNoSecrets,
  mailsIn,
  nextMailIn,
  post,
  session,
  signUpIn,
  tokenIn,
  urlIn,
  type Person,
} from '#tests/mail-world.ts';
import { logged, mails, withMailsLogged, world } from '#tests/set-up.ts';

withMailsLogged();

const signUp = (language?: string, more?: Record<string, unknown>) => signUpIn(world, language, more);
const mailsTo = (email: string) => mailsIn(mails, email);
const nextMail = (email: string, after: number) => nextMailIn(mails, email, after);

beforeEach(() => {
  mails.mood = 'quick';
});

describe('confirming an address', () => {
  test('the mail has the same content as text and HTML, with a link to this site', async () => {
    const person = await signUp();
    const mail = await mails.mailTo(person.email);
    expect(mail.subject).toBe('Confirm your email');
    expect(mail.text).toContain('Please confirm that this email address belongs to your Carful account.');
    expect(`${urlIn(mail).origin}${urlIn(mail).pathname}`).toBe(`${world.baseUrl}/auth/confirm-email`);
    expect(mail.html).toContain('<html lang="en">');
    expect(mail.html).toContain(`href="${urlIn(mail).href}"`);
    expect(mail.html).not.toMatch(/<img|<script|<link/);
  });

  test('the mail is in the page’s language, else the browser’s, else English (D92)', async () => {
    const subject = async (person: Person) => (await mails.mailTo(person.email)).subject;
    expect(await subject(await signUp('de-DE', { language: 'lv' }))).toBe('Apstipriniet e-pasta adresi');
    expect(await subject(await signUp('lv-LV,lv;q=0.9'))).toBe('Apstipriniet e-pasta adresi');
    expect(await subject(await signUp('ru'))).toBe('Confirm your email');
  });

  test('later mails are in the language set in the account', async () => {
    const person = await signUp('en');
    await mails.mailTo(person.email);
    const changes = { language: { from: 'en', to: 'lv' } } as const;
    await person.call('settings.edit', { opId: newId(), baseVersion: 1, changes });
    await post(world.visitor(), 'request-password-reset', { email: person.email }, 'en');
    const mail = await nextMail(person.email, 1);
    expect(mail.subject).toBe('Paroles atiestatīšana');
    expect(mail.html).toContain('<html lang="lv">');
  });

  test(
    'a link works once within a day; used and expired links are told apart',
    { tags: ['ERR-19'] },
    async () => {
      const person = await signUp();
      const token = tokenIn(await mails.mailTo(person.email));
      expect(await confirm(person, 'made-up')).toEqual({ outcome: 'invalid' });
      world.setClock(new Date(Date.now() + 24 * 3_600_000 + 1000));
      try {
        expect(await confirm(person, token)).toEqual({ outcome: 'expired' });
      } finally {
        world.setClock();
      }
      expect((await session(person))?.emailVerified).toBe(false);
      expect(await confirm(person, token)).toEqual({ outcome: 'confirmed' });
      expect((await session(person))?.emailVerified).toBe(true);
      expect(await confirm(person, token)).toEqual({ outcome: 'used' });
    },
  );

  test('opening the link does not sign in, and the database does not contain it', async () => {
    const person = await signUp();
    const token = tokenIn(await mails.mailTo(person.email));
    const kept = await world.deps.db
      .select()
      .from(authVerification)
      .where(like(authVerification.identifier, 'email-link:%'));
    expect(JSON.stringify(kept)).not.toContain(token);
    const elsewhere = world.visitor();
    expect(await confirm(elsewhere, token, PASSWORD)).toMatchObject({ outcome: 'confirmed' });
    expect(elsewhere.cookie).toBe('');
  });

  test(
    'signing up again with an unconfirmed address resends the mail, once a minute',
    { tags: ['ERR-06'] },
    async () => {
      const person = await signUp();
      await mails.mailTo(person.email);
      const again = () =>
        post(world.visitor(), 'sign-up/email', {
          email: person.email.toUpperCase(),
          password: 'other horse 9',
          name: 'Eve',
        });
      expect(await again()).toMatchObject({
        status: 422,
        body: { code: 'EMAIL_NOT_CONFIRMED', message: 'Please check your email to confirm your account' },
      });
      await nextMail(person.email, 1);
      expect((await again()).status).toBe(422);
      expect(mailsTo(person.email)).toHaveLength(2);
      const { body } = await post(world.visitor(), 'sign-in/email', {
        email: person.email,
        password: 'other horse 9',
      });
      expect(body).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' });
      // Once it is confirmed, the address is simply in use.
      expect(await confirm(person, tokenIn(mailsTo(person.email)[0]!))).toMatchObject({
        outcome: 'confirmed',
      });
      expect((await again()).body).toMatchObject({ code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL' });
      expect(mailsTo(person.email)).toHaveLength(2);
    },
  );

  test('the mail can be requested again once a minute, from any network', async () => {
    const person = await signUp();
    await mails.mailTo(person.email);
    const resend = (visitor: Visitor) => post(visitor, 'send-verification-email', { email: person.email });
    expect((await resend(person)).status).toBe(200);
    await nextMail(person.email, 1);
    const tooSoon = await resend(world.visitor());
    const retryAfter = Number(tooSoon.headers.get('retry-after'));
    expect(tooSoon).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS', data: { retryAfter } } });
    expect(retryAfter).toBeGreaterThan(50);
    expect(retryAfter).toBeLessThanOrEqual(60);
    world.setClock(new Date(Date.now() + 61_000));
    try {
      expect((await resend(person)).status).toBe(200);
    } finally {
      world.setClock();
    }
    await nextMail(person.email, 2);
    expect(mailsTo(person.email)).toHaveLength(3);
  });
});

describe('a new password', () => {
  test(
    'a link works once, confirms and ends sessions',
    { tags: ['ERR-19', 'CALL-11', 'ROUTE-24'] },
    async () => {
      const person = await signUp();
      await mails.mailTo(person.email);
      const forgotten = { email: person.email.toUpperCase() };
      expect((await post(world.visitor(), 'request-password-reset', forgotten)).status).toBe(200);
      const mail = await nextMail(person.email, 1);
      expect(urlIn(mail).pathname).toBe('/auth/reset-password');
      const reset = (token: string) =>
        post(world.visitor(), 'reset-password', { token, newPassword: 'other horse 9' });
      world.setClock(new Date(Date.now() + 3_601_000));
      try {
        expect(await reset(tokenIn(mail))).toMatchObject({ status: 400, body: { code: 'TOKEN_EXPIRED' } });
      } finally {
        world.setClock();
      }
      expect((await reset(tokenIn(mail))).status).toBe(200);
      expect(await session(person)).toBeUndefined();
      expect(await reset(tokenIn(mail))).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
      const back = world.visitor();
      const signIn = (password: string) => post(back, 'sign-in/email', { email: person.email, password });
      expect([(await signIn(PASSWORD)).status, (await signIn('other horse 9')).status]).toEqual([401, 200]);
      expect((await session(back))?.emailVerified).toBe(true);
    },
  );

  test('can be requested once a minute per address, known or not', async () => {
    const person = await signUp();
    for (const email of [person.email, `${newId()}@example.com`]) {
      const ask = () => post(world.visitor(), 'request-password-reset', { email });
      expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
    }
  });
});

describe('a mail that cannot be sent', () => {
  test('does not fail the sign-up, and is logged without the address', async () => {
    mails.mood = 'refusing';
    const person = await signUp();
    expect(await session(person)).toMatchObject({ email: person.email, emailVerified: false });
    const ask = (email: string) => post(world.visitor(), 'request-password-reset', { email });
    const [known, unknown] = [await ask(person.email), await ask(`${newId()}@example.com`)];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    await expect.poll(() => logged).toContain('"template":"resetPassword"');
    expect(logged).toContain('a mail could not be sent');
    expect(logged).toContain('"responseCode":550');
    expect(logged).not.toContain(person.email);
  });

  test('no log line of these tests contains an address, a password or a link', () => {
    expect(logged.length).toBeGreaterThan(1000);
    expectNoSecrets(logged, mails);
  });
});
