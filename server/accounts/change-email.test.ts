import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { authUser } from './table.ts';
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
  type Person,
} from '#tests/mail-world.ts';
import { logged, mails, withMailsLogged, world } from '#tests/set-up.ts';
import { openWorld } from '#tests/world.ts';

withMailsLogged();
afterAll(() => {
  expect(logged.length).toBeGreaterThan(1000);
  expectNoSecrets(logged, mails);
});

const signUp = () => signUpIn(world);
const mailsTo = (email: string) => mailsIn(mails, email);
const nextMail = (email: string, after: number) => nextMailIn(mails, email, after);

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
