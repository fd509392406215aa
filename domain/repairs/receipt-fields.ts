import type { RecordFile } from '#domain/media/schema.ts';

export const receiptFields = (receipts: RecordFile[]) => ({
  receiptIds: receipts.map(({ id }) => id),
  receipts,
  receiptId: receipts[0]?.id ?? null,
  receiptUrl: receipts[0]?.url ?? null,
});
