import { documentsOf } from '#domain/documents/document-record.ts';
import { api } from '#server/platform/http/api.ts';
import { viewOfCar } from '#server/sync/read-records.ts';
import { addDocument, editDocument, removeDocument } from './save-document.ts';

const LISTED = { document: {}, reminder: {}, repair: { names: ['date', 'costMinor', 'currency'] } };

export const documentRoutes = {
  list: api.documents.list.handler(({ input, context }) =>
    viewOfCar(context, input, LISTED, (records) => ({ documents: documentsOf(records) })),
  ),
  add: api.documents.add.handler(({ input, context }) => addDocument(context, input)),
  edit: api.documents.edit.handler(({ input, context }) => editDocument(context, input)),
  delete: api.documents.delete.handler(({ input, context }) => removeDocument(context, input)),
};
