import { useMutation } from '@tanstack/react-query';
import type { ChatMessage } from '#domain/assistant/schema.ts';
import type { Id } from '#domain/ids.ts';
import { call } from '#web/platform/api/client.ts';
import { rememberRead, useRead } from '#web/platform/reads/query.ts';

/** The car's thread as the server keeps it (D89). */
export const useThread = (carId: Id) => useRead('assistant.thread', { carId });

/** An exchange that has ended here is part of the thread without asking for it. */
export const rememberThread = (carId: Id, messages: ChatMessage[]): void =>
  rememberRead('assistant.thread', { carId }, { messages });

/** Deletes the whole thread; doing it twice is the same. */
export const useClearThread = (carId: Id) =>
  useMutation({
    mutationFn: () => call('assistant.clear', { carId }),
    onSuccess: () => rememberThread(carId, []),
  });
