import * as z from 'zod/mini';
import { TypedMileage } from '#domain/units/distance.ts';
import { parseWholeNumber } from '#domain/language/typed-numbers.ts';
import { parseDistance } from '#domain/units/typed.ts';
import type { Phrase } from '#domain/language/words.ts';
import { Day, typed } from '#domain/shapes.ts';
import { anchorOfForm } from './form-values.ts';
import { usualBase } from './kind-names.ts';
import { LeadDays, LeadKm } from '#domain/lead-limits.ts';
import {
  reminderFields,
  ReminderKind,
  RepeatBase,
  RepeatEvery,
  RepeatKm,
  RepeatUnit,
  YearDay,
  type Plan,
} from './schema.ts';

const number = (text: string) => parseWholeNumber(text) ?? NaN;
const distance = (text: string) => parseDistance(text) ?? NaN;
const Typed = z.object({
  title: reminderFields.title,
  kind: ReminderKind,
  dueDate: typed(z.nullable(Day)),
  dueKm: TypedMileage,
  repeats: z.boolean(),
  repeatEvery: typed(z.nullable(RepeatEvery), number),
  repeatUnit: RepeatUnit,
  repeatKm: typed(z.nullable(RepeatKm), distance),
  yearDays: z._default(z.array(YearDay), []),
  base: z.union([RepeatBase, z.literal('')]),
  leadDays: typed(z.nullable(LeadDays), number),
  leadKm: typed(z.nullable(LeadKm), distance),
  notes: typed(reminderFields.notes),
  anchor: z.nullable(z.object({ dueDate: z.string(), day: z.int() })),
});
type Typed = z.output<typeof Typed>;

const needs = (path: keyof Typed, error: Phrase, isMet: (typed: Typed) => boolean) =>
  z.refine<Typed>(isMet, { error, path: [path] });

/** An interval of time needs a due date, an interval of distance a due mileage. */
export const reminderForm = z.pipe(
  Typed.check(
    needs('dueDate', 'Enter a date or a mileage', ({ dueDate, dueKm }) => dueDate !== null || dueKm !== null),
    needs(
      'repeatEvery',
      'Enter a whole number above zero',
      ({ repeats, repeatEvery, repeatKm, yearDays }) =>
        !repeats || repeatEvery !== null || repeatKm !== null || yearDays.length > 0,
    ),
    needs(
      'dueDate',
      'Date is required',
      ({ repeats, repeatEvery, yearDays, dueDate }) =>
        !repeats || (repeatEvery === null && yearDays.length === 0) || dueDate !== null,
    ),
    needs(
      'dueKm',
      'Enter the mileage as a whole number',
      ({ repeats, repeatKm, dueKm }) => !repeats || repeatKm === null || dueKm !== null,
    ),
  ),
  z.transform(({ title, kind, notes, leadDays, leadKm, ...typedPlan }: Typed) => ({
    title,
    kind,
    notes,
    leadDays,
    leadKm,
    plan: planOf(kind, typedPlan),
  })),
);
export type ReminderFormFields = z.output<typeof reminderForm>;

type TypedPlan = Omit<Typed, 'title' | 'kind' | 'notes' | 'leadDays' | 'leadKm'>;

function planOf(kind: ReminderKind, { dueDate, dueKm, repeats, ...plan }: TypedPlan): Plan {
  const { repeatEvery: every, repeatUnit: unit } = plan;
  const isFixed = repeats && plan.yearDays.length > 0;
  return {
    dueDate,
    dueKm,
    anchorDay: anchorOfForm(dueDate, plan.anchor),
    repeat: repeats && every !== null && !isFixed ? { every, unit } : null,
    repeatKm: repeats ? plan.repeatKm : null,
    yearDays: isFixed ? [...new Set(plan.yearDays)].toSorted() : null,
    base: plan.base || usualBase(kind),
  };
}

/** For a car or an owner: reminders without a choice of their own use it. */
export const leadsForm = z.object({
  leadDays: typed(z.nullable(LeadDays), number),
  leadKm: typed(z.nullable(LeadKm), distance),
});
