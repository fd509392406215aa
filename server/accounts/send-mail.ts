import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from '#domain/accounts/mail-language-rules.ts';
import type { Language } from '#domain/language/words.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { JobFailure, type Job, type Run } from '#server/platform/jobs/job.ts';
import { isRefusedRecipient, mailFailure, type Mailer } from '#server/platform/mail.ts';
import { wordsFor } from '#server/platform/words.ts';
import { deleteMail, insertMail, isLinkValid, listMailsBefore, readMail } from './mail-store.ts';
import { mailedLinks, mailedToken } from './mailed-link.ts';
import { languageOf } from './store.ts';
import type { MailTemplate } from './table.ts';
import { writeMail } from './write-mail.ts';

export const mailLanguageOf = (request: FastifyRequest, chosen?: unknown): Language =>
  preferredLanguage(chosen, request.headers['accept-language']);

type MailRequest = { id: string; template: MailTemplate; to: string; userId: string; language: Language };

const hasMailer = ({ mailer }: Deps) => mailer !== null;

/** A mail is sent twice when the process dies or loses the database between sending and deleting it. */
export const sendMail: Job = {
  name: 'send-mail',
  workers: 2,
  batch: 5,
  pollSeconds: 5,
  expireMinutes: 2,
  retries: { limit: 30, delaySeconds: 10 },
  isEnabled: hasMailer,
  run: (deps, run) => sendQueuedMail(deps, deps.mailer!, run),
};

/** To be awaited before the transaction of `queueMail`, which would otherwise hold a connection and locks while
 * waiting. */
export async function waitForMailQueue({ mailer, jobs }: Deps): Promise<void> {
  if (mailer) await jobs.ready();
}

/** Called in the transaction that causes the mail: it is sent if and only if that commits. */
export async function queueMail(
  deps: Deps,
  tx: Queryable,
  { id, template, to, userId, language }: MailRequest,
): Promise<void> {
  if (!deps.mailer) return;
  await insertMail(tx, { id, ownerId: userId, template, recipient: to, language, createdAt: deps.clock() });
  await deps.jobs.enqueue(tx, sendMail, id);
}

async function sendQueuedMail(deps: Deps, mailer: Mailer, { id, signal }: Run): Promise<void> {
  const { db, log, clock, secrets } = deps;
  const mail = await readMail(db, id);
  if (!mail) return;
  const { template, recipient, ownerId } = mail;
  const link = mailedLinks[template];
  const token = mailedToken(secrets, id);
  // The password or the address may have changed since, and restoring a backup voids all links.
  if (link && !(await isLinkValid(db, link.identifierOf(token), clock()))) {
    log.info({ template }, 'a mail was not sent: its link is no longer valid');
    return deleteMail(db, id);
  }
  const url = link && `${mailer.linkOrigin}${link.path}?token=${token}`;
  const words = wordsFor((await languageOf(db, ownerId)) ?? mail.language);
  // Another process may have taken over the job.
  signal.throwIfAborted();
  try {
    await mailer.send(writeMail(template, recipient, url, words));
  } catch (error) {
    const isRefused = isRefusedRecipient(error);
    if (isRefused) await deleteMail(db, id);
    throw new JobFailure('a mail could not be sent', { template, ...mailFailure(error) }, isRefused);
  }
  await deleteSentMail(deps, id);
}

const DELETE_RETRIES_MS = [250, 1000, 5000];

/** Retried here, because a failed job would send the mail again. */
async function deleteSentMail({ db, log }: Deps, id: string): Promise<void> {
  for (const pauseMs of DELETE_RETRIES_MS) {
    try {
      return await deleteMail(db, id);
    } catch (err) {
      log.warn({ err }, 'a sent mail could not be deleted; trying again');
      await sleep(pauseMs);
    }
  }
  await deleteMail(db, id);
}

const REQUEUE_AFTER_MS = 5 * 60_000;
const BATCH = 1000;

/** A restored backup contains mails without their jobs. */
export const requeueMails: Job = {
  name: 'requeue-mails',
  everyMinutes: 60,
  expireMinutes: 10,
  retries: { limit: 3, delaySeconds: 60 },
  isEnabled: hasMailer,
  async run({ db, jobs, clock }, { signal }) {
    const before = new Date(clock().getTime() - REQUEUE_AFTER_MS);
    for (let after: string | null = null; ;) {
      const ids: string[] = await listMailsBefore(db, before, after, BATCH);
      signal.throwIfAborted();
      await jobs.enqueueAll(
        db,
        sendMail,
        ids.map((id) => ({ id })),
      );
      if (ids.length < BATCH) return;
      after = ids.at(-1)!;
    }
  },
};
