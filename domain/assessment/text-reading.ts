import {
  CLAUSE_BREAKS,
  FILLERS,
  JOINING_WORDS,
  NEGATORS,
  NO_DENIAL,
  SEARCHED,
  SEARCHING,
} from './knowledge/negation.ts';
import type { AssessmentLanguage } from './schema.ts';

export type Token = {
  readonly word: string;
  readonly sentence: number;
  readonly clause: number;
  readonly isNegated: boolean;
  readonly isNegator: boolean;
};

export type ReadText = {
  readonly language: AssessmentLanguage;
  readonly tokens: readonly Token[];
};

/** Lower case without diacritics or apostrophes, so Latvian typed on a phone matches proper spelling. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`´]/g, '');
}

/** A folded word of Latvian typed with digraphs: 'mashiina' becomes 'masina'. */
export function plainSpelling(word: string): string {
  return word
    .replace(/([aeiu])\1/g, '$1')
    .replace(/([scz])h/g, '$1')
    .replace(/([gklnr])j/g, '$1');
}

// Frequent words that exist in only one of the two languages (folded).
const LATVIAN_WORDS = new Set(
  `un ir uz ar pie par kad bet vai jau nav vairs tikai loti pec pirms ka kas tad tas ta es man mans mana
   masina masinas masinai auto braucot bremzejot deg nedeg dzird dzirdams dzirdama nestrada nevar nak tek sak laikam
   pa vel gan lidz ik katru kaut ari sanak skan klab dzinejs motors sture bremzes
   degam liesmas uguns kapota kup dumi riepa`.split(/\s+/),
);
const ENGLISH_WORDS = new Set(
  `the and is are was were it its my when with that this have has had while of to in on at for from not but car vehicle
   engine brakes brake i a an does will would there after noise light
   smoke smell smells sound sounds leak leaks steam fire flames lights warning problem problems change
   difference vibration idea one more other`.split(/\s+/),
);

export const isFunctionWord = (folded: string) => LATVIAN_WORDS.has(folded) || ENGLISH_WORDS.has(folded);

/** The language of the description, which may differ from the interface language. */
export function writtenLanguage(text: string, fallback: AssessmentLanguage): AssessmentLanguage {
  if (/[āčēģīķļņšūž]/iu.test(text.normalize('NFC'))) return 'lv';
  let latvian = 0;
  let english = 0;
  for (const word of fold(text).split(/[^\p{L}\p{N}]/u)) {
    if (LATVIAN_WORDS.has(word)) latvian += 1;
    if (ENGLISH_WORDS.has(word)) english += 1;
  }
  if (latvian > english) return 'lv';
  return english > latvian ? 'en' : fallback;
}

const NEGATION_REACH = 4;

const BREAK = /^[.!?;:,\n–]/u;

/** Before the first and after the last word there is none. */
const isOneOf = (words: ReadonlySet<string | undefined>, word: string | undefined) => words.has(word);

function denies(pieces: readonly string[], next: number, language: AssessmentLanguage): boolean {
  let at = next;
  while (isOneOf(FILLERS, pieces[at])) at += 1;
  const word = pieces[at];
  if (isOneOf(SEARCHING, word)) return !isOneOf(SEARCHED, pieces[at + 1]);
  const isSudden = word === 'warning' && pieces[next - 1] === 'without';
  return !isSudden && !isOneOf(NO_DENIAL[language], word);
}

/** Steam that 'smokes' ('kūp tvaiks', 'steam smoke') is steam. */
const STEAM_SMOKES =
  /\bkup\w*(?=(?: \w+)? (?:tvaik|garain))|(?<=\b(?:tvaik|garain)\w*(?: \w+)? )kup\w*|(?<=\bsteam(?:y|ing)? )smok\w*|\bsmok\w* (?:with )?(?=steam)/g;

/** There smoke is smoke, whatever steams beside it. */
const SMOKES = /\b(?:bremz|riten|riep|akumul|bater|brak|wheel|t[iy]re|batter)/;

/** Splits into folded words and marks negated ones ('no noise', 'nav trokšņa', 'trokšņa nav'). */
export function readText(text: string, fallback: AssessmentLanguage): ReadText {
  const language = writtenLanguage(text, fallback);
  const tokens: { word: string; sentence: number; clause: number; isNegated: boolean; isNegator: boolean }[] =
    [];
  let sentence = 0;
  let clause = 0;
  let reach = 0;
  let clauseStart = 0;
  const folded = fold(text);
  const meant = SMOKES.test(folded) ? folded : folded.replace(STEAM_SMOKES, '');
  const pieces = meant.match(/[\p{L}\p{N}]+|[.!?;:,\n–]+/gu) ?? [];
  for (const [index, piece] of pieces.entries()) {
    if (BREAK.test(piece)) {
      // A comma ends a clause but not the sentence; '2.' and '1,5' are numbers.
      if (/[.!?;\n]/.test(piece) && !/^\d+$/.test(pieces[index - 1] ?? '')) sentence += 1;
      reach = 0;
      clause += 1;
      clauseStart = tokens.length;
      continue;
    }
    if (CLAUSE_BREAKS[language].has(piece)) {
      // 'I did not see the flames until ...' means that they were seen.
      if (piece === 'until') for (const token of tokens.slice(clauseStart)) token.isNegated = false;
      reach = 0;
      clauseStart = tokens.length;
      if (!JOINING_WORDS.has(piece)) clause += 1;
    }
    const isNegator = NEGATORS[language].has(piece);
    tokens.push({ word: piece, sentence, clause, isNegated: !isNegator && reach > 0, isNegator });
    if (isNegator && denies(pieces, index + 1, language)) {
      reach = NEGATION_REACH;
      const isAtEnd = BREAK.test(pieces[index + 1] ?? '.');
      if (language === 'lv' && isAtEnd && !isOneOf(NO_DENIAL.lv, pieces[index - 1])) {
        for (const earlier of tokens.slice(Math.max(clauseStart, tokens.length - 3), -1))
          earlier.isNegated = true;
      }
    } else reach -= 1;
  }
  return { language, tokens };
}
