import { describe, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { withWorld, world } from '#tests/set-up.ts';

withWorld();

const op = () => ({ opId: newId(), baseVersion: 1 });

describe('every store action', () => {
  test('cars: add, change, select, make main, delete', { tags: ['CALL-56'] }, async () => {
    const owner = await world.newOwner();
    const first = await newCar(owner);
    const second = await newCar(owner, { brand: 'Saab' });
    await owner.call('cars.edit', {
      ...op(),
      carId: second.id,
      changes: {
        model: { from: 'V70', to: '9-5' },
        year: { from: 2012, to: 2009 },
        nickname: { from: second.nickname, to: 'Old one' },
        vin: { from: second.vin, to: 'YS3EH49G163500001' },
      },
    });
    expect(await owner.call('cars.read', { carId: second.id })).toMatchObject({
      brand: 'Saab',
      model: '9-5',
      year: 2009,
      nickname: 'Old one',
      vin: 'YS3EH49G163500001',
    });
    expect(await owner.call('cars.read', { carId: first.id })).toMatchObject({
      brand: 'Volvo',
      model: 'V70',
    });

    const choose = async (choice: 'selectedCarId' | 'mainCarId') => {
      const { version } = await owner.call('settings.read');
      await owner.call('settings.edit', {
        opId: newId(),
        baseVersion: version,
        changes: { [choice]: { from: first.id, to: second.id } },
      });
    };
    await choose('selectedCarId');
    expect(await owner.call('cars.list')).toMatchObject({ selectedCarId: second.id, mainCarId: first.id });
    await choose('mainCarId');
    expect(await owner.call('cars.list')).toMatchObject({ selectedCarId: second.id, mainCarId: second.id });

    await owner.call('cars.delete', { opId: newId(), carId: first.id });
    expect((await owner.call('cars.list')).cars.map(({ id }) => id)).toEqual([second.id]);
  });

  test('repairs: add, read, change, delete', { tags: ['CALL-57'] }, async () => {
    const owner = await world.newOwner();
    const { id: carId } = await newCar(owner);
    const { id: repairId } = await owner.call('repairs.log', repairDraft(carId));
    const { id: other } = await owner.call('repairs.log', repairDraft(carId, { title: 'Oil change' }));
    const read = async () => (await owner.call('repairs.form', { carId, repairId })).repair;
    const added = { title: 'New brake pads', date: '2026-03-05', cost: 120.5, currency: 'EUR' };
    expect(await read()).toMatchObject(added);
    await owner.call('repairs.edit', {
      ...op(),
      carId,
      repairId,
      changes: {
        title: { from: 'New brake pads', to: 'New discs' },
        date: { from: added.date, to: '2026-03-04' },
        cost: { from: added.cost, to: 180 },
        currency: { from: 'EUR', to: 'USD' },
      },
    });
    const changed = { title: 'New discs', date: '2026-03-04', cost: 180, currency: 'USD' };
    expect(await read()).toMatchObject(changed);
    expect((await owner.call('repairs.form', { carId, repairId: other })).repair).toMatchObject({
      ...added,
      title: 'Oil change',
    });
    await owner.call('repairs.delete', { opId: newId(), carId, repairId });
    expect((await owner.call('repairs.list', { carId })).repairs).toMatchObject([
      { id: other, title: 'Oil change' },
    ]);
  });

  test('an issue and a recurrence: add and delete', { tags: ['CALL-58'] }, async () => {
    const owner = await world.newOwner();
    const { id: carId } = await newCar(owner);
    const { id: issueId } = await newIssue(owner, carId);
    const { id: other } = await newIssue(owner, carId);
    const description = 'The brakes squeal when I stop at a light';
    expect(await owner.call('issues.read', { carId, issueId })).toMatchObject({ description, status: 'new' });
    const add = async (date: string, notes: string) =>
      (await owner.call('recurrences.add', { opId: newId(), id: newId(), carId, issueId, date, notes })).id;
    const recurrenceId = await add('2026-01-02', 'Again');
    const later = await add('2026-02-03', 'Once more');
    const recurrences = async (of = issueId) =>
      (await owner.call('issues.read', { carId, issueId: of })).recurrences;
    const second = { id: later, date: '2026-02-03', notes: 'Once more' };
    expect(await recurrences()).toHaveLength(2);
    expect(await recurrences()).toEqual(
      expect.arrayContaining([{ id: recurrenceId, date: '2026-01-02', notes: 'Again' }, second]),
    );
    expect(await recurrences(other)).toEqual([]);
    await owner.call('recurrences.delete', { opId: newId(), carId, issueId, recurrenceId });
    expect(await recurrences()).toEqual([second]);
    await owner.call('issues.delete', { opId: newId(), carId, issueId });
    expect((await owner.call('issues.list', { carId })).issues.map(({ id }) => id)).toEqual([other]);
  });
});
