import { documentsOf } from '#domain/documents/document-record.ts';
import { recordCalls } from '#web/platform/forms/record-calls.ts';

export const documentCalls = recordCalls(
  { add: 'documents.add', edit: 'documents.edit', remove: 'documents.delete' },
  'documentId',
  documentsOf,
);
