import type { Document } from '#domain/documents/schema.ts';
import type { Fill } from '#domain/fills/schema.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import type { Issue } from '#domain/issues/schema.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import type { Searched } from './match-rules.ts';

const filled = (...texts: (string | null | undefined)[]) =>
  texts.filter((text) => text != null && text !== '') as string[];

type SearchableIssue = Pick<Issue, 'id' | 'carId' | 'title' | 'date' | 'status' | 'drivingAdvice'> &
  Partial<Pick<Issue, 'description' | 'aiSummary' | 'notes' | 'garageName' | 'mechanicName'>>;

function issue(record: SearchableIssue): Searched {
  const { id, carId, title, date, status, drivingAdvice: advice, garageName, mechanicName } = record;
  const day = dayOfInstant(date);
  const place = garageName ?? mechanicName ?? null;
  const texts = filled(record.description, record.aiSummary, record.notes, mechanicName);
  return { kind: 'issue', id, carId, day, title, place, texts, days: [day], status, advice };
}

function repair(record: Repair): Searched {
  const { id, carId, date: day, title, kind: type, cost, currency, garageName, mechanicName } = record;
  const place = garageName ?? mechanicName;
  const texts = filled(record.description, mechanicName);
  return { kind: 'repair', id, carId, day, title, place, texts, days: [day], type, cost, currency };
}

function fill({ id, carId, date: day, ...record }: Fill): Searched {
  const { station: place, energy: type, amount, cost, currency } = record;
  const texts = filled(record.notes);
  return { kind: 'fill', id, carId, day, title: '', place, texts, days: [day], type, amount, cost, currency };
}

function document(record: Document): Searched {
  const { id, carId, kind: type, title, number, company: place, validFrom, validTo, notes } = record;
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

/** The reminder of a document is found as the document. */
function reminder({ id, carId, kind: type, title, notes, plan, documentId }: Reminder): Searched[] {
  if (documentId !== null) return [];
  const day = plan.dueDate;
  return [
    { kind: 'reminder', id, carId, day, title, place: null, texts: filled(notes), days: filled(day), type },
  ];
}

export const searched = { issue, repair, fill, document, reminder };
