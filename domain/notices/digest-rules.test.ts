import { expect, test } from 'vitest';
import { wordsFor } from '#server/platform/words.ts';
import { reminder } from '#tests/reminders.ts';
import { METRIC } from '#domain/units/units.ts';
import { digestEntries, digestLines, digestSubject, type DigestEntry } from './digest-rules.ts';
import type { MechanicNews } from '#domain/share/schema.ts';
import type { NoticeKey } from './notice-rules.ts';

test('where the mileage is asked for, the last reading is named', { tags: ['NOT-03'] }, () => {
  const readings = [
    { id: '1', km: 90_000, date: '2026-03-22', source: 'car' as const, sourceId: null },
    { id: '2', km: 97_360, date: '2026-09-22', source: 'car' as const, sourceId: null },
  ];
  const list = {
    reminders: [reminder({ plan: { dueKm: 98_900 } })],
    mileage: [{ carId: 'a', readings, isOutOfUse: false }],
  };
  const cars = [{ id: 'a', brand: 'Volvo', model: 'V70', nickname: null, ...METRIC }];
  const notice = { kind: 'mileage', subjectId: 'a', due: '', state: 'asked', round: 0 } as const;
  const [entry] = digestEntries(
    [notice],
    { list, cars, news: [], answers: [] },
    '2026-11-01',
    wordsFor('en'),
  );
  expect(entry!.text).toBe(
    'Last read as 97\u00A0360\u00A0km on Sep 22, 2026, probably about 98\u00A0960\u00A0km by now: ' +
      'please enter the current mileage so that reminders come on time.',
  );
});

const words = wordsFor('en');
const today = '2026-12-10';
const cars = [
  { id: 'a', brand: 'Volvo', model: 'V70', nickname: 'Old Blue', ...METRIC },
  { id: 'b', brand: 'Ford', model: 'Focus', nickname: null, ...METRIC, distanceUnit: 'mi' as const },
];
const list = {
  reminders: [
    reminder({ id: 'oil', title: 'Oil', plan: { dueDate: '2026-12-12' } }),
    reminder({ id: 'belt', title: 'Belt', carId: 'b', plan: { dueKm: 160_934 } }),
    reminder({ id: 'tax', title: 'Tax', carId: 'c', plan: { dueDate: '2026-12-09' } }),
  ],
  mileage: [
    { carId: 'a', readings: [], isOutOfUse: false },
    { carId: 'b', readings: [], isOutOfUse: false },
  ],
};
const news = [
  { kind: 'repair', id: 'r1', carId: 'a', title: 'New belt' },
  { kind: 'issue', id: 'i1', carId: 'c', title: 'Leak' },
  { kind: 'reply', id: 'w1', carId: 'a', issueId: 'i2', title: 'Squeal', isWithdrawn: true },
].map((one) => ({ isWithdrawn: false, mechanicName: 'Ann', addedAt: '', ...one }) as MechanicNews);
const answers = [{ id: 'q1', carId: 'b' }];
const about = (kind: NoticeKey['kind'], subjectId: string, due = ''): NoticeKey => ({
  kind,
  subjectId,
  due,
  state: kind === 'reminder' ? 'urgent' : kind === 'mileage' ? 'asked' : 'added',
  round: 0,
});
const digest = (...notices: NoticeKey[]) =>
  digestEntries(notices, { list, cars, news, answers }, today, words);

test(
  'a digest tells of records, answers and reminders, the most pressing first, then asks',
  { tags: ['NOT-50', 'NOT-51'] },
  () => {
    const entries = digest(
      about('mileage', 'b'),
      about('reminder', 'oil', '2026-12-12|'),
      about('reminder', 'tax', '2026-12-09|'),
      about('answer', 'q1'),
      about('record', 'r1', 'repair'),
      about('record', 'i1', 'issue'),
      about('record', 'w1', 'reply'),
      about('record', 'w1', 'withdrawn'),
    );
    const plain = { reminderId: null, asksMileage: false, path: null };
    expect(entries).toEqual<DigestEntry[]>([
      {
        ...plain,
        kind: 'record',
        carId: 'a',
        title: 'New belt',
        text: 'Added by Ann',
        carName: 'Old Blue',
        path: '/log-repair/a/r1?view',
      },
      {
        ...plain,
        kind: 'record',
        carId: 'c',
        title: 'Leak',
        text: 'Added by Ann',
        carName: '',
        path: '/symptom-summary/c/i1',
      },
      {
        ...plain,
        kind: 'record',
        carId: 'a',
        title: 'Squeal',
        text: 'Ann has withdrawn an answer',
        carName: 'Old Blue',
        path: '/settings/bin',
      },
      {
        ...plain,
        kind: 'answer',
        carId: 'b',
        title: 'Answer from the assistant',
        text: 'The answer to your question is ready.',
        carName: 'Ford Focus',
        path: '/assistant/b',
      },
      {
        ...plain,
        kind: 'reminder',
        carId: 'c',
        reminderId: 'tax',
        title: 'Tax',
        text: 'Overdue by 1 day',
        carName: '',
      },
      {
        ...plain,
        kind: 'reminder',
        carId: 'a',
        reminderId: 'oil',
        title: 'Oil',
        text: 'In 2 days',
        carName: 'Old Blue',
      },
      {
        ...plain,
        kind: 'mileage',
        carId: 'b',
        title: 'What is the mileage?',
        text: "Some reminders are due at a certain mileage, but the car's mileage is not known.",
        carName: 'Ford Focus',
        asksMileage: true,
      },
    ]);
  },
);

test('what is due later now, done, gone or seen is left out', { tags: ['NOT-06'] }, () => {
  expect(
    digest(
      about('reminder', 'oil', '2026-12-11|'),
      about('reminder', 'gone', '2026-12-12|'),
      about('mileage', 'a'),
      about('mileage', 'gone'),
      about('record', 'seen'),
      about('answer', 'seen'),
    ),
  ).toEqual([]);
  expect(digest(about('reminder', 'r1'), about('reminder', 'q1'))).toEqual([]);
});

test('mileages are in the unit of the car, in kilometers where the car is gone', () => {
  const readings = [{ id: '1', km: 160_834, date: today, source: 'car' as const, sourceId: null }];
  const textOf = (of: typeof cars) =>
    digestEntries(
      [about('reminder', 'belt', '|160934')],
      {
        list: { ...list, mileage: [{ carId: 'b', readings, isOutOfUse: false }] },
        cars: of,
        news,
        answers,
      },
      today,
      words,
    ).map(({ text, asksMileage }) => [text, asksMileage]);
  expect(textOf(cars)).toEqual([['62\u00A0mi left', false]]);
  expect(textOf([])).toEqual([['100\u00A0km left', false]]);
});

const entry = (title: string, text = 'Due today', carName = 'Volvo') =>
  ({ ...digest(about('reminder', 'oil', '2026-12-12|'))[0]!, title, text, carName }) satisfies DigestEntry;

test('a subject names the only reminder with its car, or how many there are', () => {
  expect(digestSubject([entry('Oil')], words)).toBe('Oil · Volvo');
  expect(digestSubject([entry('Oil', 'Due today', '')], words)).toBe('Oil');
  expect(digestSubject([entry('Oil'), entry('Belt')], words)).toBe('Carful: 2 reminders');
  expect(digestSubject([], words)).toBe('Carful: 0 reminders');
});

test('lines name each reminder, are shortened, and count what is left out', () => {
  const three = [entry('Oil'), entry('Belt'), entry('Tax')];
  const all = ['Oil: Due today', 'Belt: Due today', 'Tax: Due today'];
  expect(digestLines(three, 3, words)).toEqual(all);
  expect(digestLines(three, 4, words)).toEqual(all);
  expect(digestLines(three, 1, words)).toEqual(['Oil: Due today', '+ 2 more']);
  const [whole, cut] = digestLines([entry('a', 'x'.repeat(157)), entry('a', 'x y'.repeat(80))], 2, words);
  expect(whole).toBe(`a: ${'x'.repeat(157)}`);
  expect(cut!.length).toBeLessThanOrEqual(162);
  expect(cut).toMatch(/ …$/);
});
