import { PassThrough } from 'node:stream';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { openLog } from '#server/platform/log.ts';
import { authUser, authVerification } from './table.ts';
import type { Visitor } from '#tests/client.ts';
import { startMailServer, type MailServer, type ReceivedMail } from '#tests/stand-ins/mail-server.ts';
import { openWorld, type World } from '#tests/world.ts';

let mails: MailServer;
let world: World;
let logged = '';

beforeAll(async () => {
  mails = await startMailServer();
  const sink = new PassThrough();
  sink.on('data', (line: Buffer) => (logged += line.toString()));
  world = await openWorld({
    env: { SMTP_URL: mails.url, MAIL_FROM: 'carful@example.org', RATE_LIMITS: 'on', TRUST_PROXY: '1' },
    log: openLog('debug', sink),
  });
});
afterAll(async () => {
  await world.close();
  await mails.stop();
});

/** Every request comes from another network, to keep other rate limits out of these tests. */
let host = 0;
const post = (visitor: Visitor, path: string, json: Record<string, unknown>, language?: string) => {
  host += 1;
  const from = `10.${host >> 16}.${(host >> 8) & 255}.${host & 255}`;
  return visitor.send('POST', `/api/auth/${path}`, {
    json,
    headers: { 'x-forwarded-for': from, ...(language ? { 'accept-language': language } : {}) },
  });
};

const PASSWORD = 'correct horse 7';
type Person = Visitor & { email: string };
async function signUp(language?: string, more: Record<string, unknown> = {}): Promise<Person> {
  const person = Object.assign(world.visitor(), { email: `${newId()}@example.com` });
  const json = { email: person.email, password: PASSWORD, name: 'Anna', ...more };
  expect((await post(person, 'sign-up/email', json, language)).status).toBe(200);
  return person;
}
const confirm = (visitor: Visitor, token: string, password?: string) =>
  visitor.call('account.confirmEmail', password === undefined ? { token } : { token, password });
const urlIn = ({ text }: ReceivedMail) => new URL(/https?:\/\/\S+/.exec(text)![0]);
const tokenIn = (mail: ReceivedMail) => urlIn(mail).searchParams.get('token')!;
const mailsTo = (email: string) => mails.received.filter(({ to }) => to.includes(email));
const nextMail = async (email: string, after: number) => {
  await expect.poll(() => mailsTo(email).length).toBeGreaterThan(after);
  return mailsTo(email).at(-1)!;
};
const session = async (visitor: Visitor) => (await visitor.call('session.read')).session?.user;

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
      // Once it is confirmed the address is simply taken.
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
  test('expired and invalid links are told apart; a valid one confirms', { tags: ['ERR-19'] }, async () => {
    const person = await signUp();
    await mails.mailTo(person.email);
    expect((await post(world.visitor(), 'request-password-reset', { email: person.email })).status).toBe(200);
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
    expect(await reset(tokenIn(mail))).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
    const back = world.visitor();
    await post(back, 'sign-in/email', { email: person.email, password: 'other horse 9' });
    expect((await session(back))?.emailVerified).toBe(true);
  });

  test('can be requested once a minute per address, known or not', async () => {
    const person = await signUp();
    for (const email of [person.email, `${newId()}@example.com`]) {
      const ask = () => post(world.visitor(), 'request-password-reset', { email });
      expect([(await ask()).status, (await ask()).status]).toEqual([200, 429]);
    }
  });
});

describe('another address', () => {
  const change = (person: Person, newEmail: string, password = PASSWORD) =>
    person.call('account.changeEmail', { newEmail, password });
  async function confirmed(): Promise<Person> {
    const person = await signUp();
    await person.call('profile.save', { firstName: 'Anna', lastName: 'Kalniņa', termsVersion: 2 });
    await person.call('account.confirmEmail', { token: tokenIn(await mails.mailTo(person.email)) });
    return person;
  }

  test(
    'takes effect once its mailbox confirms; the old one is notified',
    { tags: ['ENT-62', 'VAL-05'] },
    async () => {
      const person = await confirmed();
      const newEmail = `${newId()}@example.org`;
      expect(await change(person, newEmail, 'wrong horse 8')).toEqual({ outcome: 'wrong-password' });
      expect(await change(person, person.email)).toEqual({ outcome: 'same' });
      expect(await change(person, newEmail.toUpperCase())).toEqual({ outcome: 'mail-sent' });
      expect((await session(person))?.email).toBe(person.email);
      const mail = await mails.mailTo(newEmail);
      expect(mail.subject).toBe('Confirm your new email');
      const token = tokenIn(mail);
      expect(await confirm(world.visitor(), token)).toEqual({ outcome: 'password-needed' });
      expect(await confirm(world.visitor(), token, 'wrong horse 8')).toEqual({ outcome: 'wrong-password' });
      expect(await confirm(world.visitor(), token, PASSWORD)).toEqual({
        outcome: 'changed',
        email: newEmail,
      });
      expect((await session(person))?.email).toBe(newEmail);
      expect((await person.call('profile.read')).profile?.email).toBe(newEmail);
      expect((await nextMail(person.email, 1)).subject).toBe('Your email address was changed');
      expect(
        (await post(world.visitor(), 'sign-in/email', { email: newEmail, password: PASSWORD })).status,
      ).toBe(200);
      expect(
        (await post(world.visitor(), 'sign-in/email', { email: person.email, password: PASSWORD })).status,
      ).toBe(401);
      expect(await world.visitor().call('account.confirmEmail', { token })).toEqual({ outcome: 'used' });
    },
  );

  test('a taken address is not revealed, gets no mail and cannot be taken over later', async () => {
    const [person, other] = [await confirmed(), await confirmed()];
    expect(await change(person, other.email)).toEqual({ outcome: 'mail-sent' });
    const wanted = `${newId()}@example.org`;
    await change(person, wanted);
    const token = tokenIn(await mails.mailTo(wanted));
    expect(mailsTo(other.email)).toHaveLength(1);
    await world.deps.db.update(authUser).set({ email: wanted }).where(eq(authUser.email, other.email));
    expect(await confirm(person, token)).toEqual({ outcome: 'taken' });
    expect((await session(person))?.email).toBe(person.email);
  });

  test('links for an earlier address of the account are void', async () => {
    const person = await confirmed();
    const [first, second] = [`${newId()}@example.org`, `${newId()}@example.org`];
    await change(person, first);
    await change(person, second);
    const [one, two] = [tokenIn(await mails.mailTo(first)), tokenIn(await mails.mailTo(second))];
    expect(await confirm(person, two)).toEqual({ outcome: 'changed' });
    expect(await confirm(person, one)).toEqual({ outcome: 'invalid' });
    expect((await session(person))?.email).toBe(second);
  });

  test('without mail it changes at once, and a taken one is reported', { tags: ['ENT-62'] }, async () => {
    const noMail = await openWorld();
    try {
      const [person, other] = [await noMail.newOwner(), await noMail.newOwner()];
      const ask = (newEmail: string) =>
        person.call('account.changeEmail', { newEmail, password: person.password });
      expect(await ask(other.email)).toEqual({ outcome: 'taken' });
      const newEmail = `${newId()}@example.org`;
      expect(await ask(newEmail)).toEqual({ outcome: 'changed' });
      expect((await person.call('profile.read')).profile?.email).toBe(newEmail);
    } finally {
      await noMail.close();
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
    for (const mail of mails.received) {
      for (const address of mail.to) expect(logged).not.toContain(address);
      const token = /token=([\w-]+)/.exec(mail.text)?.[1];
      if (token) expect(logged).not.toContain(token);
    }
    expect(logged).not.toContain(PASSWORD);
  });
});
