import { isDead, mayPass } from '#domain/notices/address-rules.ts';
import type { DigestEntry } from '#domain/notices/digest-rules.ts';
import type { Deps } from '#server/platform/deps.ts';
import { JobFailure, type Run } from '#server/platform/jobs/job.ts';
import { wordsFor } from '#server/platform/words.ts';
import { countRefusal, markArrived, markFailed, pauseAddress, readAddress } from './address-store.ts';
import type { Recipient } from './read-recipients.ts';
import type { Delivery } from './run-store.ts';
import { sendDigest } from './send-address.ts';

/** @throws JobFailure for what may pass, unless no further attempt follows */
export async function deliverToAddress(
  deps: Deps,
  { id }: Pick<Delivery, 'id'>,
  { ownerId, language }: Recipient,
  entries: readonly DigestEntry[],
  { isLastAttempt }: Pick<Run, 'isLastAttempt'>,
): Promise<void> {
  const { db, log, clock } = deps;
  const address = await readAddress(db, { ownerId });
  if (!address || address.isPaused) return;
  const problem = await sendDigest(deps, address, { id, entries }, wordsFor(language));
  if (problem === null) return markArrived(db, address, clock());
  if (mayPass(problem)) {
    await markFailed(db, address, problem);
    if (!isLastAttempt) throw new JobFailure('a digest could not be sent', { channel: 'address', problem });
    return log.warn({ channel: 'address', problem }, 'a digest was given up');
  }
  if (isDead(problem, await countRefusal(db, address, problem))) {
    await pauseAddress(db, address);
    log.warn({ channel: 'address', problem }, 'an address was paused');
  }
}
