import { reminderListOf } from '#domain/reminders/reminder-record.ts';
import { sameValue } from '#domain/merge-rules.ts';
import { assertScope } from '#server/platform/http/programs.ts';
import { api } from '#server/platform/http/api.ts';
import { viewOfOwner } from '#server/sync/read-records.ts';
import { completeReminder, undoCompletion } from './complete-reminder.ts';
import { DUE } from './read-reminders.ts';
import { addReminder, changeReminder, editReminder, removeReminder } from './save-reminder.ts';

export const reminderRoutes = {
  list: api.reminders.list.handler(({ context }) => viewOfOwner(context, DUE, reminderListOf)),
  add: api.reminders.add.handler(({ input, context }) => addReminder(context, input)),
  edit: api.reminders.edit.handler(({ input, context }) => editReminder(context, input)),
  done: api.reminders.done.handler(({ input, context }) => {
    if (input.newRepair || input.repairId) assertScope(context.request, 'repairs:write');
    return completeReminder(context, input);
  }),
  undo: api.reminders.undo.handler(({ input, context }) => undoCompletion(context, input)),
  snooze: api.reminders.snooze.handler(({ input, context }) =>
    changeReminder(context, input, (stored) => ({
      reminder: sameValue(stored.snooze, input.snooze) ? stored : { ...stored, snooze: input.snooze },
    })),
  ),
  pause: api.reminders.pause.handler(({ input, context }) =>
    changeReminder(context, input, (stored) => ({
      reminder: stored.isPaused === input.isPaused ? stored : { ...stored, isPaused: input.isPaused },
    })),
  ),
  delete: api.reminders.delete.handler(({ input, context }) => removeReminder(context, input)),
};
