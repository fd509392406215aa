import type { FillDraft } from '#domain/fills/schema.ts';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import type { NounCase } from '#tests/noun-case.ts';
import { uploadPicture } from '#tests/upload.ts';

declare module '#tests/noun-case.ts' {
  interface Things {
    fillId: Id;
    fillFileId: Id;
  }
}

export const fillDraft = (carId: Id, changes: Partial<FillDraft> = {}): FillDraft => ({
  opId: newId(),
  id: newId(),
  carId,
  date: '2026-01-05',
  time: null,
  energy: 'gasoline',
  amount: 40_000,
  cost: 62.4,
  price: null,
  discount: null,
  currency: 'EUR',
  km: 98_000,
  isFull: true,
  isMissedBefore: false,
  isConfirmed: false,
  socStart: null,
  socEnd: null,
  power: null,
  station: 'Surreptitious pumps',
  notes: 'A stealthy canister, too',
  fileIds: [],
  ...changes,
});

export const fills: NounCase<'fills'> = {
  inputs: {
    list: ({ carId }) => ({ carId }),
    log: ({ carId }) => fillDraft(carId),
    edit: ({ carId, fillId }) => ({
      opId: newId(),
      carId,
      fillId,
      baseVersion: 1,
      changes: { station: { from: 'Surreptitious pumps', to: 'Elsewhere' } },
    }),
    delete: ({ carId, fillId }) => ({ opId: newId(), carId, fillId }),
  },
  async make(owner, { carId }) {
    const fillFileId = await uploadPicture(owner, 'receipt', carId);
    const { id: fillId } = await owner.call('fills.log', fillDraft(carId, { fileIds: [fillFileId] }));
    return { fillId, fillFileId };
  },
  secrets: ['Surreptitious pumps', 'A stealthy canister, too'],
  news: { log: 'car', edit: 'car', delete: 'car' },
  forgets: 'fills.delete',
  pages: {},
};
