import { useMutation } from '@tanstack/react-query';
import type { ChatMessage } from '#domain/assistant/schema.ts';
import type { Id } from '#domain/ids.ts';
import { call } from '#web/platform/api/client.ts';
import { rememberRead, useRead } from '#web/platform/reads/query.ts';

export const useThread = (carId: Id) => useRead('assistant.thread', { carId });

export const cacheThread = (carId: Id, messages: ChatMessage[]): void =>
  rememberRead('assistant.thread', { carId }, { messages });

/** Without a connection it ends as if the page had been left. */
export function stopAnswer(carId: Id, questionId: Id): void {
  call('assistant.stop', { carId, questionId }).catch((error: unknown) =>
    console.warn('The answer could not be stopped on the server', error),
  );
}

export const useClearThread = (carId: Id) =>
  useMutation({
    mutationFn: () => call('assistant.clear', { carId }),
    onSuccess: () => cacheThread(carId, []),
  });
