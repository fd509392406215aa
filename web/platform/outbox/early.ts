import { madeOnce } from '#domain/made-once.ts';
import type { EarlyChange } from '#domain/outbox/offline.ts';
import type { RecordsState } from '#web/platform/records/state.ts';
import { emptyOutbox, outboxState } from './state.ts';

/** Shows a change at once while the pump, which then takes over, is still loading. */
export function showEarly(changes: readonly EarlyChange[]): void {
  const { apply, applyToRecords, ...state } = outboxState.get();
  const updates = changes.flatMap((one) => ('applies' in one ? [] : [one]));
  const applied = changes.flatMap((one) => ('applies' in one ? [one.applies] : []));
  outboxState.set({
    ...state,
    apply: (procedure, ...read) =>
      updates
        .filter((update) => update.procedure === procedure)
        .reduce((shown, update) => update.data(shown as never), apply(procedure, ...read)),
    applyToRecords: madeOnce((records: RecordsState) =>
      applied.reduce((shown, applies) => applies(shown), applyToRecords(records)),
    ),
    isChanged: true,
  });
}

/** Called if the pump could not be loaded. */
export const hideEarly = (): void =>
  outboxState.set({
    ...outboxState.get(),
    apply: emptyOutbox.apply,
    applyToRecords: emptyOutbox.applyToRecords,
    isChanged: false,
  });
