import type { Input, Output, Procedure } from '#domain/calls.ts';
import { documentsOf as documentsIn } from '#domain/documents/document-record.ts';
import { carsOf as carsIn } from '#domain/cars/car-record.ts';
import type { Id } from '#domain/ids.ts';
import { entriesOf, filtered, type IssueFilter } from '#domain/issues/issue-record.ts';
import { issueOf as oneIssue } from '#domain/issues/whole-issue.ts';
import { fillsOf as fillsIn } from '#domain/fills/fill-record.ts';
import { createWords } from '#domain/language/words.ts';
import { readingsOf as readingsIn } from '#domain/mileage/reading-record.ts';
import { filterRecords } from '#domain/repairs/record-rules.ts';
import { repairsOf as repairsIn } from '#domain/repairs/repair-record.ts';
import { summaryOf } from '#domain/repairs/summary-rules.ts';
import { costsOf } from '#domain/reports/costs-of-car.ts';
import { figuresIn } from '#domain/reports/figures-of-car.ts';
import { timelineOf } from '#domain/reports/timeline-rules.ts';
import { defaultChoices } from '#domain/notices/schema.ts';
import { reminderListOf } from '#domain/reminders/reminder-record.ts';
import { searchPage } from '#domain/search/searched-records.ts';
import { defaultSettings } from '#domain/settings/default-settings.ts';
import { rowsIn } from '#domain/sync/known-records.ts';
import { RecordKind, type Row } from '#domain/sync/schema.ts';
import { recordsOf, shown, type Demo } from './state.ts';

/** Undefined if there is no such record. */
type Answer<P extends Procedure> = (demo: Demo, input: Input<P>) => Output<P> | undefined;

/** Needs a server: it belongs to an account, leaves the device, or asks a model. */
export const ACCOUNT = 'account';

export const carsOf = (demo: Demo): Output<'cars.list'> => ({
  ...shown(demo, 'cars.list', { cars: [], selectedCarId: null, mainCarId: null }),
  cars: carsIn(recordsOf(demo)),
});
const recordsIn = (demo: Demo, carId: Id) => recordsOf(demo).get(carId) ?? {};
const issueIn = (demo: Demo, { carId, issueId }: { carId: Id; issueId: Id }) =>
  oneIssue(recordsIn(demo, carId), issueId);
const repairsOf = (demo: Demo, carId: Id) => repairsIn(recordsIn(demo, carId));
const fillsOf = (demo: Demo, carId: Id) => fillsIn(recordsIn(demo, carId));
const documentsOf = (demo: Demo, carId: Id) => documentsIn(recordsIn(demo, carId));
const readingsOf = (demo: Demo, carId: Id) => readingsIn(recordsIn(demo, carId));
const remindersOf = (demo: Demo) => reminderListOf(recordsOf(demo));
const reminderOf = (demo: Demo, { reminderId }: { reminderId: Id }) =>
  remindersOf(demo).reminders.find(({ id }) => id === reminderId);
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
const repairOf = (demo: Demo, carId: Id, repairId: Id) =>
  repairsOf(demo, carId).find(({ id }) => id === repairId);

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

/** How the demo answers every procedure, or that it needs an account. Writes are applied before they are answered. */
export const demoAnswers: { [P in Procedure]: Answer<P> | typeof ACCOUNT } = {
  'session.read': ACCOUNT,
  'sync.pull': allOf,
  'profile.read': ACCOUNT,
  'profile.save': ACCOUNT,
  'account.read': ACCOUNT,
  'account.events': ACCOUNT,
  'account.confirmEmail': ACCOUNT,
  'account.changeEmail': ACCOUNT,
  'account.endSession': ACCOUNT,
  'account.endSessions': ACCOUNT,
  'account.prove': ACCOUNT,
  'account.removeWayIn': ACCOUNT,
  'account.delete': ACCOUNT,
  'settings.read': settingsOf,
  'settings.edit': settingsOf,
  'cars.list': carsOf,
  'cars.add': (demo, { id: carId }) => carsOf(demo).cars.find(({ id }) => id === carId),
  'cars.read': (demo, { carId }) => carsOf(demo).cars.find(({ id }) => id === carId),
  'cars.edit': (demo, { carId }) => carsOf(demo).cars.find(({ id }) => id === carId),
  'cars.delete': carsOf,
  'issues.list': (demo, { carId, ...query }) => ({
    issues: filtered(
      entriesOf(recordsIn(demo, carId)),
      (Object.keys(query) as IssueFilter[]).filter((name) => String(query[name]) === 'true'),
    ),
    next: null,
  }),
  'issues.log': (demo, { carId, id: issueId }) => issueIn(demo, { carId, issueId }),
  'issues.read': issueIn,
  'issues.edit': issueIn,
  'issues.delete': done,
  'recurrences.add': (demo, { id, ...key }) => issueIn(demo, key)?.recurrences.find((one) => one.id === id),
  'recurrences.delete': done,
  'replies.delete': done,
  'repairs.list': (demo, { carId, shops, ...bounds }) => ({
    repairs: filterRecords(repairsOf(demo, carId), { ...bounds, shops: [shops ?? []].flat() }),
    next: null,
  }),
  'repairs.summary': (demo, { carId, ...year }) => summaryOf(recordsIn(demo, carId), year),
  'repairs.read': (demo, { carId, repairId }) => repairOf(demo, carId, repairId),
  'repairs.log': (demo, { carId, id }) => repairOf(demo, carId, id),
  'repairs.edit': (demo, { carId, repairId }) => repairOf(demo, carId, repairId),
  'repairs.delete': done,
  'mileage.list': (demo, { carId }) => ({ readings: readingsOf(demo, carId) }),
  'mileage.set': ACCOUNT,
  'mileage.correct': done,
  'fills.list': (demo, { carId }) => ({ fills: fillsOf(demo, carId) }),
  'fills.log': (demo, { carId, id }) => fillsOf(demo, carId).find((one) => one.id === id),
  'fills.edit': (demo, { carId, fillId }) => fillsOf(demo, carId).find(({ id }) => id === fillId),
  'fills.delete': done,
  'reminders.list': remindersOf,
  'reminders.add': (demo, { id: reminderId }) => reminderOf(demo, { reminderId }),
  'reminders.edit': reminderOf,
  'reminders.done': reminderOf,
  'reminders.undo': reminderOf,
  'reminders.snooze': reminderOf,
  'reminders.pause': reminderOf,
  'reminders.delete': done,
  'documents.list': (demo, { carId }) => ({ documents: documentsOf(demo, carId) }),
  'documents.add': (demo, { carId, id }) => documentsOf(demo, carId).find((one) => one.id === id),
  'documents.edit': (demo, { carId, documentId }) =>
    documentsOf(demo, carId).find(({ id }) => id === documentId),
  'documents.delete': done,
  'timeline.list': (demo, { carId, kind, timeZone }) => ({
    records: timelineOf(recordsIn(demo, carId), kind, timeZone),
    next: null,
  }),
  'reports.figures': (demo, { carId, timeZone }) => figuresIn(recordsIn(demo, carId), timeZone),
  'reports.costs': (demo) => ({
    cars: [...recordsOf(demo)].map(([carId, records]) => ({ carId, ...costsOf(records) })),
  }),
  'reports.mail': ACCOUNT,
  'search.find': (demo, { from, ...asked }) =>
    searchPage(recordsOf(demo), { ...asked, from: Number(from ?? 0) }, [createWords('en', {}), demo.words()]),
  'bin.list': ACCOUNT,
  'bin.restore': ACCOUNT,
  'bin.restoreCar': ACCOUNT,
  'bin.erase': ACCOUNT,
  'bin.empty': ACCOUNT,
  'imports.list': ACCOUNT,
  'imports.begin': ACCOUNT,
  'imports.stage': ACCOUNT,
  'imports.match': ACCOUNT,
  'imports.compare': ACCOUNT,
  'imports.commit': ACCOUNT,
  'imports.undo': ACCOUNT,
  'imports.askServer': ACCOUNT,
  'imports.fetchFile': ACCOUNT,
  'notices.read': noticesOf,
  'notices.edit': noticesOf,
  'notices.setZone': ACCOUNT,
  'notices.addDevice': ACCOUNT,
  'notices.removeDevice': ACCOUNT,
  'notices.testDevice': ACCOUNT,
  'notices.makeCalendar': ACCOUNT,
  'notices.endCalendar': ACCOUNT,
  'notices.setAddress': ACCOUNT,
  'notices.removeAddress': ACCOUNT,
  'notices.testAddress': ACCOUNT,
  'summary.read': ACCOUNT,
  'operator.state': ACCOUNT,
  'operator.open': ACCOUNT,
  'operator.overview': ACCOUNT,
  'operator.accounts': ACCOUNT,
  'operator.space': ACCOUNT,
  'operator.change': ACCOUNT,
  'operator.resetLink': ACCOUNT,
  'operator.invitations': ACCOUNT,
  'operator.invite': ACCOUNT,
  'operator.endInvitation': ACCOUNT,
  'operator.failures': ACCOUNT,
  'operator.retry': ACCOUNT,
  'operator.actions': ACCOUNT,
  'keys.list': ACCOUNT,
  'keys.create': ACCOUNT,
  'keys.asked': ACCOUNT,
  'keys.connect': ACCOUNT,
  'keys.delete': ACCOUNT,
  'webhooks.list': ACCOUNT,
  'webhooks.create': ACCOUNT,
  'webhooks.resume': ACCOUNT,
  'webhooks.delete': ACCOUNT,
  'webhooks.deliveries': ACCOUNT,
  'webhooks.sendAgain': ACCOUNT,
  'share.list': () => ({ links: [] }),
  'share.news': () => ({ records: [] }),
  'share.create': ACCOUNT,
  'share.edit': ACCOUNT,
  'share.delete': ACCOUNT,
  'share.markSeen': ACCOUNT,
  'share.open': ACCOUNT,
  'share.logRepair': ACCOUNT,
  'share.logSymptom': ACCOUNT,
  'share.logReply': ACCOUNT,
  'share.withdrawReply': ACCOUNT,
  // The device keeps what is asked in the demo.
  'assistant.thread': () => ({ messages: [] }),
  'assistant.suggestions': ACCOUNT,
  'assistant.clear': done,
  'assistant.stop': done,
  'assistant.lastSent': ACCOUNT,
  'functions.analyzeSymptom': ACCOUNT,
  'functions.synthesizeSymptoms': ACCOUNT,
  'functions.carAssistant': ACCOUNT,
};
