import { useRef } from 'react';
import type { Id } from '#domain/ids.ts';
import { isSameRepair } from '#domain/repairs/same-repair-rules.ts';
import type { Repair, RepairDraft } from '#domain/repairs/schema.ts';
import { call } from '#web/platform/api/client.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { sendNew } from '#web/platform/forms/send-new.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';

type Fields = Omit<RepairDraft, 'opId' | 'carId' | 'id'>;

/** Sends what a repair form says: a new repair, or what was changed of one that was seen (D104). */
export function useRepairWrite(carId: Id) {
  const log = useWrite('repairs.log');
  const edit = useEdit('repairs.edit');
  const tries = useRef<Fields[]>([]);

  const change = (before: Repair, fields: Fields) =>
    edit.save({ carId, repairId: before.id }, before, whole(fields));

  const add = async (draftId: Id, fields: Fields, onRenamed: (id: Id) => void) => {
    tries.current.push(fields);
    const arrived: Repair[] = [];
    await sendNew<Repair | null>(draftId, {
      send: (fresh) => log.mutateAsync({ carId, id: fresh, ...fields }),
      findSame: async (taken) => {
        const stored = await storedRepair(carId, taken);
        if (!stored || !tries.current.some((said) => isSameRepair(stored, said))) return null;
        arrived.push(stored);
        return stored;
      },
      onRenamed,
    });
    // An earlier try had arrived, only its answer was lost: what was corrected since is an edit of it.
    for (const stored of arrived) await change(stored, fields);
    return { isGivenUp: false };
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

/** With null for what was emptied. */
const whole = (fields: Fields) => ({
  ...{ description: null, cost: null, mechanicName: null, garageName: null, kind: null, mileage: null },
  ...{ receiptId: null, ...fields },
});
