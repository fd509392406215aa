import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from '#domain/accounts/mail-language-rules.ts';
import type { Language } from '#domain/language/words.ts';
import type { Deps } from '#server/platform/deps.ts';
import { mailFailure } from '#server/platform/mail.ts';
import { isPrivateHost, ownOrigin } from '#server/platform/origin.ts';
import { wordsFor } from '#server/platform/words.ts';
import type { Errands } from '#server/platform/errands.ts';
import { languageOf } from './store.ts';
import { writeMail, type LetterName } from './write-mail.ts';

/** What a request tells about the mail it leads to. */
export type Sender = {
  /** Where links lead; null where the request's own word for it cannot be trusted. */
  origin: string | null;
  /** The language of the page or browser; an account's own setting goes before it. */
  language: Language;
};

/**
 * The Host of a request is whatever its sender likes: a link made of it would lead the reader of the mail
 * to the sender. So it is PUBLIC_URL, or else only a host of the local network (D111).
 */
export function senderOf(
  deps: Pick<Deps, 'config'>,
  request: FastifyRequest,
  chosenLanguage?: unknown,
): Sender {
  const { publicUrl } = deps.config;
  const trusted = publicUrl !== undefined || isPrivateHost(request.hostname);
  return {
    origin: trusted ? ownOrigin(publicUrl, request) : null,
    language: preferredLanguage(chosenLanguage, request.headers['accept-language']),
  };
}

type Order = { letter: LetterName; to: string; userId: string; path: string | null };

/** Sends a mail about an account after the answer. A failure is logged, without the address, and told nobody. */
export function sendAccountMail(
  deps: Deps,
  errands: Errands,
  { origin, language }: Sender,
  order: Order,
): void {
  const { mailer, log, db } = deps;
  if (!mailer) return;
  const { letter, to, userId, path } = order;
  if (path !== null && origin === null) {
    log.error({ letter }, 'a mail was not sent: set PUBLIC_URL, so that its link leads here');
    return;
  }
  const send = async () => {
    const words = wordsFor((await languageOf(db, userId)) ?? language);
    await mailer.send(writeMail(letter, to, path === null ? null : `${origin}${path}`, words));
  };
  errands.run(
    send().catch((error: unknown) =>
      log.error({ letter, ...mailFailure(error) }, 'a mail could not be sent'),
    ),
  );
}
