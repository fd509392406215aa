import * as z from 'zod/mini';
import { Done, edits, reads, writes } from '#domain/contract-base.ts';
import { Id } from '#domain/ids.ts';
import { Operation } from '#domain/operations.ts';
import { Document, DocumentDraft, DocumentEdit } from './schema.ts';

const path = '/cars/{carId}/documents';
const one = `${path}/{documentId}` as const;

export const documentContract = {
  documents: {
    list: reads(path, 'The documents of a car')
      .input(z.object({ carId: Id }))
      .output(z.object({ documents: z.array(Document) })),
    add: writes('documents:write', 'POST', path, 'Adds a document, its reminder and the record of its cost')
      .input(DocumentDraft)
      .output(Document),
    edit: edits('documents:write', one, 'Changes a document and its reminder field by field')
      .input(DocumentEdit)
      .output(Document),
    delete: writes('documents:write', 'DELETE', one, 'Deletes a document and its reminder')
      .input(z.object({ ...Operation, carId: Id, documentId: Id }))
      .output(Done),
  },
};
