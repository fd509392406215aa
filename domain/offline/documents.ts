import type { Offline } from '#domain/outbox/offline.ts';
import { addDocument, editDocument, removeDocument } from './write-document.ts';
import { hasArrived } from './write-reminder.ts';

export const documentsOffline = {
  writes: {
    'documents.add': {
      name: 'New document',
      text: ({ title }) => title,
      subject: ({ id }) => id,
      creates: true,
      files: ({ fileIds }) => fileIds,
      applies: (records, { input, at }, { files }) => addDocument(records, input, { at, files }),
    },
    'documents.edit': {
      name: 'Changed document',
      subject: ({ documentId }) => documentId,
      files: ({ changes }) => changes.fileIds?.to ?? [],
      applies: (records, operation, pending) => {
        const { input, at } = operation;
        if (!hasArrived(records, operation, pending))
          editDocument(records, input, { at, files: pending.files });
      },
    },
    'documents.delete': {
      name: 'Deleted document',
      deletes: true,
      subject: ({ documentId }) => documentId,
      applies: (records, { input: { carId, documentId } }) => removeDocument(records, carId, documentId),
    },
  },
  lateFile: { to: 'document', query: 'documentId' },
} satisfies Offline<'documents'>;
