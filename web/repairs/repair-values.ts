import { dayOfInstant, formatMoneyField, parseMoney, parseWholeNumber } from '#domain/language/format.ts';
import type { Language, Phrase } from '#domain/language/words.ts';
import type { LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import { typedMileage } from '#domain/mileage/rules.ts';
import { fromMinor, toMinor } from '#domain/repairs/money-rules.ts';
import type { Repair, RepairDraft, RepairForm, RepairKind } from '#domain/repairs/schema.ts';

/** A repair as it stands in the form: texts as typed. */
export type RepairValues = {
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

export type RepairErrors = Partial<Record<keyof RepairValues, Phrase>>;

export const emptyRepair = (): RepairValues => ({
  ...{ title: '', kind: '', cost: '', mileage: '', garageName: '', mechanicName: '', description: '' },
  date: dayOfInstant(new Date().toISOString()),
  receipt: null,
  links: {},
});

export function repairValues(repair: Repair, receiptName: string, language: Language): RepairValues {
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

const lists = (repair: Repair) => [...repair.resolvedIssues, ...repair.partiallyResolvedIssues];

/** Takes out what can be linked no longer, such as a problem deleted meanwhile: neither offered nor listed. */
export function withoutGone(form: RepairForm, values: RepairValues, seen: Repair | null) {
  const known = new Set([
    ...form.offeredIssues.map(({ id }) => id),
    ...(form.repair ? lists(form.repair) : []),
  ]);
  const links = Object.fromEntries(Object.entries(values.links).filter(([id]) => known.has(id)));
  return {
    values: { ...values, links },
    // What is gone was not taken out by whoever edits: it is no change of theirs.
    seen: seen && {
      ...seen,
      resolvedIssues: seen.resolvedIssues.filter((id) => known.has(id)),
      partiallyResolvedIssues: seen.partiallyResolvedIssues.filter((id) => known.has(id)),
    },
  };
}

/** VAL-44 to VAL-46, D70. */
export function repairErrors(values: RepairValues, currency: string): RepairErrors {
  const errors: RepairErrors = {};
  if (!values.title.trim()) errors.title = 'Repair title is required';
  if (!values.date) errors.date = 'Date is required';
  if (values.cost.trim() && parseMoney(values.cost, currency) === null)
    errors.cost = 'Please enter a valid amount';
  if (typedMileage(values.mileage) === 'wrong') errors.mileage = 'Enter the mileage as a whole number';
  return errors;
}

/** An empty text is dropped, not sent (VAL-47, VAL-48). */
const filled = <Name extends string>(name: Name, text: string) =>
  (text.trim() ? { [name]: text.trim() } : {}) as { [Key in Name]?: string };

/** What is sent for a new repair: call it when there are no errors. */
export function repairFields(
  values: RepairValues,
  currency: string,
): Omit<RepairDraft, 'opId' | 'carId' | 'id'> {
  const minor = values.cost.trim() ? parseMoney(values.cost, currency) : null;
  const listed = (outcome: LinkOutcome) =>
    Object.keys(values.links)
      .filter((id) => values.links[id] === outcome)
      .toSorted();
  return {
    title: values.title.trim(),
    date: values.date,
    currency,
    ...(minor === null ? {} : { cost: fromMinor(minor, currency) }),
    ...filled('description', values.description),
    ...filled('garageName', values.garageName),
    ...filled('mechanicName', values.mechanicName),
    ...(values.kind ? { kind: values.kind } : {}),
    ...(values.mileage.trim() ? { mileage: parseWholeNumber(values.mileage) } : {}),
    ...(values.receipt ? { receiptId: values.receipt.id } : {}),
    resolvedIssues: listed('resolved'),
    partiallyResolvedIssues: listed('partially_resolved'),
  };
}
