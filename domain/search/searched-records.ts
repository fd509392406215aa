import { documentsOf } from '#domain/documents/document-record.ts';
import type { Document } from '#domain/documents/schema.ts';
import type { FillRecord } from '#domain/fills/fill-record.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import type { IssueRecord } from '#domain/issues/issue-record.ts';
import { fromMinorOrNull } from '#domain/money/minor-units.ts';
import { remindersOf } from '#domain/reminders/reminder-record.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import type { RepairRecord } from '#domain/repairs/repair-record.ts';
import { rowsIn, type Cars } from '#domain/sync/known-records.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Words } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import { findRecords, type Searched } from './match-rules.ts';
import { parseSearch } from './query-rules.ts';
import type { SearchAnswer, SearchGroup, SearchKind } from './schema.ts';

type Asked = {
  text: string;
  timeZone?: string | undefined;
  kind?: SearchKind | undefined;
  from?: number | undefined;
};

const filled = (...texts: (string | null | undefined)[]) =>
  texts.filter((text) => text != null && text !== '') as string[];

function issue(record: IssueRecord, timeZone?: string) {
  const { id, carId, title, date, status, drivingAdvice: advice, garageName, mechanicName } = record;
  const day = dayOfInstant(date, timeZone);
  const place = garageName ?? mechanicName;
  const { replies = [] } = record;
  const answers = replies.flatMap((one) => [
    one.text,
    one.included,
    one.ownerReply,
    one.mechanicName,
    one.garageName,
  ]);
  const texts = filled(record.description, record.aiSummary, record.notes, mechanicName, ...answers);
  return {
    kind: 'issue',
    id,
    carId,
    day,
    title,
    place,
    texts,
    days: [day],
    status,
    advice,
  } satisfies Searched;
}

function repair(record: RepairRecord) {
  const { id, carId, date: day, title, kind: type, currency, garageName, mechanicName } = record;
  const place = garageName ?? mechanicName;
  const texts = filled(record.description, mechanicName);
  return {
    kind: 'repair',
    id,
    carId,
    day,
    title,
    place,
    texts,
    days: [day],
    type,
    cost: fromMinorOrNull(record.costMinor, currency),
    currency,
  } satisfies Searched;
}

function fill(record: FillRecord) {
  const { id, carId, date: day, station: place, energy: type, amount, currency } = record;
  const texts = filled(record.notes);
  return {
    kind: 'fill',
    id,
    carId,
    day,
    title: '',
    place,
    texts,
    days: [day],
    type,
    amount,
    cost: fromMinorOrNull(record.costMinor, currency),
    currency,
  } satisfies Searched;
}

function document(record: Document) {
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
  } satisfies Searched;
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

/** All that can be searched of these cars. @param timeZone decides the day of a problem; that of the device */
export const searchedOf = (cars: Cars, timeZone?: string): Searched[] =>
  [...cars.values()].flatMap((records) => [
    ...rowsIn<IssueRecord>(records, 'issue').map((one) => issue(one, timeZone)),
    ...rowsIn<RepairRecord>(records, 'repair').map(repair),
    ...rowsIn<FillRecord>(records, 'fill').map(fill),
    ...documentsOf(records).map(document),
    ...remindersOf(records).flatMap(reminder),
  ]);

/** As the API answers: of all kinds the first few, of one kind a page. */
export function searchPage(
  cars: Cars,
  { text, kind, from = 0, timeZone }: Asked,
  words: readonly Words[],
): SearchAnswer {
  const named = [...cars.values()].map(({ car }) => car as Car);
  const { groups } = findRecords(searchedOf(cars, timeZone), parseSearch(text, words), named, kind ?? null);
  if (kind === undefined) return { groups };
  const page = (group: SearchGroup) => group.records.slice(from, from + limits.listChunk);
  return { groups: groups.map((group) => ({ ...group, records: page(group) })) };
}
