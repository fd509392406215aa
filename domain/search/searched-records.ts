import type { Document } from '#domain/documents/schema.ts';
import type { Fill } from '#domain/fills/schema.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import type { Issue } from '#domain/issues/schema.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import type { Searched } from './match-rules.ts';

const filled = (...texts: (string | null | undefined)[]) =>
  texts.filter((text) => text != null && text !== '') as string[];

type KnownIssue = Pick<Issue, 'id' | 'carId' | 'title' | 'date' | 'status' | 'drivingAdvice'> &
  Partial<Pick<Issue, 'description' | 'aiSummary' | 'notes' | 'garageName' | 'mechanicName'>>;

export function searchedIssue(issue: KnownIssue): Searched {
  const { id, carId, title, date, status, drivingAdvice: advice, garageName, mechanicName } = issue;
  const day = dayOfInstant(date);
  const place = garageName ?? mechanicName ?? null;
  const texts = filled(issue.description, issue.aiSummary, issue.notes, mechanicName);
  return { kind: 'issue', id, carId, day, title, place, texts, days: [day], status, advice };
}

export function searchedRepair(repair: Repair): Searched {
  const { id, carId, date: day, title, kind: type, cost, currency, garageName, mechanicName } = repair;
  const place = garageName ?? mechanicName;
  const texts = filled(repair.description, mechanicName);
  return { kind: 'repair', id, carId, day, title, place, texts, days: [day], type, cost, currency };
}

export function searchedFill({ id, carId, date: day, ...fill }: Fill): Searched {
  const { station: place, energy: type, amount, cost, currency } = fill;
  const texts = filled(fill.notes);
  return { kind: 'fill', id, carId, day, title: '', place, texts, days: [day], type, amount, cost, currency };
}

export function searchedDocument(document: Document): Searched {
  const { id, carId, kind: type, title, number, company: place, validFrom, validTo, notes } = document;
  const days = filled(validTo, validFrom);
  return {
    kind: 'document',
    id,
    carId,
    day: days[0] ?? null,
    title,
    place,
    texts: filled(number, notes),
    days,
    type,
  };
}

/** One of a document is found as its document. */
export function searchedReminder({
  id,
  carId,
  kind: type,
  title,
  notes,
  plan,
  documentId,
}: Reminder): Searched[] {
  if (documentId !== null) return [];
  const day = plan.dueDate;
  return [
    { kind: 'reminder', id, carId, day, title, place: null, texts: filled(notes), days: filled(day), type },
  ];
}
