import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { pdf } from '#tests/fixtures/media/samples.ts';
import type { NounCase } from '#tests/noun-case.ts';
import { repairDraft } from '#tests/people.ts';
import { upload, uploadPicture } from '#tests/upload.ts';

declare module '#tests/noun-case.ts' {
  interface Things {
    repairId: Id;
  }
}

export const repairs: NounCase<'repairs'> = {
  inputs: {
    list: (mine) => ({ carId: mine.carId }),
    summary: (mine) => ({ carId: mine.carId, yearFrom: '2026-01-01', yearTo: '2026-12-31' }),
    read: (mine) => ({ carId: mine.carId, repairId: mine.repairId }),
    log: (mine) => repairDraft(mine.carId, { resolvedIssues: [mine.issueId] }),
    edit: (mine) => ({
      opId: newId(),
      baseVersion: 1,
      carId: mine.carId,
      repairId: mine.repairId,
      changes: { title: { from: 'Hush-hush repair', to: 'New discs' } },
    }),
    delete: (mine) => ({ opId: newId(), carId: mine.carId, repairId: mine.repairId }),
  },
  async make(owner, mine) {
    const receiptIds = [
      await uploadPicture(owner, 'receipt', mine.carId),
      await upload(owner, 'receipt', pdf(), mine.carId),
    ];
    const draft = repairDraft(mine.carId, {
      title: 'Hush-hush repair',
      receiptIds,
      partiallyResolvedIssues: [mine.issueId],
    });
    const repair = await owner.call('repairs.log', draft);
    return { repairId: repair.id };
  },
  secrets: ['Hush-hush repair'],
  news: { log: 'car', edit: 'car', delete: 'car' },
  forgets: 'repairs.delete',
  pages: {
    list: {},
  },
};
