import type { Query } from './query.ts';
import type { GarageRecord } from './records.ts';

/** What a record is ordered by. */
const sizeIn = (query: Query, currency: string) => (record: GarageRecord) => {
  if (query.measure === 'volume' && record.kind === 'fill') return record.fill.amount;
  const { cost } = record;
  if (cost?.currency !== currency) return null;
  if (query.measure !== 'unit-price' || record.kind !== 'fill') return cost.minor;
  return record.fill.amount === null ? null : cost.minor / record.fill.amount;
};

/** By what it cost; of fill-ups whose size is asked for, by their amount. */
export function inOrder(records: readonly GarageRecord[], query: Query, currency: string): GarageRecord[] {
  if (query.order === 'oldest') return records.toReversed();
  if (query.order !== 'most' && query.order !== 'least') return [...records];
  const size = sizeIn(query, currency);
  const sign = query.order === 'most' ? -1 : 1;
  return records.filter((record) => size(record) !== null).toSorted((a, b) => sign * (size(a)! - size(b)!));
}

/** What costs as much as the last that was asked for is named with it. */
export function limitedTo(ordered: readonly GarageRecord[], query: Query, currency: string): GarageRecord[] {
  const limit = query.limit!;
  const size = sizeIn(query, currency);
  const last = ordered[limit - 1];
  const isRanked = last && (query.order === 'most' || query.order === 'least');
  return ordered.filter((record, at) => at < limit || (isRanked && size(record) === size(last)));
}
