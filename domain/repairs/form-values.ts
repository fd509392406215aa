import type { LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import { formatMoneyField } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import { toMinor } from './money-rules.ts';
import type { Repair, RepairForm, RepairKind } from './schema.ts';

/** The form as typed. Drafts are stored in this shape, so old ones must still open. */
export type RepairFormValues = {
  title: string;
  date: string;
  kind: RepairKind | '';
  cost: string;
  mileage: string;
  garageName: string;
  mechanicName: string;
  description: string;
  receipt: { id: string; name: string; url: string | null } | null;
  links: Record<string, LinkOutcome>;
};

/** @param date the device's day */
export const emptyRepairForm = (date: string): RepairFormValues => ({
  title: '',
  kind: '',
  cost: '',
  mileage: '',
  garageName: '',
  mechanicName: '',
  description: '',
  date,
  receipt: null,
  links: {},
});

export function repairFormValues(repair: Repair, receiptName: string, language: Language): RepairFormValues {
  const { currency, cost } = repair;
  return {
    title: repair.title,
    date: repair.date,
    kind: repair.kind ?? '',
    cost: cost === null ? '' : formatMoneyField({ minor: toMinor(cost, currency), currency }, language),
    mileage: repair.mileage === null ? '' : String(repair.mileage),
    garageName: repair.garageName ?? '',
    mechanicName: repair.mechanicName ?? '',
    description: repair.description ?? '',
    receipt: repair.receiptId ? { id: repair.receiptId, name: receiptName, url: repair.receiptUrl } : null,
    links: {
      ...Object.fromEntries(repair.resolvedIssues.map((id) => [id, 'resolved' as const])),
      ...Object.fromEntries(repair.partiallyResolvedIssues.map((id) => [id, 'partially_resolved' as const])),
    },
  };
}

/** `seen` is the repair when the edit began: a deleted issue is not a change by the editor. */
export function withoutDeletedIssues(form: RepairForm, values: RepairFormValues, seen: Repair | null) {
  const { repair } = form;
  const known = new Set([
    ...form.offeredIssues.map(({ id }) => id),
    ...(repair ? [...repair.resolvedIssues, ...repair.partiallyResolvedIssues] : []),
  ]);
  const links = Object.fromEntries(Object.entries(values.links).filter(([id]) => known.has(id)));
  return {
    values: { ...values, links },
    seen: seen && {
      ...seen,
      resolvedIssues: seen.resolvedIssues.filter((id) => known.has(id)),
      partiallyResolvedIssues: seen.partiallyResolvedIssues.filter((id) => known.has(id)),
    },
  };
}
