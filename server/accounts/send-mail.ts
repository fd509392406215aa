import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from '#domain/accounts/mail-language-rules.ts';
import type { Language } from '#domain/language/words.ts';
import type { Deps } from '#server/platform/deps.ts';
import { mailFailure } from '#server/platform/mail.ts';
import { wordsFor } from '#server/platform/words.ts';
import type { BackgroundTasks } from '#server/platform/background-tasks.ts';
import { languageOf } from './store.ts';
import { writeMail, type LetterName } from './write-mail.ts';

/** The language of a mail that a request leads to; an account's own setting goes before it. */
export const mailLanguageOf = (request: FastifyRequest, chosen?: unknown): Language =>
  preferredLanguage(chosen, request.headers['accept-language']);

type Order = { letter: LetterName; to: string; userId: string; path: string | null };

/** Sends a mail about an account after the answer. A failure is logged, without the address, and told nobody. */
export function sendAccountMail(
  deps: Deps,
  backgroundTasks: BackgroundTasks,
  language: Language,
  order: Order,
): void {
  const { mailer, log, db } = deps;
  if (!mailer) return;
  const { letter, to, userId, path } = order;
  const link = path === null ? null : `${mailer.linkOrigin}${path}`;
  const send = async () => {
    const words = wordsFor((await languageOf(db, userId)) ?? language);
    await mailer.send(writeMail(letter, to, link, words));
  };
  backgroundTasks.run(
    send().catch((error: unknown) =>
      log.error({ letter, ...mailFailure(error) }, 'a mail could not be sent'),
    ),
  );
}
