import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataTestsOf, partsOf, tableTest } from '#tests/tables.ts';
import type { Language } from '#domain/language/words.ts';
import type { CarFacts } from './car-facts.ts';
import { offlineReply } from './offline-reply-rules.ts';
import { emptyFacts, fullFacts as facts, repairFact as repair } from '#tests/car-facts.ts';

const dataTest = dataTestsOf('assistant/questions.tsv');

const ask = (question: string, language: 'en' | 'lv' = 'en', of: CarFacts | null = facts) =>
  offlineReply(of, { question, language, today: '2026-11-21' });

dataTest<[Language, string, string]>(
  'real questions get real answers from the records, in both languages',
  (language, question, parts) => {
    const reply = ask(question, language);
    expect(reply.answered).toBe(true);
    const text = reply.text.replaceAll('\u00a0', ' ');
    for (const part of partsOf(parts)) expect(text).toContain(part);
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
  dataTest<[Language, string, string]>('in the language of the question', (language, question, part) => {
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
  dataTest<[Language, string]>('whatever is asked beside it', (language, question) => {
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

  dataTest<[Language, string]>('but the past alone demands nothing', (language, question) => {
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
