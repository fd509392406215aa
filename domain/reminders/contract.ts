import * as z from 'zod/mini';
import { Done, edits, readsAll, writes } from '#domain/contract-base.ts';
import {
  Reminder,
  ReminderDone,
  ReminderDraft,
  ReminderEdit,
  reminderKey,
  ReminderList,
  ReminderPause,
  ReminderSnooze,
  ReminderUndo,
} from './schema.ts';

const path = '/cars/{carId}/reminders';
const one = `${path}/{reminderId}` as const;

export const reminderContract = {
  reminders: {
    list: readsAll('/reminders', 'The reminders of all cars, and what decides their state').output(
      ReminderList,
    ),
    add: writes('reminders:write', 'POST', path, 'Adds a reminder by date, mileage or both')
      .input(ReminderDraft)
      .output(Reminder),
    edit: edits('reminders:write', one, 'Changes a reminder field by field')
      .input(ReminderEdit)
      .output(Reminder),
    done: writes(
      'reminders:write',
      'POST',
      `${one}/completions`,
      'Marks it as done and sets when it is due next',
    )
      .input(ReminderDone)
      .output(Reminder),
    undo: writes(null, 'DELETE', `${one}/completions/{completionId}`, 'Removes the last completion')
      .input(ReminderUndo)
      .output(Reminder),
    snooze: writes('reminders:write', 'PUT', `${one}/snooze`, 'Keeps it silent until a day; null ends that')
      .input(ReminderSnooze)
      .output(Reminder),
    pause: writes('reminders:write', 'PUT', `${one}/pause`, 'Keeps it without a state until it is resumed')
      .input(ReminderPause)
      .output(Reminder),
    delete: writes('reminders:write', 'DELETE', one, 'Deletes a reminder with its history')
      .input(z.object(reminderKey))
      .output(Done),
  },
};
