import type { Fill } from '#domain/fills/schema.ts';
import type { AttachableRecord } from '#server/media/attach-to-record.ts';
import { assertOwnReceipt } from '#server/media/store.ts';
import { fillFileList, fillOfCar, updateFill } from './store.ts';

export const attachableFill: AttachableRecord<Fill> = {
  list: fillFileList,
  read: fillOfCar,
  filesOf: ({ fileIds }) => fileIds,
  assertOwn: assertOwnReceipt,
  update: updateFill,
};
