import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { mechanicRepair, mechanicSymptom, newCar, newIssue, newLink, repairDraft } from '#tests/people.ts';
import { openWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const op = () => ({ opId: newId(), baseVersion: 1 });

describe('every store action', () => {
  test('cars: add, change, select, make main, delete', { tags: ['CALL-56'] }, async () => {
    const owner = await world.newOwner();
    const first = await newCar(owner);
    const second = await newCar(owner, { brand: 'Saab' });
    await owner.call('cars.edit', {
      ...op(),
      carId: second.id,
      changes: { model: { from: 'V70', to: '9-5' } },
    });
    expect((await owner.call('cars.read', { carId: second.id })).model).toBe('9-5');

    const { version } = await owner.call('settings.read');
    await owner.call('settings.edit', {
      opId: newId(),
      baseVersion: version,
      changes: {
        selectedCarId: { from: first.id, to: second.id },
        mainCarId: { from: first.id, to: second.id },
      },
    });
    expect(await owner.call('cars.list')).toMatchObject({ selectedCarId: second.id, mainCarId: second.id });

    await owner.call('cars.delete', { opId: newId(), carId: first.id });
    expect((await owner.call('cars.list')).cars.map(({ id }) => id)).toEqual([second.id]);
  });

  test('repairs: add, read, change, delete', { tags: ['CALL-57'] }, async () => {
    const owner = await world.newOwner();
    const { id: carId } = await newCar(owner);
    const { id: repairId } = await owner.call('repairs.log', repairDraft(carId));
    const titleOf = async () => (await owner.call('repairs.form', { carId, repairId })).repair?.title;
    expect(await titleOf()).toBe('New brake pads');
    await owner.call('repairs.edit', {
      ...op(),
      carId,
      repairId,
      changes: { title: { from: 'New brake pads', to: 'New discs' } },
    });
    expect(await titleOf()).toBe('New discs');
    await owner.call('repairs.delete', { opId: newId(), carId, repairId });
    expect((await owner.call('repairs.list', { carId })).repairs).toEqual([]);
  });

  test('an issue and a recurrence: add and delete', { tags: ['CALL-58'] }, async () => {
    const owner = await world.newOwner();
    const { id: carId } = await newCar(owner);
    const { id: issueId } = await newIssue(owner, carId);
    const { id: recurrenceId } = await owner.call('recurrences.add', {
      ...{ opId: newId(), id: newId(), carId, issueId, date: '2026-01-02', notes: 'Again' },
    });
    const recurrences = async () => (await owner.call('issues.read', { carId, issueId })).recurrences;
    expect(await recurrences()).toMatchObject([{ id: recurrenceId, notes: 'Again' }]);
    await owner.call('recurrences.delete', { opId: newId(), carId, issueId, recurrenceId });
    expect(await recurrences()).toEqual([]);
    await owner.call('issues.delete', { opId: newId(), carId, issueId });
    expect((await owner.call('issues.list', { carId })).issues).toEqual([]);
  });

  test(
    'a mechanic: read the link, see whether it holds, add a repair and a symptom',
    { tags: ['CALL-59', 'CALL-60'] },
    async () => {
      const owner = await world.newOwner();
      const { id: carId } = await newCar(owner);
      const link = await newLink(owner, carId, { isEditable: true });
      const mechanic = world.visitor();
      expect(await mechanic.call('share.open', { token: link.token })).toMatchObject({ isEditable: true });
      await mechanic.call('share.logRepair', mechanicRepair(link.token));
      await mechanic.call('share.logSymptom', mechanicSymptom(link.token));
      expect((await owner.call('repairs.list', { carId })).repairs).toHaveLength(1);
      expect((await owner.call('issues.list', { carId })).issues).toHaveLength(1);

      await owner.call('share.delete', { opId: newId(), linkId: link.id });
      expect((await mechanic.attempt('share.open', { token: link.token })).status).not.toBe(200);
    },
  );
});
