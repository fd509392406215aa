import type { EmailChangeOutcome } from '#domain/accounts/schema.ts';
import type { Language } from '#domain/language/words.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { enforceLimit } from '#server/platform/rate-limits/rate-limit.ts';
import { checkOwnerProof, type OwnerProof } from './check-password.ts';
import { mailEmailLink } from './confirm-email.ts';
import { voidResetLinks } from './link-store.ts';
import { waitForMailQueue } from './send-mail.ts';
import { findUser, isEmailTaken, readAccountUser, writeEmail } from './store.ts';

const MAIL_LIMIT = { max: 5, seconds: 60 * 60 };

/** Changes the address once it is confirmed, or immediately on a server without mail. */
export async function changeEmail(
  deps: Deps,
  language: Language,
  owner: OwnerScope,
  newEmail: string,
  proof: OwnerProof,
): Promise<EmailChangeOutcome> {
  const { db, mailer, clock } = deps;
  const outcome = await checkOwnerProof(deps, owner, proof);
  if (outcome !== 'proven') return outcome;
  const { email } = await readAccountUser(db, owner);
  if (email === newEmail) return 'same';
  if (mailer) {
    await enforceLimit(deps, `change-email:${owner.ownerId}`, MAIL_LIMIT);
    // Also for an address in use: a mail queue that is down must not reveal that.
    await waitForMailQueue(deps);
    if (!(await findUser(db, newEmail))) {
      await mailEmailLink(deps, language, { id: owner.ownerId, email }, newEmail);
    }
    return 'mail-sent';
  }
  try {
    await db.transaction(async (tx) => {
      await writeEmail(tx, owner.ownerId, newEmail, clock());
      await voidResetLinks(tx, owner.ownerId);
    });
    return 'changed';
  } catch (error) {
    if (isEmailTaken(error)) return 'taken';
    throw error;
  }
}
