import * as z from 'zod/mini';
import { allByKey, byKey, car, Done, edit, owner, write } from '#domain/contract-base.ts';
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
    list: owner
      .meta(allByKey('records:read'))
      .route({
        method: 'GET',
        path: '/reminders',
        summary: 'The reminders of all cars, and what decides their state',
      })
      .output(ReminderList),
    add: car
      .meta(byKey('reminders:write'))
      .route({ method: 'POST', path, summary: 'Adds a reminder by date, mileage or both' })
      .input(ReminderDraft)
      .output(Reminder)
      .errors(write),
    edit: car
      .meta(byKey('reminders:write'))
      .route({ method: 'PATCH', path: one, summary: 'Changes a reminder field by field' })
      .input(ReminderEdit)
      .output(Reminder)
      .errors(edit),
    done: car
      .meta(byKey('reminders:write'))
      .route({
        method: 'POST',
        path: `${one}/completions`,
        summary: 'Marks it as done and sets when it is due next',
      })
      .input(ReminderDone)
      .output(Reminder)
      .errors(write),
    undo: car
      .route({
        method: 'DELETE',
        path: `${one}/completions/{completionId}`,
        summary: 'Removes the last completion',
      })
      .input(ReminderUndo)
      .output(Reminder)
      .errors(write),
    snooze: car
      .meta(byKey('reminders:write'))
      .route({ method: 'PUT', path: `${one}/snooze`, summary: 'Keeps it silent until a day; null ends that' })
      .input(ReminderSnooze)
      .output(Reminder)
      .errors(write),
    pause: car
      .meta(byKey('reminders:write'))
      .route({ method: 'PUT', path: `${one}/pause`, summary: 'Keeps it without a state until it is resumed' })
      .input(ReminderPause)
      .output(Reminder)
      .errors(write),
    delete: car
      .meta(byKey('reminders:write'))
      .route({ method: 'DELETE', path: one, summary: 'Deletes a reminder with its history' })
      .input(z.object(reminderKey))
      .output(Done)
      .errors(write),
  },
};
