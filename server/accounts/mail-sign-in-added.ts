import type { Language } from '#domain/language/words.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { queueMail, sendMail, waitForMailQueue } from './send-mail.ts';
import { readAccountUser } from './store.ts';

/** So that nobody adds a passkey or a provider to the account of another unnoticed. */
export async function mailSignInAdded(deps: Deps, language: Language, userId: string): Promise<void> {
  const { email: to } = await readAccountUser(deps.db, { ownerId: userId });
  await waitForMailQueue(deps);
  await deps.db.transaction((tx) =>
    queueMail(deps, tx, { id: newId(), template: 'signInAdded', to, userId, language }),
  );
  deps.jobs.wake(sendMail);
}
