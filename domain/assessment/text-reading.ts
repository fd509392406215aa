import { CLAUSE_BREAKS, NEGATORS } from './knowledge/negation.ts';
import type { AssessmentLanguage } from './schema.ts';

export type Token = {
  /** Lower case, without diacritics. */
  readonly word: string;
  readonly sentence: number;
  readonly negated: boolean;
};

export type ReadText = {
  readonly language: AssessmentLanguage;
  readonly tokens: readonly Token[];
};

/** Lower case without diacritics or apostrophes, so that phone-style Latvian and full Latvian are the same text. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`´]/g, '');
}

// Frequent small words that only one of the two languages has (folded).
const LATVIAN_WORDS = new Set(
  `un ir uz ar pie par kad bet vai jau nav vairs tikai loti pec pirms ka kas tad tas ta es man mans mana
   masina masinas masinai auto braucot bremzejot deg nedeg dzird dzirdams dzirdama nestrada nevar nak tek sak laikam
   no pa vel gan lidz ik katru kaut ari sanak skan klab dzinejs motors sture bremzes`
    .toLowerCase()
    .split(/\s+/),
);
const ENGLISH_WORDS = new Set(
  `the and is are was were it its my when with that this have has had while of to in on at for from not but car vehicle
   engine brakes brake i a an does will would there after noise light`.split(/\s+/),
);

/** The language a description is written in, which need not be the interface's language. */
export function writtenLanguage(text: string, fallback: AssessmentLanguage): AssessmentLanguage {
  if (/[āčēģīķļņšūž]/iu.test(text.normalize('NFC'))) return 'lv';
  let latvian = 0;
  let english = 0;
  for (const word of fold(text).split(/[^\p{L}\p{N}]+/u)) {
    if (LATVIAN_WORDS.has(word)) latvian += 1;
    if (ENGLISH_WORDS.has(word)) english += 1;
  }
  if (latvian === english) return fallback;
  return latvian > english ? 'lv' : 'en';
}

const NEGATION_REACH = 4;

/** Splits into folded words and marks those that a negation covers ('no noise', 'nav trokšņa', 'trokšņa nav'). */
export function readText(text: string, fallback: AssessmentLanguage): ReadText {
  const language = writtenLanguage(text, fallback);
  const tokens: { word: string; sentence: number; negated: boolean }[] = [];
  let sentence = 0;
  let reach = 0;
  let clauseStart = 0;
  const pieces = fold(text).match(/[\p{L}\p{N}]+|[.!?;:,\n–]+/gu) ?? [];
  for (const [index, piece] of pieces.entries()) {
    if (/^[.!?;:,\n–]/u.test(piece)) {
      // A comma ends a clause for negation but not the sentence; '2.' and '1,5' are numbers.
      if (/[.!?;\n]/.test(piece) && !/^\d+$/.test(pieces[index - 1] ?? '')) sentence += 1;
      reach = 0;
      clauseStart = tokens.length;
      continue;
    }
    if (CLAUSE_BREAKS[language].has(piece)) {
      reach = 0;
      clauseStart = tokens.length;
    }
    const negator = NEGATORS[language].has(piece);
    tokens.push({ word: piece, sentence, negated: !negator && reach > 0 });
    if (negator) {
      reach = NEGATION_REACH;
      const endsClause = /^[.!?;:,\n–]/u.test(pieces[index + 1] ?? '.');
      if (language === 'lv' && endsClause) {
        for (let i = Math.max(clauseStart, tokens.length - 3); i < tokens.length - 1; i += 1) {
          const earlier = tokens[i];
          if (earlier) earlier.negated = true;
        }
      }
    } else if (reach > 0) reach -= 1;
  }
  return { language, tokens };
}
