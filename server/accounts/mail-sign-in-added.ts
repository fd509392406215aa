import type { Language } from '#domain/language/words.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { queueMail, sendMail, waitForMailQueue } from './send-mail.ts';
import { readAccountUser } from './store.ts';

/** So that nobody adds a passkey or a provider to the account of another unnoticed. It was added already, so a mail that
 * cannot be queued is an error in the log, and none for who added it. */
export async function mailSignInAdded(deps: Deps, language: Language, userId: string): Promise<void> {
  try {
    const { email: to } = await readAccountUser(deps.db, { ownerId: userId });
    await waitForMailQueue(deps);
    await deps.db.transaction((tx) =>
      queueMail(deps, tx, { id: newId(), template: 'signInAdded', to, userId, language }),
    );
    deps.jobs.wake(sendMail);
  } catch (error) {
    deps.log.error({ err: error }, 'the mail about a new way to log in could not be queued');
  }
}
