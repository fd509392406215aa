import { describe, expect, test } from 'vitest';
import { tableTest, tablesOf } from '#tests/tables.ts';
import { emptyFacts, fillFact, issueFact, repairFact } from '#tests/car-facts.ts';
import type { Language } from '#domain/language/words.ts';
import type { CarFacts } from '../car-facts.ts';
import { recordsReplyTo } from './records-reply.ts';

const table = tablesOf('assistant/questions.tsv');

const eur = (minor: number) => ({ minor, currency: 'EUR' });

const facts: CarFacts = {
  ...emptyFacts,
  mileage: { km: 90_000, date: '2026-11-01' },
  repairs: [
    repairFact('2026-10-02', 'Wheel alignment', {
      cost: eur(5000),
      garageName: 'Riepu nams',
      mileage: 89_000,
    }),
    repairFact('2026-06-05', 'Front brake discs', {
      cost: eur(30_000),
      garageName: 'Auto Apse',
      mileage: 84_000,
    }),
    repairFact('2026-03-05', 'Oil change', { cost: eur(9050), garageName: 'Auto Apse', mileage: 80_000 }),
    repairFact('2025-12-10', 'Glow plugs', { description: 'Did them myself' }),
    repairFact('2025-06-15', 'Tehniskā apskate', {
      cost: eur(1200),
      garageName: 'CSDD',
      description: 'Passed',
    }),
    repairFact('2025-06-05', 'Tehniskā apskate', {
      cost: eur(3890),
      garageName: 'CSDD',
      description: 'Failed: play in a ball joint',
    }),
    repairFact('2025-03-05', 'Oil change', {
      cost: eur(8000),
      garageName: 'Jurģa serviss',
      mileage: 66_000,
      description: 'Castrol 0W-30',
    }),
    repairFact('2024-11-30', 'Front brake discs', {
      cost: eur(25_000),
      garageName: 'Jurģa serviss',
      mileage: 60_000,
    }),
  ],
  issues: [
    issueFact('2026-09-02', 'Oil leak at the valve cover', { status: 'processing' }),
    issueFact('2026-08-02', 'Humming from the left rear wheel'),
    issueFact('2025-11-20', 'White smoke', {
      status: 'resolved',
      resolvedOn: '2025-12-10',
      resolvedBy: '2025-12-10',
    }),
  ],
  readings: [
    { km: 80_500, date: '2025-12-31' },
    { km: 62_000, date: '2024-12-31' },
  ],
  fills: [
    fillFact('2026-10-20', { km: 89_500, station: 'Neste Jugla', cost: 85, amount: 50_000 }),
    fillFact('2026-02-20', { km: 81_500, station: 'Viada Sigulda', cost: 75, amount: 50_000 }),
    fillFact('2025-12-20', { km: 80_000, station: 'Viada Sigulda', cost: 70, amount: 50_000 }),
  ],
  reminders: [],
};

const ask = (question: string, language: Language = 'en', before: string | null = null) =>
  (recordsReplyTo(question, { facts, today: '2026-11-30', language, before }) ?? 'null').replaceAll(
    '\u00a0',
    ' ',
  );

type Case = readonly [Language, string, readonly string[], readonly string[]];

const CASES: Record<string, readonly Case[]> = {
  'what is noted': [
    ['en', 'What oil was used in 2025?', ['Castrol 0W-30'], ['Failed']],
    ['lv', 'Kādu eļļu ielēja 2025. gadā?', ['Castrol 0W-30'], ['Failed']],
    ['en', 'Why did the inspection fail?', ['play in a ball joint'], ['Passed']],
    ['lv', 'Kāpēc mainīja kvēlsveces?', ['Tas atrisināja problēmu „White smoke”'], ['Castrol']],
    ['en', 'Did it pass the inspection at the first try?', ['Failed', 'Passed'], []],
  ],
  'what was done by oneself': [
    ['en', 'Which repairs did I do myself?', ['1 repair', 'Glow plugs'], ['Oil']],
    ['lv', 'Ko esmu darījis pats?', ['Glow plugs'], ['Oil']],
  ],
  'the time from or until a record': [
    ['en', 'What was done after the brake discs?', ['Wheel alignment'], ['Oil change']],
    ['en', 'After the first oil change, what did I spend?', ['€491.40'], []],
    ['lv', 'Cik iztērēts kopš eļļas maiņas?', ['350,00 €'], []],
    ['lv', 'Kas darīts pirms eļļas maiņas?', ['Glow plugs'], ['Wheel']],
    ['en', 'How many times did I fill up since the oil change?', ['1 fill-up'], ['3 fill-ups']],
    ['en', 'What was done after the clutch?', ['no record about “clutch”'], ['Wheel']],
  ],
  'averages of a time': [
    [
      'en',
      'How much do I spend on fuel a month on average this year?',
      ['€14.55 in a month', '11 months'],
      [],
    ],
    ['lv', 'Cik vidēji mēnesī tērēju remontiem 2025. gadā?', ['10,91 € mēnesī', 'summas: 1'], ['2026']],
    ['en', 'How many km do I drive per week on average?', ['in a week'], []],
    ['lv', 'Cik km vidēji dienā?', ['dienā'], []],
  ],
  'one beside another': [
    ['en', 'How much dearer was the last oil change than the one before?', ['€10.50'], []],
    ['lv', 'Par cik pēdējā eļļas maiņa dārgāka nekā iepriekšējā?', ['10,50 €'], []],
    [
      'en',
      'Who was cheaper for the oil change, Jurģa serviss or Auto Apse?',
      ['on average: €80.00', 'on average: €90.50'],
      [],
    ],
    ['lv', 'Kur eļļas maiņa lētāka – pie Jurģa vai Apsē?', ['vidēji: 80,00 €', 'vidēji: 90,50 €'], []],
    ['lv', '2025 vai 2026, kurš dārgāks?', ['Vairāk: 2026'], []],
    ['en', 'How far did the first brake discs last?', ['24 000 km'], []],
    ['en', 'Do I spend more on fuel or on repairs?', ['Repairs: €821.40', 'Fuel: €230.00'], []],
  ],
  'mileage and days': [
    ['en', 'How many km on these brake discs?', ['6 000 km'], []],
    ['lv', 'Kas darīts līdz 2024. gada beigām?', ['Front brake discs, 60 000 km'], ['Oil']],
    ['en', 'Repairs since the beginning of the year', ['3 repairs'], ['Glow']],
  ],
  problems: [
    ['en', 'Which problems are being watched?', ['Oil leak'], ['Humming']],
    ['lv', 'Vai ir kāda problēma, ko tikai novēroju?', ['Oil leak'], ['Humming']],
    ['en', 'Which problems were resolved in December 2025?', ['White smoke'], []],
    ['en', 'Which problems were resolved in November 2025?', ['nothing on record'], ['White']],
    ['lv', 'Uzskaiti visas problēmas', ['White smoke', 'Humming', 'Oil leak'], []],
    ['en', 'What is the oldest open problem?', ['Humming'], ['White']],
  ],
  'what is told beside the question': [
    ['en', 'I’m selling the car, how many km has it done?', ['90 000 km'], []],
    ['lv', 'Pārdodu mašīnu, cik ir nobraukts?', ['90 000 km'], []],
  ],
};

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each(cases)('%s: %s', (language, question, held, missing) => {
    const text = ask(question, language);
    for (const part of held) expect(text).toContain(part);
    for (const part of missing) expect(text).not.toContain(part);
  });
});

tableTest(table('a neighbour that the records do not tell is refused'))(
  'a neighbour that the records do not tell is refused',
  (language, question) => {
    expect(ask(question, language as Language)).toMatch(
      /^(?:I cannot tell|No ierakstiem|I found no|Šāda ieraksta nav|No reminder|It is still open|Tā vēl nav)/,
    );
  },
);

describe('a question after another', () => {
  tableTest(table('takes its subject from the one before'))(
    'takes its subject from the one before',
    (question, before, held) => {
      expect(ask(question, /[āēīšž]|un |Cik/.test(question) ? 'lv' : 'en', before)).toContain(held);
    },
  );

  tableTest([
    ['And the year before?', 'When was the oil changed?'],
    ['And the year before?', null],
  ])('has no year where none was asked about', (question, before) => {
    expect(ask(question, 'en', before)).not.toMatch(/202\d: /);
  });
});

tableTest([
  ['en', 'Which was my most expensive repair?', 'How much did it cost?'],
  ['en', 'What is due next?', 'How much was it?'],
  ['lv', 'Kurš remonts bija dārgākais?', 'Cik tas maksāja?'],
] as const)('what “it” is was not named', (language, before, question) => {
  expect(ask(question, language, before)).not.toMatch(/\d/);
});
