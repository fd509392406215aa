import { beforeEach, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import type { Reminder, ReminderDone } from '#domain/reminders/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { editing, expectAppliedOnce } from '#tests/applied-once.ts';
import { newRepairOf, reminderDone, reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { readingsOf } from '#tests/readings.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';

let made: Reminder;

withCar({ mileage: 90_000, today: '2025-12-01' });
beforeEach(async () => {
  made = await owner.call('reminders.add', reminderDraft(carId));
});

const repairs = async () => (await owner.call('repairs.list', { carId })).repairs;
const readings = () => readingsOf(owner, carId);
const first = '2025-12-01 90000 car';
const read = async () => (await owner.call('reminders.list')).reminders.find(({ id }) => id === made.id)!;
const done = (changes: Partial<ReminderDone> = {}) =>
  owner.call('reminders.done', reminderDone(carId, made.id, { newRepair: newRepairOf(), ...changes }));
const key = () => ({ opId: newId(), carId, reminderId: made.id });
const undo = (completionId: Id, repairId: Id | null) =>
  owner.call('reminders.undo', { ...key(), completionId, repairId });

test(
  'done records the repair on its day, and undoing removes both',
  { tags: ['REM-50', 'REM-52'] },
  async () => {
    const newRepair = newRepairOf();
    const after = await done({ newRepair });
    const [completion] = after.completions;
    expect(completion).toMatchObject({ repairId: newRepair.id, madeRepair: true });
    expect(await repairs()).toEqual([
      expect.objectContaining({ ...newRepair, date: '2026-01-05', mileage: 97_000, addedByMechanic: false }),
    ]);
    expect(await readings()).toEqual(['2026-01-05 97000 repair', first]);
    expect((await owner.call('cars.read', { carId })).mileage).toBe(97_000);
    const undone = await undo(completion!.id, newRepair.id);
    expect(undone).toMatchObject({ plan: made.plan, completions: [] });
    expect(await repairs()).toEqual([]);
    expect(await readings()).toEqual([first]);
    expect((await owner.call('cars.read', { carId })).mileage).toBe(90_000);
    expect(await undo(completion!.id, newRepair.id)).toEqual(undone);
  },
);

test('both are recorded once, and undone once', { tags: ['REM-50', 'REM-52'] }, async () => {
  const input = reminderDone(carId, made.id, { newRepair: newRepairOf() });
  await expectAppliedOnce(world, owner, 'reminders.done', { input, other: { newRepair: null } });
  expect(await repairs()).toHaveLength(1);
  const back = { ...key(), completionId: input.id, repairId: input.newRepair!.id };
  await expectAppliedOnce(world, owner, 'reminders.undo', { input: back, other: { completionId: newId() } });
  expect(await repairs()).toEqual([]);
});

test('an estimated mileage is not recorded with the repair', { tags: ['REM-29', 'REM-50'] }, async () => {
  await done({ isKmEstimated: true });
  expect((await repairs()).map(({ mileage }) => mileage)).toEqual([null]);
  expect(await readings()).toEqual([first]);
});

test(
  'a repair that was changed since stays when its completion is undone',
  { tags: ['REM-52'] },
  async () => {
    const after = await done();
    const [repair] = await repairs();
    const changes = { description: { from: null, to: 'With a magnetic plug' } };
    await owner.call('repairs.edit', { ...editing(repair!), carId, repairId: repair!.id, changes });
    expect((await undo(after.completions[0]!.id, repair!.id)).completions).toEqual([]);
    expect((await repairs()).map(({ description }) => description)).toEqual(['With a magnetic plug']);
    expect(await readings()).toEqual(['2026-01-05 97000 repair', first]);
  },
);

test('undoing deletes no repair but the one recorded with it', { tags: ['REM-52'] }, async () => {
  const after = await done({ newRepair: null });
  const other = await owner.call('repairs.log', repairDraft(carId));
  const input = { ...key(), completionId: after.completions[0]!.id, repairId: other.id };
  expect((await owner.attempt('reminders.undo', input)).status).toBe(404);
  expect([(await repairs()).length, (await read()).completions.length]).toEqual([1, 1]);
});

test('a repair that was deleted since does not keep its completion', { tags: ['REM-52'] }, async () => {
  const after = await done();
  const [repair] = await repairs();
  await owner.call('repairs.delete', { opId: newId(), carId, repairId: repair!.id });
  expect(await undo(after.completions[0]!.id, repair!.id)).toMatchObject({
    plan: made.plan,
    completions: [],
  });
  expect(await readings()).toEqual([first]);
});

test('a taken id of the repair refuses the whole', { tags: ['REM-50'] }, async () => {
  const other = await owner.call('repairs.log', repairDraft(carId));
  const input = reminderDone(carId, made.id, { newRepair: newRepairOf({ id: other.id }) });
  expect((await owner.attempt('reminders.done', input)).body).toMatchObject({ code: 'ID_TAKEN' });
  expect([(await repairs()).length, await read()]).toEqual([1, made]);
});

test('recorded again with other values under its id, it is refused', { tags: ['REM-27'] }, async () => {
  const [id, newRepair] = [newId(), newRepairOf()];
  const given = { id, newRepair, nextDate: '2027-03-01' };
  const after = await done(given);
  expect(after.completions[0]).toMatchObject({ nextDate: '2027-03-01' });
  expect(await done(given)).toEqual(after);
  for (const changes of [
    { doneOn: '2026-01-06' },
    { doneKm: 97_001 },
    { nextDate: '2027-03-02' },
    { newRepair: { ...newRepair, cost: 1 } },
  ]) {
    const again = reminderDone(carId, made.id, { ...given, ...changes });
    expect((await owner.attempt('reminders.done', again)).body).toMatchObject({ code: 'ID_TAKEN' });
  }
});

test(
  'a logged repair completes several reminders, and deleted leaves them so',
  { tags: ['REM-53', 'REM-54'] },
  async () => {
    const filter = await owner.call('reminders.add', reminderDraft(carId, { kind: 'filter' }));
    const repair = await owner.call(
      'repairs.log',
      repairDraft(carId, { mileage: 97_000, date: '2026-01-05' }),
    );
    for (const { id } of [made, filter])
      await owner.call('reminders.done', reminderDone(carId, id, { repairId: repair.id }));
    expect(await readings()).toEqual(['2026-01-05 97000 repair', first]);
    const before = await owner.call('reminders.list');
    const links = () => before.reminders.map(({ completions }) => completions[0]!.repairId);
    expect(links()).toEqual([repair.id, repair.id]);
    await owner.call('repairs.delete', { opId: newId(), carId, repairId: repair.id });
    const { reminders } = await owner.call('reminders.list');
    expect(reminders.map(({ plan, completions }) => [plan, completions[0]!.repairId])).toEqual(
      before.reminders.map(({ plan }) => [plan, null]),
    );
  },
);

test('a repair that is gone, or of another account, is not named', { tags: ['REM-53'] }, async () => {
  const stranger = await world.newOwner();
  const theirs = await newCar(stranger);
  const { id } = await stranger.call('repairs.log', repairDraft(theirs.id));
  for (const repairId of [newId(), id]) {
    const after = await done({ newRepair: null, repairId });
    expect(after.completions.map((one) => one.repairId).filter(Boolean)).toEqual([]);
  }
});

test(
  'a corrected repair replaces its completion in one write, the last one only',
  { tags: ['REM-55'] },
  async () => {
    const { id: repairId } = await owner.call('repairs.log', repairDraft(carId, { date: '2026-01-05' }));
    const before = await done({ newRepair: undefined, repairId });
    const corrected = reminderDone(carId, made.id, {
      id: newId(),
      doneOn: '2026-01-07',
      repairId,
      replaces: before.completions[0]!.id,
    });
    await expectAppliedOnce(world, owner, 'reminders.done', {
      input: corrected,
      other: { doneOn: '2026-01-08' },
    });
    expect(await read()).toMatchObject({
      plan: { dueDate: '2027-01-07' },
      completions: [{ id: corrected.id, doneOn: '2026-01-07', repairId }],
      version: before.version + 1,
    });
    const { id: otherId } = await owner.call('repairs.log', repairDraft(carId, { date: '2026-01-06' }));
    const again = { ...corrected, opId: newId(), id: newId(), replaces: corrected.id };
    for (const changes of [{ repairId: otherId }, { repairId: null }])
      expect((await owner.attempt('reminders.done', { ...again, ...changes })).status).toBe(404);
    const later = await done({
      newRepair: undefined,
      doneOn: '2026-03-01',
      due: { date: '2027-01-07', km: 112_000 },
    });
    expect((await owner.attempt('reminders.done', again)).status).toBe(404);
    expect(await read()).toEqual(later);
  },
);
