import { describe, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { documentCalls } from '#tests/document-calls.ts';
import { newRepairOf, reminderDraft } from '#tests/nouns/reminders.ts';
import { carId, owner, withCar } from '#tests/set-up.ts';

withCar();

const { add, list, reminders, lifetime, repairs, edit, done } = documentCalls(() => ({ owner, carId }));

describe('its reminder', () => {
  test('is made, moved and removed with it', { tags: ['DOC-10', 'DOC-11'] }, async () => {
    const { id } = await add({ validTo: null });
    expect(await reminders()).toEqual([]);
    await edit(id, { validTo: { from: null, to: '2026-12-31' } });
    const [made] = await reminders();
    expect(made).toMatchObject({
      id,
      documentId: id,
      title: 'Hushed insurance',
      plan: { dueDate: '2026-12-31' },
    });
    await edit(id, {
      validTo: { from: '2026-12-31', to: '2027-02-01' },
      title: { from: 'Hushed insurance', to: 'X' },
    });
    expect(await reminders()).toMatchObject([
      { id, title: 'X', plan: { dueDate: '2027-02-01' }, version: 2 },
    ]);
    const { body } = await edit(id, { validTo: { from: '2027-02-01', to: null } });
    expect(body).toMatchObject({ validTo: null, reminderId: null });
    expect(await reminders()).toEqual([]);
    expect((await edit(id, { validTo: { from: null, to: '2027-03-01' } })).status).toBe(200);
    expect(await reminders()).toMatchObject([{ id, plan: { dueDate: '2027-03-01' } }]);
  });

  test('is neither edited nor deleted by itself', { tags: ['DOC-11'] }, async () => {
    const { id } = await add();
    const key = { opId: newId(), carId, reminderId: id };
    const changes = { title: { from: 'Hushed insurance', to: 'Oil' } };
    expect((await owner.attempt('reminders.edit', { ...key, baseVersion: 1, changes })).status).toBe(400);
    expect((await owner.attempt('reminders.delete', { ...key, opId: newId() })).status).toBe(400);
    expect(await reminders()).toHaveLength(1);
    const other = await owner.call('reminders.add', reminderDraft(carId));
    await owner.call('reminders.delete', { opId: newId(), carId, reminderId: other.id });
    expect(await reminders()).toHaveLength(1);
  });

  test('done with a new date moves the document, and undoing restores it', { tags: ['DOC-12'] }, async () => {
    const { id } = await add();
    const completion = newId();
    await done(id, { id: completion, doneOn: '2026-01-05', nextDate: '2027-12-28' });
    expect(await list()).toMatchObject([{ validTo: '2027-12-28', version: 1 }]);
    expect((await edit(id, { validTo: { from: '2026-12-31', to: '2026-11-30' } })).status).toBe(409);
    await owner.call('reminders.undo', { opId: newId(), carId, reminderId: id, completionId: completion });
    expect(await list()).toMatchObject([{ validTo: '2026-12-31' }]);
    const last = newId();
    await done(id, { id: last, doneOn: '2026-01-05', nextDate: null });
    expect(await reminders()).toMatchObject([{ isDone: true, plan: { dueDate: '2026-12-31' } }]);
    expect(await list()).toMatchObject([{ validTo: '2026-12-31', reminderId: id }]);
    await owner.call('reminders.undo', { opId: newId(), carId, reminderId: id, completionId: last });
    expect(await reminders()).toMatchObject([{ isDone: false, plan: { dueDate: '2026-12-31' } }]);
  });
});

describe('its cost', () => {
  test('is one record of the kind that fits, and counts once', { tags: ['DOC-20', 'DOC-22'] }, async () => {
    const { id, record } = await add();
    expect(await repairs()).toMatchObject([
      { id: record!.id, title: 'Hushed insurance', kind: 'insurance', date: '2026-01-01', cost: 120.5 },
    ]);
    expect(await lifetime()).toEqual([{ minor: 12_050, currency: 'EUR' }]);
    await edit(id, { record: { from: record, to: { ...record, cost: 130 } } });
    expect(await lifetime()).toEqual([{ minor: 13_000, currency: 'EUR' }]);
    expect((await edit(id, { record: { from: { ...record, cost: 130 }, to: null } })).status).toBe(400);
    await owner.call('repairs.delete', { opId: newId(), carId, repairId: record!.id });
    expect([await lifetime(), (await list())[0]?.record]).toEqual([[], null]);
    const later = { id: newId(), date: '2026-01-03', cost: 90, currency: 'EUR' };
    expect((await edit(id, { record: { from: null, to: later } })).body).toMatchObject({ record: later });
    expect(await lifetime()).toEqual([{ minor: 9_000, currency: 'EUR' }]);
  });

  test('paid again when it is renewed is a second record, which is shown', { tags: ['DOC-21'] }, async () => {
    const { id, record } = await add();
    const completionId = newId();
    await done(id, { id: completionId, doneOn: '2026-01-05', nextDate: '2027-12-31' });
    expect(await lifetime()).toEqual([{ minor: 12_050, currency: 'EUR' }]);
    await owner.call('reminders.undo', { opId: newId(), carId, reminderId: id, completionId });
    const newRepair = newRepairOf({ kind: 'insurance', cost: 140 });
    const again = newId();
    await done(id, { id: again, doneOn: '2026-01-06', nextDate: '2027-12-31', newRepair });
    expect(await lifetime()).toEqual([{ minor: 26_050, currency: 'EUR' }]);
    expect((await list())[0]?.record).toEqual({
      id: newRepair.id,
      date: '2026-01-06',
      cost: 140,
      currency: 'EUR',
    });
    const key = { opId: newId(), carId, reminderId: id, repairId: newRepair.id };
    await owner.call('reminders.undo', { ...key, completionId: again });
    expect([(await list())[0]?.record, await lifetime()]).toEqual([
      record,
      [{ minor: 12_050, currency: 'EUR' }],
    ]);
  });
});
