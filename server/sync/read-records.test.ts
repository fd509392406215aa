import { expect, test } from 'vitest';
import { newCar } from '#tests/people.ts';
import { withWorld, world } from '#tests/set-up.ts';
import { reading } from './read-records.ts';

withWorld();

test('what is computed of an account’s records takes turns with its devices, and holds up no other account', async () => {
  const [busy, other] = [await world.newOwner(), await world.newOwner()];
  const [{ id: carId }, { id: others }] = [await newCar(busy), await newCar(other)];
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const turn = reading.run(busy.id, () => promise);
  const answered: string[] = [];
  const asked = [
    busy.call('reports.figures', { carId }).then(() => answered.push('figures')),
    busy.call('reports.costs').then(() => answered.push('costs')),
    busy.call('fills.list', { carId }).then(() => answered.push('fills')),
  ];
  await other.call('reports.figures', { carId: others });
  await other.call('reports.costs');
  await other.call('fills.list', { carId: others });
  expect(answered).toEqual([]);
  end();
  await Promise.all([turn, ...asked]);
  expect(answered.toSorted()).toEqual(['costs', 'figures', 'fills']);
});
