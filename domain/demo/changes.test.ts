import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import type { Procedure } from '#domain/calls.ts';
import { newId } from '#server/platform/deps.ts';
import { answerOf, askNewDemo, DEMO_DAY, demoThings, listsOf, newDemo } from '#tests/demo.ts';
import { reminderDone } from '#tests/nouns/reminders.ts';
import { inputFor } from '#tests/procedure-cases.ts';
import type { DemoReply } from './garage.ts';
import { recordsOf, type Demo } from './state.ts';

const things = demoThings();
const { carId, issueId, reminderId } = things;
const after = (procedure: Procedure, input: object, of = newDemo()): Demo => {
  const asked = askNewDemo(procedure, input, of);
  if (typeof asked === 'string') throw new Error(`${procedure}: ${asked}`);
  return asked.demo;
};
const listed = (of: Demo) => listsOf(recordsOf(of), carId);
const shownIn = (of: Demo) => ({
  ...listed(of),
  garage: answerOf('cars.list', {}, of),
  car: answerOf('cars.read', { carId }, of),
  issue:
    listed(of).issues.some(({ id }) => id === issueId) && answerOf('issues.read', { carId, issueId }, of),
  notices: answerOf('notices.read', {}, of),
  settings: answerOf('settings.read', {}, of),
});
type Shown = keyof ReturnType<typeof shownIn>;

const otherMainCar = () => {
  const { cars, mainCarId } = answerOf('cars.list');
  return { theme: { from: 'system', to: 'dark' }, mainCarId: { from: mainCarId, to: cars[1]!.id } };
};

tableTest<[Procedure, Shown[]]>([
  ['cars.add', ['garage']],
  ['cars.edit', ['garage', 'car']],
  ['settings.edit', ['settings', 'garage']],
  ['notices.edit', ['notices']],
  ['issues.log', ['issues', 'timeline', 'garage']],
  ['issues.edit', ['issue']],
  ['recurrences.add', ['issues', 'issue']],
  ['recurrences.delete', ['issues', 'issue']],
  ['repairs.log', ['repairs', 'timeline', 'issues', 'issue']],
  ['repairs.edit', ['repairs', 'timeline']],
  ['issues.delete', ['issues', 'timeline', 'garage']],
  ['repairs.delete', ['repairs', 'timeline', 'costs']],
  ['fills.log', ['fills', 'costs', 'readings']],
  ['documents.add', ['documents']],
  ['documents.edit', ['documents']],
  ['reminders.add', ['reminders']],
  ['reminders.edit', ['reminders']],
  ['reminders.snooze', ['reminders']],
  ['reminders.pause', ['reminders']],
])('what is done shows at once', { tags: ['DEMO-04'] }, (procedure, shows) => {
  const input = inputFor[procedure](things);
  const of = procedure === 'settings.edit' ? { ...input, changes: otherMainCar() } : input;
  const [before, changed] = [newDemo(), after(procedure, of)].map(shownIn);
  const differing = shows.filter((one) => JSON.stringify(before![one]) !== JSON.stringify(changed![one]));
  expect(differing).toEqual(shows);
});

const reminderIn = (of: Demo) => listed(of).reminders.find(({ id }) => id === reminderId)!;

test('what is done of a reminder shows, and is undone again', { tags: ['DEMO-04'] }, () => {
  const shown = (of: Demo) => {
    const { completions, plan } = reminderIn(of);
    return [completions.length, plan.dueDate, plan.dueKm];
  };
  const begin = shown(newDemo());
  const { plan } = reminderIn(newDemo());
  const completionId = newId();
  const done = reminderDone(carId, reminderId, {
    id: completionId,
    doneOn: DEMO_DAY,
    doneKm: null,
    due: { date: plan.dueDate, km: plan.dueKm },
  });
  const demo = after('reminders.done', done);
  expect(shown(demo)[0]).toBe((begin[0] as number) + 1);
  expect(shown(demo).slice(1)).not.toEqual(begin.slice(1));
  const undone = after('reminders.undo', { opId: newId(), carId, reminderId, completionId }, demo);
  expect(shown(undone)).toEqual(begin);
});

test('a reading that is corrected shows on the car as well', { tags: ['DEMO-04'] }, () => {
  const edited = after('cars.edit', {
    carId,
    baseVersion: 1,
    today: DEMO_DAY,
    changes: { mileage: { from: null, to: 260_000 } },
  });
  const mileage = (of: Demo) => [
    answerOf('cars.read', { carId }, of).mileage,
    answerOf('cars.list', {}, of).cars[0]!.mileage,
    listed(of).readings[0]!.km,
  ];
  expect(mileage(edited)).toEqual([260_000, 260_000, 260_000]);
  const correction = { source: 'car', sourceId: null, date: DEMO_DAY, from: 260_000, km: 255_000 };
  expect(mileage(after('mileage.correct', { carId, ...correction }, edited))).toEqual([
    255_000, 255_000, 255_000,
  ]);
});

test('a quote stands on its problem with its reply until it is deleted', { tags: ['DEMO-04'] }, () => {
  const [{ issueId, reply }] = newDemo().replies as [DemoReply];
  const quotes = (of: Demo) => answerOf('issues.read', { carId, issueId }, of).replies;
  expect(quotes(newDemo())).toEqual([reply]);
  const ids = { opId: newId(), carId, issueId, replyId: reply.id };
  const edit = { ...ids, baseVersion: 1, changes: { ownerReply: { from: '', to: 'On Tuesday' } } };
  expect(quotes(after('replies.edit', edit))).toEqual([{ ...reply, ownerReply: 'On Tuesday' }]);
  expect(quotes(after('replies.delete', ids))).toEqual([]);
});
