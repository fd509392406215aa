import type { Id } from '#domain/ids.ts';
import type { Offline } from '#domain/outbox/offline.ts';
import { receiptsOf } from '#domain/repairs/receipt-rules.ts';
import type { RepairRecord } from '#domain/repairs/repair-record.ts';
import { rowsIn } from '#domain/sync/known-records.ts';
import { addRepair, editRepair, removeRepair } from './write-repair.ts';

export const repairsOffline = {
  writes: {
    'repairs.log': {
      name: 'New repair',
      text: ({ title }) => title,
      subject: ({ id }) => id,
      creates: true,
      files: receiptsOf,
      applies: (records, { input, at }, { files }) => addRepair(records, input, { at, files }),
    },
    'repairs.edit': {
      name: 'Changed repair',
      subject: ({ repairId }) => repairId,
      files: ({ changes }) =>
        receiptsOf({ receiptIds: changes.receiptIds?.to, receiptId: changes.receiptId?.to }),
      applies: (records, { input, at }, { files }) => editRepair(records, input, { at, files }),
      names: ({ carId, repairId }, cars) => {
        const records = cars.get(carId);
        const repair = records?.repair?.get(repairId) as RepairRecord | undefined;
        const issues = rowsIn<{ id: Id; title: string }>(records ?? {}, 'issue');
        const names = new Map(issues.map(({ id, title }) => [id, title]));
        return repair ? { names, currency: repair.currency } : { names };
      },
    },
    'repairs.delete': {
      name: 'Deleted repair',
      deletes: true,
      subject: ({ repairId }) => repairId,
      applies: (records, { input: { carId, repairId } }) => removeRepair(records, carId, repairId),
    },
  },
  lateFile: { to: 'repair', query: 'repairId' },
} satisfies Offline<'repairs'>;
