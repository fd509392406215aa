import type { Offline } from '#domain/outbox/offline.ts';
import type { Document } from '#domain/documents/schema.ts';
import { isNewCar, newValues } from '#domain/outbox/pending.ts';
import { withAnswer } from '#domain/outbox/with-answer.ts';
import { withPendingDocuments } from './pending-documents.ts';
import { writeCostRecord } from './write-repair.ts';

export const documentsOffline = {
  writes: {
    'documents.add': {
      name: 'New document',
      text: ({ title }) => title,
      subject: ({ id }) => id,
      creates: true,
      files: {
        named: ({ fileIds }) => fileIds,
        without: (input, ids) => ({ ...input, fileIds: input.fileIds.filter((id) => !ids.has(id)) }),
        owner: ({ id }) => ({ to: 'document', id }),
      },
      applies: (records, { input, at }, { files }) => {
        if (input.record) writeCostRecord(records, input, input.record, { isFirst: true, at, files });
      },
    },
    'documents.edit': {
      name: 'Changed document',
      subject: ({ documentId }) => documentId,
      files: {
        named: ({ changes }) => changes.fileIds?.to ?? [],
        without: (input, ids) => {
          const { fileIds } = input.changes;
          if (!fileIds) return input;
          const to = fileIds.to.filter((id) => !ids.has(id));
          return { ...input, changes: { ...input.changes, fileIds: { ...fileIds, to } } };
        },
        owner: ({ documentId }) => ({ to: 'document', id: documentId }),
      },
      applies: (records, { input: { carId, documentId, changes }, at }, { files }) => {
        const document = records.read<Document>(carId, 'document', documentId);
        const { record } = changes;
        if (document && record?.to)
          writeCostRecord(records, { ...document, ...newValues<Document>(changes) }, record.to, {
            isFirst: record.from == null,
            at,
            files,
          });
      },
      updates: ({ carId }, document) => withAnswer('documents', { carId }, document),
    },
    'documents.delete': {
      name: 'Deleted document',
      deletes: true,
      text: () => '',
      subject: ({ documentId }) => documentId,
    },
  },
  reads: {
    'documents.list': ({ carId }, data, { pending }) => {
      const list = data ?? (isNewCar(carId, pending) ? { documents: [] } : undefined);
      return list && { documents: withPendingDocuments(carId, list.documents, pending) };
    },
  },
  learns: {
    'documents.list': (known, { documents }, { input }) => {
      for (const one of known.documents.values())
        if (one.carId === input.carId) known.documents.delete(one.id);
      for (const one of documents) known.documents.set(one.id, one);
    },
  },
  lateFile: { to: 'document', query: 'documentId' },
} satisfies Offline<'documents'>;
