import type { Id } from '#domain/ids.ts';
import { changesBetween, sameValue } from '#domain/merge-rules.ts';
import { isCode, isFinal } from '#web/platform/api/errors.ts';
import { newId } from '#web/platform/ids.ts';
import { parseStored } from '#web/platform/storage/storage.ts';

type Fields = Record<string, unknown>;

/** A request as it was sent. Repeating it with the same operation id returns the stored answer. */
type Attempt<Payload> = {
  opId: Id;
  payload: Payload;
  /** An earlier request with the same record id had other fields. */
  isChanged: boolean;
  /** Fields of the last confirmed correction, and of the last attempted one. */
  corrections?: [confirmed: Fields, tried: Fields];
};

/** Stores the last attempt as text, for as long as the draft. */
export type AttemptStore = { read: () => string | null; write: (attempt: string | null) => void };

type NewRecord<Payload extends { id: Id }, Answer> = {
  payload: Payload;
  attempts: AttemptStore;
  /** Fields typed by the user; only changing these counts as a correction. */
  typedFields: (payload: Payload) => Fields;
  send: (operation: Payload & { opId: Id }) => Promise<Answer>;
  /** The stored record with this id, if this draft created it; else null. */
  findOwn: (attempt: Attempt<Payload>) => Promise<Answer | null>;
  /** Edits the record of an earlier attempt. Without it, changed fields are sent as a new record with the same id. */
  correct?: (id: Id, before: Fields & { version: number }, after: Fields) => Promise<unknown>;
  onRenamed?: (id: Id) => void;
};

/** Adds a record exactly once. @returns what was applied, now or by an earlier attempt, and its answer */
export async function sendNew<Payload extends { id: Id }, Answer>(
  record: NewRecord<Payload, Answer>,
): Promise<{ sent: Payload; answer: Answer }> {
  const { payload, attempts, typedFields, send, findOwn, correct } = record;
  const stored = parseStored<Attempt<Payload>>(attempts.read());
  const earlier = stored?.payload.id === payload.id ? stored : null;
  const typed = typedFields(payload);
  const isSame = earlier !== null && sameValue(typedFields(earlier.payload), typed);
  const isReplay = earlier !== null && (isSame || correct !== undefined);
  const attempt = isReplay ? earlier : { opId: newId(), payload, isChanged: earlier !== null };
  attempts.write(JSON.stringify(attempt));
  const sent = attempt.payload;
  let answer: Answer;
  try {
    answer = await send({ ...sent, opId: attempt.opId });
  } catch (error) {
    if (!isFinal(error)) throw error;
    if (!isCode(error, 'ID_TAKEN')) {
      attempts.write(null);
      if (isReplay && !isSame) return sendNew(record);
      throw error;
    }
    const own = await findOwn(attempt);
    if (own === null) {
      const id = newId();
      attempts.write(null);
      record.onRenamed?.(id);
      return sendNew({ ...record, payload: { ...payload, id } });
    }
    answer = own;
  }
  if (correct) {
    const [first, tried] = attempt.corrections ?? [typedFields(sent), typedFields(sent)];
    let confirmed = first;
    for (const after of [tried, typed]) {
      if (sameValue(confirmed, after)) continue;
      attempts.write(JSON.stringify({ ...attempt, corrections: [confirmed, after] }));
      try {
        await correct(sent.id, { ...confirmed, version: versionOf(answer) }, after);
        confirmed = after;
      } catch (error) {
        if (!isFinal(error)) throw error;
        attempts.write(JSON.stringify({ ...attempt, corrections: [confirmed, confirmed] }));
        if (sameValue(after, typed)) throw error;
      }
    }
  }
  return { sent, answer };
}

/** A queued record has no version yet; it will be 1. */
const versionOf = (answer: unknown): number => (answer as { version?: number } | null)?.version ?? 1;

const files = new Set(['photoId', 'receiptId', 'receiptIds', 'fileIds']);

/** The record if it has the typed fields, else null. Files are ignored: failed uploads are attached later. */
export function matchTyped<Record extends object>(record: Record | null, typed: Fields): Record | null {
  if (record === null) return null;
  const differing = Object.keys(changesBetween(record as Fields, typed)).filter((name) => !files.has(name));
  return differing.length === 0 ? record : null;
}
