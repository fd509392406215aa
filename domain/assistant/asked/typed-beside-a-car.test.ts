import { describe, expect, test } from 'vitest';
import { tableTest, tablesOf } from '#tests/tables.ts';
import type { Language } from '#domain/language/words.ts';
import { newReminder } from '#domain/reminders/change-rules.ts';
import { emptyFacts, fillFact, issueFact, repairFact } from '#tests/car-facts.ts';
import { planOf } from '#tests/reminders.ts';
import type { CarFacts } from '../car-facts.ts';
import { offlineReply } from '../offline-reply-rules.ts';

const table = tablesOf('assistant/questions.tsv');

const today = '2026-11-22';
const eur = (minor: number) => ({ minor, currency: 'EUR' });
const due = (title: string, dueDate: string, kind: 'insurance' | 'other' = 'other') =>
  newReminder(
    { id: title, carId: 'car', title, kind, notes: null, plan: planOf({ dueDate }) },
    `${today}T00:00:00Z`,
  );

const facts: CarFacts = {
  ...emptyFacts,
  mileage: { km: 90_000, date: '2026-11-01' },
  repairs: [
    repairFact('2026-10-05', 'Wheel alignment', { cost: eur(5500), garageName: 'Riepu Pasaule' }),
    repairFact('2026-07-05', 'Tires', { cost: eur(40_000), garageName: 'Riepu Pasaule' }),
    repairFact('2026-03-05', 'Oil change', { cost: eur(9050), garageName: 'Auto Apse', mileage: 82_000 }),
    repairFact('2025-03-05', 'Oil change', { cost: eur(8000), garageName: 'Jurģa serviss', mileage: 70_000 }),
    repairFact('2024-06-05', 'Front ball joints', { cost: eur(17_600), garageName: 'Auto Apse' }),
    repairFact('2024-05-03', 'EGR valve', { description: 'P0401', garageName: 'Auto Apse', mileage: 64_000 }),
    repairFact('2023-08-03', 'Windscreen', { cost: { minor: 485_000, currency: 'SEK' } }),
    repairFact('2022-05-03', 'Cabin filter', { description: 'Mann' }),
    repairFact('2021-05-03', 'Cabin filter', { description: 'Bosch' }),
  ],
  issues: [
    issueFact('2026-10-02', 'Humming from the left rear wheel'),
    issueFact('2026-04-02', 'Oil leak'),
    issueFact('2024-04-18', 'Loss of power, P0401', { status: 'resolved', resolvedBy: '2024-05-03' }),
    issueFact('2023-12-01', 'White smoke', { status: 'resolved', resolvedBy: '2024-06-05' }),
  ],
  fills: [
    fillFact('2026-10-20', { station: 'Virši Ādaži', cost: 80, amount: 40_000 }),
    fillFact('2026-09-20', { station: 'Neste Jugla', cost: 75, amount: 60_000 }),
  ],
  reminders: [due('OCTA', '2026-12-14', 'insurance'), due('Timing belt', '2030-04-13')],
};

const ask = (question: string, language: Language, before: string | null = null) =>
  offlineReply(facts, { question, language, today, before }).text.replace(/[\u00a0\u202f]/g, ' ');

const REFUSAL = /(?:cannot tell|no such record|No ierakstiem to pateikt|Šāda ieraksta nav)/;

describe('a question that is typed quickly is read by its grammar', () => {
  tableTest(
    table<[Language, string, string]>(
      'a question that is typed quickly is read by its grammar: and is answered',
    ),
  )('and is answered', (language, question, told) => {
    const text = ask(question, language);
    expect(text).toContain(told);
    expect(text).not.toMatch(REFUSAL);
  });

  test('a list with prices is a list, and no sum', () => {
    const text = ask('all visits to apse with prices', 'en');
    for (const one of ['€90.50', '€176.00', 'EGR valve']) expect(text).toContain(one);
    expect(text).not.toContain('€266.50');
  });

  test('the dates of all are those of all, the brand of now is of the newest', () => {
    for (const date of ['March 5, 2026', 'March 5, 2025'])
      expect(ask('give me the dates of all oil changes', 'en')).toContain(date);
    expect(ask('what brand is the cabin filter i have now', 'en')).not.toContain('Bosch');
  });

  test('of what a person did alone, no records of garages are told', () => {
    const text = ask('kurus darbus esmu veicis pats?', 'lv');
    expect(text).toContain('Cabin filter');
    expect(text).not.toContain('EGR valve');
  });

  tableTest([
    ['who polished the ball joints', 'en'],
    ['kurš pulēja lodbalstus', 'lv'],
    ['what did the timing belt cost in sweden', 'en'],
  ] as const)('what no record holds stays refused', (question, language) => {
    expect(ask(question, language)).toMatch(REFUSAL);
  });
});

describe('a follow-up says as little as people do', () => {
  tableTest(table('a follow-up says as little as people do: and is answered'))(
    'and is answered',
    (before, question, told) => {
      expect(ask(question, 'en', before)).toContain(told);
    },
  );

  test('one that excludes is not answered by what it excludes', () => {
    expect(ask('and not at apse?', 'en', 'what did repairs cost in 2026')).toMatch(REFUSAL);
  });
});

test('a question of who did it, or of what helped, is no danger; a danger that is told stays one', () => {
  expect(ask('who put in the battery and when', 'en')).not.toContain('**');
  expect(ask('Kas palīdzēja pret grūto iedarbināšanu un baltajiem dūmiem?', 'lv')).not.toContain('**');
  expect(ask('the brake pedal goes to the floor, what helped', 'en')).toMatch(/^\*\*/);
  expect(ask('what stopped working when the brake pedal went to the floor', 'en')).toMatch(/^\*\*/);
  expect(ask('who put in the brakes, the pedal goes to the floor', 'en')).toMatch(/^\*\*/);
});
