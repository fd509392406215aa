import { setTimeout as sleep } from 'node:timers/promises';
import { PassThrough } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { openLog } from '#server/platform/log.ts';
import { startMailServer, type MailServer } from '#tests/stand-ins/mail-server.ts';
import { runJob } from '#tests/run-job.ts';
import { openWorld, type World } from '#tests/world.ts';
import { mailEmailLink } from './confirm-email.ts';
import { deleteExpiredRows } from './jobs.ts';
import { insertVerification } from './link-store.ts';
import { insertMail } from './mail-store.ts';
import { mailedToken, resetIdentifier } from './mailed-link.ts';
import { mailResetLink } from './mail-reset-link.ts';
import { requeueMails, sendMail } from './send-mail.ts';
import { accountMails, authUser, type MailTemplate } from './table.ts';

let mails: MailServer;
let world: World;
let logged = '';

beforeAll(async () => {
  mails = await startMailServer();
  const env = { SMTP_URL: mails.url, MAIL_FROM: 'Carful <carful@example.org>' };
  const sink = new PassThrough();
  sink.on('data', (line: Buffer) => (logged += line.toString()));
  world = await openWorld({ env, log: openLog('info', sink) });
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
const noMailWaits = () => expect.poll(waiting).toEqual([]);

/** A mail without a job, as in a restored backup. */
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

test('each mail without a job gets one, however many there are', async () => {
  const { db, jobs } = world.deps;
  const [user] = await db.select().from(authUser).limit(1);
  const createdAt = new Date(Date.now() - 10 * 60_000);
  const mail = {
    ownerId: user!.id,
    template: 'emailChanged',
    recipient: newEmail(),
    language: 'lv',
    createdAt,
  } as const;
  const ids = Array.from({ length: 2001 }, newId);
  await db.insert(accountMails).values(ids.map((id) => ({ ...mail, id })));
  const enqueue = vi.spyOn(jobs, 'enqueueAll').mockResolvedValue();
  try {
    await runJob(world.deps, requeueMails);
    expect(enqueue.mock.calls.flatMap(([, , queued]) => queued.map(({ id }) => id)).toSorted()).toEqual(
      ids.toSorted(),
    );
  } finally {
    enqueue.mockRestore();
    await db.delete(accountMails);
  }
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
  await expect.poll(() => countTo(known)).toBe(2);
});

const NEVER = new AbortController().signal;
async function newMail() {
  const to = await restoreMail('emailChanged', 0);
  return (await waiting()).find(({ recipient }) => recipient === to)!;
}

test('a sent mail is deleted, even if the database fails for a moment', async () => {
  const { db } = world.deps;
  const { id, recipient } = await newMail();
  let back: Promise<unknown> = Promise.resolve();
  mails.beforeAcknowledged = async () => {
    await db.execute(sql`alter table account_mails rename to account_mails_away`);
    back = sleep(500).then(() => db.execute(sql`alter table account_mails_away rename to account_mails`));
  };
  try {
    await sendMail.run(world.deps, { id, signal: NEVER });
  } finally {
    mails.beforeAcknowledged = () => undefined;
    await back;
  }
  expect([await waiting(), countTo(recipient)]).toEqual([[], 1]);
});

test('a mail whose job was taken over is not sent', async () => {
  const { id, recipient } = await newMail();
  await expect(sendMail.run(world.deps, { id, signal: AbortSignal.abort() })).rejects.toThrow(/abort/);
  expect([(await waiting()).map((mail) => mail.id), countTo(recipient)]).toEqual([[id], 0]);
  await world.deps.db.delete(accountMails);
});

test.each([
  { responseCode: 550, enhancedCode: '5.1.1', isFinal: true },
  { responseCode: 550, enhancedCode: '5.1.8', isFinal: false },
  { responseCode: 554, enhancedCode: '5.7.1', isFinal: false },
])('a mail refused with $responseCode $enhancedCode is final: $isFinal', async ({ isFinal, ...refusal }) => {
  const mail = await newMail();
  Object.assign(mails, { mood: 'refusing', refusal });
  try {
    const sending = sendMail.run(world.deps, { id: mail.id, signal: NEVER });
    await expect(sending).rejects.toMatchObject({ message: 'a mail could not be sent', isFinal });
  } finally {
    mails.mood = 'quick';
  }
  expect(await waiting()).toEqual(isFinal ? [] : [mail]);
  await world.deps.db.delete(accountMails);
});

test('while the queue does not run, requests fail alike whether or not the address is known', async () => {
  const { deps } = world;
  const known = newEmail();
  expect(await signUp(known)).toBe(200);
  await noMailWaits();
  const down = vi.spyOn(deps.jobs, 'ready').mockRejectedValue(new Error('the job queue is not running'));
  const transaction = vi.spyOn(deps.db, 'transaction');
  try {
    for (const path of ['request-password-reset', 'send-verification-email'])
      for (const email of [known, newEmail()]) {
        logged = '';
        const started = performance.now();
        expect([path, (await post(path, { email })).status]).toEqual([path, 500]);
        expect(performance.now() - started).toBeGreaterThan(240);
        expect(logged).toContain(`"security":"${path}","outcome":"failed"`);
      }
    const [user] = await deps.db.select().from(authUser).where(eq(authUser.email, known));
    await expect(mailEmailLink(deps, 'en', user!)).rejects.toThrow('not running');
    await expect(mailResetLink(deps, 'en', user!, 'token')).rejects.toThrow('not running');
    expect(transaction).not.toHaveBeenCalled();
  } finally {
    down.mockRestore();
    transaction.mockRestore();
  }
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
