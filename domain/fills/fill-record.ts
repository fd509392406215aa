import { filesOf, rowsOf, type FileRow } from '#domain/media/rules.ts';
import { fromMinorOrNull, toMinorOrNull } from '#domain/money/minor-units.ts';
import { rowsIn } from '#domain/sync/known-records.ts';
import { viewOf } from '#domain/sync/view.ts';
import { byTime } from './order-rules.ts';
import type { Fill } from './schema.ts';

/** A fill-up as devices keep it (decision 048). */
export type FillRecord = Omit<Fill, 'cost' | 'discount' | 'fileIds' | 'files'> & {
  costMinor: number | null;
  discountMinor: number | null;
  fillFiles: readonly FileRow[];
  updatedAt?: string;
};

/** With what was paid as its form has it. */
export const pricedFill = <One extends Pick<FillRecord, 'costMinor' | 'currency'>>(record: One) => ({
  ...record,
  cost: fromMinorOrNull(record.costMinor, record.currency),
});

export function fillOf(record: FillRecord): Fill {
  const { costMinor, discountMinor, fillFiles, updatedAt: _at, ...fields } = record;
  return {
    ...fields,
    cost: fromMinorOrNull(costMinor, fields.currency),
    discount: fromMinorOrNull(discountMinor, fields.currency),
    fileIds: fillFiles.map(({ fileId }) => fileId),
    files: filesOf(fillFiles),
  };
}

export const recordOf = ({ cost, discount, fileIds: _ids, files, ...fields }: Fill): FillRecord => ({
  ...fields,
  costMinor: toMinorOrNull(cost, fields.currency),
  discountMinor: toMinorOrNull(discount, fields.currency),
  fillFiles: rowsOf(files),
});

/** Newest first. */
export const fillsOf = viewOf(['fill'], (records): Fill[] =>
  rowsIn<FillRecord>(records, 'fill')
    .map(fillOf)
    .toSorted((a, b) => byTime(b, a)),
);
