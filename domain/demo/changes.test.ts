import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import type { Procedure } from '#domain/calls.ts';
import { newId } from '#server/platform/deps.ts';
import { answerOf, askNewDemo, DEMO_DAY, demoThings, newDemo } from '#tests/demo.ts';
import { reminderDone } from '#tests/nouns/reminders.ts';
import { inputFor } from '#tests/procedure-cases.ts';
import type { Demo } from './state.ts';

const things = demoThings();
const { carId, issueId, repairId, reminderId } = things;
const year = { yearFrom: '2026-01-01', yearTo: '2026-12-31' };
const after = (procedure: Procedure, input: object, of = newDemo()): Demo => {
  const asked = askNewDemo(procedure, input, of);
  if (typeof asked === 'string') throw new Error(`${procedure}: ${asked}`);
  return asked.demo;
};
const reads = {
  'cars.list': {},
  'cars.read': { carId },
  'issues.list': { carId },
  'issues.read': { carId, issueId },
  'repairs.list': { carId },
  'repairs.summary': { carId, ...year },
  'repairs.read': { carId, repairId },
  'fills.list': { carId },
  'documents.list': { carId },
  'reminders.list': {},
  'mileage.list': { carId },
  'timeline.list': { carId },
  'reports.figures': { carId },
  'reports.costs': {},
  'notices.read': {},
  'settings.read': {},
} as const satisfies Partial<Record<Procedure, object>>;
type Read = keyof typeof reads;

const otherMainCar = () => {
  const { cars, mainCarId } = answerOf('cars.list');
  return { theme: { from: 'system', to: 'dark' }, mainCarId: { from: mainCarId, to: cars[1]!.id } };
};

tableTest<[Procedure, Read[]]>([
  ['cars.add', ['cars.list', 'reports.costs']],
  ['cars.edit', ['cars.list', 'cars.read']],
  ['settings.edit', ['settings.read', 'cars.list']],
  ['notices.edit', ['notices.read']],
  ['issues.log', ['issues.list', 'timeline.list', 'cars.list', 'reports.figures']],
  ['issues.edit', ['issues.read']],
  ['recurrences.add', ['issues.list', 'issues.read']],
  ['recurrences.delete', ['issues.list', 'issues.read']],
  ['repairs.log', ['repairs.list', 'repairs.summary', 'timeline.list', 'issues.list', 'issues.read']],
  ['repairs.edit', ['repairs.list', 'repairs.read', 'timeline.list']],
  ['issues.delete', ['issues.list', 'timeline.list', 'cars.list']],
  [
    'repairs.delete',
    ['repairs.list', 'repairs.summary', 'timeline.list', 'reports.figures', 'reports.costs'],
  ],
  ['fills.log', ['fills.list', 'reports.costs', 'mileage.list']],
  ['documents.add', ['documents.list']],
  ['documents.edit', ['documents.list']],
  ['reminders.add', ['reminders.list']],
  ['reminders.edit', ['reminders.list']],
  ['reminders.snooze', ['reminders.list']],
  ['reminders.pause', ['reminders.list']],
])('what is done shows at once', { tags: ['DEMO-04'] }, (procedure, shows) => {
  const input = inputFor[procedure](things);
  const of = procedure === 'settings.edit' ? { ...input, changes: otherMainCar() } : input;
  const [before, changed] = [newDemo(), after(procedure, of)];
  const differing = shows.filter((read) => {
    const [was, becomes] = [before, changed].map((one) => answerOf(read, reads[read], one));
    return JSON.stringify(was) !== JSON.stringify(becomes);
  });
  expect(differing).toEqual(shows);
});

test('what is done of a reminder shows, and is undone again', { tags: ['DEMO-04'] }, () => {
  const shown = (of: Demo) => {
    const { completions, plan } = answerOf('reminders.list', {}, of).reminders.find(
      ({ id }) => id === reminderId,
    )!;
    return [completions.length, plan.dueDate, plan.dueKm];
  };
  const begin = shown(newDemo());
  const { plan } = answerOf('reminders.list').reminders.find(({ id }) => id === reminderId)!;
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
    answerOf('mileage.list', { carId }, of).readings[0]!.km,
  ];
  expect(mileage(edited)).toEqual([260_000, 260_000, 260_000]);
  const correction = { source: 'car', sourceId: null, date: DEMO_DAY, from: 260_000, km: 255_000 };
  expect(mileage(after('mileage.correct', { carId, ...correction }, edited))).toEqual([
    255_000, 255_000, 255_000,
  ]);
});
