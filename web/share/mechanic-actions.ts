import type { Id } from '#domain/ids.ts';
import type { MechanicAdded, MechanicRepair, MechanicSymptom, SharedCar } from '#domain/share/schema.ts';
import { call } from '#web/platform/api-client.ts';
import { isCode } from '#web/platform/api-errors.ts';
import { newId } from '#web/platform/ids.ts';
import { withRetries } from '#web/platform/retries.ts';

/** What a link shows. @throws ApiError LINK_INVALID or LINK_EXPIRED */
export const getShareLinkByToken = (token: string): Promise<SharedCar> => call('share.open', { token });

type Said<Payload> = Omit<Payload, 'opId' | 'token'>;

/** Adds a repair to the linked car; null when the link does not let it (D80). */
export const logMechanicRepair = (token: string, repair: Said<MechanicRepair>): Promise<MechanicAdded> =>
  sendOnce(repair, (opId) => call('share.logRepair', { ...repair, token, opId }));

/** Adds a symptom to the linked car; null when the link does not let it (D80). */
export const logMechanicSymptom = (token: string, symptom: Said<MechanicSymptom>): Promise<MechanicAdded> =>
  sendOnce(symptom, (opId) => call('share.logSymptom', { ...symptom, token, opId }));

/**
 * Sends a record again while no answer comes; the server applies it once. The id is the draft's own: one
 * that is taken arrived with an earlier try, of which only the answer was lost.
 */
async function sendOnce(
  { id }: { id: Id },
  send: (opId: Id) => Promise<MechanicAdded>,
): Promise<MechanicAdded> {
  const opId = newId();
  try {
    return await withRetries(() => send(opId));
  } catch (error) {
    if (isCode(error, 'ID_TAKEN')) return { id };
    throw error;
  }
}
