import type { Deps } from './deps.ts';
import { mailFailure } from './mail.ts';
import { countRequests } from './rate-limits/rate-limit.ts';

const ONCE_A_DAY = { max: 1, seconds: 24 * 60 * 60 };

/** A mail to OPERATOR_EMAIL, where mail is configured: once a day about each subject, whatever the number of processes.
 * The caller has logged it. Never rejects. */
export async function tellOperator(
  { config, db, mailer, log, clock }: Pick<Deps, 'config' | 'db' | 'mailer' | 'log' | 'clock'>,
  subject: 'space' | 'backup',
  text: string,
): Promise<void> {
  const { email } = config.operator;
  if (!mailer || email === undefined) return;
  try {
    if ((await countRequests(db, `operator:${subject}`, ONCE_A_DAY, clock())) > 0) return;
    const lines = [text, '', `Server: ${mailer.linkOrigin}`, 'npm run doctor says more.'];
    await mailer.send({ to: email, subject: `Carful: ${subjects[subject]}`, text: lines.join('\n') });
  } catch (error) {
    log.warn(mailFailure(error), 'the operator could not be told by mail');
  }
}

const subjects = { space: 'space is running out', backup: 'a backup failed' };
