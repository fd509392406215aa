import { sameValue } from '#domain/merge-rules.ts';
import type { CacheUpdate } from '#domain/outbox/offline.ts';
import { emptyOutbox, outboxState } from './state.ts';

/** Shows a change at once while the pump, which then takes over, is still loading. */
export function showEarly(updates: readonly CacheUpdate[]): void {
  const { apply, ...state } = outboxState.get();
  outboxState.set({
    ...state,
    apply: (procedure, input, ...read) =>
      updates
        .filter((update) => update.procedure === procedure && sameValue(update.input, input))
        .reduce((shown, update) => update.data(shown as never), apply(procedure, input, ...read)),
  });
}

/** Called if the pump could not be loaded. */
export const hideEarly = (): void => outboxState.set({ ...outboxState.get(), apply: emptyOutbox.apply });
