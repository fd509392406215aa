import { digestSubject, type DigestEntry } from '#domain/notices/digest-rules.ts';
import type { Phrase, Words } from '#domain/language/words.ts';
import type { Secrets } from '#server/platform/access/secrets.ts';
import { signId } from '#server/platform/access/signed-id.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';
import type { Mail, Mailer } from '#server/platform/mail.ts';
import type { Delivery } from './run-store.ts';

type Sender = { mailer: Pick<Mailer, 'linkOrigin'>; secrets: Pick<Secrets, 'link'>; words: Words };

export function writeDigest(
  { id, ownerId }: Pick<Delivery, 'id' | 'ownerId'>,
  to: string,
  entries: readonly DigestEntry[],
  { mailer: { linkOrigin }, secrets, words }: Sender,
): Mail {
  const { t, language } = words;
  const subject = digestSubject(entries, words);
  const unsubscribe = `${linkOrigin}/api/notices/unsubscribe?token=${signId(secrets, 'unsubscribe', ownerId)}`;
  const blocks = entries.map((entry) => ({ ...entry, ...linkOf(entry, linkOrigin) }));
  const text = [
    t('This needs your attention:'),
    ...blocks.map(({ carName, title, text: state, url }) => `${title} · ${carName}\n${state}\n${url}`),
    t('When and how Carful notifies you: {url}', { url: `${linkOrigin}/settings/notifications` }),
    t('Unsubscribe from these emails: {url}', { url: unsubscribe }),
    'Carful',
  ].join('\n\n');
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#111;background:#fff">
<p>${escapeHtml(t('This needs your attention:'))}</p>
${blocks
  .map(
    ({
      carName,
      title,
      text: state,
      url,
      action,
    }) => `<div style="margin:0 0 16px;padding:16px;border:1px solid #d4d4d8;border-radius:12px;max-width:32em">
<p style="margin:0;font-weight:600">${escapeHtml(title)}</p>
<p style="margin:0;color:#52525b">${escapeHtml(carName)}</p>
<p style="margin:8px 0 12px">${escapeHtml(state)}</p>
<p style="margin:0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:10px 16px;border-radius:8px;background:#1d4ed8;color:#fff;text-decoration:none">${escapeHtml(t(action))}</a></p>
</div>`,
  )
  .join('\n')}
<p style="font-size:13px;color:#52525b"><a href="${escapeHtml(linkOrigin)}/settings/notifications" style="color:#1d4ed8">${escapeHtml(t('Change when and how Carful notifies you'))}</a><br>
<a href="${escapeHtml(unsubscribe)}" style="color:#1d4ed8">${escapeHtml(t('Unsubscribe from these emails'))}</a></p>
<p>Carful</p>
</body>
</html>
`;
  return {
    to,
    subject,
    text: `${text}\n`,
    html,
    messageId: `<${id}@${new URL(linkOrigin).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      // RFC 8058: mail programs show it as a button.
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}

function linkOf(
  { kind, carId, reminderId, path }: DigestEntry,
  origin: string,
): { url: string; action: Phrase } {
  if (path !== null)
    return { url: `${origin}${path}`, action: kind === 'answer' ? 'Read the answer' : 'View record' };
  const list = `${origin}/reminders/${carId}`;
  return kind === 'mileage'
    ? { url: `${list}?mileage`, action: 'Enter mileage' }
    : { url: `${list}?done=${reminderId}`, action: 'Mark as done' };
}
