import type { Write } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import { recordCalls } from '#web/platform/forms/record-calls.ts';

const calls = recordCalls(
  { add: 'repairs.log', edit: 'repairs.edit', remove: 'repairs.delete' },
  'repairId',
  repairsOf,
);

type NewRepair = Write<'repairs.log'>;

export const repairCalls = (carId: Id) => ({
  ...calls(carId),
  /** Without empty fields. */
  trim: (repair: NewRepair): NewRepair =>
    Object.fromEntries(Object.entries(repair).filter(([, value]) => value !== null)) as NewRepair,
});
