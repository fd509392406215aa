import { PassThrough } from 'node:stream';
import { expect } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { openLog } from '#server/platform/log.ts';
import type { Visitor } from './client.ts';
import { PASSWORD } from './known-password.ts';
import { startMailServer, type MailServer, type ReceivedMail } from './stand-ins/mail-server.ts';
import { openWorld, type World } from './world.ts';

export type Person = Visitor & { email: string };

/** A world with a mail server and limits; `onLog` is handed every line of the log. */
export async function openMailWorld(onLog: (line: string) => void) {
  const mails = await startMailServer();
  const sink = new PassThrough();
  sink.on('data', (line: Buffer) => onLog(line.toString()));
  const world = await openWorld({
    env: { SMTP_URL: mails.url, MAIL_FROM: 'carful@example.org', RATE_LIMITS: 'on', TRUST_PROXY: '1' },
    log: openLog('debug', sink),
  });
  return { mails, world };
}

/** Every request comes from another network, to keep other rate limits out of these tests. */
let host = 0;
export const post = (visitor: Visitor, path: string, json: Record<string, unknown>, language?: string) => {
  host += 1;
  const from = `10.${host >> 16}.${(host >> 8) & 255}.${host & 255}`;
  return visitor.send('POST', `/api/auth/${path}`, {
    json,
    headers: { 'x-forwarded-for': from, ...(language ? { 'accept-language': language } : {}) },
  });
};

export async function signUpIn(
  world: World,
  language?: string,
  more: Record<string, unknown> = {},
): Promise<Person> {
  const person = Object.assign(world.visitor(), { email: `${newId()}@example.com` });
  const json = { email: person.email, password: PASSWORD, name: 'Anna', ...more };
  expect((await post(person, 'sign-up/email', json, language)).status).toBe(200);
  return person;
}

export const confirm = (visitor: Visitor, token: string, password?: string) =>
  visitor.call('account.confirmEmail', password === undefined ? { token } : { token, password });
export const urlIn = ({ text }: ReceivedMail) => new URL(/https?:\/\/\S+/.exec(text)![0]);
export const tokenIn = (mail: ReceivedMail) => urlIn(mail).searchParams.get('token')!;
export const session = async (visitor: Visitor) => (await visitor.call('session.read')).session?.user;

export const mailsIn = ({ received }: MailServer, email: string) =>
  received.filter(({ to }) => to.includes(email));
export const nextMailIn = async (mails: MailServer, email: string, after: number) => {
  await expect.poll(() => mailsIn(mails, email).length).toBeGreaterThan(after);
  return mailsIn(mails, email).at(-1)!;
};

/** No address, no link and no password. */
export function expectNoSecrets(logged: string, { received }: MailServer): void {
  for (const mail of received) {
    for (const address of mail.to) expect(logged).not.toContain(address);
    const token = /token=([\w-]+)/.exec(mail.text)?.[1];
    if (token) expect(logged).not.toContain(token);
  }
  expect(logged).not.toContain(PASSWORD);
}
