import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import type { CarFacts } from './car-facts.ts';
import { offlineReply } from './offline-reply-rules.ts';
import { emptyFacts, fullFacts as facts, repairFact as repair } from '#tests/car-facts.ts';

const ask = (question: string, language: 'en' | 'lv' = 'en', of: CarFacts | null = facts) =>
  offlineReply(of, { question, language, today: '2026-11-21' });

tableTest([
  ['When was the last oil change?', 'en', ['March 5, 2026', 'Eļļas un filtra maiņa', '6 500 km']],
  ['kad mainīta eļļa', 'en', ['2026. gada 5. marts', 'Eļļas un filtra maiņa']],
  ['kad pedejo reizi mainita ella?', 'lv', ['2026. gada 5. marts']],
  ['When did I last change the brake pads?', 'en', ['June 10, 2025', 'Front brake pads']],
  ['Kad mainīti bremžu kluči?', 'lv', ['2025. gada 10. jūnijs', 'Front brake pads']],
  ['when was the gearbox oil changed', 'en', ['May 5, 2024', 'Gearbox oil']],
  ['Kad uzliktas riepas?', 'lv', ['Winter tyres fitted']],
  ['Has the battery ever been replaced?', 'en', ['no record', 'battery']],
  ['vai akumulators ir mainīts', 'lv', ['neatradu', 'akumulators']],
  ['How much did I spend this year?', 'en', ['This year: €130.50', '2 repairs']],
  ['what did I spend this year', 'en', ['€130.50']],
  ['Cik iztērēts šogad?', 'lv', ['Šogad: 130,50', '2 remonti']],
  ['cik es izteretju sogad, cik izterets', 'lv', ['130,50']],
  ['cik naudas izmaksājis auto kopā', 'lv', ['Visā laikā: 330,50', 'bez norādītas summas (1)']],
  ['How much have I spent last year?', 'en', ['€200.00']],
  ['How much has the car cost me?', 'en', ['This year: €130.50', 'Since the records began: €330.50']],
  ['what did I spend on oil', 'en', ['engine oil', '€170.50']],
  ['how much did I pay in March 2025', 'en', ['March 2025: €80.00']],
  ['cik iztērēju 2024. gadā', 'lv', ['2024: 0,00', '1 remonts']],
  ['What is still open?', 'en', ['2 problems', 'Clunk over bumps', 'Coolant smell', 'urgent']],
  ['kas vēl nav salabots?', 'lv', ['2 problēmas', 'Clunk over bumps', 'steidzama']],
  ['Kādas problēmas ir atvērtas?', 'lv', ['Coolant smell']],
  ['Is anything urgent?', 'en', ['Coolant smell']],
  ['What is my mileage?', 'en', ['185 000 km', 'November 1, 2026']],
  ['kāds ir nobraukums', 'lv', ['185 000 km']],
  ['cik km ir nobraukts?', 'lv', ['185 000 km']],
  ['What was the last repair?', 'en', ['Winter tyres fitted', 'October 2, 2026', '€40.00', 'Riepu nams']],
  ['kāds bija pēdējais remonts', 'lv', ['2026. gada 2. oktobris', 'Winter tyres fitted']],
  ['How many repairs were there?', 'en', ['5 repairs']],
  ['Cik remontu ir bijis?', 'lv', ['5 remonti']],
  ['how many problems are there', 'en', ['3 problems', 'open: 2']],
  ['What was the last problem?', 'en', ['Clunk over bumps']],
  ['How many kilometres since the last oil change?', 'en', ['6 500 km', 'Eļļas un filtra maiņa']],
  ['Cik km kopš eļļas maiņas?', 'lv', ['6 500 km', 'Eļļas un filtra maiņa']],
  ['How many miles since the brake pads were replaced?', 'en', ['I cannot tell', 'Front brake pads']],
  ['which garage did the work', 'en', ['Riepu nams: 1 repair', 'Auto A']],
  ['kurā servisā remontēts', 'lv', ['Auto A: 1 remonts']],
  ['when did it squeal', 'en', ['Squeal when braking']],
  ['What year is my car?', 'en', ['2012 Volvo V70']],
] as const)(
  'real questions get real answers from the records, in both languages',
  (question, language, parts) => {
    const reply = ask(question, language);
    expect(reply.answered).toBe(true);
    const text = reply.text.replaceAll('\u00a0', ' ');
    for (const part of parts) expect(text).toContain(part);
  },
);

tableTest([
  ['How many km since the last service?', 'en', 'You have driven about 7 000 km since then.'],
  ['Cik kilometru kopš pēdējās apkopes?', 'lv', 'Kopš tā laika nobraukts aptuveni 7 000 km.'],
] as const)('a distance is asked for, not a number of repairs', (question, language, distance) => {
  const serviced = [
    repair('2026-02-05', 'All oils', { kind: 'service', mileage: 178_000 }),
    ...facts.repairs,
  ];
  const { text } = ask(question, language, { ...facts, repairs: serviced });
  expect(text.replaceAll('\u00a0', ' ').split('\n')[0]).toBe(distance);
  expect(text).toContain('All oils');
});

describe('says plainly what the records do not hold', () => {
  tableTest([
    ['What would a new clutch cost?', 'en', 'I cannot answer that'],
    ['What is the capital of Latvia?', 'en', 'I cannot answer that'],
    ['Pastāsti joku', 'lv', 'atbildēt nevaru'],
    ['', 'lv', 'attēlus aplūkot nevaru'],
  ] as const)('in the language of the question', (question, language, part) => {
    expect(ask(question, language)).toMatchObject({ answered: false, text: expect.stringContaining(part) });
  });

  test('an empty garage is not a failure', () => {
    expect(ask('last repair?', 'en', emptyFacts).text).toBe(
      'There are no repairs on record for this car yet.',
    );
    expect(ask('kas vēl atvērts?', 'lv', emptyFacts).text).toBe(
      'Šim auto nav nevienas reģistrētas problēmas.',
    );
    expect(ask('mileage?', 'en', emptyFacts).text).toBe('No mileage is on record for this car.');
    expect(ask('how much this year did I spend', 'en', emptyFacts).text).toContain('€0.00 (0 repairs');
  });
});

test('a described problem gets the engine’s assessment, including any danger', () => {
  const reply = ask('My brakes do not work and the pedal goes to the floor', 'en', null);
  expect(reply.answered).toBe(true);
  expect(reply.text.toLowerCase()).toContain('do not drive');
  expect(ask('mana masina bremzejot cikst', 'lv').text).toMatch(/bremž/i);
});

describe('a safety warning is above the records', () => {
  tableTest([
    ['What is the problem if the brake pedal goes to the floor?', 'en'],
    ['Kas par problēmu, ja no kapota nāk dūmi?', 'lv'],
    ['Kas par problemu, ja no kapota nak dumi?', 'lv'],
    ['engine overheating, any problem if I drive home?', 'en'],
    ['Brakes failed when I was driving, what should I do?', 'en'],
    ['How much does it cost to fix brakes that do not work?', 'en'],
    ['When braking the pedal sinks to the floor', 'en'],
  ] as const)('whatever is asked beside it', (question, language) => {
    const { text, answered } = ask(question, language);
    expect(answered).toBe(true);
    expect(text).toMatch(/^\*\*[^*]+\*\*\n\n/);
    expect(text).not.toMatch(/Still open|Vēl jāatrisina|last record/);
    const notice = text.split('**')[1]!;
    for (const line of text.split('\n').slice(2))
      expect(notice).not.toContain(line.replace(/^- /, '') || '\n');
  });

  test('a question about the past beside it is answered under it', () => {
    const { text } = ask('The engine overheats. When was the last oil change?');
    expect(text).toMatch(/^\*\*/);
    expect(text).toContain('March 5, 2026');
  });

  tableTest([
    ['How much did the oil pressure sensor cost?', 'en'],
    ['What did I pay when the car overheated?', 'en'],
    ['When did the engine overheat?', 'en'],
    ['Cik maksāja remonts, kad pārkarsa dzinējs?', 'lv'],
    ['Cik samaksāju par eļļas spiediena sensoru?', 'lv'],
  ] as const)('but the past alone demands nothing', (question, language) => {
    expect(ask(question, language).text).not.toContain('**');
  });

  test('a described symptom goes to the engine, not to the records', () => {
    for (const [told, language] of [
      ['My brakes squeal when I stop', 'en'],
      ['Bremzes čīkst, kad bremzēju', 'lv'],
      ['Any problem if the brakes squeal?', 'en'],
    ] as const) {
      expect(ask(told, language).text).toMatch(/pads|kluči|uzlik/i);
      expect(ask(told, language).text).not.toMatch(/last record|Pēdējais ieraksts|newest record|Still open/);
    }
    expect(ask('when did it squeal').text).toContain('Squeal when braking');
  });
});

test('any question at all gets some answer', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom('en' as const, 'lv' as const),
      (question, language) => {
        expect(ask(question, language).text).not.toBe('');
      },
    ),
  );
});
