import { describe, expect, test } from 'vitest';
import { partsOf, tableTest, tablesOf } from '#tests/tables.ts';
import { emptyFacts, fillFact, issueFact, repairFact } from '#tests/car-facts.ts';
import type { CarFacts } from '../car-facts.ts';
import type { Language } from '#domain/language/words.ts';
import { recordsReplyTo } from './records-reply.ts';
import { correctTyping } from './spelling.ts';
import { tokensOf } from './tokens.ts';

const table = tablesOf('assistant/questions.tsv');

const eur = (minor: number) => ({ minor, currency: 'EUR' });

const facts: CarFacts = {
  ...emptyFacts,
  mileage: { km: 90_000, date: '2026-11-01' },
  repairs: [
    repairFact('2026-10-02', 'Winter tyres', {
      cost: eur(40_000),
      garageName: 'Riepu nams',
      mileage: 89_000,
    }),
    repairFact('2026-03-05', 'Oil change', { cost: eur(9050), garageName: 'Auto Apse', mileage: 80_000 }),
    repairFact('2025-12-10', 'Glow plugs', { cost: eur(20_000), description: 'At a friend’s' }),
    repairFact('2025-06-05', 'Tehniskā apskate', {
      cost: eur(3890),
      garageName: 'CSDD Bauska',
      description: 'Failed: play in a ball joint',
    }),
    repairFact('2025-03-05', 'Oil change', { cost: eur(8000), garageName: 'Auto Apse', mileage: 66_000 }),
    repairFact('2024-03-05', 'Oil change', { cost: eur(7000), garageName: 'Jurģa serviss', mileage: 52_000 }),
    repairFact('2023-05-05', 'Hybrid battery fan cleaned', { cost: eur(5000), garageName: 'Jurģa serviss' }),
  ],
  issues: [
    issueFact('2026-11-02', 'Humming from the left rear wheel'),
    issueFact('2025-11-20', 'White smoke', {
      status: 'resolved',
      resolvedOn: '2025-12-10',
      resolvedBy: '2025-12-10',
    }),
    issueFact('2025-01-20', 'Grinding noise', { status: 'resolved' }),
  ],
  readings: [
    { km: 80_500, date: '2025-12-31' },
    { km: 60_000, date: '2024-12-31' },
    { km: 48_000, date: '2023-12-31' },
  ],
  fills: [
    fillFact('2026-10-20', { km: 89_500, station: 'Neste Jugla', cost: 85 }),
    fillFact('2025-12-20', { km: 80_000, station: 'Viada Sigulda', cost: 70 }),
  ],
  reminders: [],
};

const ask = (question: string, language: Language) =>
  (recordsReplyTo(question, { facts, today: '2026-11-22', language }) ?? 'null').replaceAll('\u00a0', ' ');

const CANNOT = { en: 'I cannot tell that from the records', lv: 'No ierakstiem to pateikt nevar' };

describe('each operator, in both languages', () => {
  tableTest(
    table<[Language, string, string, string]>('each operator, in both languages: gives what is asked'),
  )('gives what is asked', (language, question, held, missing) => {
    const text = ask(question, language);
    for (const part of partsOf(held)) expect(text).toContain(part);
    for (const part of partsOf(missing)) expect(text).not.toContain(part);
  });

  tableTest(table<[Language, string]>('a restriction that the answer cannot honour is refused'))(
    'a restriction that the answer cannot honour is refused',
    (language, question) => {
      expect(ask(question, language)).toContain(CANNOT[language]);
    },
  );

  tableTest(table<[Language, string]>('nor is another record told instead'))(
    'nor is another record told instead',
    (language, question) => {
      expect(ask(question, language)).toMatch(/^(?:I found no|Šāda ieraksta nav)/);
    },
  );
});

test('one typing error is corrected where only one word can be meant', () => {
  const typed = (text: string) =>
    correctTyping(tokensOf(text), (word) => word === 'bosch').map(({ word }) => word);
  expect(typed('zobsisknu visviarak uzplide salabts')).toEqual([
    'zobsiksnu',
    'visvairak',
    'uzpilde',
    'salabots',
  ]);
  expect(typed('overdu brekes bosch sold 4711')).toEqual(['overdue', 'brekes', 'bosch', 'sold', '4711']);
});
