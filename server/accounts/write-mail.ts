import type { Phrase, Words } from '#domain/language/words.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';
import type { Mail } from '#server/platform/mail.ts';
import type { MailTemplate } from './table.ts';

type Template = { subject: Phrase; sentence: Phrase; action: Phrase | null; remark: Phrase };

const templates = {
  confirmEmail: {
    subject: 'Confirm your email',
    sentence: 'Please confirm that this email address belongs to your Carful account.',
    action: 'Confirm email',
    remark: 'The link works for 24 hours. If you did not ask for this, you can ignore this email.',
  },
  changeEmail: {
    subject: 'Confirm your new email',
    sentence: 'Please confirm that your Carful account should use this email address from now on.',
    action: 'Confirm email',
    remark: 'The link works for 24 hours. If you did not ask for this, you can ignore this email.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    sentence:
      'Your Carful account now uses another email address. You can no longer log in with this one; passkeys and login providers still work if you have set them up.',
    action: null,
    remark: 'If this was not you, please contact whoever runs this server.',
  },
  signInAdded: {
    subject: 'A new way to log in',
    sentence:
      'Your Carful account has a new way to log in: a passkey or a login provider. You can find it in settings under Account.',
    action: null,
    remark:
      'If this was not you, change your password, remove the new way to log in, and contact whoever runs this server.',
  },
  resetPassword: {
    subject: 'Reset password',
    sentence: 'Someone asked for a new password for your Carful account. Choose a new one here.',
    action: 'Reset password',
    remark: 'The link works for one hour. If you did not ask for this, you can ignore this email.',
  },
  webhookPaused: {
    subject: 'A webhook was paused',
    sentence:
      'Everything sent to one of your webhooks for three days has failed, so nothing more will be sent to it.',
    action: null,
    remark: 'You can resume the webhook in Carful, under Settings, Webhooks.',
  },
} as const satisfies Record<MailTemplate, Template>;

export function writeMail(name: MailTemplate, to: string, link: string | null, { t, language }: Words): Mail {
  const { subject, sentence, action, remark }: Template = templates[name];
  const text = [t(sentence), ...(link ? [link] : []), t(remark), 'Carful'].join('\n\n');
  const button =
    link && action
      ? `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4ed8;color:#fff;text-decoration:none">${escapeHtml(t(action))}</a></p>
<p style="font-size:13px;word-break:break-all">${escapeHtml(link)}</p>`
      : '';
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${escapeHtml(t(subject))}</title>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#111;background:#fff">
<p>${escapeHtml(t(sentence))}</p>
${button}
<p style="font-size:13px;color:#555">${escapeHtml(t(remark))}</p>
<p>Carful</p>
</body>
</html>
`;
  return { to, subject: t(subject), text: `${text}\n`, html };
}
