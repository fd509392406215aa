/** What is known of a person and must not reach a model, as the account and its records hold it. */
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

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const whole = (pattern: string) => new RegExp(`${BEFORE}(?:${pattern})${AFTER}`, 'giu');

/** Letters that count as the same, the plain one first: 'Kalniņa' also matches 'Kalnina', and the reverse. */
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
    return variants ? `[${variants}]\\p{M}*` : escaped(letter);
  }).join('');
/** Exactly as written, or without its diacritics: 'Kalniņa' matches 'Kalnina', but 'Rita' does not match 'rīta'. */
const exactPattern = (text: string) =>
  Array.from(text, (letter) => {
    const plain = variantsOf(letter)?.charAt(0) ?? letter;
    return plain === letter.toLowerCase() ? escaped(letter) : `[${letter}${plain}]`;
  }).join('');

const ENDINGS = '(?:[aāeēiīuūoōsš]|as|ai|am|ām|ās|es|ei|em|ēm|ēs|is|im|us|um|os|os)?';

const MAX_NAME_WORDS = 4;
// A mechanic may write anything into a name: it must not make every 'the' a name.
const COMMON_WORDS = new Set(
  `a an the and or of to in on at by for from with is it not no if car call owner tools data text you your
   un vai ar uz no par pie ir ka ja un auto masina mašīna sia as ik`.split(/\s+/),
);

/** The words of a name, each a name of its own; a whole sentence in its place counts only as it stands. */
function nameWords(name: string): string[] {
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}{2}/u.test(word));
  if (words.length > MAX_NAME_WORDS) return [name];
  return words.filter((word) => !COMMON_WORDS.has(word.toLowerCase()));
}

/** A name in its Latvian cases too: Anna, Annas, Annai. A short one only as it stands. */
function inflected(name: string): string {
  const word = name.normalize('NFC');
  const stem = word.replace(/(?:[aāeēiīuū]?[sš]|[aāeēiīoōuū])$/iu, '');
  return stem.length >= 3 && stem !== word ? `${variantPattern(stem)}${ENDINGS}` : variantPattern(word);
}

/** After this every word is capitalised, name or not. */
const SENTENCE_START = /(?:^|[.!?…:;\n"„“”«([{–-])\s*$/u;
const isCapital = (word: string) => /^\p{Lu}/u.test(word);

/**
 * Many names are words as well: 'no rīta' is not of Rita, nor 'kalnā' of Mr Kalns. So a name in its cases goes only
 * where it is written with a capital inside a sentence. Where any word has one (and in capitals throughout) it must
 * stand as it is in the account, and all in small letters only the whole name is known.
 */
function nameRemover(names: readonly string[]): (text: string) => string {
  const unique = [
    ...new Set(names.map((name) => name.trim().normalize('NFC')).filter((name) => name !== '')),
  ];
  const longestFirst = unique.toSorted((a, b) => b.length - a.length);
  const wholeNames = longestFirst
    .map(nameWords)
    .filter((words) => words.length > 1 || words[0]?.includes(' '))
    .map((words) => ({
      exact: new RegExp(`^(?:${words.map(exactPattern).join('[\\s-]+')})$`, 'iu'),
      cases: whole(words.map(inflected).join('[\\s-]+')),
    }));
  const words = [...new Set(longestFirst.flatMap(nameWords))].map((word) => ({
    exact: new RegExp(`^(?:${exactPattern(word)})$`, 'iu'),
    cases: whole(inflected(word)),
  }));
  return (text) => {
    let clean = text;
    for (const { exact, cases } of wholeNames) {
      clean = clean.replace(cases, (found) =>
        exact.test(found) || found.split(/[\s-]+/).every(isCapital) ? '[name]' : found,
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

/** Letters and digits with anything a person puts between them: 'AB-1234', 'ab 12 34'. */
const spelledOut = (code: string) =>
  Array.from(code.replace(/[^\p{L}\p{N}]/gu, ''), escaped).join(SEPARATORS);

/** The same number with and without its country code. */
function phonePattern(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const own = digits.length > 8 ? digits.slice(-8) : digits;
  const country = digits.slice(0, digits.length - own.length);
  const start = country
    ? `(?:(?:(?:\\+|00)${SEPARATORS})?${spelledOut(country)}${SEPARATORS})?`
    : '(?:\\+|00)?';
  return start + spelledOut(own);
}

// Begins where a run of letters begins, so that a long run is read once.
const EMAIL = /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
/** 17 characters without I, O and Q, digits and letters both (ISO 3779). */
const VIN = whole('(?=[a-z]*[0-9])(?=[0-9]*[a-z])[a-hj-npr-z0-9]{17}');
/** Two letters, a hyphen and digits is how Latvian plates are written; without the hyphen it may be any code. */
const PLATE = whole('\\p{L}{2}-\\d{1,4}');
const PLATE_NAMED =
  /((?:licen[cs]e|number)\s+plate|\bplates?|numurz[iī]me\p{L}{0,20}|re[gģ]\.?\s*nr\.?)([\s:]{0,40}(?:(?:is|ir|no\.?|nr\.?)[\s:]{0,40})?)((?=[\p{L} -]{0,9}\d)[\p{L}\p{N}]{1,4}[ -]?[\p{L}\p{N}]{1,5})/giu;
/** Words that say what the number after them measures, which is no phone. */
const COUNTED = `(?:mileage|odomet\\p{L}*|reading|km|kilomet\\p{L}*|miles|nobrauk\\p{L}*|cost\\p{L}*|price|sum|total|paid|cen[aāu]|summ[aāu]|\\p{L}*maks\\p{L}*|parts?|deta[lļ]\\p{L}*|code|kod\\p{L}*)["':=\\s]*(?:(?:is|was|of|ir|bija|no|nr|number|numurs|par)\\.?\\s+)?`;
const UNITS = '(?:km|kilomet|mil|mi(?!\\p{L})|eur|usd|€|\\$|£)';
const PHONES = [
  /(?<![\p{L}\p{N}])(?:\+|00)[1-9](?:[\s().\-–]*\d){6,14}(?!\d)/gu,
  // A Latvian number of eight digits; a day in the form 2026-03-05 is none, nor are whole thousands.
  new RegExp(
    `(?<![\\p{L}\\p{N}.,-])(?<!${BEFORE}${COUNTED})(?!\\d\\d \\d{3} 000(?!\\d))[26]\\d(?:\\d{6}|\\d{2}[ -]\\d{4}|[ -]\\d{3}[ -]\\d{3}|[ -]\\d{2}[ -]\\d{2}[ -]\\d{2})(?![\\p{L}\\p{N}-]|\\s?${UNITS})`,
    'giu',
  ),
  /(?<![\p{L}\p{N}.,-])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?![\p{L}\p{N}-])/gu,
];

/**
 * Redacts what could identify the author of a text: what is known of the owner, and whatever looks like an
 * e-mail address, a phone number, a VIN or a plate. Mileages, days, amounts and fault codes stay.
 * Each match becomes a word in brackets, so scrubbing is idempotent.
 */
export function scrubber(known: PrivateDetails): (text: string) => string {
  const rules: [RegExp, string][] = [];
  const add = (values: readonly string[], pattern: (value: string) => string, word: string) => {
    const all = [...new Set(values.map((value) => value.trim()).filter((value) => value !== ''))];
    for (const value of all.toSorted((a, b) => b.length - a.length))
      rules.push([whole(pattern(value)), word]);
  };
  const codes = (values: readonly string[], shortest: number) =>
    values.filter((value) => value.replace(/[^\p{L}\p{N}]/gu, '').length >= shortest);

  add(known.emails, escaped, '[e-mail]');
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
