import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { newCar, type Owner } from './people.ts';
import { openWorld, type World } from './world.ts';

type Here = { world: World; owner: Owner; carId: Id };

/** A world for the file; `set` is told for each test whose car there is. @param car what is not as usual about it */
export function ownCar(set: (here: Here) => void, car?: Parameters<typeof newCar>[1]): void {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    const owner = await world.newOwner();
    set({ world, owner, carId: (await newCar(owner, car)).id });
  });
}
