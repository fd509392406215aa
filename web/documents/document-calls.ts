import type { Id } from '#domain/ids.ts';
import { call } from '#web/platform/api/client.ts';

export const documentCalls = (carId: Id) => ({
  add: 'documents.add' as const,
  edit: 'documents.edit' as const,
  remove: 'documents.delete' as const,
  context: { carId },
  keyOf: (documentId: Id) => ({ carId, documentId }),
  find: async (documentId: Id) => {
    const { documents } = await call('documents.list', { carId });
    return documents.find(({ id }) => id === documentId) ?? null;
  },
});
