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
  octa: /\bocta\b|\bliability\b|third.party|civiltiesisk\w*/g,
  kasko: /\bkasko\w*|\bcasco\b|\bcomprehensive\b/g,
  inspection: /\binspections?\b|\bapskat\w*|\bmot\b/g,
  registration: /\bregistra\w*|\bregistre\w*|tehniska pase/g,
  warranty: /\bwarrant\w*|\bguarantees?\b|\bgarantij\w*/g,
  license: /\b(?:driver.?s? )?licen[cs]e\b|\bvaditaj\w*/g,
};

/** Words that tell no paper of a kind from another, and the year. */
const usualWords =
  /\b(?:insurance|policy|technical|vehicle|car|certificate|documents?|renew\w*|apdrosin\w*|atbildib\w*|polise|tehnisk\w*|transportlidzekl\w*|auto|apliecib\w*|dokument\w*|20\d\d)\b/g;

/** A car has one at a time. */
const single = new Set<DocumentKind>(['octa', 'kasko', 'inspection', 'registration']);

/** What a title says beside the words of its kind. */
const restOf = (title: string, kind: DocumentKind) =>
  (kind === 'other' ? plain(title) : plain(title).replace(wordsOfPaper[kind], ' '))
    .replace(usualWords, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The open reminders that may be of the same paper and are due by its end: its own reminder tells of it from now on. It
 * is named only if nothing in the titles differs. Not those that run out before it begins, until that day.
 */
export function endedBy(
  reminders: readonly Reminder[],
  { kind, title, validFrom, validTo }: Pick<Document, 'kind' | 'title' | 'validFrom' | 'validTo'>,
  today: string,
): ServedReminder[] {
  if (validTo === null) return [];
  const isGapBefore = (dueDate: string) =>
    validFrom !== null && validFrom > today && validFrom > addDays(dueDate, 1);
  const rest = restOf(title, kind);
  return reminders.flatMap((reminder) => {
    const { plan, isDone, isPaused, documentId } = reminder;
    const isOpen = !isDone && !isPaused && documentId === null;
    const isDueBefore = plan.dueDate !== null && plan.dueDate <= validTo && !isGapBefore(plan.dueDate);
    if (!isOpen || !isDueBefore || reminder.kind !== reminderKindOf[kind]) return [];
    const papers = Object.entries(wordsOfPaper).filter(
      ([, words]) => plain(reminder.title).search(words) !== -1,
    );
    const isOfKind = kind === 'other' ? papers.length === 0 : papers.some(([paper]) => paper === kind);
    const isNamed = isOfKind && rest === restOf(reminder.title, kind) && (rest !== '' || single.has(kind));
    const hasManyKinds = reminder.kind === 'documents';
    const isUnclear = hasManyKinds ? isNamedIn(title, reminder.title) : papers.length === 0;
    const isOffered = isNamed || isUnclear || (isOfKind && kind !== 'other');
    if (!isOffered) return [];
    return [{ reminder, isNamed, lacksMileage: false, asksDate: false, needsDate: false, ends: true }];
  });
}
