import type { Id } from '#domain/ids.ts';
import type { Phrase } from '#domain/language/words.ts';
import type { MechanicAdded, MechanicRepair, MechanicSymptom } from '#domain/share/schema.ts';
import { call } from '#web/platform/api/client.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { newId } from '#web/platform/ids.ts';
import { withRetries } from '#web/platform/api/retries.ts';
import { writeTab } from '#web/platform/storage/storage.ts';
import { stored } from '#web/platform/drafts/tab-draft.ts';

type Said<Payload> = Omit<Payload, 'opId' | 'token'>;

/** The record is there as it was first sent; what was changed since is not, and cannot be from here. */
export class EarlierArrived extends Error {
  readonly phrase: Phrase =
    'An earlier version of this record has arrived, without your last changes. The car owner can edit it.';
}

/** null when the link does not let it (D80). @throws EarlierArrived */
export const logMechanicRepair = (token: string, repair: Said<MechanicRepair>): Promise<MechanicAdded> =>
  sendOnce(repair, repair.date, (sent) => call('share.logRepair', { ...sent, token }));

/** @param day as it was typed: 'today' is another instant with every try, and still the same symptom */
export const logMechanicSymptom = (
  token: string,
  symptom: Said<MechanicSymptom>,
  day: string,
): Promise<MechanicAdded> => sendOnce(symptom, day, (sent) => call('share.logSymptom', { ...sent, token }));

type Try<Payload> = { said: string; payload: Payload; opId: Id; isChanged: boolean };

/** Sent again under one id while no answer comes: an id that is taken arrived with an earlier try. */
async function sendOnce<Payload extends { id: Id; date: string }>(
  payload: Payload,
  day: string,
  send: (sent: Payload & { opId: Id }) => Promise<MechanicAdded>,
): Promise<MechanicAdded> {
  const key = `mechanic:${payload.id}:sent`;
  const before = stored<Try<Payload>>(key);
  const said = JSON.stringify({ ...payload, date: day });
  const isAgain = before?.said === said;
  const now = isAgain ? before : { said, payload, opId: newId(), isChanged: before !== null };
  writeTab(key, JSON.stringify(now));
  try {
    const added = await withRetries(() => send({ ...now.payload, opId: now.opId }));
    if (added) writeTab(key, null);
    return added;
  } catch (error) {
    if (!isCode(error, 'ID_TAKEN')) throw error;
    // Nothing else was ever sent under this id: only the answer was lost.
    if (isAgain && !now.isChanged) return { id: payload.id };
    throw new EarlierArrived('The id is taken by what was sent before', { cause: error });
  }
}
