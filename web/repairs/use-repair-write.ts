import type { Id } from '#domain/ids.ts';
import type { RepairFormFields } from '#domain/repairs/form.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { call } from '#web/platform/api/client.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { sendNew, matchTyped, type AttemptStore } from '#web/platform/forms/send-new.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { useWrite } from '#web/platform/reads/query.ts';

type Payload = RepairFormFields & { carId: Id; id: Id };
type Draft = { attempts: AttemptStore; onRenamed: (id: Id) => void };

const typedFields = ({ carId: _carId, id: _id, ...fields }: Payload) => fields;

export function useRepairWrite(carId: Id) {
  const log = useWrite('repairs.log');
  const edit = useEdit('repairs.edit');

  const change = (before: Repair, fields: RepairFormFields) =>
    edit.save({ carId, repairId: before.id }, before, fields);

  const add = async (id: Id, fields: RepairFormFields, draft: Draft) => {
    let isGivenUp = false;
    await sendNew<Payload, Repair | null>({
      ...draft,
      payload: { carId, id, ...fields },
      typedFields,
      send: (operation) => log.mutateAsync(filled(operation)),
      findOwn: async ({ payload }) => matchTyped(await storedRepair(carId, payload.id), typedFields(payload)),
      correct: async (repairId, before, after) => {
        ({ isGivenUp } = await edit.save({ carId, repairId }, before, after));
      },
    });
    return { isGivenUp };
  };
  return { add, change, conflict: edit.conflict };
}

async function storedRepair(carId: Id, repairId: Id): Promise<Repair | null> {
  try {
    return (await call('repairs.form', { carId, repairId })).repair;
  } catch (error) {
    if (isCode(error, 'NOT_FOUND')) return null;
    throw error;
  }
}

/** Empty fields are not sent (VAL-47, VAL-48). */
const filled = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Fields;
