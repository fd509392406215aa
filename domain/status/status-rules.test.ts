import { describe, expect, test } from 'vitest';
import { healthOfOpen } from '#domain/cars/health-facts.ts';
import type { OpenDue } from '#domain/reminders/open-due.ts';
import { carWords } from '#tests/car-words.ts';
import { carStatus, statusInShort, worseCars } from './status-rules.ts';

const TODAY = '2026-11-29';
const due = (title: string, state: OpenDue['state'], daysLeft: number, changes = {}): OpenDue => ({
  title,
  dueDate: '2026-12-09',
  dueKm: null,
  isKmEstimated: false,
  state,
  reason: 'date',
  daysLeft,
  kmLeft: null,
  date: '2026-12-09',
  isEstimated: false,
  isPaper: false,
  isSnoozed: false,
  ...changes,
});
const paper = { isPaper: true };
const problem = (title: string, advice: 'stop_driving' | 'soon' | 'can_wait' | null, urgent = false) => ({
  id: title,
  title,
  advice,
  urgent,
});
const car = (...problems: ReturnType<typeof problem>[]) => ({
  health: healthOfOpen(problems),
  outOfUse: null,
});
const blank = { ...car(), health: { ...car().health, isBlank: true } };
const sold = { ...car(), outOfUse: { reason: 'sold', since: '2026-03-01' } as const };
const octa = due('OCTA', 'overdue', -28, paper);
const oil = due('Oil', 'overdue', -3);
const inspection = due('Inspection', 'soon', 10, paper);

const told = (...[of, list]: [Parameters<typeof carStatus>[0], readonly OpenDue[] | null]) =>
  carStatus(of, list, TODAY, carWords('en')).map(({ level, sentence }) => `${level}: ${sentence}`);

describe('the status of a car is the worst that is known of it', () => {
  test('in its order: do not drive, papers, what is to be checked, what else is overdue, what comes, what can wait', () => {
    const everything = [
      due('Battery', 'ok', 90),
      inspection,
      due('Tires', 'urgent', 2),
      oil,
      octa,
      due('Tax', 'due', 0, paper),
      due('Belt', 'unknown', 0, { reason: null, daysLeft: null }),
    ];
    expect(told(car(problem('Pedal sinks', 'stop_driving'), problem('Squeal', 'soon')), everything)).toEqual([
      'danger: Do not drive',
      'bad: OCTA: overdue by 28 days',
      'bad: Tax: due today',
      'bad: Oil: overdue by 3 days',
      'warning: Inspection: in 10 days',
      'warning: Tires: in 2 days',
      'quiet: Belt: mileage unknown',
    ]);
    expect(told(car(problem('Squeal', 'soon')), [oil, inspection])).toEqual([
      'warning: Have it checked soon',
      'bad: Oil: overdue by 3 days',
      'warning: Inspection: in 10 days',
    ]);
    expect(told(car(problem('Squeak', 'can_wait')), [inspection])).toEqual([
      'warning: Inspection: in 10 days',
      'note: 1 open issue',
    ]);
    expect(told(car(problem('Urgent noise', null, true)), [inspection])[0]).toBe('bad: Urgent issue');
  });

  test.each([
    [
      'a snoozed reminder waits until it is overdue',
      car(),
      [due('Tires', 'soon', 9, { isSnoozed: true })],
      'good: Nothing is due',
    ],
    [
      'snoozed or not, what is overdue is told',
      car(),
      [{ ...octa, isSnoozed: true }],
      'bad: OCTA: overdue by 28 days',
    ],
    ['nothing is known', blank, [], 'quiet: Nothing recorded yet'],
    ['nothing is known of what is due', car(), [], 'quiet: No reminders yet'],
    ['sold', sold, [], 'quiet: Sold on Mar 1, 2026'],
    [
      'sold with an open problem',
      { ...sold, health: car(problem('Smoke', 'soon')).health },
      [],
      'warning: Have it checked soon',
    ],
    ['nothing is wrong', car(), [due('Battery', 'ok', 90)], 'good: Nothing is due'],
  ] as const)('%s', (_what, of, list, first) => {
    expect(told(of, list)[0]).toBe(first);
  });

  test('while it is not known what is due, nothing is said of it, and no car is fine', () => {
    expect(told(car(), null)).toEqual([]);
    expect(told(blank, null)).toEqual([]);
    expect(told(car(problem('Smoke', 'stop_driving')), null)).toEqual(['danger: Do not drive']);
  });
});

test('a line has its reason and the next step, in both languages', () => {
  const of = car(problem('Pedal sinks', 'stop_driving'));
  expect(carStatus(of, [octa], TODAY, carWords('en'))).toEqual([
    {
      kind: 'stop',
      level: 'danger',
      rank: 0,
      sentence: 'Do not drive',
      reason: 'Pedal sinks',
      step: { label: 'What to do now', place: { issue: 'Pedal sinks' } },
    },
    {
      kind: 'overdue',
      level: 'bad',
      rank: 1,
      sentence: 'OCTA: overdue by 28 days',
      reason: 'Dec 9, 2026',
      step: { label: 'Mark as done', place: 'reminders' },
    },
  ]);
  const next = [due('Akumulators', 'ok', 90)];
  expect(carStatus(of, [octa], TODAY, carWords('lv'))[1]).toMatchObject({
    sentence: 'OCTA: nokavēts par 28 dienām',
    step: { label: 'Atzīmēt kā paveiktu' },
  });
  expect(carStatus(car(), next, TODAY, carWords('lv'))[0]).toMatchObject({
    sentence: 'Nekas nav jāveic',
    reason: 'Nākamais: Akumulators, pēc 90 dienām',
  });
  expect(carStatus(car(), [], TODAY, carWords('en'))[0]).toMatchObject({
    reason: 'When inspection, insurance and service are due is not known',
    step: { label: 'Add reminder', place: 'newReminder' },
  });
});

test('open problems lead to their list, a single one to itself', () => {
  const placeOf = (...problems: ReturnType<typeof problem>[]) =>
    carStatus(car(...problems), [], TODAY, carWords('en'))[0]!.step?.place;
  expect(placeOf(problem('Squeak', 'can_wait'))).toEqual({ issue: 'Squeak' });
  expect(placeOf(problem('Squeak', 'can_wait'), problem('Rattle', null, true))).toBe('issues');
});

test('in short, several of a kind are counted', () => {
  const short = (list: OpenDue[]) => {
    const words = carWords('en');
    return statusInShort(carStatus(car(), list, TODAY, words), words);
  };
  expect(short([octa, oil, inspection])).toBe('2 overdue');
  expect(short([inspection, due('Tires', 'soon', 9)])).toBe('2 due soon');
  expect(short([octa, inspection])).toBe('OCTA: overdue by 28 days');
});

test('before the chosen car stand the worst that is worse and each that must not be driven or lacks a paper, of those in use', () => {
  const named = (id: string, of: typeof sold | ReturnType<typeof car>) => ({ ...of, id });
  const chosen = named('chosen', car());
  const cars = [
    chosen,
    named('sold', { ...sold, health: car(problem('Pedal sinks', 'stop_driving')).health }),
    named('squeals', car(problem('Squeal', 'soon'))),
    named('rattles', car(problem('Rattle', 'soon'))),
    named('fine', car()),
  ];
  const ids = (...more: typeof cars) =>
    worseCars([...cars, ...more], chosen, (one) =>
      carStatus(one, one.id === 'uninsured' ? [octa] : [], TODAY, carWords('en')),
    ).map(({ id }) => id);
  expect(ids()).toEqual(['squeals']);
  const stops = ['brakes', 'steering'].map((id) => named(id, car(problem(id, 'stop_driving'))));
  expect(ids(...stops)).toEqual(['brakes', 'steering']);
  expect(ids(named('uninsured', car()), ...stops)).toEqual(['brakes', 'steering', 'uninsured']);
});
