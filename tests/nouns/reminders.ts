import type { Id } from '#domain/ids.ts';
import type { NewRepair, ReminderDone, ReminderDraft } from '#domain/reminders/schema.ts';
import { newId } from '#server/platform/deps.ts';
import type { NounCase } from '#tests/noun-case.ts';

declare module '#tests/noun-case.ts' {
  interface Things {
    reminderId: Id;
    completionId: Id;
  }
}

export const reminderDraft = (carId: Id, changes: Partial<ReminderDraft> = {}): ReminderDraft => ({
  opId: newId(),
  id: newId(),
  carId,
  title: 'Furtive oil change',
  kind: 'oil',
  notes: 'The clandestine filter, too',
  plan: {
    dueDate: '2026-12-01',
    dueKm: 100_000,
    anchorDay: 1,
    repeat: { every: 12, unit: 'month' },
    repeatKm: 15_000,
    yearDays: null,
    base: 'done',
  },
  leadDays: 14,
  leadKm: 500,
  ...changes,
});

export const reminderDone = (
  carId: Id,
  reminderId: Id,
  changes: Partial<ReminderDone> = {},
): ReminderDone => ({
  opId: newId(),
  carId,
  reminderId,
  id: newId(),
  doneOn: '2026-01-05',
  doneKm: 97_000,
  isKmEstimated: false,
  due: { date: '2026-12-01', km: 100_000 },
  nextDate: null,
  ...changes,
});

export const newRepairOf = (changes: Partial<NewRepair> = {}) => ({
  id: newId(),
  title: 'Oil and filter',
  kind: 'service' as const,
  cost: 49.9,
  currency: 'EUR' as const,
  garageName: 'Autolux',
  ...changes,
});

export const reminders: NounCase<'reminders'> = {
  inputs: {
    list: () => ({}),
    add: (mine) => reminderDraft(mine.carId),
    edit: ({ carId, reminderId }) => ({
      opId: newId(),
      carId,
      reminderId,
      baseVersion: 3,
      changes: { title: { from: 'Furtive oil change', to: 'Oil' } },
    }),
    done: (mine) => reminderDone(mine.carId, mine.reminderId, { doneOn: '2026-02-05' }),
    undo: ({ carId, reminderId, completionId }) => ({ opId: newId(), carId, reminderId, completionId }),
    snooze: ({ carId, reminderId }) => ({
      opId: newId(),
      carId,
      reminderId,
      snooze: { until: '2026-12-24', wasOverdue: true },
    }),
    pause: ({ carId, reminderId }) => ({ opId: newId(), carId, reminderId, isPaused: true }),
    delete: ({ carId, reminderId }) => ({ opId: newId(), carId, reminderId }),
  },
  async make(owner, mine) {
    const { id: reminderId } = await owner.call('reminders.add', reminderDraft(mine.carId));
    const key = { carId: mine.carId, reminderId };
    const given = { newRepair: newRepairOf(), nextDate: '2027-03-05' };
    await owner.call('reminders.done', reminderDone(mine.carId, reminderId, given));
    const due = { date: given.nextDate, km: 112_000 };
    const again = reminderDone(mine.carId, reminderId, { due, doneOn: '2026-01-06', doneKm: 97_500 });
    const after = await owner.call('reminders.done', again);
    const snooze = { until: '2027-01-06', wasOverdue: false };
    await owner.call('reminders.snooze', { opId: newId(), ...key, snooze });
    const yearDays = { dueDate: '2026-12-01', yearDays: ['03-01', '12-01'], anchorDay: null };
    const plan = { ...yearDays, dueKm: null, repeat: null, repeatKm: null, base: 'due' as const };
    await owner.call('reminders.add', reminderDraft(mine.carId, { title: 'Tires', notes: null, plan }));
    return { reminderId, completionId: after.completions[0]!.id };
  },
  secrets: ['Furtive oil change', 'The clandestine filter, too'],
  news: { add: 'car', edit: 'car', done: 'car', undo: 'car', snooze: 'car', pause: 'car', delete: 'car' },
  forgets: 'reminders.delete',
  pages: {},
};
