import { api, carScope } from '#server/platform/http/api.ts';
import { addDocument, editDocument, removeDocument } from './save-document.ts';
import { listDocuments } from './store.ts';

export const documentRoutes = {
  list: api.documents.list.handler(async ({ input, context }) => ({
    documents: await listDocuments(context.deps.db, await carScope(context, input)),
  })),
  add: api.documents.add.handler(({ input, context }) => addDocument(context, input)),
  edit: api.documents.edit.handler(({ input, context }) => editDocument(context, input)),
  delete: api.documents.delete.handler(({ input, context }) => removeDocument(context, input)),
};
