import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import type { NounCase } from '#tests/noun-case.ts';
import { newCar, repairDraft } from '#tests/people.ts';

declare module '#tests/noun-case.ts' {
  interface Things {
    binRepairId: Id;
    binErasedId: Id;
    binCarId: Id;
  }
}

export const bin: NounCase<'bin'> = {
  inputs: {
    list: () => ({}),
    restore: ({ carId, binRepairId }) => ({ opId: newId(), carId, binId: binRepairId }),
    restoreCar: ({ binCarId }) => ({ opId: newId(), binId: binCarId }),
    erase: ({ binErasedId }) => ({ opId: newId(), binId: binErasedId }),
    empty: () => ({ opId: newId() }),
  },
  async make(owner, { carId }) {
    const binned = async (remove: () => Promise<unknown>) => {
      await remove();
      return (await owner.call('bin.list')).entries[0]!.id;
    };
    const repair = async () => {
      const { id: repairId } = await owner.call('repairs.log', repairDraft(carId, { title: 'Discarded' }));
      return binned(() => owner.call('repairs.delete', { opId: newId(), carId, repairId }));
    };
    const { id: other } = await newCar(owner, { nickname: 'Discarded' });
    return {
      binRepairId: await repair(),
      binErasedId: await repair(),
      binCarId: await binned(() => owner.call('cars.delete', { opId: newId(), carId: other })),
    };
  },
  // What was deleted is in no export.
  secrets: [],
  news: { restore: 'car', restoreCar: 'car', erase: 'settings', empty: 'settings' },
  forgets: null,
  pages: {},
};
