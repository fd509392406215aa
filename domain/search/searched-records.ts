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

function issue(known: KnownIssue): Searched {
  const { id, carId, title, date, status, drivingAdvice: advice, garageName, mechanicName } = known;
  const day = dayOfInstant(date);
  const place = garageName ?? mechanicName ?? null;
  const texts = filled(known.description, known.aiSummary, known.notes, mechanicName);
  return { kind: 'issue', id, carId, day, title, place, texts, days: [day], status, advice };
}

function repair(known: Repair): Searched {
  const { id, carId, date: day, title, kind: type, cost, currency, garageName, mechanicName } = known;
  const place = garageName ?? mechanicName;
  const texts = filled(known.description, mechanicName);
  return { kind: 'repair', id, carId, day, title, place, texts, days: [day], type, cost, currency };
}

function fill({ id, carId, date: day, ...known }: Fill): Searched {
  const { station: place, energy: type, amount, cost, currency } = known;
  const texts = filled(known.notes);
  return { kind: 'fill', id, carId, day, title: '', place, texts, days: [day], type, amount, cost, currency };
}

function document(known: Document): Searched {
  const { id, carId, kind: type, title, number, company: place, validFrom, validTo, notes } = known;
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
function reminder({ id, carId, kind: type, title, notes, plan, documentId }: Reminder): Searched[] {
  if (documentId !== null) return [];
  const day = plan.dueDate;
  return [
    { kind: 'reminder', id, carId, day, title, place: null, texts: filled(notes), days: filled(day), type },
  ];
}

export const searched = { issue, repair, fill, document, reminder };
