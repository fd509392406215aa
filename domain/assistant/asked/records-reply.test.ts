import { describe, expect, test } from 'vitest';
import { partsOf, tableTest, tablesOf } from '#tests/tables.ts';
import { expectBounded } from '#tests/bounded.ts';
import { offlineReply } from '../offline-reply-rules.ts';
import type { CarFacts } from '../car-facts.ts';
import { recordsReplyTo } from './records-reply.ts';
import { emptyFacts, fillFact, fullFacts, issueFact, repairFact } from '#tests/car-facts.ts';
import { newReminder } from '#domain/reminders/change-rules.ts';

const table = tablesOf('assistant/questions.tsv');

const eur = (minor: number) => ({ minor, currency: 'EUR' });
const sek = (minor: number) => ({ minor, currency: 'SEK' });
const plan = (dueDate: string, dueKm: number | null = null) => ({
  dueDate,
  dueKm,
  anchorDay: null,
  repeat: null,
  repeatKm: null,
  yearDays: null,
  base: 'done' as const,
});
const reminder = (title: string, dueDate: string, dueKm: number | null = null) =>
  newReminder(
    { id: title, carId: 'car', title, kind: 'other', notes: null, plan: plan(dueDate, dueKm) },
    '2024-01-01T00:00:00.000Z',
  );

const facts: CarFacts = {
  ...fullFacts,
  repairs: [
    repairFact('2026-10-02', 'Winter tyres fitted', { cost: eur(4000), garageName: 'Riepu nams' }),
    repairFact('2026-03-05', 'Eļļas un filtra maiņa', {
      cost: eur(9050),
      mileage: 178_500,
      garageName: 'Auto Apse',
    }),
    repairFact('2025-06-10', 'Front brake pads', {
      cost: eur(12_000),
      mileage: 170_000,
      garageName: 'Auto Apse',
    }),
    repairFact('2025-03-05', 'Oil change', {
      cost: eur(8000),
      mileage: 166_000,
      garageName: 'Jurģa serviss',
    }),
    repairFact('2024-08-05', 'Windscreen replaced', { cost: sek(485_000) }),
    repairFact('2024-05-05', 'Gearbox oil', { mileage: 150_000 }),
    repairFact('2022-05-05', 'Front brake pads', { cost: eur(10_000), mileage: 120_000 }),
  ],
  issues: [
    issueFact('2026-11-02', 'Clunk over bumps'),
    issueFact('2026-09-02', 'Oil leak', { status: 'processing', recurrences: 1, recurredOn: ['2026-10-05'] }),
    issueFact('2025-05-02', 'Squeal when braking', {
      status: 'resolved',
      resolvedOn: '2025-06-10',
      resolvedBy: '2025-06-10',
    }),
  ],
  readings: [
    { km: 185_000, date: '2026-11-01' },
    { km: 176_000, date: '2025-12-31' },
    { km: 160_000, date: '2024-12-31' },
    { km: 145_000, date: '2023-12-31' },
  ],
  fills: [
    fillFact('2026-10-20', { km: 184_000, station: 'Neste Jugla', cost: 85 }),
    fillFact('2026-09-20', { km: 183_000, station: 'Neste Jugla' }),
    fillFact('2025-09-20', { km: 172_000, station: 'Viada Sigulda', cost: 70 }),
  ],
  reminders: [reminder('Oil change', '2027-03-05', 190_000), reminder('OCTA insurance', '2026-11-01')],
};

const ask = (question: string, language: 'en' | 'lv' = 'en', before: string | null = null, of = facts) =>
  (recordsReplyTo(question, { facts: of, today: '2026-11-22', language, before }) ?? 'null').replaceAll(
    '\u00a0',
    ' ',
  );

describe('what is asked is answered, in both languages', () => {
  tableTest(table('what is asked is answered, in both languages: in English'))(
    'in English',
    (question, parts) => {
      for (const part of partsOf(parts)) expect(ask(question)).toContain(part);
    },
  );

  tableTest(table('what is asked is answered, in both languages: in Latvian'))(
    'in Latvian',
    (question, parts) => {
      for (const part of partsOf(parts)) expect(ask(question, 'lv')).toContain(part);
    },
  );
});

describe('what the records do not tell is not invented', () => {
  tableTest(table('it is refused by what is missing'))(
    'it is refused by what is missing',
    (question, refusal) => {
      expect(ask(question)).toContain(refusal);
    },
  );

  tableTest(table('no question for the records'))('no question for the records', (question) => {
    expect(ask(question)).toBe('null');
  });

  test('facts of an earlier version say that fill-ups and reminders are not known here', () => {
    const old: CarFacts = { ...facts, fills: undefined, reminders: undefined, readings: undefined };
    expect(ask('How much did I spend on fuel?', 'en', null, old)).toContain('not been loaded on this device');
    expect(ask('What is due next?', 'en', null, old)).toContain('not been loaded on this device');
    expect(ask('How much did I spend on fuel?', 'en', null, { ...emptyFacts, fills: [] })).toContain(
      'no fill-ups',
    );
    expect(ask('What is due?', 'en', null, { ...emptyFacts, reminders: [] })).toContain('No reminders');
  });
});

test('a short question goes on with the one before', () => {
  const before = 'How much did I spend in 2026?';
  expect(ask('And in 2025?', 'en', before)).toContain('2025: €200.00');
  expect(ask('and on brakes?', 'en', before)).toContain('brakes');
  expect(ask('And in 2025?')).not.toContain('€');
  expect(ask('un 2025. gadā?', 'lv', 'Cik iztērēju 2026. gadā?')).toContain('2025: 200,00 €');
  expect(ask('And when was the oil changed?', 'en', before)).toContain('March 5, 2026');
});

test('a danger that is told in the question stays above the answer', () => {
  const reply = offlineReply(facts, {
    question: 'How did we get rid of the loss of braking, the pedal went to the floor?',
    language: 'en',
    today: '2026-11-22',
  });
  expect(reply.text).toMatch(/^\*\*/);
});

tableTest([
  ['brake pads at the front, which shop did them', 'en', 'Auto Apse'],
  ['ātrumkārbas eļļa, kad mainīta', 'lv', '2024. gada 5. maijs'],
  ['brake pads squeal, which shop did them', 'en', 'This sounds like a problem'],
] as const)('the part may come first, unless a symptom is told', (question, language, part) => {
  const { text } = offlineReply(facts, { question, language, today: '2026-11-22' });
  expect(text).toContain(part);
});

test('an English question with the Latvian name of a garage is answered in English', () => {
  const asked = { language: 'en', today: '2026-11-22' } as const;
  expect(offlineReply(facts, { ...asked, question: 'How much at Jurģa serviss?' })).toMatchObject({
    language: 'en',
    text: expect.stringContaining('The cost was €80.00'),
  });
});

tableTest([
  'how '.repeat(1000),
  'kad '.repeat(1000),
  'where repair '.repeat(300),
  'a'.repeat(4000),
  '? '.repeat(2000),
  'oil? '.repeat(800),
  '2024 '.repeat(800),
  'no 2021. līdz '.repeat(280),
  'how much since between and 2024. '.repeat(120),
  'pagājus'.repeat(570),
])('a hostile question takes bounded work', (text) => {
  expectBounded(() => ask(text.slice(0, 4000)));
});

test('when a problem was first noticed is told of the oldest record, else of the newest', () => {
  const noticed: CarFacts = {
    ...facts,
    issues: [
      issueFact('2026-11-02', 'Clunk over bumps'),
      issueFact('2026-04-02', 'Clunk from the front', { recurredOn: ['2026-05-01'] }),
    ],
  };
  const asked = (question: string) =>
    offlineReply(noticed, { question, language: 'en', today: '2026-11-21' }).text;
  for (const first of ['When did the clunk first happen?', 'When was the clunk first noticed?'])
    expect(asked(first)).toMatch(/^The first such record:\n- April 2, 2026: Clunk from the front/);
  expect(asked('When did the clunk happen?')).toMatch(/^The newest record with these words:\n- November 2/);
});
