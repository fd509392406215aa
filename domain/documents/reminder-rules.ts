import { addDays } from '#domain/days.ts';
import { newReminder, withEdit } from '#domain/reminders/change-rules.ts';
import { dayOfMonth } from '#domain/reminders/interval-rules.ts';
import type { Plan, Reminder } from '#domain/reminders/schema.ts';
import { isNamedIn, plain, type ServedReminder } from '#domain/reminders/served-rules.ts';
import { reminderKindOf } from './kind-names.ts';
import type { Document, DocumentKind } from './schema.ts';

type Reminded = Pick<Document, 'id' | 'carId' | 'kind' | 'title'> & { validTo?: string | null | undefined };

/** Never repeated: only a date on a paper moves it. */
const planUntil = (validTo: string): Plan => ({
  dueDate: validTo,
  dueKm: null,
  anchorDay: dayOfMonth(validTo),
  repeat: null,
  repeatKm: null,
  yearDays: null,
  base: 'due',
});

/**
 * Null without a 'valid to' date. A new reminder has the id of its document. @returns the same object if nothing
 * changes
 */
export function reminderOfDocument(
  { id, carId, kind, title, validTo = null }: Reminded,
  reminder: Reminder | null,
  createdAt: string,
): Reminder | null {
  if (validTo === null) return null;
  const fields = { title, kind: reminderKindOf[kind] };
  const plan = planUntil(validTo);
  if (!reminder) {
    return { ...newReminder({ id, carId, ...fields, notes: null, plan }, createdAt), documentId: id };
  }
  const isMoved = reminder.plan.dueDate !== validTo;
  const isNamed = reminder.title === fields.title && reminder.kind === fields.kind;
  if (isNamed && !isMoved) return reminder;
  return withEdit(reminder, isMoved ? { ...fields, plan } : fields);
}

/** Words of a paper in both languages, without accents. */
const wordsOfPaper: Record<Exclude<DocumentKind, 'other'>, RegExp> = {
  octa: /\bocta\b|liability|third.party|civiltiesisk/,
  kasko: /kasko|casco|comprehensive/,
  inspection: /inspection|apskat|\bmot\b/,
  registration: /registra|registre|tehniska pase/,
  warranty: /warranty|guarantee|garantij/,
  license: /licen[cs]e|vaditaj/,
};

/** Papers that every car has, so a reminder of no more than 'Insurance' means them. */
const usual = new Set<DocumentKind>(['octa', 'inspection']);

/**
 * The open reminders of the same paper that are due by its end: its own reminder tells of it from now on. Not those
 * that run out before it begins, until that day.
 */
export function endedBy(
  reminders: readonly Reminder[],
  { kind, title, validFrom, validTo }: Pick<Document, 'kind' | 'title' | 'validFrom' | 'validTo'>,
  today: string,
): ServedReminder[] {
  if (validTo === null) return [];
  const isGapBefore = (dueDate: string) =>
    validFrom !== null && validFrom > today && validFrom > addDays(dueDate, 1);
  const offered = reminders.flatMap((reminder) => {
    const { plan, isDone, isPaused, documentId } = reminder;
    const isOpen = !isDone && !isPaused && documentId === null;
    const isDueBefore = plan.dueDate !== null && plan.dueDate <= validTo && !isGapBefore(plan.dueDate);
    if (!isOpen || !isDueBefore || reminder.kind !== reminderKindOf[kind]) return [];
    const papers = Object.entries(wordsOfPaper).filter(([, words]) => words.test(plain(reminder.title)));
    const hasManyKinds = reminder.kind === 'documents';
    const isNamed =
      papers.some(([paper]) => paper === kind) || (hasManyKinds && isNamedIn(title, reminder.title));
    const isUnclear = papers.length === 0 && !hasManyKinds;
    return isNamed || isUnclear ? { reminder, isNamed } : [];
  });
  const isAnyNamed = offered.some(({ isNamed }) => isNamed);
  return offered.map(({ reminder, isNamed }) => ({
    reminder,
    isNamed: isNamed || (!isAnyNamed && usual.has(kind)),
    lacksMileage: false,
    asksDate: false,
    needsDate: false,
    ends: true,
  }));
}
