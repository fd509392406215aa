import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { isInLanguage } from './answer-language-rules.ts';
import { assessOffline } from './engine.ts';

const both = ['en', 'lv'] as const;

tableTest(both)('the engine’s own answers are in their language and not in the other', (language) => {
  for (const description of [
    'The brakes squeal',
    'Motors karst',
    'akumulators tuksh',
    'It stalls',
    'Deg airbag lampiņa',
  ]) {
    const { summary, causes, recommendations, questions } = assessOffline({ description, language });
    const text = [summary, ...causes, ...recommendations, ...questions].join('\n');
    expect(isInLanguage(text, language)).toBe(true);
    expect(isInLanguage(text, language === 'en' ? 'lv' : 'en')).toBe(false);
  }
});

tableTest([
  ['en', 'You wrote "bremzes čīkst": the brake pads may be worn, so have them checked.', true],
  ['lv', 'Iespējams, nodiluši bremžu kluči ("brake pads").', true],
  ['en', 'Die Bremsbeläge sind wahrscheinlich abgenutzt und müssen bald ersetzt werden.', false],
  ['lv', 'Скорее всего изношены тормозные колодки, их надо скоро поменять, проверьте диски.', false],
  ['lv', 'The brake pads are probably worn.', false],
  ['en', 'P0301', true],
] as const)('a few words of the other language change nothing, a third language does', (language, text, is) =>
  expect(isInLanguage(text, language)).toBe(is),
);

test('seven words without a function word may be a name or a part list; eight are another language', () => {
  expect(isInLanguage('Bosch Brembo Michelin Castrol Valeo Sachs Bilstein', 'en')).toBe(true);
  expect(isInLanguage('Bosch Brembo Michelin Castrol Valeo Sachs Bilstein', 'lv')).toBe(true);
  expect(isInLanguage('Bosch Brembo Michelin Castrol Valeo Sachs Bilstein Mahle', 'en')).toBe(false);
  expect(isInLanguage('Bosch Brembo Michelin Castrol Valeo Sachs Bilstein Mahle', 'lv')).toBe(false);
  expect(isInLanguage('The Bosch Brembo Michelin Castrol Valeo Sachs Bilstein', 'en')).toBe(true);
  expect(isInLanguage('', 'en')).toBe(true);
  expect(isInLanguage('12 34 !', 'lv')).toBe(true);
});

test('as many words of one language as of the other pass as either', () => {
  expect(isInLanguage('the un', 'en')).toBe(true);
  expect(isInLanguage('the un', 'lv')).toBe(true);
  expect(isInLanguage('the un ir', 'en')).toBe(false);
  expect(isInLanguage('the and un', 'lv')).toBe(false);
});

test('letter case, an apostrophe and combining marks make no difference', () => {
  expect(isInLanguage('The IS un', 'en')).toBe(true);
  expect(isInLanguage("Don't un", 'en')).toBe(true);
  expect(isInLanguage('c\u030cet', 'lv')).toBe(true);
  expect(isInLanguage('the c\u030cet KU\u0304', 'en')).toBe(false);
});
