import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import type { AddressAttempt, AddressDraft } from '#domain/notices/address-schema.ts';
import { languageOf } from '#server/accounts/store.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { ownerWrite } from '#server/platform/database/owner-write.ts';
import { DONE, type Caller } from '#server/platform/database/run-operation.ts';
import { refusal } from '#server/platform/errors.ts';
import { recordedWrite, type RequestCaller } from '#server/platform/security/recorded-write.ts';
import { wordsFor } from '#server/platform/words.ts';
import { deleteAddress, markArrived, markFailed, readAddress, saveAddress } from './address-store.ts';
import { sendTest } from './send-address.ts';
import { limitTests } from './test-limit.ts';

export const setAddress = (
  caller: RequestCaller,
  input: z.output<typeof AddressDraft>,
): Promise<{ done: true }> =>
  recordedWrite(caller, 'set-address', (decidedFor) =>
    ownerWrite(caller, input, async ({ owner, now }) => {
      decidedFor(owner.ownerId);
      return {
        writes: { saved: saveAddress(owner, input.id, input.target, now) },
        answer: sql`(select ${DONE} from saved)`,
        refused: 'NOT_FOUND',
      };
    }),
  );

export const removeAddress = (caller: Caller, input: { opId: Id; addressId: Id }): Promise<{ done: true }> =>
  ownerWrite(caller, input, async ({ owner }) => ({
    writes: { removed: deleteAddress(owner, input.addressId) },
    answer: sql`(select ${DONE} from removed)`,
    refused: 'NOT_FOUND',
  }));

/** @throws NOT_FOUND; TOO_MANY_REQUESTS after ten tests of any channels in ten minutes */
export async function testAddress({ deps, request }: RequestCaller, addressId: Id): Promise<AddressAttempt> {
  const owner = await signedInOwner(deps, request);
  const address = await readAddress(deps.db, owner);
  if (address?.id !== addressId) throw refusal('NOT_FOUND');
  await limitTests(deps, owner);
  const words = wordsFor((await languageOf(deps.db, owner.ownerId)) ?? 'en');
  const problem = await sendTest(deps, address, words);
  if (problem === null) await markArrived(deps.db, address, deps.clock());
  else await markFailed(deps.db, address, problem);
  return { problem };
}
