import type { LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import { formatMoneyField } from '#domain/language/typed-numbers.ts';
import type { Language } from '#domain/language/words.ts';
import type { ChosenRecordFile } from '#domain/media/schema.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import { eachText } from '#domain/text-fields.ts';
import type { Repair, RepairForm, RepairKind } from './schema.ts';
import { repairTexts, type RepairText } from './texts.ts';

/** The form as typed. Drafts are stored in this shape, so old ones must still open. */
export type RepairFormValues = {
  title: string;
  date: string;
  kind: RepairKind | '';
  cost: string;
  /** '' for what is usual for the car. */
  currency: string;
  parts: string;
  labor: string;
  mileage: string;
  receipts: ChosenRecordFile[];
  links: Record<string, LinkOutcome>;
} & Record<RepairText, string>;

const noTexts = eachText(repairTexts, () => '');

/** As earlier versions stored them in a draft: without what was added since, or with one receipt alone. */
type OldValues = Omit<RepairFormValues, 'parts' | 'labor' | 'currency' | RepairText> &
  Partial<RepairFormValues>;
type ValuesWithOneReceipt = Omit<OldValues, 'receipts'> & {
  receipt: Omit<ChosenRecordFile, 'kind'> | null;
};

export function withAddedFields(stored: OldValues | ValuesWithOneReceipt): RepairFormValues {
  const added = { parts: '', labor: '', currency: '', ...noTexts };
  if (!('receipt' in stored)) return { ...added, ...stored };
  const { receipt, ...old } = stored;
  const values = { ...added, ...old };
  if (!receipt) return { ...values, receipts: [] };
  const kind = /\.pdf$/i.test(receipt.url ?? receipt.name) ? 'document' : 'picture';
  return { ...values, receipts: [{ ...receipt, kind }] };
}

export const emptyRepairForm = (date: string): RepairFormValues => ({
  title: '',
  kind: 'repair',
  cost: '',
  currency: '',
  parts: '',
  labor: '',
  mileage: '',
  ...noTexts,
  date,
  receipts: [],
  links: {},
});

export function repairFormValues(repair: Repair, language: Language): RepairFormValues {
  const { currency } = repair;
  const money = (amount: number | null | undefined) =>
    amount == null ? '' : formatMoneyField({ minor: toMinor(amount, currency), currency }, language);
  return {
    title: repair.title,
    date: repair.date,
    kind: repair.kind ?? '',
    cost: money(repair.cost),
    currency,
    parts: money(repair.breakdown?.parts),
    labor: money(repair.breakdown?.labor),
    mileage: repair.mileage === null ? '' : String(repair.mileage),
    ...eachText(repairTexts, (name) => repair[name] ?? ''),
    receipts: repair.receipts.map((file) => ({ ...file, name: '' })),
    links: {
      ...Object.fromEntries(repair.resolvedIssues.map((id) => [id, 'resolved' as const])),
      ...Object.fromEntries(repair.partiallyResolvedIssues.map((id) => [id, 'partially_resolved' as const])),
    },
  };
}

/** For a new repair like this one. */
export const repeatedRepairValues = (repair: Repair, language: Language, date: string): RepairFormValues => ({
  ...repairFormValues(repair, language),
  date,
  mileage: '',
  receipts: [],
  links: {},
});

/** An issue that was deleted meanwhile is no change by the editor. @param seen the repair before the edit */
export function withoutDeletedIssues(form: RepairForm, values: RepairFormValues, seen: Repair | null) {
  const { repair } = form;
  const known = new Set([
    ...form.offeredIssues.map(({ id }) => id),
    ...(repair ? [...repair.resolvedIssues, ...repair.partiallyResolvedIssues] : []),
  ]);
  const links = Object.entries(values.links);
  const left = links.filter(([id]) => known.has(id));
  return {
    values: left.length === links.length ? values : { ...values, links: Object.fromEntries(left) },
    seen: seen && {
      ...seen,
      resolvedIssues: seen.resolvedIssues.filter((id) => known.has(id)),
      partiallyResolvedIssues: seen.partiallyResolvedIssues.filter((id) => known.has(id)),
    },
  };
}
