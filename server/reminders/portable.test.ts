import { expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { downloadExport, importZip } from '#tests/export-zip.ts';
import { newRepairOf, reminderDone, reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { withWorld, world } from '#tests/set-up.ts';

withWorld();

test(
  'an export holds reminders with what was done, and an import restores them',
  { tags: ['REM-43'] },
  async () => {
    const owner = await world.newOwner();
    const { id: carId } = await newCar(owner, { mileage: 97_000 });
    const oil = await owner.call('reminders.add', reminderDraft(carId));
    await owner.call('reminders.done', reminderDone(carId, oil.id, { nextDate: '2027-03-05' }));
    const key = { carId, reminderId: oil.id };
    const snooze = { until: '2027-01-06', wasOverdue: false };
    await owner.call('reminders.snooze', { opId: newId(), ...key, snooze });
    await owner.call('reminders.pause', { opId: newId(), ...key, isPaused: true });
    // Another one has the other fields, and was completed with a repair.
    const other = await newCar(owner, { nickname: 'Other' });
    const days = { dueDate: '2026-12-01', dueKm: 100_000, anchorDay: null, yearDays: ['03-01', '12-01'] };
    const tires = reminderDraft(other.id, {
      title: 'Tires',
      kind: 'tyres',
      notes: null,
      leadDays: null,
      leadKm: null,
      plan: { ...days, repeat: null, repeatKm: null, base: 'due' },
    });
    await owner.call('reminders.add', tires);
    await owner.call('reminders.done', reminderDone(other.id, tires.id, { newRepair: newRepairOf() }));
    const km = { until: 120_000, since: '2026-11-22' };
    const untilKm = { until: null, km, wasOverdue: true };
    const ofTires = { carId: other.id, reminderId: tires.id };
    await owner.call('reminders.snooze', { opId: newId(), ...ofTires, snooze: untilKm });
    const read = async (one: Owner) => {
      const [{ reminders }, { cars }] = [await one.call('reminders.list'), await one.call('cars.list')];
      const lists = cars.map(({ id }) => one.call('repairs.list', { carId: id }));
      const repairs = (await Promise.all(lists)).flatMap((list) => list.repairs);
      const byTitle = reminders.toSorted((one, next) => (one.title < next.title ? -1 : 1));
      return byTitle.map(({ id: _id, carId: car, version: _version, completions, ...rest }) => ({
        ...rest,
        car: cars.find(({ id }) => id === car)?.nickname,
        completions: completions.map(({ id: _done, repairId, ...done }) => ({
          ...done,
          repair: repairs.find(({ id }) => id === repairId)?.title,
        })),
      }));
    };
    const mine = await read(owner);
    expect(mine).toMatchObject([
      { snooze, isPaused: true, completions: [{ doneKm: 97_000 }] },
      { snooze: untilKm, car: 'Other', completions: [{ repair: 'Oil and filter' }] },
    ]);
    const { zip } = await downloadExport(owner);
    const boris = await world.newOwner('Boris');
    expect((await importZip(boris, zip)).status).toBe(200);
    expect(await read(boris)).toEqual(mine);
    // A completion made there can be undone here.
    const there = (await boris.call('reminders.list')).reminders.find(({ title }) => title === oil.title);
    const undone = { carId: there!.carId, reminderId: there!.id, completionId: there!.completions[0]!.id };
    const { plan } = await boris.call('reminders.undo', { opId: newId(), ...undone });
    expect(plan).toEqual(oil.plan);
  },
);
