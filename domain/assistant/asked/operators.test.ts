import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { emptyFacts, fillFact, issueFact, repairFact } from '#tests/car-facts.ts';
import type { CarFacts } from '../car-facts.ts';
import type { Language } from '#domain/language/words.ts';
import { recordsReplyTo } from './records-reply.ts';
import { correctTyping } from './spelling.ts';
import { tokensOf } from './tokens.ts';

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
  tableTest([
    ['en', 'The two most expensive repairs?', ['€400.00', '€200.00'], ['€90.50', '€80.00']],
    ['lv', 'Kuri bija divi dārgākie remonti?', ['400,00 €', '200,00 €'], ['90,50 €']],
    ['en', 'What did the last two oil changes cost?', ['€170.50 (2 repairs'], []],
    ['en', 'How many garages did I visit in 2025?', ['Repair shops on record: 2', 'Auto Apse: 1'], ['Riepu']],
    ['lv', 'Cik servisos biju 2025. gadā?', ['Autoservisu skaits ierakstos: 2'], ['Riepu']],
    [
      'en',
      'Which repairs have no garage?',
      ['Without a repair shop on record: 1 repair', 'Glow plugs'],
      ['Oil change'],
    ],
    ['en', 'Repairs between 80 and 100 euros', ['Oil change, 80 000 km', 'Oil change, 66 000 km'], ['Glow']],
    ['lv', 'Kuri remonti maksāja vairāk par 100 eiro?', ['Winter tyres', 'Glow plugs'], ['Oil change']],
    ['en', 'How many repairs under 60 euros?', ['2 repairs'], []],
    ['en', 'How much in 2025 including fuel?', ['2025: €388.90', 'Fuel: €70.00 (1 fill-up)'], []],
    ['lv', 'Cik iztērēju 2025. gadā kopā ar degvielu?', ['388,90 €', '70,00 € (1 uzpilde)'], []],
    ['en', 'Did I pay more for tyres or for oil?', ['tires: €400.00', 'engine oil: €240.50', '€159.50'], []],
    ['lv', 'Kas dārgāks – riepas vai eļļa?', ['riepas: 400,00 €', 'motoreļļa: 240,50 €'], []],
    ['en', 'How much more at Auto Apse than at Jurģa serviss?', ['€170.50', '€120.00', '€50.50'], []],
    ['en', 'What is the difference between the first and the last oil change in km?', ['28 000 km'], []],
    ['en', 'How many km did I drive a year?', ['On average', '2025: 20 500 km'], ['The most']],
    ['lv', 'Cik maksāja degviela pērn decembrī?', ['2025. gada decembris', '70,00 €'], ['155']],
    ['en', 'Show fuel stops in October 2026', ['1 fill-up', 'Neste Jugla'], ['repair']],
    ['en', 'Which year did I spend most on fuel?', ['The most: 2026 (€85.00)'], []],
    ['lv', 'Cik tērēju degvielai mēnesī?', ['2025. gada decembris: 70,00 €'], []],
    ['lv', 'Cik iztērēju 2025. gada pirmajā ceturksnī?', ['80,00 €'], []],
    ['en', 'What did I pay between March and June 2025?', ['€118.90 (2 repairs'], []],
    ['en', 'Did the car pass the inspection?', ['no such record'], ['Yes']],
    ['en', 'When did it fail the inspection?', ['June 5, 2025'], []],
    ['en', 'What was found at the inspection?', ['play in a ball joint'], []],
    ['en', 'How was the smoke fixed?', ['Glow plugs'], []],
    ['lv', 'Kad atrisināja problēmu ar kvēlsvecēm?', ['Glow plugs'], []],
    ['en', 'How many open problems?', ['1 problem, of which open: 1'], []],
    ['lv', 'Kad pēdējo reizi mainta motorela?', ['2026. gada 5. marts'], []],
    ['en', 'At Auto Apse. How much did I pay?', ['€170.50'], ['€400.00']],
    ['en', 'Was it dear? I mean the tyres. How much did I pay?', [], ['€240.50']],
  ] as const)('gives what is asked', (language, question, held, missing) => {
    const text = ask(question, language);
    for (const part of held) expect(text).toContain(part);
    for (const part of missing) expect(text).not.toContain(part);
  });

  tableTest([
    ['en', 'Which oil change was not at Auto Apse?'],
    ['en', 'What did I pay except tyres?'],
    ['en', 'When was the oil changed before that?'],
    ['en', 'Did I pay in cash?'],
    ['en', 'How much did the car cost when I bought it?'],
    ['en', 'Was everything repaired?'],
    ['en', 'How many km with the first winter tyres?'],
    ['en', 'Which problem is the worst?'],
    ['en', 'Did consumption go up in 2026?'],
    ['en', 'Which garage is the most expensive?'],
    ['lv', 'Kurš remonts bija pirms eļļas maiņas?'],
    ['lv', 'Cik maksāja viss, izņemot riepas?'],
    ['lv', 'Cik maksāja darbs eļļas maiņai?'],
    ['lv', 'Kas nav mainīts 2025. gadā?'],
    ['lv', 'Cik reizes nebiju servisā?'],
  ] as const)('a restriction that the answer cannot honour is refused', (language, question) => {
    expect(ask(question, language)).toContain(CANNOT[language]);
  });

  tableTest([
    ['en', 'When was the hybrid battery replaced?'],
    ['en', 'When did I sell the winter tyres?'],
    ['en', 'How many people repaired it?'],
    ['lv', 'Kad pārdevu riepas?'],
    ['lv', 'Cik procentu iztērēju riepām?'],
  ] as const)('nor is another record told instead', (language, question) => {
    expect(ask(question, language)).toMatch(/^(?:I found no|Šāda ieraksta nav)/);
  });
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
