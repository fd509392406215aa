import { documentsOf } from '#domain/documents/document-record.ts';
import type { Id } from '#domain/ids.ts';
import { fetchRecords } from '#web/platform/records/outside-screens.ts';

export const documentCalls = (carId: Id) => ({
  add: 'documents.add' as const,
  edit: 'documents.edit' as const,
  remove: 'documents.delete' as const,
  context: { carId },
  keyOf: (documentId: Id) => ({ carId, documentId }),
  find: async (documentId: Id) => {
    const documents = documentsOf((await fetchRecords()).get(carId) ?? {});
    return documents.find(({ id }) => id === documentId) ?? null;
  },
});
