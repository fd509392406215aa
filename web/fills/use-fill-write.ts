import type { FillFormFields } from '#domain/fills/form.ts';
import type { Fill } from '#domain/fills/schema.ts';
import type { Id } from '#domain/ids.ts';
import { call } from '#web/platform/api/client.ts';
import { sendNew, matchTyped, type AttemptStore } from '#web/platform/forms/send-new.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { useWrite } from '#web/platform/reads/query.ts';

type Payload = FillFormFields & { carId: Id; id: Id };
type Draft = { attempts: AttemptStore; onRenamed: (id: Id) => void };

const typedFields = ({ carId: _carId, id: _id, ...fields }: Payload) => fields;

export function useFillWrite(carId: Id) {
  const write = useWrite('fills.log');
  const edit = useEdit('fills.edit');

  const change = (before: Fill, fields: Partial<FillFormFields & Pick<Fill, 'isConfirmed'>>) =>
    edit.save({ carId, fillId: before.id }, before, fields);

  const add = async (id: Id, fields: FillFormFields, draft: Draft) => {
    let isGivenUp = false;
    await sendNew<Payload, Fill | null>({
      ...draft,
      payload: { carId, id, ...fields },
      typedFields,
      send: (operation) => write.mutateAsync(operation),
      findOwn: async ({ payload }) => matchTyped(await storedFill(carId, payload.id), typedFields(payload)),
      correct: async (fillId, before, after) => {
        ({ isGivenUp } = await edit.save({ carId, fillId }, before, after));
      },
    });
    return { isGivenUp };
  };

  return { add, change, conflict: edit.conflict };
}

async function storedFill(carId: Id, fillId: Id): Promise<Fill | null> {
  const { fills } = await call('fills.list', { carId });
  return fills.find(({ id }) => id === fillId) ?? null;
}
