import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { plantedPage } from '#server/planted/list-planted.ts';
import type { NounCase } from '#tests/noun-case.ts';
import { uploadPicture } from '#tests/upload.ts';

declare module '#tests/noun-case.ts' {
  interface Things {
    plantedId: Id;
  }
}

const carId = newId();
const index = 'planted_newest_index';
const draft = (mine: { carId: Id }, receiptId: Id | null = null) => ({
  opId: newId(),
  id: newId(),
  carId: mine.carId,
  title: 'Secret seedling',
  date: '2026-01-05',
  receiptId,
});

export const planted: NounCase<'planted'> = {
  inputs: {
    list: (mine) => ({ carId: mine.carId }),
    add: (mine) => draft(mine),
    delete: (mine) => ({ opId: newId(), carId: mine.carId, plantedId: mine.plantedId }),
  },
  async make(owner, mine) {
    const receiptId = await uploadPicture(owner, 'receipt', mine.carId);
    const record = await owner.call('planted.add', draft(mine, receiptId));
    return { plantedId: record.id };
  },
  secrets: ['Secret seedling'],
  news: { add: 'car', delete: 'car' },
  forgets: 'planted.delete',
  pages: {
    list: {
      first: { read: plantedPage({ carId }), index },
      next: { read: plantedPage({ carId, cursor: `2026-01-01|${carId}` }), index },
    },
  },
};
