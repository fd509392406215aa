import { escapePattern } from './escape-pattern.ts';
import { wordsIn } from './words-in.ts';

export type PrivateDetails = {
  names: readonly string[];
  emails: readonly string[];
  phones: readonly string[];
  vins: readonly string[];
  plates: readonly string[];
};

export const NOTHING_KNOWN: PrivateDetails = { names: [], emails: [], phones: [], vins: [], plates: [] };

const BEFORE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{N}])';
const SEPARATORS = '[\\s.\\-–_/()]*';

const whole = (pattern: string) => new RegExp(`${BEFORE}(?:${pattern})${AFTER}`, 'giu');

/** Letters that match each other: 'Kalniņa' is also found as 'Kalnina', and the other way round. */
const LETTER_VARIANTS = [
  'aāàáâäã',
  'cčć',
  'eēèéêë',
  'gģ',
  'iīìíîï',
  'kķ',
  'lļł',
  'nņñ',
  'oōòóôöõø',
  'rŗ',
  'sšś',
  'uūùúûü',
  'zžźż',
];
const variantsOf = (letter: string) =>
  LETTER_VARIANTS.find((letters) => letters.includes(letter.toLowerCase()));
const variantPattern = (text: string) =>
  Array.from(text, (letter) => {
    const variants = variantsOf(letter);
    return variants ? `[${variants}]\\p{M}*` : escapePattern(letter);
  }).join('');
/** With or without its own diacritics only: 'Kalniņa' is also 'Kalnina', but 'Rita' is not 'rīta'. */
const exactPattern = (text: string) =>
  Array.from(text, (letter) => {
    const plain = variantsOf(letter)?.charAt(0);
    return plain === undefined ? escapePattern(letter) : `[${letter}${plain}]`;
  }).join('');

const ENDINGS = '(?:[aāeēiīuūoōsš]|as|ai|am|ām|ās|es|ei|em|ēm|ēs|is|im|us|um|os|os)?';

const MAX_NAME_WORDS = 4;
// A mechanic may enter anything as a name; common words must not become names.
const COMMON_WORDS = new Set(
  `a an the and or of to in on at by for from with is it not no if car call owner tools data text you your
   un vai ar uz no par pie ir ka ja un auto masina mašīna sia as ik`.split(/\s+/),
);

/** Of 'SIA "Bērzi"' and 'Ozols, Jānis' the words alone. */
const NAME_WORD = /[\p{L}\p{M}\p{N}]+(?:['’`´][\p{L}\p{M}\p{N}]+)*/gu;
const BETWEEN_WORDS = '[^\\p{L}\\p{N}]+';

/** Each word is a name of its own; a whole sentence entered as a name matches only as a whole. */
function nameWords(name: string): string[] {
  const hasLetters = (word: string) => /\p{L}{2}/u.test(word);
  if (name.split(/[\s-]+/).filter(hasLetters).length > MAX_NAME_WORDS) return [name];
  return wordsIn(name, NAME_WORD).filter((word) => hasLetters(word) && !COMMON_WORDS.has(word.toLowerCase()));
}

/** Includes the Latvian cases (Anna, Annas, Annai); a short name matches only as it is. */
function inflected(name: string): string {
  const word = name.normalize('NFC');
  const stem = word.replace(/(?:[aāeēiīuū]?[sš]|[aāeēiīoōuū])$/iu, '');
  return stem.length >= 3 && stem !== word ? `${variantPattern(stem)}${ENDINGS}` : variantPattern(word);
}

/** Positions where any word has a capital. */
const SENTENCE_START = /(?:^|[.!?…:;\n"„“”«([{–-])\s*$/u;
/** With Caps Lock on, 'Rita' is typed as 'rITA'. */
const isCapital = (word: string) => /\p{Lu}/u.test(word);

/**
 * Many names are also words: 'no rīta' is not Rita, 'kalnā' is not Mr Kalns. An inflected name is removed
 * only with a capital inside a sentence. At the start of a sentence or in all capitals it must match the
 * account's spelling; in lower case only a full name of several words is removed.
 */
function nameRemover(names: readonly string[]): (text: string) => string {
  const unique = [...new Set(names.map((name) => name.trim().normalize('NFC')))];
  const longestFirst = unique.toSorted((a, b) => b.length - a.length);
  const wholeNames = longestFirst
    .map(nameWords)
    .filter((words) => words.length > 1 || words[0]?.includes(' '))
    .map((words) => ({
      exact: new RegExp(`^(?:${words.map(exactPattern).join(BETWEEN_WORDS)})$`, 'iu'),
      cases: whole(words.map(inflected).join(BETWEEN_WORDS)),
    }));
  const words = [...new Set(longestFirst.flatMap(nameWords))].map((word) => ({
    exact: new RegExp(`^(?:${exactPattern(word)})$`, 'iu'),
    cases: whole(inflected(word)),
  }));
  return (text) => {
    let clean = text;
    for (const { exact, cases } of wholeNames) {
      clean = clean.replace(cases, (found) =>
        exact.test(found) || wordsIn(found, NAME_WORD).every(isCapital) ? '[name]' : found,
      );
    }
    for (const { exact, cases } of words) {
      clean = clean.replace(cases, (found, at: number) => {
        if (!isCapital(found)) return found;
        const isPlain =
          SENTENCE_START.test(clean.slice(Math.max(0, at - 8), at)) || /^\p{Lu}{2}/u.test(found);
        return !isPlain || exact.test(found) ? '[name]' : found;
      });
    }
    return clean;
  };
}

/** Allows separators between letters and digits: 'AB-1234', 'ab 12 34'. */
const spelledOut = (code: string) =>
  Array.from(code.replace(/[^\p{L}\p{N}]/gu, ''), escapePattern).join(SEPARATORS);

function phonePattern(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const own = digits.slice(-8);
  const country = digits.slice(0, -8);
  const start = country
    ? `(?:(?:(?:\\+|00)${SEPARATORS})?${spelledOut(country)}${SEPARATORS})?`
    : '(?:\\+|00)?';
  return start + spelledOut(own);
}

// The lookbehind reads a long run of letters only once.
const EMAIL = /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
/** 17 characters without I, O and Q, both digits and letters (ISO 3779). */
const VIN = whole('(?=[a-z]*[0-9])(?=[0-9]*[a-z])[a-hj-npr-z0-9]{17}');
/** The Latvian form: two letters, a hyphen and digits. Without the hyphen it could be any code. */
const PLATE = whole('\\p{L}{2}-\\d{1,4}');
const PLATE_NAMED =
  /((?:licen[cs]e|number)\s+plate|\bplates?|numurz[iī]me\p{L}{0,20}|re[gģ]\.?\s*nr\.?)([\s:]{0,40}(?:(?:is|ir|no\.?|nr\.?)[\s:]{0,40})?)((?=[\p{L} -]{0,9}\d)[\p{L}\p{N}]{1,4}[ -]?[\p{L}\p{N}]{1,5})/giu;
/** A number after one of these words is a measurement, not a phone number. */
const COUNTED = `(?:mileage|odomet\\p{L}*|reading|km|kilomet\\p{L}*|miles|nobrauk\\p{L}*|cost\\p{L}*|price|sum|total|paid|cen[aāu]|summ[aāu]|\\p{L}*maks\\p{L}*|parts?|deta[lļ]\\p{L}*|code|kod\\p{L}*)["':=\\s]*(?:(?:is|was|of|ir|bija|no|nr|number|numurs|par)\\.?\\s+)?`;
const UNITS = '(?:km|kilomet|mil|mi(?!\\p{L})|eur|usd|€|\\$|£)';
const PHONES = [
  /(?<![\p{L}\p{N}])(?:\+|00)[1-9](?:[\s().\-–]*\d){6,14}(?!\d)/gu,
  // A Latvian number of eight digits, but no date like 2026-03-05 and no round thousands.
  new RegExp(
    `(?<![\\p{L}\\p{N}.,-])(?<!${BEFORE}${COUNTED})(?!\\d\\d \\d{3} 000(?!\\d))[26]\\d(?:\\d{6}|\\d{2}[ -]\\d{4}|[ -]\\d{3}[ -]\\d{3}|[ -]\\d{2}[ -]\\d{2}[ -]\\d{2})(?![\\p{L}\\p{N}-]|\\s?${UNITS})`,
    'giu',
  ),
  /(?<![\p{L}\p{N}.,-])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?![\p{L}\p{N}-])/gu,
];

/** Replaces personal data by a word in brackets; mileages, dates, amounts and codes stay. Idempotent. */
export function scrubber(known: PrivateDetails): (text: string) => string {
  const rules: [RegExp, string][] = [];
  const add = (values: readonly string[], pattern: (value: string) => string, word: string) => {
    const all = [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))];
    for (const value of all.toSorted((a, b) => b.length - a.length))
      rules.push([whole(pattern(value)), word]);
  };
  const codes = (values: readonly string[], shortest: number) =>
    values.filter((value) => value.replace(/[^\p{L}\p{N}]/gu, '').length >= shortest);

  add(known.emails, escapePattern, '[e-mail]');
  rules.push([EMAIL, '[e-mail]']);
  add(codes(known.vins, 5), spelledOut, '[VIN]');
  rules.push([VIN, '[VIN]']);
  add(codes(known.plates, 3), spelledOut, '[plate]');
  rules.push([PLATE, '[plate]']);
  add(codes(known.phones, 7), phonePattern, '[phone]');
  for (const pattern of PHONES) rules.push([pattern, '[phone]']);
  const removeNames = nameRemover(known.names);

  return (text) => {
    let clean = text.normalize('NFC');
    for (const [pattern, word] of rules) clean = clean.replace(pattern, word);
    return removeNames(clean).replace(PLATE_NAMED, '$1$2[plate]');
  };
}
