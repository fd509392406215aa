import type { ChatMessage } from '#domain/assistant/schema.ts';
import type { Id } from '#domain/ids.ts';
import { call } from '#web/platform/api/client.ts';
import { rememberRead, useRead } from '#web/platform/reads/query.ts';

export const useThread = (carId: Id) => useRead('assistant.thread', { carId });

export const cacheThread = (carId: Id, messages: ChatMessage[]): void =>
  rememberRead('assistant.thread', { carId }, { messages });

/** Offline, the server finishes the answer as if the page had been closed. */
export function stopAnswer(carId: Id, questionId: Id): void {
  call('assistant.stop', { carId, questionId }).catch((error: unknown) =>
    console.warn('The answer could not be stopped on the server', error),
  );
}

export async function clearThread(carId: Id): Promise<void> {
  await call('assistant.clear', { carId });
  cacheThread(carId, []);
}
