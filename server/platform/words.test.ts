import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { english } from '#domain/language/en.ts';
import { latvian } from '#domain/language/lv/catalogue.ts';
import { createWords, type Phrase } from '#domain/language/words.ts';
import { compileText, wordsFor } from './words.ts';

const en = wordsFor('en');
const lv = wordsFor('lv');
const phrases = Object.keys(latvian) as Phrase[];
const plurals = phrases.filter((phrase) => latvian[phrase].includes(', plural,'));
const plain = (phrase: string) => phrase.replace(/@[a-z]+$/, '');

function argumentsOf(message: CompiledMessage): Set<string> {
  const names = new Set<string>();
  for (const token of message) {
    if (typeof token === 'string') continue;
    const [name, type, forms] = token;
    names.add(name);
    if (type !== 'plural') continue;
    for (const form of Object.values(forms as Record<string, CompiledMessage | undefined>)) {
      if (Array.isArray(form)) for (const inner of argumentsOf(form)) names.add(inner);
    }
  }
  return names;
}

/** The plural forms of a message. */
function formsOf(text: string): string[] {
  const token = compileMessageOrThrow(text).find((one) => Array.isArray(one) && one[1] === 'plural');
  return Object.keys(token?.[2] ?? {}).filter((form) => form !== 'offset');
}

describe('plurals (D61)', () => {
  dataTestsOf('language.tsv')<[Phrase, string, string, string]>(
    'a phrase with its number',
    (phrase, n, inEnglish, inLatvian) => {
      expect(en.t(phrase, { n: Number(n) })).toBe(inEnglish);
      expect(lv.t(phrase, { n: Number(n) })).toBe(inLatvian);
    },
  );

  test('a plural phrase is one in both languages, with all forms of the language', () => {
    expect(Object.keys(english).toSorted()).toEqual(plurals.toSorted());
    for (const phrase of plurals) {
      expect(formsOf(latvian[phrase]), phrase).toEqual(['zero', 'one', 'other']);
      expect(formsOf((english as Record<string, string>)[phrase] ?? ''), phrase).toEqual(['one', 'other']);
      expect(en.t(phrase, { n: 5 }), phrase).toBe(plain(phrase).replace('{n}', '5'));
    }
  });
});

describe('what a text may have', () => {
  test('a plural amid other text, an exact number before its category, and # for the number', () => {
    const text = 'Vēl {n, plural, =0 {nekā} zero {# dienu} one {# diena} other {# dienas}} līdz {date}';
    const words = createWords('lv', { Saved: compileText(text) });
    const shown = [0, 10, 21, 2].map((n) => words.t('Saved' as Phrase, { n, date: '#1' }));
    expect(shown).toEqual([
      'Vēl nekā līdz #1',
      'Vēl 10 dienu līdz #1',
      'Vēl 21 diena līdz #1',
      'Vēl 2 dienas līdz #1',
    ]);
  });

  test('anything else is refused, not shown in another way than it is written', () => {
    const [plural, other] = ['{n, plural, one {a} other {b}}', '{k, plural, one {a} other {b}}'];
    for (const text of [
      `${plural} ${other}`,
      `{n, plural, one {a} other {${other}}}`,
      '{n, plural, offset:1 one {a} other {b}}',
      '{n, selectordinal, one {a} other {b}}',
      '{n, select, a {b} other {c}}',
      '{n, number}',
    ])
      expect(() => compileText(text), text).toThrow();
  });
});

describe('the catalogue', () => {
  test('every Latvian text has the arguments of its English sentence', () => {
    for (const phrase of phrases) {
      const wanted = argumentsOf(compileMessageOrThrow(plain(phrase)));
      expect(argumentsOf(compileMessageOrThrow(latvian[phrase])), phrase).toEqual(wanted);
    }
  });

  test('nothing but names and units reads the same in both languages', { tags: ['I18N-01'] }, () => {
    expect(phrases.filter((phrase) => plain(phrase) === latvian[phrase])).toEqual([
      'VIN',
      'AdBlue',
      'OCTA',
      'KASKO',
      'E85',
      '{n} kB',
      'English',
      'Latviešu',
      'Carful (zip)',
      'JSON',
      'LubeLogger (CSV)',
      '{n} MB',
      '{n} kWh',
      '{n} kg',
      '{n} kWh/100 km',
      '{n} kg/100 km',
      '{n} km/kWh',
      '{n} km/kg',
      '{n} mi/kWh',
      '{n} mi/kg',
    ]);
  });

  test('every phrase is itself in English, and its translation in Latvian', { tags: ['I18N-01'] }, () => {
    for (const phrase of phrases.filter((one) => !one.includes('{'))) {
      expect(en.t(phrase)).toBe(plain(phrase));
      expect(lv.t(phrase)).toBe(latvian[phrase]);
    }
  });

  test('apostrophes and quotation marks stay as written', () => {
    expect(en.t("Passwords don't match")).toBe("Passwords don't match");
    expect(en.t("I'll need more information to better understand this issue")).toMatch(/^I'll need more/);
    expect(en.t('Delete "{name}"?', { name: "Anna's car" })).toBe(`Delete "Anna's car"?`);
    expect(lv.t('Delete "{name}"?', { name: "Anna's car" })).toBe("Vai dzēst „Anna's car”?");
  });

  test('homonyms differ in Latvian and are the same in English', () => {
    expect([lv.t('Other@transmission'), lv.t('Other@fuel')]).toEqual(['Cita', 'Cits']);
    expect([en.t('Other@transmission'), en.t('Other@fuel')]).toEqual(['Other', 'Other']);
  });

  test('a text without Latvian falls back to its key', { tags: ['I18N-02'] }, () => {
    expect(lv.t('Not in the catalogue' as Phrase)).toBe('Not in the catalogue');
  });
});
