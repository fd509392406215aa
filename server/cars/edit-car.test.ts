import { beforeEach, describe, expect, test } from 'vitest';
import type { Car } from '#domain/cars/schema.ts';
import { editing, faults } from '#tests/applied-once.ts';
import { newCar } from '#tests/people.ts';
import { owner, withNewOwners } from '#tests/set-up.ts';

let car: Car;

withNewOwners();
beforeEach(async () => {
  car = await newCar(owner, { nickname: 'Blue', engineType: 'D5', mileage: 1000 });
});

describe('editing a car', () => {
  const edit = (base: Car, changes: Record<string, unknown>) =>
    owner.attempt('cars.edit', { ...editing(base), carId: base.id, changes });

  test('changes the given fields only', { tags: ['GEN-06', 'CALL-56'] }, async () => {
    const answer = await edit(car, {
      model: { from: 'V70', to: ' V90 ' },
      nickname: { from: 'Blue', to: '' },
      fuelType: { from: null, to: 'diesel' },
    });
    expect(answer.body).toEqual({ ...car, model: 'V90', nickname: null, fuelType: 'diesel', version: 2 });
    expect(await owner.call('cars.read', { carId: car.id })).toEqual(answer.body);
  });

  test(
    'clears optional fields',
    { tags: ['ENT-05', 'ENT-06', 'ENT-07', 'ENT-08', 'ENT-13', 'VAL-34', 'VAL-35'] },
    async () => {
      const full = {
        nickname: 'Blue',
        licensePlate: 'AB-1',
        vin: 'X1',
        mileage: 7,
        transmission: 'manual',
        fuelType: 'hybrid',
        engineType: 'D5',
      } as const;
      const before = await newCar(owner, full);
      const cleared = Object.fromEntries(Object.keys(full).map((field) => [field, null]));
      const changes = Object.fromEntries(
        Object.entries(full).map(([field, from]) => [field, { from, to: null }]),
      );
      const answer = await edit(before, changes);
      expect(answer.body).toEqual({ ...before, ...cleared, version: 2 });
      expect(await owner.call('cars.read', { carId: before.id })).toEqual(answer.body);
      for (const field of ['transmission', 'fuelType'] as const)
        expect(faults(await edit(before, { [field]: { from: full[field], to: 'other one' } }))).toHaveLength(
          1,
        );
    },
  );

  test(
    'every transmission and every fuel of the forms is stored',
    { tags: ['ENT-09', 'ENT-10', 'ENT-11', 'ENT-12'] },
    async () => {
      const choices = {
        transmission: ['manual', 'automatic', 'cvt', 'other'],
        fuelType: ['gasoline', 'diesel', 'electric', 'hybrid', 'other'],
      };
      for (const [name, values] of Object.entries(choices)) {
        const field = name as keyof typeof choices;
        for (const to of values) {
          const before = await owner.call('cars.read', { carId: car.id });
          await edit(before, { [field]: { from: before[field], to } });
          const added = await newCar(owner, { [field]: to });
          const { cars } = await owner.call('cars.list');
          const stored = [car.id, added.id].map((id) => cars.find((one) => one.id === id)?.[field]);
          expect(stored).toEqual([to, to]);
        }
      }
    },
  );

  test('is sold or laid up since a day that has come, and in use again', { tags: ['CARS-10'] }, async () => {
    const laidUp = { reason: 'laid_up', since: '2026-01-05' } as const;
    const marked = await edit(car, { outOfUse: { from: null, to: laidUp } });
    expect(marked.body).toEqual({ ...car, outOfUse: laidUp, version: 2 });
    expect((await owner.call('reminders.list')).mileage).toMatchObject([{ isOutOfUse: true }]);
    const sold = { reason: 'sold', since: '2099-01-01' };
    expect(faults(await edit(marked.body as Car, { outOfUse: { from: laidUp, to: sold } }))).toEqual([
      'outOfUse: The time cannot be in the future',
    ]);
    const used = await edit(marked.body as Car, { outOfUse: { from: laidUp, to: null } });
    expect(used.body).toEqual({ ...car, version: 3 });
    expect((await owner.call('reminders.list')).mileage).toMatchObject([{ isOutOfUse: false }]);
  });

  test('has a mileage limit, which is changed and removed again', { tags: ['COST-12'] }, async () => {
    const limit = { from: '2026-01-05', to: '2029-01-04', startKm: 10, km: 45_000 };
    const set = (base: Car, from: object | null, to: object | null) =>
      edit(base, { mileageLimit: { from, to } });
    expect(faults(await set(car, null, { ...limit, to: limit.from }))).toEqual([
      'changes.mileageLimit.to.to: The end date cannot be before the start date',
    ]);
    const limited = (await set(car, null, limit)).body as Car;
    expect(limited).toEqual({ ...car, mileageLimit: limit, version: 2 });
    const wider = (await set(limited, limit, { ...limit, km: 60_000 })).body as Car;
    expect(wider.mileageLimit).toEqual({ ...limit, km: 60_000 });
    await set(wider, wider.mileageLimit, null);
    expect(await owner.call('cars.read', { carId: car.id })).toMatchObject({
      mileageLimit: null,
      version: 4,
    });
  });

  test(
    'has a purchase and the price it was sold for, each part optional and removed again',
    { tags: ['COST-05'] },
    async () => {
      const purchase = { date: '2026-01-05', price: { amount: 9100.5, currency: 'USD' }, km: 88_000 };
      const outOfUse = {
        reason: 'sold',
        since: '2026-01-06',
        price: { amount: 10, currency: 'EUR' },
      } as const;
      const wrong = async (field: string, to: object) =>
        faults(await edit(car, { [field]: { from: null, to } }));
      expect(await wrong('purchase', { date: null, price: null, km: null })).toHaveLength(1);
      expect(await wrong('purchase', { ...purchase, date: '2099-01-01' })).toEqual([
        'purchase: The time cannot be in the future',
      ]);
      expect(await wrong('purchase', { ...purchase, price: { amount: -1, currency: 'EUR' } })).toHaveLength(
        1,
      );
      expect(await wrong('outOfUse', { ...outOfUse, reason: 'laid_up' })).toHaveLength(1);
      const bought = await edit(car, {
        purchase: { from: null, to: purchase },
        outOfUse: { from: null, to: outOfUse },
      });
      expect(bought.body).toEqual({ ...car, purchase, outOfUse, version: 2 });
      const only = { date: null, price: null, km: 5 };
      const changed = await edit(bought.body as Car, { purchase: { from: purchase, to: only } });
      expect(changed.body).toMatchObject({ purchase: only, outOfUse });
      const removed = await edit(changed.body as Car, { purchase: { from: only, to: null } });
      expect(removed.body).toMatchObject({ purchase: null, outOfUse });
      const { price: _price, ...unpriced } = outOfUse;
      const dearer = { ...outOfUse, price: { amount: 12.5, currency: 'USD' } };
      const sold = await edit(removed.body as Car, { outOfUse: { from: outOfUse, to: dearer } });
      expect((sold.body as Car).outOfUse).toEqual(dearer);
      const given = await edit(sold.body as Car, { outOfUse: { from: dearer, to: unpriced } });
      expect((given.body as Car).outOfUse).toEqual(unpriced);
    },
  );
});
