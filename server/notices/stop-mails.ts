import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import type { Phrase, Words } from '#domain/language/words.ts';
import { languageOf } from '#server/accounts/store.ts';
import { readSignedId } from '#server/platform/access/signed-id.ts';
import type { Deps } from '#server/platform/deps.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';
import { recordSecurityEvent } from '#server/platform/security/record-event.ts';
import { wordsFor } from '#server/platform/words.ts';
import { stopMails } from './store.ts';

const Query = z.object({ token: z.string().check(z.maxLength(100)) });

export async function askToStop(deps: Deps, { query }: FastifyRequest, reply: FastifyReply): Promise<string> {
  const ownerId = ownerOf(deps, query);
  return sendPage(reply, await wordsOf(deps, ownerId), ownerId === null ? 'invalid' : 'ask');
}

export async function stopByLink(deps: Deps, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const ownerId = ownerOf(deps, request.query);
  const words = await wordsOf(deps, ownerId);
  const isStopped = ownerId !== null && (await stop(deps, ownerId));
  if (!isStopped) return sendPage(reply, words, 'invalid');
  await recordSecurityEvent(deps, request, { action: 'stop-mails', outcome: 'done', account: ownerId });
  return sendPage(reply, words, 'done');
}

function ownerOf({ secrets }: Deps, query: unknown): Id | null {
  const read = Query.safeParse(query);
  return read.success ? readSignedId(secrets, 'unsubscribe', read.data.token) : null;
}

const wordsOf = async ({ db }: Deps, ownerId: Id | null) =>
  wordsFor((ownerId === null ? null : await languageOf(db, ownerId)) ?? 'en');

const stop = ({ db, clock }: Deps, ownerId: Id) => db.transaction((tx) => stopMails(tx, ownerId, clock()));

const texts: Record<'ask' | 'done' | 'invalid', Phrase> = {
  ask: 'Should Carful stop sending you reminders by email?',
  done: 'Carful no longer sends you reminders by email. You can turn them on again in settings.',
  invalid: 'This link is not valid. You can turn the emails off in settings.',
};

function sendPage(reply: FastifyReply, { t, language }: Words, about: keyof typeof texts): string {
  void reply
    .status(about === 'invalid' ? 404 : 200)
    .type('text/html; charset=utf-8')
    // The guard requires the origin of this page, which the form sends with this policy.
    .header('referrer-policy', 'same-origin')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
  const button = `<form method="post"><button>${escapeHtml(t('Stop these emails'))}</button></form>`;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Carful</title>
<style>
  :root { color-scheme: light dark }
  body { margin: 0 auto; max-width: 30em; padding: 48px 24px; font: 16px/1.5 system-ui, sans-serif }
  button { font: inherit; padding: 12px 20px; border: 0; border-radius: 8px; background: #1d4ed8; color: #fff }
</style>
<body>
<h1>Carful</h1>
<p>${escapeHtml(t(texts[about]))}</p>
${about === 'ask' ? button : ''}
</body>
</html>
`;
}
