import * as z from 'zod/mini';
import { Mileage, distanceUpTo } from '#domain/units/distance.ts';
import { LeadDays, LeadKm } from '#domain/lead-limits.ts';
import { ByKey, Day, filledText, optionalText, wholeNumberUpTo } from '#domain/shapes.ts';
import { isDay } from '#domain/days.ts';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { MileageReading } from '#domain/mileage/schema.ts';
import { editOf, Operation } from '#domain/operations.ts';
import { repairFields } from '#domain/repairs/schema.ts';

export const ReminderKind = z.enum([
  'oil',
  'filter',
  'brakes',
  'belt',
  'tyres',
  'battery',
  'inspection',
  'insurance',
  'tax',
  'documents',
  'other',
]);
export type ReminderKind = z.infer<typeof ReminderKind>;

export const RepeatUnit = z.enum(['day', 'week', 'month', 'year']);
export type RepeatUnit = z.infer<typeof RepeatUnit>;

export const RepeatEvery = wholeNumberUpTo(999);
export const RepeatKm = distanceUpTo(limits.mileageMax);

/** Month and day, of every year, so not February 29. */
export const YearDay = z.string().check(
  z.regex(/^\d\d-\d\d$/, 'Date is required'),
  z.refine((day) => isDay(`2025-${day}`), 'Date is required'),
);
const YearDays = z.array(YearDay).check(z.minLength(1), z.maxLength(12));

const Repeat = z.object({ every: RepeatEvery, unit: RepeatUnit });
export type Repeat = z.infer<typeof Repeat>;

/** The next interval counts from when it was `done`, or from when it was `due`, which keeps an anniversary. */
export const RepeatBase = z.enum(['done', 'due']);

/** Due at the date or the mileage, whichever comes first. Edited as one field, as its parts depend on each other. */
export const Plan = z
  .object({
    dueDate: z.nullable(Day),
    dueKm: z.nullable(Mileage),
    /** The intended day of the month: after February the 31st is the 31st again. */
    anchorDay: z.nullable(z.int().check(z.gte(1), z.lte(31))),
    repeat: z.nullable(Repeat),
    repeatKm: z.nullable(RepeatKm),
    /** Fixed days of the year instead of an interval: the next one after it was due and done. */
    yearDays: z._default(z.nullable(YearDays), null),
    base: RepeatBase,
  })
  .check(
    z.refine(({ dueDate, dueKm }) => dueDate !== null || dueKm !== null, 'Enter a date or a mileage'),
    z.refine(
      ({ dueDate, repeat, yearDays }) => (repeat === null && !yearDays) || dueDate !== null,
      'Date is required',
    ),
    z.refine(({ repeat, yearDays }) => repeat === null || !yearDays, 'Missing information'),
    z.refine(({ dueKm, repeatKm }) => repeatKm === null || dueKm !== null, 'Enter a date or a mileage'),
  );
export type Plan = z.infer<typeof Plan>;

/** An overdue reminder breaks a snooze, unless it was overdue when it was snoozed. */
export const Snooze = z
  .object({
    until: z.nullable(Day),
    km: z.optional(z.object({ until: Mileage, since: Day })),
    wasOverdue: z.boolean(),
  })
  .check(z.refine(({ until, km }) => (until === null) === (km !== undefined), 'Enter a date or a mileage'));
export type Snooze = z.infer<typeof Snooze>;

export const reminderFields = {
  title: filledText(limits.shortText, 'Title is required'),
  kind: ReminderKind,
  notes: optionalText(limits.longText),
  plan: Plan,
  /** Null: the choice of its car, else of its owner, else 30 days and 1,000 km. */
  leadDays: z.nullish(LeadDays),
  leadKm: z.nullish(LeadKm),
};

/** How far ahead reminders warn; null where there is no choice. */
export const Leads = z.object({ days: z.nullable(LeadDays), km: z.nullable(LeadKm) });
export type Leads = z.infer<typeof Leads>;

const Due = z.object({ date: z.nullable(z.string()), km: z.nullable(z.int()) });
export type Due = z.infer<typeof Due>;

export const Previous = z.object({
  dueDate: z.nullable(Day),
  dueKm: z.nullable(Mileage),
  anchorDay: Plan.shape.anchorDay,
  snooze: z.nullable(Snooze),
});

export type Previous = z.infer<typeof Previous>;

export const Completion = z.object({
  id: Id,
  doneOn: Day,
  doneKm: z.nullable(Mileage),
  /** Not confirmed by anyone: the interval counts from it, but it is no reading of the car. */
  isKmEstimated: z.boolean(),
  nextDate: z.nullable(Day),
  repairId: z.nullable(Id),
  /** Whether a repair was recorded with it; null if the form did not ask. */
  madeRepair: z.nullable(z.boolean()),
  /** The plan before it; null if it did not change when the reminder is due. */
  previous: z.nullable(Previous),
  createdAt: z.string(),
});
export type Completion = z.infer<typeof Completion>;

export const Reminder = z.object({
  id: Id,
  carId: Id,
  /** The document whose end it reminds of. */
  documentId: z._default(z.nullable(Id), null),
  title: z.string(),
  kind: ReminderKind,
  notes: z.nullable(z.string()),
  plan: Plan,
  leadDays: z.nullable(z.int()),
  leadKm: z.nullable(z.int()),
  snooze: z.nullable(Snooze),
  isPaused: z.boolean(),
  /** Done, and not repeated. */
  isDone: z.boolean(),
  /** The latest, newest first. */
  completions: z.array(Completion),
  byKey: ByKey,
  version: z.int(),
  createdAt: z.string(),
});
export type Reminder = z.infer<typeof Reminder>;

export const ReminderList = z.object({
  reminders: z.array(Reminder),
  mileage: z.array(
    z.object({
      carId: Id,
      readings: z.array(MileageReading),
      isOutOfUse: z._default(z.boolean(), false),
      leads: z.nullish(Leads),
      yearlyKm: z.nullish(z.int()),
    }),
  ),
  /** Of the owner. */
  leads: z.nullish(Leads),
});
export type ReminderList = z.infer<typeof ReminderList>;

export const ReminderDraft = z.object({ ...Operation, carId: Id, id: Id, ...reminderFields });
export type ReminderDraft = z.input<typeof ReminderDraft>;

export const ReminderEdit = z.object({ carId: Id, reminderId: Id, ...editOf(reminderFields) });
export type ReminderEdit = z.input<typeof ReminderEdit>;

export const reminderKey = { ...Operation, carId: Id, reminderId: Id };

/** Recorded with the completion, on its day and at its mileage. */
export const NewRepair = z.object({
  id: Id,
  title: repairFields.title,
  kind: repairFields.kind,
  cost: repairFields.cost,
  currency: repairFields.currency,
  garageName: repairFields.garageName,
});
export type NewRepair = z.input<typeof NewRepair>;

export const ReminderDone = z.object({
  ...reminderKey,
  id: Id,
  doneOn: Day,
  doneKm: z.nullable(Mileage),
  isKmEstimated: z.boolean(),
  /** What the screen showed as due, so that completing it on two devices counts once. */
  due: Due,
  /** The date on the new document, which overrides the interval. */
  nextDate: z.nullable(Day),
  /** For good: what comes next is told by another record. */
  ends: z.optional(z.boolean()),
  /** Null: none is recorded; absent: the form did not ask. */
  newRepair: z.optional(z.nullable(NewRepair)),
  /** A repair that is recorded already; ignored once it is deleted. */
  repairId: z.optional(z.nullable(Id)),
  /** The completion that this one corrects, which must be the last. */
  replaces: z.optional(Id),
});
export type ReminderDone = z.input<typeof ReminderDone>;

export const ReminderUndo = z.object({
  ...reminderKey,
  completionId: Id,
  /** The repair recorded with it, which is deleted too unless it was edited since. */
  repairId: z.optional(z.nullable(Id)),
});
export const ReminderSnooze = z.object({ ...reminderKey, snooze: z.nullable(Snooze) });
export const ReminderPause = z.object({ ...reminderKey, isPaused: z.boolean() });
