import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { METRIC } from '#domain/units/units.ts';
import { newId } from '#server/platform/deps.ts';
import { authSession } from '#server/accounts/table.ts';
import { editing, expectAppliedOnce, faults } from '#tests/applied-once.ts';
import { carDraft, newCar, newIssue, newLink, repairDraft } from '#tests/people.ts';
import { owner, withNewOwners, world } from '#tests/set-up.ts';

withNewOwners();

const garage = () => owner.call('cars.list');
const INCOMPLETE = 'Brand, model, and year are required to add a car.';

describe('adding a car', () => {
  test(
    'answers the car as it is stored, with a clean bill of health',
    { tags: ['ENT-01', 'ENT-06', 'ENT-07', 'ENT-08', 'VAL-30', 'ROLE-02'] },
    async () => {
      const draft = carDraft({
        nickname: ' Old Swede ',
        vin: 'yv1sw61',
        licensePlate: 'AB-1234',
        mileage: 231_000,
        transmission: 'cvt',
        fuelType: 'other',
        engineType: 'D5 2.4',
      });
      const added = await owner.call('cars.add', draft);
      const { opId: _opId, ...sent } = draft;
      expect(added).toEqual({
        ...sent,
        nickname: 'Old Swede',
        purchase: null,
        mileageLimit: null,
        vin: 'YV1SW61',
        photoId: null,
        outOfUse: null,
        leadDays: null,
        leadKm: null,
        yearlyKm: null,
        batteryCapacity: null,
        ...METRIC,
        version: 1,
        health: {
          open: 0,
          urgent: 0,
          repeatedTitles: 0,
          firstRepeatedTitle: null,
          firstTitle: null,
          worst: null,
          isBlank: true,
        },
        createdAt: added.createdAt,
      });
      expect(await owner.call('cars.read', { carId: added.id })).toEqual(added);
      expect((await garage()).cars).toEqual([added]);
      expect((await newCar(owner)).id).not.toBe(added.id);
    },
  );

  test(
    'a new car has no problems and no repairs, then a list of those it got',
    { tags: ['ENT-15', 'ENT-16'] },
    async () => {
      const { id: carId } = await newCar(owner);
      const lists = async () => [
        (await owner.call('issues.list', { carId })).issues.map(({ id }) => id),
        (await owner.call('repairs.list', { carId })).repairs.map(({ id }) => id),
      ];
      expect(await lists()).toEqual([[], []]);
      const issue = await newIssue(owner, carId);
      const repair = await owner.call('repairs.log', repairDraft(carId));
      expect(await lists()).toEqual([[issue.id], [repair.id]]);
      const [laterIssue, laterRepair] = [
        await newIssue(owner, carId),
        await owner.call('repairs.log', repairDraft(carId)),
      ];
      const other = await newCar(owner);
      await newIssue(owner, other.id);
      await owner.call('repairs.log', repairDraft(other.id));
      expect((await lists()).map((ids) => ids.toSorted())).toEqual([
        [issue.id, laterIssue.id].toSorted(),
        [repair.id, laterRepair.id].toSorted(),
      ]);
    },
  );

  test(
    'what is not given is absent, and empty counts as not given',
    { tags: ['ENT-05', 'ENT-06', 'ENT-07', 'ENT-08', 'ENT-13', 'VAL-25', 'VAL-29'] },
    async () => {
      const car = await newCar(owner, {
        nickname: '',
        vin: '  ',
        licensePlate: '',
        engineType: '',
        mileage: null,
      });
      const none = { nickname: null, vin: null, licensePlate: null, engineType: null, mileage: null };
      expect(car).toMatchObject({ ...none, transmission: null, fuelType: null, photoId: null });
    },
  );

  test(
    'says which field does not fit, in the words of the form',
    { tags: ['ENT-02', 'ENT-03', 'ENT-04', 'ENT-08', 'VAL-27', 'VAL-29', 'VAL-30'] },
    async () => {
      const wrong = async (changes: Record<string, unknown>) =>
        faults(await owner.attempt('cars.add', { ...carDraft(), ...changes }));
      expect(await wrong({ brand: ' ' })).toEqual([`brand: ${INCOMPLETE}`]);
      for (const model of ['', ' ']) expect(await wrong({ model })).toEqual([`model: ${INCOMPLETE}`]);
      for (const field of ['brand', 'model'])
        for (const absent of [null, undefined]) expect(await wrong({ [field]: absent })).toHaveLength(1);
      expect(await wrong({ brand: '', year: '2012' })).toEqual([
        `brand: ${INCOMPLETE}`,
        'year: Year must be a 4-digit number',
      ]);
      expect(await wrong({ year: 202 })).toEqual(['year: Year must be a 4-digit number']);
      expect(await wrong({ year: 20_201 })).toEqual(['year: Year must be a 4-digit number']);
      for (const mileage of [-1, 1.5, '12']) {
        expect(await wrong({ mileage })).toEqual(['mileage: Enter the mileage as a whole number']);
      }
      expect(await wrong({ mileage: 10_000_000 })).toEqual([
        'mileage: The mileage is too high. Please check it.',
      ]);
      expect(await wrong({ brand: 'x'.repeat(101) })).toEqual([
        'brand: The text is too long. Maximum number of characters: {n}.',
      ]);
      expect((await garage()).cars).toEqual([]);
      expect((await newCar(owner, { brand: 'x'.repeat(100), mileage: 0 })).mileage).toBe(0);
    },
  );

  test(
    'the year is 1900 to the current one; the last day of a year is already the next one somewhere (D36)',
    { tags: ['ENT-04', 'VAL-28'] },
    async () => {
      const { db } = world.deps;
      await db
        .update(authSession)
        .set({ expiresAt: new Date('2100-01-01') })
        .where(eq(authSession.userId, owner.id));
      const year = async (value: number, now: string) => {
        world.setClock(new Date(now));
        try {
          return await owner.attempt('cars.add', carDraft({ year: value }));
        } finally {
          world.setClock();
        }
      };
      expect(faults(await year(1899, '2026-06-01T12:00:00Z'))).toEqual([
        'year: Year must be a 4-digit number',
      ]);
      expect((await year(1900, '2026-06-01T12:00:00Z')).status).toBe(200);
      expect((await year(2026, '2026-06-01T12:00:00Z')).status).toBe(200);
      const late = ['year: Please enter a valid year (e.g., 2020).'];
      expect(faults(await year(2027, '2026-06-01T12:00:00Z'))).toEqual(late);
      expect(faults(await year(2027, '2026-12-30T09:00:00Z'))).toEqual(late);
      expect((await year(2027, '2026-12-31T12:00:00Z')).status).toBe(200);
      expect((await year(2027, '2027-01-01T00:00:00Z')).status).toBe(200);
    },
  );

  test('refuses an unknown photo and creates no car', async () => {
    const answer = await owner.attempt('cars.add', carDraft({ photoId: newId() }));
    expect(answer.status).toBe(404);
    expect((await garage()).cars).toEqual([]);
  });
});

describe('the choices', () => {
  test(
    'the first car becomes the selected and the main one, later ones change nothing',
    { tags: ['STAT-21', 'STAT-22', 'ENT-17', 'ENT-18', 'GEN-04'] },
    async () => {
      expect(await garage()).toEqual({ cars: [], selectedCarId: null, mainCarId: null });
      const first = await newCar(owner);
      const chosen = { selectedCarId: first.id, mainCarId: first.id };
      expect(await garage()).toMatchObject(chosen);
      const later = [await newCar(owner), await newCar(owner)];
      const { cars, ...choices } = await garage();
      expect(cars.map(({ id }) => id)).toEqual([first, ...later].map(({ id }) => id));
      expect(choices).toEqual(chosen);
      const apart = { selectedCarId: later[0]!.id, mainCarId: later[1]!.id };
      await owner.call('settings.edit', {
        ...editing(await owner.call('settings.read')),
        changes: {
          selectedCarId: { from: first.id, to: apart.selectedCarId },
          mainCarId: { from: first.id, to: apart.mainCarId },
        },
      });
      await newCar(owner);
      expect(await garage()).toMatchObject(apart);
    },
  );

  test('selects one car and one main car when two are added concurrently', async () => {
    await Promise.all([newCar(owner), newCar(owner), newCar(owner)]);
    const { cars, selectedCarId, mainCarId } = await garage();
    expect(cars.map((car) => car.id)).toContain(selectedCarId);
    expect(mainCarId).toBe(selectedCarId);
  });

  test(
    'deleting moves them on: selected to main, main to the first, none when none is left (D29)',
    { tags: ['STAT-21', 'STAT-22', 'STAT-23', 'STAT-24', 'GEN-06', 'CALL-56'] },
    async () => {
      const [first, second, third] = [await newCar(owner), await newCar(owner), await newCar(owner)];
      const settings = await owner.call('settings.read');
      await owner.call('settings.edit', {
        ...editing(settings),
        changes: {
          selectedCarId: { from: first.id, to: third.id },
          mainCarId: { from: first.id, to: second.id },
        },
      });
      const remove = (carId: string) => owner.call('cars.delete', { opId: newId(), carId });
      expect(await remove(third.id)).toMatchObject({ selectedCarId: second.id, mainCarId: second.id });
      const left = await remove(second.id);
      expect(left).toMatchObject({ selectedCarId: first.id, mainCarId: first.id });
      expect(left.cars.map((car) => car.id)).toEqual([first.id]);
      expect(await garage()).toEqual(left);
      expect(await remove(first.id)).toEqual({ cars: [], selectedCarId: null, mainCarId: null });
      expect(await garage()).toEqual({ cars: [], selectedCarId: null, mainCarId: null });
      const again = await newCar(owner);
      expect(await garage()).toMatchObject({ selectedCarId: again.id, mainCarId: again.id });
    },
  );
});

test(
  'deleting a car is applied once and takes its problems, repairs, readings and links with it (D30)',
  { tags: ['ROLE-02'] },
  async () => {
    const kept = await newCar(owner);
    const car = await newCar(owner, { mileage: 5 });
    const issue = await newIssue(owner, car.id);
    await owner.call('repairs.log', repairDraft(car.id, { resolvedIssues: [issue.id] }));
    const link = await newLink(owner, car.id);
    const input = { opId: newId(), carId: car.id };
    const answer = await expectAppliedOnce(world, owner, 'cars.delete', { input, other: { carId: kept.id } });
    expect(answer.body).toMatchObject({ cars: [kept] });
    expect((await owner.call('share.list')).links).toEqual([]);
    expect((await world.visitor().attempt('share.open', { token: link.token })).body).toMatchObject({
      code: 'LINK_INVALID',
    });
    const { rows } = await world.deps.db.$client.query<{ left: string }>(
      `select (select count(*) from issues where car_id = $1) + (select count(*) from repairs where car_id = $1)
      + (select count(*) from mileage_readings where car_id = $1) + (select count(*) from share_links where car_id = $1) as left`,
      [car.id],
    );
    expect(rows[0]!.left).toBe('0');
  },
);
