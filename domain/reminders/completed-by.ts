import type { Id } from '#domain/ids.ts';
import { lastMove } from './last-move.ts';
import type { Reminder } from './schema.ts';

export type Completed = { carId: Id; reminderId: Id; title: string; completionId: Id; isUndoable: boolean };

/** The completions by a repair. One that was followed by another cannot be undone. */
export const completedBy = (reminders: readonly Reminder[], repairId: Id): Completed[] =>
  reminders.flatMap(({ id: reminderId, carId, title, completions }) =>
    completions
      .filter((one) => one.repairId === repairId)
      .map((one) => {
        const isUndoable = one.previous === null || one === lastMove(completions);
        return { carId, reminderId, title, completionId: one.id, isUndoable };
      }),
  );
