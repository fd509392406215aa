import { carName } from '#domain/cars/rules.ts';
import type { ReportOrder } from '#domain/reports/schema.ts';
import { readAccountUser } from '#server/accounts/store.ts';
import { readCar } from '#server/cars/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { mailFailure } from '#server/platform/mail.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { countRequests } from '#server/platform/rate-limits/rate-limit.ts';
import { wordsFor } from '#server/platform/words.ts';
import { makeReport } from './make-report.ts';

const MAIL_LIMIT = { max: 5, seconds: 24 * 60 * 60 };

/** @throws NOT_AVAILABLE without mail, or when the mail server refuses; TOO_MANY_REQUESTS after five a day */
export async function mailReport(
  deps: Deps,
  scope: CarScope,
  order: ReportOrder,
  client: { origin: string; signal: AbortSignal },
): Promise<{ done: true }> {
  const { mailer, db, log } = deps;
  if (!mailer) throw refusal('NOT_AVAILABLE', { reason: 'not-configured' });
  const wait = await countRequests(db, `report-mail:${scope.ownerId}`, MAIL_LIMIT, deps.clock());
  if (wait > 0) throw refusal('TOO_MANY_REQUESTS', { retryAfter: wait });
  const { pdf, name } = await makeReport(deps, scope, order, client).catch((error: unknown) => {
    throw client.signal.aborted ? refusal('NOT_AVAILABLE', { reason: 'failed' }) : error;
  });
  const { email } = await readAccountUser(db, scope);
  const { t } = wordsFor(order.language);
  const subject = `${t('Health Report')}: ${carName(await readCar(db, scope))}`;
  const text = `${t('The health report you asked for is attached.')}\n\nCarful\n`;
  const attachments = [{ filename: name, content: Buffer.from(pdf), contentType: 'application/pdf' }];
  await mailer.send({ to: email, subject, text, attachments }).catch((error: unknown) => {
    log.error(mailFailure(error), 'a report could not be mailed');
    throw refusal('NOT_AVAILABLE', { reason: 'failed' });
  });
  return { done: true };
}
