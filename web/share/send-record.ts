import type { Id } from '#domain/ids.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import type { MechanicAdded, MechanicRepair, MechanicReply, MechanicSymptom } from '#domain/share/schema.ts';
import { call } from '#web/platform/api/client.ts';
import { withRetries } from '#web/platform/api/retries.ts';
import { sendNew } from '#web/platform/forms/send-new.ts';
import { readTab, writeTab } from '#web/platform/storage/storage.ts';
import { keepSentAs, sentAs } from './sent-here.ts';

type Payload<Input> = Omit<Input, 'opId' | 'token'>;
type Operation<Input> = Omit<Input, 'token'>;

/** The record exists as first sent; a link cannot change it any further. */
export class EarlierArrived extends Error {
  readonly phrase: Phrase;
  constructor(phrase: Phrase) {
    super('An earlier attempt has the id');
    this.phrase = phrase;
  }
}

const SAVED = 'This record was already saved without your latest changes. The car owner can edit it.';
const SENT = 'This answer has already been sent without your latest changes. Start over to send another one.';

/** Null if the link does not allow it. @throws EarlierArrived */
export const logMechanicRepair = (token: string, repair: Payload<MechanicRepair>): Promise<MechanicAdded> =>
  send(repair, (operation: Operation<MechanicRepair>) => call('share.logRepair', { ...operation, token }));

export const logMechanicSymptom = (
  token: string,
  symptom: Payload<MechanicSymptom>,
): Promise<MechanicAdded> =>
  send(symptom, (operation: Operation<MechanicSymptom>) => call('share.logSymptom', { ...operation, token }));

export const logMechanicReply = (token: string, reply: Payload<MechanicReply>): Promise<MechanicAdded> =>
  send(reply, (operation: Operation<MechanicReply>) => call('share.logReply', { ...operation, token }), SENT);

async function send<Record extends { id: Id; date?: string }>(
  payload: Record,
  log: (operation: Record & { opId: Id }) => Promise<MechanicAdded>,
  earlier: Phrase = SAVED,
): Promise<MechanicAdded> {
  const key = `mechanic:${payload.id}:sent`;
  const { answer } = await sendNew({
    payload,
    attempts: { read: () => readTab(key), write: (attempt) => writeTab(key, attempt) },
    // Compared by day: 'today' is a different instant at each attempt.
    typedFields: ({ date, ...typed }) => ({ ...typed, day: date && dayOfInstant(date) }),
    send: async (operation) => {
      // The first attempt may have arrived although its answer did not.
      if (!sentAs(operation.id)) keepSentAs(operation.id, operation.opId);
      const added = await withRetries(() => log(operation));
      if (added) keepSentAs(operation.id, operation.opId);
      return added;
    },
    // Only this form uses the id, so the record is the mechanic's own even under a new link.
    findOwn: async ({ payload: { id }, isChanged }) => {
      if (isChanged) throw new EarlierArrived(earlier);
      return { id };
    },
  });
  if (answer) writeTab(key, null);
  return answer;
}
