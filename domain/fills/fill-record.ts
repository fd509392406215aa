import { fromMinor } from '#domain/money/minor-units.ts';
import { mediaUrl } from '#domain/media/rules.ts';
import type { MediaKind } from '#domain/media/schema.ts';
import type { Id } from '#domain/ids.ts';
import { byTime } from './order-rules.ts';
import type { Fill } from './schema.ts';

/** A fill-up as devices keep it (decision 048). */
export type FillRecord = Omit<Fill, 'cost' | 'discount' | 'fileIds' | 'files'> & {
  costMinor: number | null;
  discountMinor: number | null;
  fillFiles: readonly { fileId: Id; kind: MediaKind; extension: string }[];
  updatedAt: string;
};

function fillOf({ costMinor, discountMinor, fillFiles, updatedAt: _at, ...fields }: FillRecord): Fill {
  const inMainUnit = (minor: number | null) => (minor === null ? null : fromMinor(minor, fields.currency));
  return {
    ...fields,
    cost: inMainUnit(costMinor),
    discount: inMainUnit(discountMinor),
    fileIds: fillFiles.map(({ fileId }) => fileId),
    files: fillFiles.map(({ fileId: id, kind, extension }) => ({
      id,
      kind: kind === 'document' ? 'document' : 'picture',
      url: mediaUrl(id, extension),
    })),
  };
}

/** Newest first. */
export const fillsOf = (records: Iterable<FillRecord>): Fill[] =>
  [...records].map(fillOf).toSorted((a, b) => byTime(b, a));
