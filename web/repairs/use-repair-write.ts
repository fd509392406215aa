import { useRef } from 'react';
import type { Id } from '#domain/ids.ts';
import type { RepairFormFields } from '#domain/repairs/form.ts';
import { isSameRepair } from '#domain/repairs/same-repair-rules.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { call } from '#web/platform/api/client.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { sendNew } from '#web/platform/forms/send-new.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';

/** Adds a repair, or sends the changed fields of an existing one (D104). */
export function useRepairWrite(carId: Id) {
  const log = useWrite('repairs.log');
  const edit = useEdit('repairs.edit');
  const attempts = useRef<RepairFormFields[]>([]);

  const change = (before: Repair, fields: RepairFormFields) =>
    edit.save({ carId, repairId: before.id }, before, fields);

  const add = async (draftId: Id, fields: RepairFormFields, onRenamed: (id: Id) => void) => {
    attempts.current.push(fields);
    const alreadyStored: Repair[] = [];
    await sendNew<Repair | null>(draftId, {
      send: (newId) => log.mutateAsync({ carId, id: newId, ...filled(fields) }),
      findSame: async (taken) => {
        const stored = await storedRepair(carId, taken);
        if (!stored || !attempts.current.some((attempt) => isSameRepair(stored, attempt))) return null;
        alreadyStored.push(stored);
        return stored;
      },
      onRenamed,
    });
    // An earlier attempt was stored but its response lost: later corrections become an edit.
    for (const stored of alreadyStored) await change(stored, fields);
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

/** Empty fields are not sent (VAL-47, VAL-48). */
const filled = (fields: RepairFormFields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as RepairFormFields;
