import type { Language } from '#domain/language/words.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { replaceIdentifier } from './mail-store.ts';
import { mailedToken, resetIdentifier } from './mailed-link.ts';
import { queueMail, sendMail, waitForMailQueue } from './send-mail.ts';

/** @param token of the link that the auth library has stored; the mailed token replaces it */
export async function mailResetLink(
  deps: Deps,
  language: Language,
  user: { id: string; email: string },
  token: string,
): Promise<void> {
  const id = newId();
  const mailed = mailedToken(deps.secrets, id);
  await waitForMailQueue(deps);
  await deps.db.transaction(async (tx) => {
    await replaceIdentifier(tx, resetIdentifier(token), resetIdentifier(mailed));
    await queueMail(deps, tx, { id, template: 'resetPassword', to: user.email, userId: user.id, language });
  });
  deps.jobs.wake(sendMail);
}
