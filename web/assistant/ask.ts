import type { ChatEvent, ChatMessage } from '#domain/assistant/schema.ts';
import type { Id } from '#domain/ids.ts';
import type { Language } from '#domain/language/words.ts';
import { NetworkError, readError } from '#web/platform/api/errors.ts';

type AskOptions = { carId: Id; question: ChatMessage; language: Language; signal: AbortSignal };

/** @throws ApiError when refused, NetworkError when no answer came or it was cut off, AbortError when stopped */
export async function ask(
  { carId, question, language, signal }: AskOptions,
  onEvent: (event: ChatEvent) => void,
): Promise<void> {
  const { id, content, pictures } = question;
  try {
    const response = await fetch(`/api/cars/${carId}/assistant`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/x-ndjson', 'content-type': 'application/json' },
      body: JSON.stringify({ id, content, language, mediaIds: pictures.map((picture) => picture.id) }),
      signal,
    });
    if (!response.ok) throw await readError(response);
    let last: ChatEvent | undefined;
    for await (const line of linesOf(response)) {
      last = JSON.parse(line) as ChatEvent;
      onEvent(last);
    }
    if (last?.type !== 'end') throw new TypeError('The answer was cut off');
  } catch (error) {
    // Both fetch and an interrupted stream throw a TypeError.
    if (error instanceof TypeError && !signal.aborted) throw new NetworkError(error);
    throw error;
  }
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const lines = (rest + chunk.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
