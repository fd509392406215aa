import { fold } from '#domain/assessment/text-reading.ts';
import { wordsIn } from '#domain/assessment/words-in.ts';

/** A folded word of the question; a word is taken once what it means is known. */
export type Token = { readonly word: string; isTaken: boolean };

/** Longer texts describe something; they are no question about records. */
export const MAX_WORDS = 60;

const ALIASES: Record<string, string> = {
  yr: 'year',
  yrs: 'years',
  pls: 'please',
  plz: 'please',
  ltr: 'liter',
  wen: 'when',
  whn: 'when',
  wat: 'what',
  w: 'with',
  // Swapped letters of words that are too short to be corrected by likeness.
  teh: 'the',
  hte: 'the',
  adn: 'and',
  hwo: 'how',
  waht: 'what',
  whne: 'when',
  kda: 'kad',
};

const SEASON: Record<string, string> = {
  ruden: 'rudeni',
  vasar: 'vasaru',
  pavasar: 'pavasari',
  ziem: 'ziemu',
};

export const tokensOf = (text: string): Token[] =>
  wordsIn(
    fold(text)
      .replace(/\ba\/c\b/g, 'ac')
      .replace(/\b(?:could|would|can|will) (?:you|u)\b/g, '')
      .replace(/\b(\d+)(?=kms?\b)/g, '$1 ')
      .replace(
        /\b(so|pagajuso)(ruden|vasar|pavasar|ziem)\w*/g,
        (_, which, season) => `${which} ${SEASON[season]}`,
      )
      .replace(/\bright now\b/g, 'now')
      .replace(/\bi mean\b/g, '')
      .replace(/\b(?:full|whole|complete|piln\w+|vesel\w+) (?=years?\b|gad)/g, '')
      .replace(/\b(pedej\w+|pirm[aoi]\w*) gada (?=apkop)/g, '$1 ')
      .replace(/\b12 ?-?(?:v|volt|voltu|volts)\b/g, '12v'),
  ).map((word) => ({ word: ALIASES[word] ?? word, isTaken: false }));

/** The question's sentences, with the mark that ends them; '2024. gada' and '5.03.2024' end none. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/(\d)\.(?=\s*[\p{Ll}\d])/gu, '$1\u2024')
    .split(/(?<=[.!?\n])/u)
    .map((sentence) => sentence.replaceAll('\u2024', '.').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

export const matchesPart = (part: string, word: string) =>
  part.startsWith('=') ? word === part.slice(1) : word.startsWith(part);

/** Parts are looked up by their first two letters. */
export const keyOfPart = (part: string): string => part.replace('=', '').slice(0, 2);

/** Each expression as its parts, the one with most parts first. */
export const expressionsOf = (list: string): string[][] =>
  list
    .split(',')
    .map((expression) => expression.trim().split(/\s+/))
    .filter(([first]) => first)
    .toSorted((a, b) => b.length - a.length);

const ENDINGS = /(?:ings?|ed|es|s|e|ly)$/;
const stemOf = (word: string) => (word.length > 4 ? word.replace(ENDINGS, '') : word);

/** True for forms of one word: 'shaking' and 'shakes', 'sūce' and 'sūces', but not 'red' and 'reduced'. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [one, other] = [stemOf(a), stemOf(b)];
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < 4 || Math.abs(one.length - other.length) > (shorter === 4 ? 2 : 3)) return false;
  const common = shorter <= 5 ? shorter - 1 : Math.ceil(shorter * 0.7);
  return one.slice(0, Math.max(4, common)) === other.slice(0, Math.max(4, common));
}
