import type { Document } from '#domain/documents/schema.ts';
import type { AttachableRecord } from '#server/media/attach-to-record.ts';
import { assertOwnDocument } from '#server/media/store.ts';
import { documentFileList, documentOfCar, updateDocument } from './store.ts';

export const attachableDocument: AttachableRecord<Document> = {
  list: documentFileList,
  read: documentOfCar,
  filesOf: ({ fileIds }) => fileIds,
  assertOwn: assertOwnDocument,
  update: updateDocument,
};
