import type { Input, Output, Procedure } from '#domain/calls.ts';
import { documentsOf } from '#domain/documents/document-record.ts';
import { carsOf as carsIn } from '#domain/cars/car-record.ts';
import type { Id } from '#domain/ids.ts';
import { issueOf } from '#domain/issues/whole-issue.ts';
import { fillsOf } from '#domain/fills/fill-record.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import { defaultChoices } from '#domain/notices/schema.ts';
import { reminderListOf } from '#domain/reminders/reminder-record.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { rowsIn, type Records } from '#domain/sync/known-records.ts';
import { RecordKind, type Row } from '#domain/sync/schema.ts';
import { recordsOf, shown, type Demo } from './state.ts';

/** Undefined if there is no such record. */
type Answer<P extends Procedure> = (demo: Demo, input: Input<P>) => Output<P> | undefined;

export const carsOf = (demo: Demo): Output<'cars.list'> => ({
  ...shown(demo, 'cars.list', { cars: [], selectedCarId: null, mainCarId: null }),
  cars: carsIn(recordsOf(demo)),
});
const carOf = (demo: Demo, carId: Id) => carsOf(demo).cars.find(({ id }) => id === carId);
const issueIn = (demo: Demo, { carId, issueId }: { carId: Id; issueId: Id }) =>
  issueOf(recordsOf(demo).get(carId) ?? {}, issueId);
const reminderIn = (demo: Demo, { reminderId }: { reminderId: Id }) =>
  reminderListOf(recordsOf(demo)).reminders.find(({ id }) => id === reminderId);
const oneOf =
  <View extends { id: Id }>(all: (records: Records) => View[]) =>
  (demo: Demo, carId: Id, recordId: Id) =>
    all(recordsOf(demo).get(carId) ?? {}).find(({ id }) => id === recordId);
const repairOf = oneOf(repairsOf);
const fillOf = oneOf(fillsOf);
const documentOf = oneOf(documentsOf);
const settingsOf = (demo: Demo) =>
  shown(demo, 'settings.read', {
    ...defaultSettings,
    ...demo.settings,
    currency: 'EUR',
    version: 1,
  });
const noticesOf = (demo: Demo) => {
  const nothingSent = { email: null, pushKey: '', devices: [], calendar: null, address: null };
  return shown(demo, 'notices.read', { ...defaultChoices, ...nothingSent, version: 1 });
};

/** All its records, as a device gets them that knows none. */
function allOf(demo: Demo): Output<'sync.pull'> {
  const cars = [...recordsOf(demo)];
  return {
    cursor: '',
    more: false,
    account: null,
    cars: cars.map(([id, { car = {} }]) => ({ id, revision: 0, car, fill: ['begin', 'end'] })),
    records: Object.fromEntries(
      RecordKind.options.map((kind) => [kind, cars.flatMap(([, of]) => rowsIn<Row>(of, kind))]),
    ),
    removed: [],
  };
}

const done = () => ({ done: true }) as const;

/** How the demo answers what its screens ask; all else takes an account. Writes are applied before they are answered. */
export const demoAnswers: { [P in Procedure]?: Answer<P> } = {
  'sync.pull': allOf,
  'settings.read': settingsOf,
  'settings.edit': settingsOf,
  'cars.list': carsOf,
  'cars.add': (demo, { id }) => carOf(demo, id),
  'cars.read': (demo, { carId }) => carOf(demo, carId),
  'cars.edit': (demo, { carId }) => carOf(demo, carId),
  'cars.delete': carsOf,
  'issues.log': (demo, { carId, id: issueId }) => issueIn(demo, { carId, issueId }),
  'issues.read': issueIn,
  'issues.edit': issueIn,
  'issues.delete': done,
  'recurrences.add': (demo, { id, ...key }) => issueIn(demo, key)?.recurrences.find((one) => one.id === id),
  'recurrences.delete': done,
  'replies.edit': done,
  'replies.delete': done,
  'repairs.log': (demo, { carId, id }) => repairOf(demo, carId, id),
  'repairs.edit': (demo, { carId, repairId }) => repairOf(demo, carId, repairId),
  'repairs.delete': done,
  'mileage.correct': done,
  'fills.log': (demo, { carId, id }) => fillOf(demo, carId, id),
  'fills.edit': (demo, { carId, fillId }) => fillOf(demo, carId, fillId),
  'fills.delete': done,
  'reminders.add': (demo, { id: reminderId }) => reminderIn(demo, { reminderId }),
  'reminders.edit': reminderIn,
  'reminders.done': reminderIn,
  'reminders.undo': reminderIn,
  'reminders.snooze': reminderIn,
  'reminders.pause': reminderIn,
  'reminders.delete': done,
  'documents.add': (demo, { carId, id }) => documentOf(demo, carId, id),
  'documents.edit': (demo, { carId, documentId }) => documentOf(demo, carId, documentId),
  'documents.delete': done,
  'notices.read': noticesOf,
  'notices.edit': noticesOf,
  'share.list': () => ({ links: [] }),
  'share.news': () => ({ records: [] }),
  // The device keeps what is asked in the demo.
  'assistant.thread': () => ({ messages: [] }),
  'assistant.clear': done,
  'assistant.stop': done,
};
