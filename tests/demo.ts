import type { Output, Procedure } from '#domain/calls.ts';
import { askDemo } from '#domain/demo/ask.ts';
import { demoGarage, demoReplies } from '#domain/demo/garage.ts';
import { recordsOf, type Demo } from '#domain/demo/state.ts';
import { documentsOf } from '#domain/documents/document-record.ts';
import { fillsOf } from '#domain/fills/fill-record.ts';
import type { Id } from '#domain/ids.ts';
import { entriesOf } from '#domain/issues/issue-record.ts';
import { createWords } from '#domain/language/words.ts';
import { readingsOf } from '#domain/mileage/reading-record.ts';
import { reminderListOf } from '#domain/reminders/reminder-record.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import { costsOf } from '#domain/reports/costs-of-car.ts';
import { timelineOf } from '#domain/reports/timeline-rules.ts';
import { searchPage } from '#domain/search/searched-records.ts';
import type { Cars } from '#domain/sync/known-records.ts';
import { newId } from '#server/platform/deps.ts';
import type { Things } from './noun-case.ts';

export const DEMO_DAY = '2026-03-15';
const AT = `${DEMO_DAY}T12:00:00.000Z`;

/** As it begins on that day. */
export const newDemo = (language: 'en' | 'lv' = 'en'): Demo => ({
  operations: demoGarage({ today: DEMO_DAY, language }),
  files: new Map(),
  replies: demoReplies({ today: DEMO_DAY, language }),
  today: DEMO_DAY,
  settings: { language, theme: 'system' },
  words: () => createWords(language, {}),
  untitled: () => 'Untitled',
});

export const askNewDemo = <P extends Procedure>(procedure: P, input: object = {}, of = newDemo()) =>
  askDemo(of, procedure, input as never, AT);

export function answerOf<P extends Procedure>(procedure: P, input: object = {}, of = newDemo()): Output<P> {
  const asked = askNewDemo(procedure, input, of);
  if (typeof asked === 'string') throw new Error(`${procedure}: ${asked}`);
  return asked.output;
}

/** What screens show of the records of a car. */
export function listsOf(cars: Cars, carId: Id) {
  const records = cars.get(carId) ?? {};
  const { reminders } = reminderListOf(cars);
  return {
    issues: entriesOf(records),
    repairs: repairsOf(records),
    fills: fillsOf(records),
    documents: documentsOf(records),
    readings: readingsOf(records),
    reminders: reminders.filter((one) => one.carId === carId),
    timeline: timelineOf(records, undefined, 'UTC'),
    costs: costsOf(records),
  };
}

/** What a search in both languages finds in the demo. */
export const foundIn = (demo: Demo, text: string) =>
  searchPage(recordsOf(demo), { text, timeZone: 'UTC', from: 0 }, [createWords('en', {}), demo.words()])
    .groups;

/** The ids of one record of each kind in the demo. */
export function demoThings(): Things {
  const { cars } = answerOf('cars.list');
  const carId = cars[0]!.id;
  const { issues, repairs, fills, documents, reminders } = listsOf(recordsOf(newDemo()), carId);
  const issueId = issues.find(({ recurring }) => recurring)!.id;
  return {
    carId,
    issueId,
    recurrenceId: answerOf('issues.read', { carId, issueId }).recurrences[0]!.id,
    repairId: repairs[0]!.id,
    fillId: fills[0]!.id,
    documentId: documents[0]!.id,
    reminderId: reminders.find(({ documentId }) => documentId === null)!.id,
    completionId: newId(),
  } as Partial<Things> as Things;
}
