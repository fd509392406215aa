import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { expectBounded } from '#tests/bounded.ts';
import { offlineReply } from '../offline-reply-rules.ts';
import type { CarFacts } from '../car-facts.ts';
import { recordsReplyTo } from './records-reply.ts';
import { emptyFacts, fillFact, fullFacts, issueFact, repairFact } from '#tests/car-facts.ts';
import { newReminder } from '#domain/reminders/change-rules.ts';

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
  tableTest([
    ['Who changed the oil last?', ['Done at “Auto Apse”', 'March 5, 2026']],
    ['Where were the first brake pads fitted?', ['does not say where', 'May 5, 2022']],
    [
      'What was the most expensive repair?',
      ['Front brake pads, 170 000 km, €120.00', 'not converted', 'kr 4,850.00'],
    ],
    ['the second most expensive repair', ['The second by cost', '€100.00']],
    ['What was the cheapest repair in 2025?', ['2025:', 'Oil change, 166 000 km, €80.00']],
    ['How much did I pay at Auto Apse?', ['At “Auto Apse”', '€210.50 (2 repairs']],
    ['What did the gearbox oil change cost?', ['does not hold a cost', 'May 5, 2024']],
    ['What did the last oil change cost?', ['The cost was €90.50']],
    ['How much for brakes on average?', ['on average: €110.00 (records with a cost: 2)']],
    [
      'Did I spend more in 2025 or in 2026?',
      ['2025: €200.00', '2026: €130.50', 'More: 2025. The difference is €69.50'],
    ],
    ['Which garage have I been to most often?', ['The most: Auto Apse (2 repairs)']],
    ['At which garage did I spend the most?', ['The most: Auto Apse (€210.50)']],
    ['Which year was the most expensive?', ['The most: 2025 (€200.00)', 'are not compared']],
    ['How often do I change brake pads?', ['2 repairs']],
    [
      'What is the average interval between brake pads?',
      ['On average every 1132 days', 'On average every 50 000 km'],
    ],
    ['How many repairs were there in 2025?', ['2025: 2 repairs', 'June 10, 2025', 'March 5, 2025']],
    ['What was done in 2024?', ['2024: 2 repairs', 'Windscreen replaced']],
    ['What was done in 2020?', ['2020: nothing on record']],
    ['Did I change the oil in 2025?', ['Yes, on record', 'March 5, 2025']],
    ['Show the last two repairs', ['October 2, 2026', 'March 5, 2026']],
    ['Any repairs without a price?', ['Without a cost on record: 1 repair', 'Gearbox oil']],
    ['How many km did I drive in 2025?', ['2025, driven: 16 000 km (December 31, 2024: 160 000 km']],
    [
      'Did I drive more in 2024 or 2025?',
      ['15 000 km', '16 000 km', 'More: 2025. The difference is 1 000 km'],
    ],
    ['In which year did I drive the most km?', ['The most: 2025 (16 000 km)']],
    ['How many km since the gearbox oil?', ['about 35 000 km since then']],
    ['What was the mileage when I changed the gearbox oil?', ['The mileage then was 150 000 km']],
    ['How long did the front brake pads last?', ['50 000 km, 1132 days']],
    ['What was the mileage at the end of 2024?', ['160 000 km on December 31, 2024']],
    ['What mileage did I buy it at?', ['The first reading on record: 120 000 km on May 5, 2022']],
    ['What is due next?', ['Overdue:', 'OCTA insurance: November 1, 2026 (overdue by 21 days)']],
    ['When is the next oil change due?', ['Oil change: March 5, 2027 or at 190 000 km', '5 000 km left']],
    ['Is the insurance overdue?', ['Yes, it is overdue: OCTA insurance']],
    ['Is the oil change overdue?', ['No, it is not overdue']],
    ['When is the brake fluid due?', ['No reminder for that', 'OCTA insurance']],
    ['How much did I spend on fuel in 2026?', ['2026, fuel: €165.00 (2 fill-ups, 100 L)']],
    ['When did I last fill up?', ['October 20, 2026: 50 L, €85.00, 184 000 km, Neste Jugla']],
    ['What is the average consumption?', ['0.83 L/100 km']],
    ['Where do I fill up most often?', ['The most: Neste Jugla (2 fill-ups)']],
    ['How many litres did I buy in 2025?', ['2025: 50 L (1 fill-up)']],
    ['What is the average price per litre?', ['€1.567 per L']],
    ['Compare fuel costs of 2025 and 2026', ['€70.00', '€165.00', 'More: 2026. The difference is €95.00']],
    ['What fixed the squeal?', ['“Squeal when braking” was resolved', 'Front brake pads, 170 000 km']],
    ['Is the oil leak fixed?', ['still open', 'Oil leak (being worked on)']],
    ['How often did the oil leak come back?', ['it came back: 1 time', 'October 5, 2026']],
    ['When did the clunk start?', ['November 2, 2026: Clunk over bumps']],
    ['Which problems did I have in 2025?', ['Squeal when braking (resolved)']],
    ['What is still broken?', ['Still open (2 problems)']],
  ])('in English', (question, parts) => {
    for (const part of parts) expect(ask(question)).toContain(part);
  });

  tableTest([
    ['Kas šogad darīts?', ['Šogad: 2 remonti', 'Winter tyres fitted']],
    ['kur man mainija ellu pedejo reizi', ['Darba vieta – „Auto Apse”']],
    ['Kurš remonts bija visdārgākais?', ['Dārgākais ieraksts', '120,00 €']],
    ['Cik atstāju Auto Apsē?', ['Vieta „Auto Apse”', '210,50 €']],
    ['Cik maksāja ātrumkārbas eļļa?', ['summa nav norādīta']],
    ['Salīdzini 2025. un 2026. gada izdevumus', ['200,00 €', '130,50 €', 'Vairāk: 2025. Starpība: 69,50 €']],
    ['Cik km nobraucu pērn?', ['Pagājušajā gadā, nobraukts: 16 000 km']],
    ['Cik kalpoja priekšējie kluči?', ['50 000 km; dienu skaits: 1132']],
    ['Kad beidzas OCTA?', ['2026. gada 1. novembris (nokavēts par 21 dienu)']],
    ['Vai kaut kas ir nokavēts?', ['Nokavēts:', 'OCTA insurance']],
    ['Kāds ir vidējais patēriņš?', ['0,83 l/100 km']],
    ['Cik šogad iztērēju degvielai?', ['Šogad, degviela: 165,00 € (2 uzpildes, 100 l)']],
    ['Kas novērsa čīkstoņu?', ['Problēmu „Squeal when braking” atrisināja', 'Front brake pads']],
    ['Vai eļļas sūce ir novērsta?', ['vēl nav atrisināta']],
    ['Cik bieži mainu klučus?', ['2 remonti']],
    ['Cik bieži atkārtojās eļļas sūce?', ['atkārtojusies: 1 reize']],
  ])('in Latvian', (question, parts) => {
    for (const part of parts) expect(ask(question, 'lv')).toContain(part);
  });
});

describe('what the records do not tell is not invented', () => {
  tableTest([
    ['How much did I pay at Bosch?', 'I found no such record (“bosch”'],
    ['When were the spark plugs changed?', 'I found no record about “spark plugs”'],
    ['Were the rear brake pads replaced?', 'I found no such record'],
    ['How many speeding fines did I get last year?', 'I found no such record'],
    ['Who was driving when the windscreen cracked?', 'I found no such record'],
    ['Did Auto Apse give me a discount?', 'I found no such record'],
    ['How much diesel is in the tank now?', 'I cannot tell that from the records'],
    ['What is the car worth?', 'I cannot tell that from the records'],
    ['When did I buy the car?', 'I cannot tell that from the records'],
    ['Which repairs were not at Auto Apse, except the oil?', 'I cannot tell that from the records'],
    ['How many km did I drive in July 2024?', 'I cannot tell how far the car was driven'],
  ])('it is refused by what is missing', (question, refusal) => {
    expect(ask(question)).toContain(refusal);
  });

  tableTest([
    'What is the capital of Latvia?',
    'Tell me a joke',
    'What colour is it?',
    'What oil should I buy?',
    '',
  ])('no question for the records', (question) => {
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
