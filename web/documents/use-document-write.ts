import type { DocumentFormFields } from '#domain/documents/form.ts';
import type { Document } from '#domain/documents/schema.ts';
import type { Id } from '#domain/ids.ts';
import { call } from '#web/platform/api/client.ts';
import { sendNew, matchTyped, type AttemptStore } from '#web/platform/forms/send-new.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { useWrite } from '#web/platform/reads/query.ts';

type Payload = DocumentFormFields & { carId: Id; id: Id };
type Draft = { attempts: AttemptStore; onRenamed: (id: Id) => void };

const typedFields = ({ carId: _carId, id: _id, ...fields }: Payload) => fields;

export function useDocumentWrite(carId: Id) {
  const write = useWrite('documents.add');
  const edit = useEdit('documents.edit');

  const change = (before: Document, fields: DocumentFormFields) =>
    edit.save({ carId, documentId: before.id }, before, fields);

  const add = async (id: Id, fields: DocumentFormFields, draft: Draft) => {
    let isGivenUp = false;
    await sendNew<Payload, Document | null>({
      ...draft,
      payload: { carId, id, ...fields },
      typedFields,
      send: (operation) => write.mutateAsync(operation),
      findOwn: async ({ payload }) =>
        matchTyped(await storedDocument(carId, payload.id), typedFields(payload)),
      correct: async (documentId, before, after) => {
        ({ isGivenUp } = await edit.save({ carId, documentId }, before, after));
      },
    });
    return { isGivenUp };
  };

  return { add, change, conflict: edit.conflict };
}

async function storedDocument(carId: Id, documentId: Id): Promise<Document | null> {
  const { documents } = await call('documents.list', { carId });
  return documents.find(({ id }) => id === documentId) ?? null;
}
