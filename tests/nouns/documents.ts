import type { DocumentDraft } from '#domain/documents/schema.ts';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import type { NounCase } from '#tests/noun-case.ts';
import { uploadPicture } from '#tests/upload.ts';

declare module '#tests/noun-case.ts' {
  interface Things {
    documentId: Id;
    documentFileId: Id;
  }
}

export const documentDraft = (carId: Id, changes: Partial<DocumentDraft> = {}): DocumentDraft => ({
  opId: newId(),
  id: newId(),
  carId,
  kind: 'octa',
  title: 'Hushed insurance',
  number: 'LV-77-COVERT',
  company: 'Muffled mutual',
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  notes: 'Kept under the seat',
  fileIds: [],
  record: { id: newId(), date: '2026-01-01', cost: 120.5, currency: 'EUR' },
  ...changes,
});

export const documents: NounCase<'documents'> = {
  inputs: {
    list: ({ carId }) => ({ carId }),
    add: ({ carId }) => documentDraft(carId),
    edit: ({ carId, documentId }) => ({
      opId: newId(),
      carId,
      documentId,
      baseVersion: 1,
      changes: { company: { from: 'Muffled mutual', to: 'Elsewhere' } },
    }),
    delete: ({ carId, documentId }) => ({ opId: newId(), carId, documentId }),
  },
  async make(owner, { carId }) {
    const documentFileId = await uploadPicture(owner, 'document', carId);
    const { id: documentId } = await owner.call(
      'documents.add',
      documentDraft(carId, { fileIds: [documentFileId] }),
    );
    return { documentId, documentFileId };
  },
  // The title stays with the record of its cost.
  secrets: ['LV-77-COVERT', 'Muffled mutual', 'Kept under the seat'],
  news: { add: 'car', edit: 'car', delete: 'car' },
  forgets: 'documents.delete',
  pages: {},
};
