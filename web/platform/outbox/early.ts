import { sameValue } from '#domain/merge-rules.ts';
import type { Fill } from '#domain/outbox/offline.ts';
import { emptyOutbox, outboxState } from './state.ts';

/** Shows a change over what was read until the pump has loaded, which then shows everything in flight. */
export function showEarly(fills: readonly Fill[]): void {
  const { apply, ...state } = outboxState.get();
  outboxState.set({
    ...state,
    apply: (procedure, input, ...read) =>
      fills
        .filter((fill) => fill.procedure === procedure && sameValue(fill.input, input))
        .reduce((shown, fill) => fill.data(shown as never), apply(procedure, input, ...read)),
  });
}

/** The pump could not be loaded: nothing was sent. */
export const hideEarly = (): void => outboxState.set({ ...outboxState.get(), apply: emptyOutbox.apply });
