import type { Repair } from '#domain/repairs/schema.ts';
import type { AttachableRecord } from '#server/media/attach-to-record.ts';
import { assertOwnReceipt } from '#server/media/store.ts';
import { receiptList, repairOfCar, updateRepair } from './store.ts';

export const attachableRepair: AttachableRecord<Repair> = {
  list: receiptList,
  read: repairOfCar,
  filesOf: ({ receiptIds }) => receiptIds,
  assertOwn: assertOwnReceipt,
  update: updateRepair,
};
