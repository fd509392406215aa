import type { ChatEvent, ChatMessage } from '#domain/assistant/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { Language } from '#domain/language/words.ts';
import { inPage } from '#web/platform/api/in-page.ts';
import { NetworkError } from '#web/platform/api/errors.ts';
import { postForLines } from '#web/platform/api/lines.ts';

type AskOptions = { carId: Id; question: ChatMessage; language: Language; signal: AbortSignal };

/** @throws ApiError when refused, NetworkError when no answer came or it was cut off, AbortError when stopped */
export async function ask(
  { carId, question, language, signal }: AskOptions,
  onEvent: (event: ChatEvent) => void,
): Promise<void> {
  if (inPage()) throw new NetworkError(new TypeError('The demo asks no server'));
  const { id, content, pictures, understood } = question;
  const query = understood?.queries[0];
  const mediaIds = pictures.map((picture) => picture.id);
  const json = { id, content, language, mediaIds, ...(query && { query }) };
  const last = await postForLines(`/api/cars/${carId}/assistant`, json, { signal }, onEvent);
  if (last?.type !== 'end') throw new NetworkError(new TypeError('The answer was cut off'));
}
