import { dayOfMonth } from './interval-rules.ts';
import type { Plan, Reminder, ReminderKind, RepeatUnit } from './schema.ts';

/** The form as typed. Drafts are stored in this shape, so old ones must still open. */
export type ReminderFormValues = {
  title: string;
  kind: ReminderKind;
  dueDate: string;
  dueKm: string;
  repeats: boolean;
  repeatEvery: string;
  repeatUnit: RepeatUnit;
  repeatKm: string;
  /** Fixed days of the year, 'MM-dd'; absent in drafts of earlier versions. */
  yearDays?: readonly string[];
  /** Empty: the usual one of the kind. */
  base: Plan['base'] | '';
  leadDays: string;
  leadKm: string;
  notes: string;
  /** The day of the month of the edited plan, valid while the date is unchanged. */
  anchor: { dueDate: string; day: number } | null;
};

export const emptyReminderForm: ReminderFormValues = {
  yearDays: [],
  title: '',
  kind: 'other',
  dueDate: '',
  dueKm: '',
  repeats: false,
  repeatEvery: '',
  repeatUnit: 'month',
  repeatKm: '',
  base: '',
  leadDays: '',
  leadKm: '',
  notes: '',
  anchor: null,
};

const text = (value: number | null | undefined) => (value == null ? '' : String(value));

export function reminderFormValues({ plan, ...reminder }: Reminder): ReminderFormValues {
  const { dueDate, anchorDay, repeat, yearDays } = plan;
  return {
    title: reminder.title,
    kind: reminder.kind,
    dueDate: dueDate ?? '',
    dueKm: text(plan.dueKm),
    repeats: repeat !== null || plan.repeatKm !== null || Boolean(yearDays),
    yearDays: yearDays ?? [],
    repeatEvery: text(repeat?.every),
    repeatUnit: repeat?.unit ?? 'month',
    repeatKm: text(plan.repeatKm),
    base: plan.base,
    leadDays: text(reminder.leadDays),
    leadKm: text(reminder.leadKm),
    notes: reminder.notes ?? '',
    anchor: dueDate !== null && anchorDay !== null ? { dueDate, day: anchorDay } : null,
  };
}

export const anchorOfForm = (dueDate: string | null, anchor: ReminderFormValues['anchor']): number | null => {
  if (dueDate === null) return null;
  return anchor?.dueDate === dueDate ? anchor.day : dayOfMonth(dueDate);
};
