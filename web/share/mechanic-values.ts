import { dayOfInstant, parseMoney } from '#domain/language/format.ts';
import type { Phrase } from '#domain/language/words.ts';
import type { LinkOutcome } from '#domain/issues/repair-link-rules.ts';
import { fromMinor } from '#domain/repairs/money-rules.ts';
import type { MechanicRepair, MechanicSymptom } from '#domain/share/schema.ts';
import type { Id } from '#domain/ids.ts';

/** What both forms of a mechanic ask for, as typed. */
export type MechanicValues = {
  /** The id of the record to be: sent again it is the same record. */
  id: Id;
  title: string;
  description: string;
  date: string;
  mechanicName: string;
  garageName: string;
  /** It was typed under an earlier link; its files stayed behind there. */
  carried?: 'whole' | 'withoutFiles';
};
export type MechanicErrors = Partial<Record<keyof MechanicValues | 'cost', Phrase>>;

/** Who fills in the forms: asked once in a tab. */
export type Who = Pick<MechanicValues, 'mechanicName' | 'garageName'>;

const today = () => dayOfInstant(new Date().toISOString());

export const emptyValues = (id: Id, who: Who): MechanicValues => ({
  ...{ id, title: '', description: '', date: today() },
  ...who,
});

/** VAL-49 to VAL-60 */
export function mechanicErrors(values: MechanicValues): MechanicErrors {
  return {
    ...(values.title.trim() ? {} : { title: 'Title is required' as const }),
    ...(values.description.trim() ? {} : { description: 'Description is required' as const }),
    ...dateError(values.date),
    ...(values.mechanicName.trim() ? {} : { mechanicName: 'Your name is required' as const }),
  };
}

function dateError(date: string): Pick<MechanicErrors, 'date'> {
  if (!date) return { date: 'Date is required' };
  return date > today() ? { date: 'The time cannot be in the future' } : {};
}

/** D70 */
export const costError = (cost: string, currency: string): MechanicErrors =>
  cost.trim() && parseMoney(cost, currency) === null ? { cost: 'Please enter a valid amount' } : {};

type Draft<Payload> = Omit<Payload, 'opId' | 'token'>;

const signed = ({ id, title, description, mechanicName, garageName }: MechanicValues) => ({
  ...{ id, title: title.trim(), description: description.trim(), mechanicName: mechanicName.trim() },
  garageName: garageName.trim() || null,
});

/** Call it when there are no errors. */
export function repairPayload(
  values: MechanicValues & { cost: string; links: Record<string, LinkOutcome> },
  currency: string,
  receiptImage: Id | null,
): Draft<MechanicRepair> {
  const minor = values.cost.trim() ? parseMoney(values.cost, currency) : null;
  const listed = (outcome: LinkOutcome) =>
    Object.keys(values.links).filter((id) => values.links[id] === outcome);
  return {
    ...signed(values),
    date: values.date,
    cost: minor === null ? null : fromMinor(minor, currency),
    receiptImage,
    resolvedIssues: listed('resolved'),
    partiallyResolvedIssues: listed('partially_resolved'),
  };
}

/** Today is now; an earlier day is its noon (LOG-08). */
export function symptomPayload(values: MechanicValues, images: Id[]): Draft<MechanicSymptom> {
  const date =
    values.date === today() ? new Date().toISOString() : new Date(`${values.date}T12:00`).toISOString();
  return { ...signed(values), date, images };
}
