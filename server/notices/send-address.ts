import {
  addressMessage,
  addressRequest,
  problemOf,
  testMessage,
  type AddressMessage,
} from '#domain/notices/address-rules.ts';
import type { AddressProblem } from '#domain/notices/address-schema.ts';
import type { DigestEntry } from '#domain/notices/digest-rules.ts';
import type { Words } from '#domain/language/words.ts';
import { newId, type Deps } from '#server/platform/deps.ts';
import { outsideFailure, sendOutside, type OutsideAnswer } from '#server/platform/outgoing/send-outside.ts';
import type { Address } from './address-store.ts';

export type AddressFailure = { reason: AddressProblem } & Pick<OutsideAnswer, 'retryAfterMs'>;

async function send(
  { config, log }: Pick<Deps, 'config' | 'log'>,
  { target }: Address,
  message: AddressMessage,
): Promise<AddressFailure | null> {
  try {
    const { status, retryAfterMs } = await sendOutside(addressRequest(target, message), config.notifyPrivate);
    const problem = problemOf(target.preset, status);
    if (problem === null) return null;
    log.warn({ channel: 'address', status }, 'an address did not take a message');
    return { reason: problem, retryAfterMs };
  } catch (error) {
    const { kind, reason } = outsideFailure(error);
    log.warn({ channel: 'address', reason }, 'an address did not take a message');
    return { reason: kind, retryAfterMs: null };
  }
}

const originOf = ({ publicUrl }: Deps['config']) => (publicUrl ? new URL(publicUrl).origin : null);

/** @returns null when the address accepted it */
export const sendDigest = (
  deps: Deps,
  address: Address,
  digest: { id: string; entries: readonly DigestEntry[] },
  words: Words,
): Promise<AddressFailure | null> =>
  send(deps, address, addressMessage(digest.id, digest.entries, originOf(deps.config), words));

export async function sendTest(deps: Deps, address: Address, words: Words): Promise<AddressProblem | null> {
  const failure = await send(deps, address, testMessage(newId(), originOf(deps.config), words));
  return failure && failure.reason;
}
