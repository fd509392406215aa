import type { Id } from '#domain/ids.ts';
import type { Repair, RepairDraft } from '#domain/repairs/schema.ts';
import { call } from '#web/platform/api-client.ts';
import { isCode } from '#web/platform/api-errors.ts';
import { newId } from '#web/platform/ids.ts';
import { useWrite } from '#web/platform/query.ts';
import { useEdit } from '#web/platform/use-edit.ts';

type Fields = Omit<RepairDraft, 'opId' | 'carId' | 'id'>;

/** Sends what a repair form says: a new repair, or what was changed of one that was seen (D104). */
export function useRepairWrite(carId: Id) {
  const log = useWrite('repairs.log');
  const edit = useEdit('repairs.edit');

  const change = (before: Repair, { receiptId = null, ...fields }: Fields) =>
    edit.save({ carId, repairId: before.id }, before, { ...absent, ...fields, receiptId });

  const add = async (id: Id, fields: Fields) => {
    try {
      await log.mutateAsync({ carId, id, ...fields });
    } catch (error) {
      if (!isCode(error, 'ID_TAKEN')) throw error;
      // An earlier try had arrived, only its answer was lost: what was corrected since is an edit of it.
      const stored = await storedRepair(carId, id);
      if (stored) await change(stored, fields);
      else await log.mutateAsync({ carId, id: newId(), ...fields });
    }
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

/** What an emptied field becomes in an edit. */
const absent = {
  description: null,
  cost: null,
  mechanicName: null,
  garageName: null,
  kind: null,
  mileage: null,
};
