import { headerKey, unitInBrackets } from './header-rules.ts';
import { remembered } from './look-up.ts';
import { plainWord } from './plain-word.ts';
import { distanceOf, volumeOf } from './unit-rules.ts';

const LONGEST = 100;

export type HeaderWords = {
  /** 'volumeL', 'Volume (L)' and 'volume_l' are all 'volume'. */
  words: readonly string[];
  /** Of the name: 'l', 'km', 'kwh', '%', '€'; '' without one. */
  unit: string;
};

const UNITS = new Set('kwh kg pct percent % eur usd gbp pln sek nok dkk chf czk'.split(' '));
const isUnit = (word: string) =>
  distanceOf(word) !== undefined || volumeOf(word) !== undefined || UNITS.has(word);

/** 'Price per liter' is counted in no liters. */
const PER = new Set(['per', 'pr', 'pro', 'je', 'za', 'par', 'por', 'al', 'au', 'за']);

/** 'кВт·год', 'kWst'. */
const KWH = /kwh|kwst|kvh|(?<!\p{L})квт[·.*∙ -]?(год|ч|г)\p{L}*/giu;
export const isKwh = (unit: string): boolean => unit.trim().replace(KWH, '') === '' && unit.trim() !== '';

const split = (text: string): string[] =>
  plainWord(
    text
      .replaceAll(KWH, ' kwh ')
      .replaceAll(/\bsoc/gi, ' soc ')
      .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
      .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .toLowerCase(),
  )
    .split(/[^\p{L}\p{N}%€$£]+/u)
    .filter((word) => word !== '');

/** The words of a header, whatever joins them: spaces, underscores, capitals; what it is counted in is apart. */
export const headerWords = remembered(wordsIn);

function wordsIn(header: string): HeaderWords {
  const text = header
    .slice(0, LONGEST)
    .replace('\uFEFF', '')
    .replaceAll(/\(optional\)/gi, '');
  const inBrackets = unitInBrackets(text);
  const words = split(text.replaceAll(/[([][^)\]]*[)\]]/g, ' '));
  const last = words.at(-1);
  if (
    inBrackets !== '' ||
    last === undefined ||
    words.length < 2 ||
    !isUnit(last) ||
    PER.has(words.at(-2)!)
  ) {
    return { words: words.length > 0 ? words : split(text), unit: inBrackets.toLowerCase() };
  }
  return { words: words.slice(0, -1), unit: last };
}

/** 'Tankdatum' is a date. */
const isCompound = (words: readonly string[], [last = '', ...more]: readonly string[]) =>
  more.length === 0 && last.length > 4 && words.some((word) => word.endsWith(last));

/** Forms of one word: 'licznik' and 'licznika', 'όχημα' and 'οχήματος'. */
export function areForms(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < STEM) return false;
  let common = 0;
  while (common < short.length && short[common] === long[common]) common += 1;
  return common >= Math.max(STEM, short.length - 2, long.length - 3);
}
const STEM = 5;
/** Another form of a word says a little less. */
const FORM = 0.65;

/**
 * How well a phrase says what a column is, from 0 to 1: it is the whole name, or the more of it, the fewer other words
 * stand beside it.
 */
export function fitOf({ words }: HeaderWords, phrase: readonly string[]): number {
  const find = (isLike: (word: string, own: string) => boolean) =>
    words.findIndex((_, from) => phrase.every((word, index) => isLike(word, words[from + index] ?? '')));
  const exact = find((word, own) => word === own);
  const at = exact === -1 ? find((word, own) => word === own || areForms(word, own)) : exact;
  if (at === -1) return isCompound(words, phrase) ? 0.5 : 0;
  const form = exact === -1 ? FORM : 1;
  if (words.length === phrase.length) return form;
  // In 'fillup volume' the last word is what the column is; in 'volume note' it is the first that it is not.
  const isLast = at + phrase.length === words.length;
  return ((isLast ? 0.55 : 0.4) + 0.35 * (phrase.length / words.length)) * form;
}

/** Two headers that differ in case, spaces and quotes only are one. */
export const shapeOf = (headers: readonly string[]): string =>
  headers
    .map((one) => headerKey(one))
    .join('|')
    .replace(/\|+$/, '');
