import { describe, expect, test } from 'vitest';
import { tableTest, tablesOf } from '#tests/tables.ts';
import type { Language } from '#domain/language/words.ts';
import { newReminder } from '#domain/reminders/change-rules.ts';
import { emptyFacts, fillFact, issueFact, repairFact } from '#tests/car-facts.ts';
import { planOf } from '#tests/reminders.ts';
import type { CarFacts } from '../car-facts.ts';
import { offlineReply } from '../offline-reply-rules.ts';

const table = tablesOf('assistant/questions.tsv');

const eur = (minor: number) => ({ minor, currency: 'EUR' });
const today = '2026-11-22';
const due = (title: string, plan: Parameters<typeof planOf>[0], kind: 'insurance' | 'other' = 'other') =>
  newReminder(
    { id: title, carId: 'car', title, kind, notes: null, plan: planOf(plan) },
    `${today}T00:00:00Z`,
  );

const facts: CarFacts = {
  ...emptyFacts,
  mileage: { km: 90_000, date: '2026-11-01' },
  readings: [{ km: 80_500, date: '2025-12-31' }],
  repairs: [
    repairFact('2026-06-05', 'Front brake discs', { cost: eur(30_000), mileage: 84_000 }),
    repairFact('2026-03-05', 'Rear brake discs', { cost: eur(20_000), mileage: 82_000 }),
    repairFact('2025-09-05', 'Annual service', { cost: eur(9050), garageName: 'Auto Apse', mileage: 78_000 }),
    repairFact('2025-07-05', 'Rear shocks', { cost: eur(42_700) }),
    repairFact('2025-05-05', 'Glow plugs', { description: 'Fuel filter changed too' }),
    repairFact('2024-11-30', 'Front brake discs', { cost: eur(25_000), mileage: 60_000 }),
  ],
  issues: [
    issueFact('2026-08-02', 'Humming from the left rear wheel'),
    issueFact('2026-05-02', 'AC compressor grinding noise', {
      status: 'resolved',
      resolvedBy: '2026-03-05',
    }),
    issueFact('2026-04-02', 'AC blows warm air', { status: 'resolved', resolvedBy: '2025-09-05' }),
    issueFact('2025-04-20', 'Hard start and white smoke', { status: 'resolved', resolvedBy: '2025-05-05' }),
  ],
  fills: [
    fillFact('2026-10-20', { station: 'Neste Jugla', cost: 20, amount: 12_000, isFull: false }),
    fillFact('2026-09-20', { station: 'Neste Jugla', cost: 75 }),
    fillFact('2026-02-20', { station: 'Viada Sigulda', cost: 70 }),
  ],
  reminders: [
    due('OCTA', { dueDate: '2026-12-14' }, 'insurance'),
    due('Timing belt', { dueDate: '2030-04-13' }),
    due('Oil change', { dueKm: 96_000 }),
  ],
};

const ask = (question: string, language: Language, before: string | null = null) =>
  offlineReply(facts, { question, language, today, before }).text.replace(/[\u00a0\u202f]/g, ' ');

describe('the grammar of a question says what its words mean', () => {
  tableTest(
    table<[Language, string, string]>('the grammar of a question says what its words mean: and is answered'),
  )('and is answered', (language, question, told) => {
    expect(ask(question, language)).toContain(told);
  });

  tableTest(table<[Language, string]>('what no record holds is refused'))(
    'what no record holds is refused',
    (language, question) => {
      expect(ask(question, language)).toMatch(/^(?:I cannot tell that|No ierakstiem to|Šāda ieraksta nav)/);
    },
  );
});

test('a continuation that names only a side keeps the part that was asked about', () => {
  const front = ask('What did the front brake discs cost?', 'en');
  expect(front).toContain('€550.00');
  expect(ask('and the rear ones?', 'en', 'What did the front brake discs cost?')).toContain('€200.00');
  expect(ask('un aizmugurējie?', 'lv', 'Cik maksāja priekšējie bremžu diski?')).toContain('200,00 €');
});

test('a pair of letters written once is corrected in a short word, another error is not', () => {
  expect(ask('when was the anual service', 'en')).toMatch(/^The last record .*\n?.*September 5, 2025/);
  expect(ask('when was the amual service', 'en')).toContain('I found no such record');
});
