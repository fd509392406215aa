import { expect, test } from 'vitest';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import { emptyFacts, repairFact } from '#tests/car-facts.ts';
import type { Language } from '#domain/language/words.ts';
import type { CarFacts } from '../car-facts.ts';
import { recordsReplyTo } from './records-reply.ts';

const dataTest = dataTestsOf('assistant/questions.tsv');

const eur = (minor: number) => ({ minor, currency: 'EUR' });
const oil = repairFact('2026-03-05', 'Gearbox oil change', { cost: eur(9050), garageName: 'Auto Apse' });
const discs = repairFact('2024-11-30', 'Front brake discs', { cost: eur(25_000), mileage: 60_000 });
const clutch = repairFact('2023-02-01', 'Clutch replaced', { cost: eur(80_000) });

const ask = (question: string, language: Language, repairs: CarFacts['repairs'] = [oil, discs]) =>
  recordsReplyTo(question, {
    facts: { ...emptyFacts, repairs },
    today: '2026-11-30',
    language,
    before: null,
  });

const YES = { en: 'Yes, on record:', lv: 'Jā, ierakstos ir:' };
const NONE = { en: 'I found no such record', lv: 'Šāda ieraksta nav (' };
const NO_CLUTCH = { en: 'No such record: “clutch”.', lv: 'Šāda ieraksta nav: „sajūgs”.' };

dataTest<[Language, string]>(
  'of two the one that was done is told, and that the other was not',
  (language, question) => {
    const text = ask(question, language)!;
    expect(text).toMatch(new RegExp(`^${YES[language]}\n- [^\n]*Gearbox oil change[^\n]*\n`));
    expect(text).toContain(NO_CLUTCH[language]);
    expect(text).not.toContain('Front brake discs');
  },
);

tableTest<[Language, string]>([
  ['en', 'Did I replace the clutch or the gearbox oil?'],
  ['lv', 'Vai mainīju sajūgu vai ātrumkārbas eļļu?'],
])('both are told where both were done, and none where none was', (language, question) => {
  const both = ask(question, language, [oil, clutch])!;
  expect(both).toContain(YES[language]);
  for (const { title } of [oil, clutch]) expect(both).toContain(title);
  expect(both).not.toContain(NO_CLUTCH[language]);
  expect(ask(question, language, [discs])).toContain(NONE[language]);
});

dataTest<[Language, string, string]>(
  'when, who and how often take an or, too',
  (language, question, held) => {
    const text = ask(question, language)!.replaceAll('\u00a0', ' ');
    expect(text).toContain(held);
    expect(text).toContain(NO_CLUTCH[language]);
  },
);

test('what was not done in the period is told with it', () => {
  expect(ask('Did I change the gearbox oil or the clutch in 2026?', 'en', [oil, clutch])).toContain(
    'No such record: “clutch”, 2026.',
  );
});

dataTest('where an or leaves open what is meant, the records cannot tell', (question) => {
  expect(ask(question, 'en', [oil, discs, clutch, { ...oil, id: 'older', date: '2022-03-05' }])).toMatch(
    /^I cannot tell/,
  );
});

test('of two that are joined by and, one alone is no such record', () => {
  expect(ask('Did I replace the clutch and the gearbox oil?', 'en')).toContain(NONE.en);
  expect(ask('Vai mainīju sajūgu un ātrumkārbas eļļu?', 'lv')).toContain(NONE.lv);
});
