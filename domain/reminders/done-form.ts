import * as z from 'zod/mini';
import { TypedMileage } from '#domain/units/distance.ts';
import { formatMoneyField } from '#domain/language/typed-numbers.ts';
import type { Language, Phrase } from '#domain/language/words.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import { repairFields, type Repair } from '#domain/repairs/schema.ts';
import { typedCost } from '#domain/money/typed.ts';
import { Day, pastDay, typed } from '#domain/shapes.ts';
import { withDone, type Done } from './change-rules.ts';
import { isRepairUsual } from './done-repair.ts';
import type { MileageFacts } from '#domain/mileage/estimate-rules.ts';
import { needsMileage } from './next-due-rules.ts';
import type { Plan, Reminder } from './schema.ts';

type RepairValues = { isRepair: boolean; title: string; cost: string; garageName: string };
export type DoneValues = { doneOn: string; doneKm: string; nextDate: string } & RepairValues;

/** What the owner typed of the repair; other fields show suggestions. */
export type TypedRepair = { [Name in keyof RepairValues]?: RepairValues[Name] | undefined };

/** A typed cost needs a repair record to hold it. @param last the repair of the last completion */
export function repairValues(
  typedRepair: TypedRepair,
  reminder: Pick<Reminder, 'title' | 'kind' | 'completions'>,
  last: Pick<Repair, 'title' | 'cost' | 'currency' | 'garageName'> | null,
  { currency, language }: { currency: string; language: Language },
): RepairValues {
  const isRepair = Boolean(typedRepair.cost?.trim()) || (typedRepair.isRepair ?? isRepairUsual(reminder));
  const lastCost =
    last?.cost != null && last.currency === currency
      ? formatMoneyField({ minor: toMinor(last.cost, currency), currency }, language)
      : '';
  return {
    isRepair,
    title: typedRepair.title ?? last?.title ?? reminder.title,
    cost: typedRepair.cost ?? (isRepair ? lastCost : ''),
    garageName: typedRepair.garageName ?? last?.garageName ?? '',
  };
}

/** The mileage suggested for this day, '' if none. */
export type Offer = { day: string; km: string; isRead: boolean };

type Dates = { doneOn: string; nextDate: string | null };
export const nextDateError = 'The new date must be after the day the work was done' satisfies Phrase;
export const isNextLater = ({ doneOn, nextDate }: Dates): boolean => nextDate === null || nextDate > doneOn;

const ignored = z.pipe(
  z.string(),
  z.transform(() => null),
);

/** @param currency of the repair; null if none is recorded */
export const doneForm = (plan: Plan, today: string, currency: string | null = null) =>
  z.pipe(
    z
      .object({
        doneOn: pastDay(today),
        doneKm: TypedMileage.check(
          z.refine((km) => km !== null || !needsMileage(plan), 'Enter the mileage as a whole number'),
        ),
        nextDate: typed(z.nullable(Day)),
        title: currency === null ? z.string() : repairFields.title,
        cost: currency === null ? ignored : typedCost(currency),
        garageName: currency === null ? ignored : typed(repairFields.garageName),
      })
      .check(z.refine(isNextLater, { error: nextDateError, path: ['nextDate'] })),
    z.transform(({ title, cost, garageName, ...done }) => ({
      ...done,
      repair: currency === null ? null : { title, cost, currency, garageName },
    })),
  );

type Checked = { doneOn: string; doneKm: number | null; isKmEstimated: boolean };
type CheckedRepair = { cost: number | null; currency: string } | null;

/** The values to check for typing errors; a suggested estimate was not typed. */
export const doubtedDone = ({ doneOn, doneKm, isKmEstimated }: Checked, repair: CheckedRepair) => ({
  date: doneOn,
  mileage: isKmEstimated ? null : doneKm,
  cost: repair?.cost ?? null,
  currency: repair?.currency ?? '',
});

/** The plan after this completion; null if it does not change when the reminder is due, or ends it. */
export function planAfter(reminder: Reminder, done: Done): Plan | null {
  const { plan, isDone, completions } = withDone(reminder, done, reminder.createdAt);
  const isMove = completions.find(({ id }) => id === done.id)?.previous != null;
  return isMove && !isDone ? plan : null;
}

export function mileageOffer({ dueKm }: Plan, mileage: MileageFacts | null, day: string): Offer {
  if (dueKm === null || !mileage) return { day, km: '', isRead: false };
  const { readOn, km, estimatedKm } = mileage;
  return { day, km: String(estimatedKm), isRead: readOn === day && km === estimatedKm };
}

/** A suggested mileage belongs to its day: another day clears it. */
export const withDay = <V extends Pick<DoneValues, 'doneOn' | 'doneKm'>>(
  values: V,
  doneOn: string,
  { day, km }: Offer,
): V => ({
  ...values,
  doneOn,
  doneKm: doneOn !== day && values.doneKm === km ? '' : values.doneKm,
});

export const isOffered = (
  { doneOn, doneKm }: Pick<DoneValues, 'doneOn' | 'doneKm'>,
  { day, km, isRead }: Offer,
): boolean => km !== '' && doneKm === km && doneOn === day && !isRead;
