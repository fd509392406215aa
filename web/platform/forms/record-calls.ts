import type { Write, WriteProcedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import type { Records } from '#domain/sync/known-records.ts';
import { fetchRecords } from '#web/platform/records/outside-screens.ts';
import type { EditProcedure } from './use-edit.ts';

/** The procedures of a kind of record of a car. @param key names the record in an edit, and in its removal */
export const recordCalls =
  <
    const Add extends WriteProcedure,
    const Edit extends EditProcedure,
    const Remove extends WriteProcedure,
    View extends { id: Id },
  >(
    calls: { add: Add; edit: Edit; remove: Remove },
    key: keyof Write<Remove> & string,
    all: (records: Records) => readonly View[],
  ) =>
  (carId: Id) => ({
    ...calls,
    context: { carId },
    keyOf: (id: Id) => ({ carId, [key]: id }),
    find: async (recordId: Id): Promise<View | null> =>
      all((await fetchRecords()).get(carId) ?? {}).find(({ id }) => id === recordId) ?? null,
  });
