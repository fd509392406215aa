import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from '#domain/accounts/mail-language-rules.ts';
import type { Language } from '#domain/language/words.ts';
import type { Deps } from '#server/platform/deps.ts';
import { mailFailure } from '#server/platform/mail.ts';
import { wordsFor } from '#server/platform/words.ts';
import type { BackgroundTasks } from '#server/platform/background-tasks.ts';
import { languageOf } from './store.ts';
import { writeMail, type MailTemplate } from './write-mail.ts';

export const mailLanguageOf = (request: FastifyRequest, chosen?: unknown): Language =>
  preferredLanguage(chosen, request.headers['accept-language']);

type MailRequest = { template: MailTemplate; to: string; userId: string; path: string | null };

/** Sends in the background. A failure is logged without the address and not reported to the client. */
export function sendAccountMail(
  deps: Deps,
  backgroundTasks: BackgroundTasks,
  language: Language,
  request: MailRequest,
): void {
  const { mailer, log, db } = deps;
  if (!mailer) return;
  const { template, to, userId, path } = request;
  const link = path === null ? null : `${mailer.linkOrigin}${path}`;
  const send = async () => {
    const words = wordsFor((await languageOf(db, userId)) ?? language);
    await mailer.send(writeMail(template, to, link, words));
  };
  backgroundTasks.run(
    send().catch((error: unknown) =>
      log.error({ template, ...mailFailure(error) }, 'a mail could not be sent'),
    ),
  );
}
