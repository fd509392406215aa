import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createWords, type Phrase } from './words.ts';

describe('words', () => {
  test('a missing translation falls back to the key itself', { tags: ['I18N-02'] }, () => {
    for (const language of ['en', 'lv'] as const) {
      const words = createWords(language, {});
      expect(words.t('Needs a Latvian text' as Phrase)).toBe('Needs a Latvian text');
      expect(words.t('Symptom logged successfully')).toBe('Symptom logged successfully');
      expect(words.t('toString' as Phrase)).toBe('toString');
    }
  });

  test('the context of a homonym is never shown', { tags: ['I18N-02'] }, () => {
    const words = createWords('en', {});
    expect(words.t('Other@fuel')).toBe('Other');
    expect(words.t('Open@link')).toBe('Open');
  });

  test('values fill a phrase that has no message, and one that is absent stays visible', () => {
    const words = createWords('en', {});
    expect(words.t('Hello, {name}', { name: 'Anna' })).toBe('Hello, Anna');
    expect(words.t('+ {n} more', { n: 0 })).toBe('+ 0 more');
    expect(words.t('Hello, {name}')).toBe('Hello, {name}');
    const always = createWords('en', {}, { name: 'Anna' });
    expect([always.t('Hello, {name}'), always.t('Hello, {name}', { name: 'Zane' })]).toEqual([
      'Hello, Anna',
      'Hello, Zane',
    ]);
  });

  test("fills in the owner's text unchanged, in a phrase and in a message", () => {
    const messages = { 'Hello, {name}': 'Sveiki, {name}!' };
    const [plain, translated] = [createWords('en', {}), createWords('lv', messages)];
    const typed = fc.oneof(fc.string(), fc.constantFrom("O'Neil", '{name}', '$&', '#', 'a@b'));
    fc.assert(
      fc.property(typed, (name) => {
        expect(plain.t('Hello, {name}', { name })).toBe(`Hello, ${name}`);
        expect(translated.t('Hello, {name}', { name })).toBe(`Sveiki, ${name}!`);
      }),
    );
  });

  test('a value that ends a sentence with a period of its own gets no second one', () => {
    const words = createWords('lv', { 'Valid until: {date}': 'Līdz {date}. Vai {date}, bet {name}.' });
    expect(words.t('Valid until: {date}', { date: '05.03.2027.', name: 'ne' })).toBe(
      'Līdz 05.03.2027. Vai 05.03.2027., bet ne.',
    );
  });

  test('a message wins over the key, and two languages live side by side', () => {
    const latvian = createWords('lv', { Home: 'Sākums' });
    const english = createWords('en', {});
    expect([latvian.t('Home'), english.t('Home'), latvian.t('Home')]).toEqual(['Sākums', 'Home', 'Sākums']);
    expect([latvian.language, english.language]).toEqual(['lv', 'en']);
  });

  test('what is counted is grouped as numbers are in the language', () => {
    const text = (language: 'en' | 'lv', values: Record<string, number | string>) =>
      createWords(language, { '{n} files': ['n', { one: '{n} one of {year}', other: '{n} of {year}' }] }).t(
        '{n} files',
        values,
      );
    expect(text('en', { n: 26_392, year: 2026 })).toBe('26\u00A0392 of 2026');
    expect(text('lv', { n: 26_391, year: 2026 })).toBe('26\u00A0391 one of 2026');
    expect(text('en', { n: '1234', year: 2026 })).toBe('1234 of 2026');
  });

  test('what is counted has the form of its number, or else of its kind in the language', () => {
    const forms = { '2': '{n} both', zero: '{n} none', one: '{n} one', other: '{n} of them' };
    const text = (language: 'en' | 'lv', values?: { n: number }) =>
      createWords(language, { '{n} files': ['n', forms] }).t('{n} files', values);
    expect([0, 1, 2, 5, 21].map((n) => text('en', { n }))).toEqual([
      '0 of them',
      '1 one',
      '2 both',
      '5 of them',
      '21 of them',
    ]);
    expect([0, 1, 2, 5, 21].map((n) => text('lv', { n }))).toEqual([
      '0 none',
      '1 one',
      '2 both',
      '5 of them',
      '21 one',
    ]);
    expect(text('lv'), 'without a number').toBe('{n} of them');
    const onlyOther = createWords('en', { '{n} files': ['n', { other: '{n} files' }] });
    expect(onlyOther.t('{n} files', { n: 1 })).toBe('1 files');
  });

  test('format() translates what the domain returned', () => {
    const words = createWords('en', {});
    expect(words.format({ phrase: '+ {n} more', values: { n: 5 } })).toBe('+ 5 more');
    expect(words.format({ phrase: 'All good' })).toBe('All good');
  });
});
