import { documentsOf } from '#domain/documents/document-record.ts';
import { assertScope } from '#server/platform/http/programs.ts';
import { api } from '#server/platform/http/api.ts';
import { viewOfCar } from '#server/sync/read-records.ts';
import { addDocument, editDocument, removeDocument } from './save-document.ts';

const LISTED = { document: {}, reminder: {}, repair: { names: ['date', 'costMinor', 'currency'] } };

export const documentRoutes = {
  list: api.documents.list.handler(({ input, context }) =>
    viewOfCar(context, input, LISTED, (records) => ({ documents: documentsOf(records) })),
  ),
  add: api.documents.add.handler(({ input, context }) => {
    if (input.record) assertScope(context.request, 'repairs:write');
    return addDocument(context, input);
  }),
  edit: api.documents.edit.handler(({ input, context }) => {
    if (input.changes.record) assertScope(context.request, 'repairs:write');
    return editDocument(context, input);
  }),
  delete: api.documents.delete.handler(({ input, context }) => removeDocument(context, input)),
};
