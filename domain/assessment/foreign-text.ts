import { carWords } from '#domain/car-words/car-words.ts';
import type { StopId } from './knowledge/stops.ts';
import { FOREIGN_WORDS, RUSSIAN_DANGERS, RUSSIAN_DENIED, RUSSIAN_LIT } from './knowledge/foreign.ts';
import { fold, isFunctionWord } from './text-reading.ts';
import { wordsIn } from './words-in.ts';

const CYRILLIC = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
const LATIN = 'a b v g d e e zh z i j k l m n o p r s t u f h c ch sh sch  y  e ju ja'.split(' ');

/** Russian in either alphabet, as it is typed in Latin letters: 'тормоза' becomes 'tormoza', 'rulya' 'rulja'. */
const inLatin = (text: string) =>
  fold(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[а-яё]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)]!),
  ).replace(/y(?=[aeu])/g, 'j');

/** Of neither language, and no sign of measure (90º). */
const LETTER = /[^\P{L}a-zāčēģīķļņōŗšūžºª]/iu;
/** Names of cars with such letters. */
const NAMES = /^(?:citroen|megane|scenic|zoe|coupe)\p{L}*$/u;
/** In either alphabet, beside a word that it is lit. */
const LAMP = /^(?:lamp|check|chek|cek|abs|esp|engine)/iu;
const CYRILLIC_WORD = /\p{Script=Cyrillic}{3,}/u;

/** Whether words of another script stand in it, of which nobody knows that they can wait. */
export const isMixed = (text: string) => CYRILLIC_WORD.test(text);

const isRead = (word: string, typed: string) =>
  /[āēģīķļņ]/iu.test(typed) ||
  isFunctionWord(word) ||
  (['en', 'lv'] as const).some((language) => carWords().byWord([word], language)[0]!.length > 0);

/** The kind of stop that plain Russian words tell of. */
function russianStop(text: string): StopId | null {
  // 'Par' is 'about' in Latvian.
  const russian = isMixed(text)
    ? text.replace(/\p{Script=Latin}{2,}/gu, (word) => (LAMP.test(word) ? word : '-'))
    : text;
  const told = inLatin(russian).replace(RUSSIAN_DENIED, '');
  const burning = told.replace(RUSSIAN_LIT, '');
  return RUSSIAN_DANGERS.find(({ words, lit }) => words.test(lit ? burning : told))?.stop ?? null;
}

/** The kind of stop that plain Russian words tell of; null for a text in a language that is not read; undefined for any other. */
export function foreignStop(text: string): StopId | null | undefined {
  let [foreign, known, read] = [0, 0, 0];
  for (const typed of wordsIn(text.normalize('NFC'), /\p{L}+/gu)) {
    const word = inLatin(typed);
    const isKnown = /\p{Script=Cyrillic}/u.test(typed) || FOREIGN_WORDS.has(word);
    if (isKnown) known += 1;
    if (isKnown || (LETTER.test(typed) && !NAMES.test(word))) foreign += 1;
    else if (isRead(word, typed)) read += 1;
  }
  const isForeign = foreign > 0 && foreign >= read;
  const stop = isMixed(text) || (isForeign && known > 0) ? russianStop(text) : null;
  return stop ?? (isForeign ? null : undefined);
}
