import type { Id } from '#domain/ids.ts';
import type { RepairEdit } from './schema.ts';

type Named = { receiptIds?: readonly Id[] | undefined; receiptId?: Id | null | undefined };

/** Drafts and writes of earlier versions have one receipt, in `receiptId`. */
export const receiptsOf = ({ receiptIds, receiptId }: Named): Id[] =>
  receiptIds ? [...receiptIds] : receiptId ? [receiptId] : [];

type Changes = RepairEdit['changes'];

/** An edit by an earlier version changes one receipt; the others stay. */
export function withReceiptList(
  { receiptId: one, ...changes }: Changes,
  present: readonly Id[],
): Omit<Changes, 'receiptId'> {
  if (!one || changes.receiptIds) return changes;
  return { ...changes, receiptIds: { from: present, to: withOneChanged(present, one.from, one.to) } };
}

function withOneChanged(present: readonly Id[], from: unknown, to: Id | null | undefined): Id[] {
  const at = present.findIndex((id) => id === from);
  const others = present.filter((id) => id !== from);
  if (!to || others.includes(to)) return others;
  return at === -1 ? [...others, to] : others.toSpliced(at, 0, to);
}
