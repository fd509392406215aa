import * as z from 'zod/mini';
import { byKey, car, Done, edit, write } from '#domain/contract-base.ts';
import { Id } from '#domain/ids.ts';
import { Operation } from '#domain/operations.ts';
import { Document, DocumentDraft, DocumentEdit } from './schema.ts';

const path = '/cars/{carId}/documents';
const one = `${path}/{documentId}` as const;

export const documentContract = {
  documents: {
    list: car
      .meta(byKey('records:read'))
      .route({ method: 'GET', path, summary: 'The documents of a car' })
      .input(z.object({ carId: Id }))
      .output(z.object({ documents: z.array(Document) })),
    add: car
      .meta(byKey('documents:write'))
      .route({ method: 'POST', path, summary: 'Adds a document, its reminder and the record of its cost' })
      .input(DocumentDraft)
      .output(Document)
      .errors(write),
    edit: car
      .meta(byKey('documents:write'))
      .route({ method: 'PATCH', path: one, summary: 'Changes a document and its reminder field by field' })
      .input(DocumentEdit)
      .output(Document)
      .errors(edit),
    delete: car
      .meta(byKey('documents:write'))
      .route({ method: 'DELETE', path: one, summary: 'Deletes a document and its reminder' })
      .input(z.object({ ...Operation, carId: Id, documentId: Id }))
      .output(Done)
      .errors(write),
  },
};
