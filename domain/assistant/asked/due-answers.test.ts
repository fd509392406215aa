import { expect, test } from 'vitest';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import type { Language } from '#domain/language/words.ts';
import { newReminder } from '#domain/reminders/change-rules.ts';
import type { Reminder, ReminderList } from '#domain/reminders/schema.ts';
import { fullFacts } from '#tests/car-facts.ts';
import { MILES } from '#tests/car-words.ts';
import { planOf } from '#tests/reminders.ts';
import type { CarFacts } from '../car-facts.ts';
import { withDueList } from '../due-facts.ts';
import { offlineReply } from '../offline-reply-rules.ts';
import { assistantInstructions } from '../prompts.ts';

const dataTest = dataTestsOf('assistant/questions.tsv');

const today = '2026-11-22';
const reminder = (
  title: string,
  plan: Partial<Reminder['plan']>,
  changes: Partial<Reminder> = {},
): Reminder => ({
  ...newReminder(
    { id: title, carId: 'car', title, kind: 'other', notes: null, plan: planOf(plan) },
    '2024-01-01T00:00:00.000Z',
  ),
  ...changes,
});

const facts: CarFacts = {
  ...fullFacts,
  readings: [
    { km: 185_000, date: '2026-11-01' },
    { km: 181_000, date: '2026-08-01' },
  ],
  reminders: [
    reminder('Far away', { dueDate: '2028-01-01' }),
    reminder('Inspection', { dueDate: today }),
    reminder('Brake fluid', { dueDate: null, dueKm: 186_100 }),
    reminder('OCTA', { dueDate: '2026-11-21' }),
    reminder('Timing belt', { dueDate: null, dueKm: 184_000 }),
    reminder('Paused', { dueDate: '2026-11-01' }, { isPaused: true }),
    reminder('Done', { dueDate: '2026-11-01' }, { isDone: true }),
  ],
};
const ask = (question: string, language: 'en' | 'lv' = 'en', changes: Partial<CarFacts> = {}) =>
  offlineReply({ ...facts, ...changes }, { question, language, today }).text.replaceAll(
    /\u00a0|\u202f/g,
    ' ',
  );

tableTest([
  'What is due?',
  "what's due",
  'What do I need to do?',
  'What has to be done?',
  'what needs doing',
])(
  'what is due is listed by state, with targets and what is only estimated',
  { tags: ['REM-46'] },
  (question) => {
    expect(ask(question).split('\n')).toEqual([
      'Overdue:',
      '- OCTA: November 21, 2026 (overdue by 1 day)',
      '- Timing belt: at 184 000 km (overdue by 1 000 km)',
      'Next:',
      '- Inspection: November 22, 2026 (due today)',
      '- Brake fluid: at 186 100 km (1 100 km left; about Nov 27, 2026)',
      'The last known mileage is 185 000 km, of November 1, 2026. Enter the one of today, so that this is exact.',
    ]);
  },
);

tableTest(['Kas jāizdara?', 'kas jaizdara', 'Kas jādara?', 'Kas jāpaveic?', 'Kas tuvojas?'])(
  'what is due is listed in Latvian',
  { tags: ['REM-46'] },
  (question) => {
    expect(ask(question, 'lv').split('\n')).toEqual([
      'Nokavēts:',
      '- OCTA: 2026. gada 21. novembris (nokavēts par 1 dienu)',
      '- Timing belt: pie 184 000 km (nokavēts par 1 000 km)',
      'Tuvākie termiņi:',
      '- Inspection: 2026. gada 22. novembris (termiņš ir šodien)',
      '- Brake fluid: pie 186 100 km (atlikuši 1 100 km; aptuveni 27.11.2026.)',
      'Pēdējais zināmais nobraukums ir 185 000 km (2026. gada 1. novembris). Ievadiet šodienas nobraukumu, lai tas būtu precīzi.',
    ]);
  },
);

const only = (one: Reminder, changes: Partial<CarFacts> = {}) =>
  ask('What is due?', 'en', { reminders: [one], ...changes });

test('an estimate is never called overdue', { tags: ['REM-46', 'REM-13'] }, () => {
  const text = only(reminder('Oil', { dueDate: null, dueKm: 185_500 }));
  expect(text).toContain('Oil: at 185 500 km (500 km left; probably due now)');
  expect(text).not.toContain('verdue');
});

test('without a mileage it is asked for; a snooze is named', { tags: ['REM-46'] }, () => {
  const unknown = { readings: [], mileage: null };
  expect(only(reminder('Oil', { dueDate: null, dueKm: 185_500 }), unknown)).toBe(
    'Next:\n- Oil: at 185 500 km (mileage unknown)\n' +
      'The mileage of this car is not known. Enter it, so that reminders come in time.',
  );
  const snooze = { until: '2026-12-01', wasOverdue: false } as never;
  expect(only(reminder('Tax', { dueDate: '2026-11-25' }, { snooze }))).toContain(
    'Tax: November 25, 2026 (days left: 3; snoozed)',
  );
});

test('leads of the car count before those of the owner', { tags: ['REM-46', 'REM-04'] }, () => {
  const reminders = [
    reminder('Tires', { dueDate: '2027-04-01' }),
    reminder('Later', { dueDate: '2027-09-01' }),
  ];
  const leads = { car: { days: 150, km: null }, owner: { days: 10, km: null } };
  expect(ask('What is due?', 'en', { reminders, leads })).toBe(
    'Next:\n- Tires: April 1, 2027 (days left: 130)',
  );
});

test('a car that is not in use has nothing due', { tags: ['REM-46', 'REM-32'] }, () => {
  expect(ask('What is due?', 'en', { isOutOfUse: true })).toBe(
    'This car is not in use, so its reminders are silent.',
  );
});

test('on a device, what waits for a network counts', { tags: ['REM-46', 'REM-42'] }, () => {
  const list: ReminderList = {
    reminders: [
      reminder('Oil', { dueDate: null, dueKm: 190_000 }),
      { ...reminder('Of another car', { dueDate: today }), carId: 'other' },
    ],
    mileage: [
      {
        carId: 'car',
        readings: [{ id: '1', km: 190_500, date: today, source: 'car', sourceId: null }],
        isOutOfUse: false,
        leads: null,
      },
    ],
    leads: null,
  };
  expect(ask('What is due?', 'en', withDueList(facts, list, 'car'))).toBe(
    'Overdue:\n- Oil: at 190 000 km (overdue by 500 km)',
  );
});

test('mileages of what is due are in the unit of the car', { tags: ['REM-46'] }, () => {
  const text = ask('What is due?', 'en', { units: MILES });
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      '- Timing belt: at 114 332 mi (overdue by 621 mi)',
      '- Brake fluid: at 115 637 mi (684 mi left; about Nov 27, 2026)',
      expect.stringContaining('The last known mileage is 114 954 mi'),
    ]),
  );
  expect(text).not.toContain('km');
  const known = { facts: { ...facts, units: MILES }, today, language: 'en', hasTools: false } as const;
  const prompt = assistantInstructions(known);
  expect(prompt).toContain('- overdue: Timing belt at 114332 mi');
  expect(prompt).not.toMatch(/\d km/);
});

dataTest<[Language, string, string, string]>(
  'of an or the reminder that there is, is told',
  (language, question, held, none) => {
    const text = ask(question, language);
    expect(text).toContain(held);
    expect(text.split('\n').at(-1)).toBe(none);
    expect(text).not.toContain('OCTA');
  },
);
