import { shouldPause, isTemporary } from '#domain/notices/address-rules.ts';
import type { DigestEntry } from '#domain/notices/digest-rules.ts';
import type { Deps } from '#server/platform/deps.ts';
import { wordsFor } from '#server/platform/words.ts';
import { countRefusal, markArrived, markFailed, pauseAddress, readAddress } from './address-store.ts';
import type { Recipient } from './read-recipients.ts';
import type { Delivery } from './run-store.ts';
import { sendDigest, type AddressFailure } from './send-address.ts';

/** @returns a temporary failure; null when it was delivered or given up */
export async function deliverToAddress(
  deps: Deps,
  { digest: id }: Pick<Delivery, 'digest'>,
  { ownerId, language }: Recipient,
  entries: readonly DigestEntry[],
): Promise<AddressFailure | null> {
  const { db, log, clock } = deps;
  const address = await readAddress(db, { ownerId });
  if (!address || address.isPaused) return null;
  const failure = await sendDigest(deps, address, { id, entries }, wordsFor(language));
  if (failure === null) {
    await markArrived(db, address, clock());
    return null;
  }
  const { reason: problem } = failure;
  if (isTemporary(problem)) {
    await markFailed(db, address, problem);
    return failure;
  }
  if (shouldPause(problem, await countRefusal(db, address, problem))) {
    await pauseAddress(db, address);
    log.warn({ channel: 'address', problem }, 'an address was paused');
  }
  return null;
}
