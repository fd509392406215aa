import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { startMailServer, type MailServer } from '#tests/stand-ins/mail-server.ts';
import { runJob } from '#tests/run-job.ts';
import { openWorld, type World } from '#tests/world.ts';
import { deleteExpiredRows } from './jobs.ts';
import { insertVerification } from './link-store.ts';
import { insertMail } from './mail-store.ts';
import { mailedToken, resetIdentifier } from './mailed-link.ts';
import { requeueMails } from './send-mail.ts';
import { accountMails, authUser, type MailTemplate } from './table.ts';

let mails: MailServer;
let world: World;

beforeAll(async () => {
  mails = await startMailServer();
  const env = { SMTP_URL: mails.url, MAIL_FROM: 'Carful <carful@example.org>', LOG_LEVEL: 'silent' };
  world = await openWorld({ env });
});
afterAll(async () => {
  await world.close();
  await mails.stop();
});

const post = (path: string, json: Record<string, unknown>) =>
  world.visitor().send('POST', `/api/auth/${path}`, { json });
const signUp = (email: string) =>
  post('sign-up/email', { email, password: 'correct horse 7', name: 'Anna' }).then(({ status }) => status);
const newEmail = () => `${newId()}@example.com`;
const countTo = (email: string) => mails.received.filter(({ to }) => to.includes(email)).length;
const waiting = () => world.deps.db.select().from(accountMails);
const noMailWaits = () => expect.poll(waiting, { timeout: 10_000 }).toEqual([]);

/** A mail without a job, as a restored backup has it. */
async function restoreMail(template: MailTemplate, ageMs: number, hasLink = false): Promise<string> {
  const { db, secrets } = world.deps;
  const id = newId();
  const [user] = await db.select().from(authUser).limit(1);
  const [recipient, createdAt] = [newEmail(), new Date(Date.now() - ageMs)];
  await insertMail(db, { id, ownerId: user!.id, template, recipient, language: 'lv', createdAt });
  if (hasLink) {
    const identifier = resetIdentifier(mailedToken(secrets, id));
    const expiresAt = new Date(Date.now() + 60_000);
    await insertVerification(db, { id: newId(), identifier, value: user!.id, expiresAt });
  }
  return recipient;
}

test('a mail without a job is sent once, unless its link has become void', async () => {
  expect(await signUp(newEmail())).toBe(200);
  await noMailWaits();
  const notice = await restoreMail('emailChanged', 10 * 60_000);
  const link = await restoreMail('resetPassword', 10 * 60_000, true);
  const voidLink = await restoreMail('resetPassword', 10 * 60_000);
  await runJob(world.deps, requeueMails);
  await runJob(world.deps, requeueMails);
  await noMailWaits();
  expect([notice, link, voidLink].map(countTo)).toEqual([1, 1, 0]);
});

test('a sign-up or a reset whose mail cannot be queued fails, so that it is tried again', async () => {
  const { db } = world.deps;
  const known = newEmail();
  expect(await signUp(known)).toBe(200);
  await mails.mailTo(known);
  await noMailWaits();
  await db.execute(sql`alter table account_mails rename to account_mails_away`);
  try {
    expect(await signUp(newEmail())).toBe(500);
    expect((await post('request-password-reset', { email: known })).status).toBe(500);
    expect((await post('request-password-reset', { email: newEmail() })).status).toBe(200);
  } finally {
    await db.execute(sql`alter table account_mails_away rename to account_mails`);
  }
  expect((await post('request-password-reset', { email: known })).status).toBe(200);
  await expect.poll(() => countTo(known), { timeout: 5000 }).toBe(2);
});

test('a mail that could not be sent for three days is given up', async () => {
  const hour = 3_600_000;
  const [old, young] = [
    await restoreMail('emailChanged', 73 * hour),
    await restoreMail('emailChanged', 71 * hour),
  ];
  await runJob(world.deps, deleteExpiredRows);
  expect((await waiting()).map(({ recipient }) => recipient)).toEqual([young]);
  expect(countTo(old)).toBe(0);
  await world.deps.db.delete(accountMails);
});
