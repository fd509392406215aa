import { describe, expect, test } from 'vitest';
import type { Reminder } from '#domain/reminders/schema.ts';
import { editing, faults } from '#tests/applied-once.ts';
import { reminderDone, reminderDraft } from '#tests/nouns/reminders.ts';
import { reminderCalls } from '#tests/reminder-calls.ts';
import { carId, owner, withCar } from '#tests/set-up.ts';

withCar({ mileage: 90_000 });

const { add, read, done, key, readings } = reminderCalls(() => ({ owner, carId }));
const mileage = async () => (await owner.call('cars.read', { carId })).mileage;
const withoutVersion = ({ version: _version, ...one }: Reminder) => one;

describe('a reminder', () => {
  test('whatever it repeats after is kept and counts', { tags: ['REM-03', 'REM-20'] }, async () => {
    const { plan } = reminderDraft(carId);
    const after = async (changes: Partial<Reminder['plan']>) => {
      const made = await add({ plan: { ...plan, ...changes } });
      expect(made.plan).toMatchObject(changes);
      return (await done(made)).plan;
    };
    const dates: (string | null)[] = [];
    for (const unit of ['day', 'week', 'month', 'year'] as const)
      dates.push((await after({ dueKm: null, repeatKm: null, repeat: { every: 2, unit } })).dueDate);
    expect(dates).toEqual(['2026-01-07', '2026-01-19', '2026-03-05', '2028-01-05']);
    const byKm = { dueDate: null, anchorDay: null, repeat: null, repeatKm: 10_000 };
    expect(await after(byKm)).toMatchObject({ dueDate: null, dueKm: 107_000 });
    const both = { repeat: { every: 1, unit: 'year' }, repeatKm: 10_000 } as const;
    expect(await after(both)).toMatchObject({ dueDate: '2027-01-05', dueKm: 107_000 });
  });
});

describe('done', () => {
  test(
    'sets what is due next, and is undone exactly',
    { tags: ['REM-20', 'REM-25', 'REM-28', 'REM-30'] },
    async () => {
      const made = await add();
      await owner.call('reminders.snooze', {
        ...key(made),
        snooze: { until: '2026-12-24', wasOverdue: false },
      });
      const [snoozed] = await read();
      const after = await done(made, { doneOn: '2026-01-20' });
      expect(after).toMatchObject({
        plan: { dueDate: '2027-01-20', dueKm: 112_000 },
        snooze: null,
        completions: [{ doneOn: '2026-01-20', doneKm: 97_000 }],
      });
      expect(await read()).toEqual([after]);
      const completionId = after.completions[0]!.id;
      const undone = await owner.call('reminders.undo', { ...key(made), completionId });
      expect(withoutVersion(undone)).toEqual(withoutVersion(snoozed!));
      expect(await read()).toEqual([undone]);
      expect(await owner.call('reminders.undo', { ...key(made), completionId })).toEqual(undone);
      const first = await done(made, { doneOn: '2026-01-21' });
      await done(first, { doneOn: '2026-01-22' });
      const early = { ...key(made), completionId: first.completions[0]!.id };
      expect((await owner.attempt('reminders.undo', early)).status).toBe(404);
    },
  );

  test('its mileage is a reading of the car, an estimate is none', { tags: ['REM-29'] }, async () => {
    const made = await add();
    const car = `${new Date().toISOString().slice(0, 10)} 90000 car`;
    const first = await done(made, { doneOn: '2026-01-20', isKmEstimated: true });
    expect(await readings()).toEqual([car]);
    const second = await done(first, { doneOn: '2026-02-20', doneKm: 98_000 });
    expect(await readings()).toEqual([car, '2026-02-20 98000 reminder']);
    const completionId = second.completions[0]!.id;
    await owner.call('reminders.undo', { ...key(made), completionId });
    expect(await readings()).toEqual([car]);
    const again = await done(first, { doneOn: car.slice(0, 10), doneKm: 98_500 });
    expect(await mileage()).toBe(98_500);
    await owner.call('reminders.undo', { ...key(made), completionId: again.completions[0]!.id });
    expect(await mileage()).toBe(90_000);
  });

  test('the mileage is required where the next one counts from it', { tags: ['REM-24'] }, async () => {
    const made = await add();
    const attempt = (changes: object) =>
      owner.attempt('reminders.done', reminderDone(carId, made.id, changes));
    expect(faults(await attempt({ doneKm: null }))).toEqual(['doneKm: Enter the mileage as a whole number']);
    const ahead = new Date(Date.now() + 72 * 3_600_000).toISOString().slice(0, 10);
    expect(faults(await attempt({ doneOn: ahead }))).toEqual(['doneOn: The time cannot be in the future']);
    expect(faults(await attempt({ nextDate: '2026-01-05' }))).toEqual([
      'nextDate: The new date must be after the day the work was done',
    ]);
    expect((await read())[0]!.completions).toEqual([]);
    const { plan } = made;
    const dated = await add({ plan: { ...plan, dueKm: null, repeatKm: null } });
    expect((await done(dated, { doneKm: null })).plan.dueDate).toBe('2027-01-05');
  });

  test('out of order and on two devices it moves once', { tags: ['REM-26', 'REM-27'] }, async () => {
    const made = await add();
    const first = await done(made, { doneOn: '2026-02-20' });
    const older = await done(first, { doneOn: '2026-01-01', doneKm: 96_000 });
    expect(older.plan).toEqual(first.plan);
    const twice = await done(made, { doneOn: '2026-02-21' });
    expect(twice.plan).toEqual(first.plan);
    expect(twice.completions.map(({ doneOn }) => doneOn)).toEqual(['2026-02-21', '2026-02-20', '2026-01-01']);
  });

  test('for once, it is over; with another date it is due again', { tags: ['REM-03'] }, async () => {
    const { plan } = reminderDraft(carId);
    const made = await add({ plan: { ...plan, repeat: null, repeatKm: null } });
    const over = await done(made);
    expect(over.isDone).toBe(true);
    const changes = { plan: { from: over.plan, to: { ...over.plan, dueDate: '2027-05-05' } } };
    const open = await owner.call('reminders.edit', {
      ...editing(over),
      carId,
      reminderId: made.id,
      changes,
    });
    expect(open).toMatchObject({ isDone: false, plan: { dueDate: '2027-05-05' } });
  });
});
