import { readFile } from 'node:fs/promises';
import { BackupError } from '#server/platform/backup/manifest.ts';
import type { Config } from '#server/platform/config.ts';
import type { Db } from '#server/platform/database/db.ts';
import { mailFailure, openMailer } from '#server/platform/mail.ts';

/** Mails a text to every owner who can log in. @returns how many it reached, or would without `send` */
export async function tellOwners(db: Db, config: Config, file: string, send: boolean): Promise<number> {
  const [subject = '', ...lines] = (await readFile(file, 'utf8')).trim().split(/\r?\n/);
  const text = lines.join('\n').trim();
  if (subject === '' || text === '')
    throw new BackupError(`${file} needs a first line, which is the subject, and a text below it.`);
  const mailer = openMailer(config.mail);
  if (!mailer) throw new BackupError('No mail is configured: SMTP_URL and MAIL_FROM are missing.');
  const { rows } = await db.$client.query<{ email: string }>(
    `select email from auth_user
     where email_verified and disabled_at is null and deletion_requested_at is null order by id`,
  );
  if (!send) return rows.length;
  let reached = 0;
  for (const { email } of rows) {
    try {
      await mailer.send({ to: email, subject, text });
      reached += 1;
    } catch (error) {
      console.error(`${email}: not sent`, mailFailure(error));
    }
  }
  await mailer.close();
  return reached;
}
