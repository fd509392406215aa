import { sameValue } from '#domain/merge-rules.ts';
import type { CacheUpdate } from '#domain/outbox/offline.ts';
import { emptyOutbox, outboxState } from './state.ts';

/** Shows a change over what was read until the pump has loaded, which then shows everything in flight. */
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

/** The pump could not be loaded: nothing was sent. */
export const hideEarly = (): void => outboxState.set({ ...outboxState.get(), apply: emptyOutbox.apply });
