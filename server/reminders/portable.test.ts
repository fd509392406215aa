import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { downloadExport, importZip } from '#tests/export-zip.ts';
import { reminderDone, reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

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
    const read = async (one: Owner) => {
      const { reminders } = await one.call('reminders.list');
      return reminders.map(({ id: _id, carId: _car, version: _version, completions, ...rest }) => ({
        ...rest,
        completions: completions.map(({ id: _done, ...done }) => done),
      }));
    };
    const mine = await read(owner);
    expect(mine).toMatchObject([{ snooze, isPaused: true, completions: [{ doneKm: 97_000 }] }]);
    const { zip } = await downloadExport(owner);
    const other = await world.newOwner('Boris');
    expect((await importZip(other, zip)).status).toBe(200);
    expect(await read(other)).toEqual(mine);
    // What was done there can be undone here.
    const [there] = (await other.call('reminders.list')).reminders;
    const undone = { carId: there!.carId, reminderId: there!.id, completionId: there!.completions[0]!.id };
    const { plan } = await other.call('reminders.undo', { opId: newId(), ...undone });
    expect(plan).toEqual(oil.plan);
  },
);
