import type { Id } from '#domain/ids.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { newId } from '#web/platform/ids.ts';

type Options<Answer> = {
  send: (id: Id) => Promise<Answer>;
  /** What is stored under the id, if it says the same; null when it is another record. */
  findSame: (id: Id) => Promise<Answer | null>;
  onRenamed: (id: Id) => void;
};

// A taken id is ours when the stored record says the same: an earlier try arrived, only its answer was lost.
export async function sendNew<Answer>(
  id: Id,
  { send, findSame, onRenamed }: Options<Answer>,
): Promise<{ id: Id; answer: Answer }> {
  try {
    return { id, answer: await send(id) };
  } catch (error) {
    if (!isCode(error, 'ID_TAKEN')) throw error;
    const same = await findSame(id);
    if (same) return { id, answer: same };
    const own = newId();
    onRenamed(own);
    return { id: own, answer: await send(own) };
  }
}
