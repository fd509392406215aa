import { carWords } from '#domain/car-words/car-words.ts';
import type { StopId } from './knowledge/stops.ts';
import { FOREIGN_WORDS, RUSSIAN_DANGERS, RUSSIAN_DENIED, RUSSIAN_LAMP } from './knowledge/foreign.ts';
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

/** Of neither language. */
const LETTER = /[^\P{L}a-zāčēģīķļņōŗšūž]/iu;

const isRead = (word: string, typed: string) =>
  /[āēģīķļņ]/iu.test(typed) ||
  isFunctionWord(word) ||
  (['en', 'lv'] as const).some((language) => carWords().byWord([word], language)[0]!.length > 0);

/** Of a text in a language that is not read: the kind of stop that plain Russian words tell of, null for any other; undefined for a text that is read. */
export function foreignStop(text: string): StopId | null | undefined {
  let [foreign, known, read] = [0, 0, 0];
  for (const typed of wordsIn(text.normalize('NFC'), /\p{L}+/gu)) {
    const word = inLatin(typed);
    const isKnown = /\p{Script=Cyrillic}/u.test(typed) || FOREIGN_WORDS.has(word);
    if (isKnown) known += 1;
    if (isKnown || LETTER.test(typed)) foreign += 1;
    else if (isRead(word, typed)) read += 1;
  }
  if (foreign === 0 || foreign < read) return undefined;
  if (known === 0) return null;
  const told = inLatin(text).replace(RUSSIAN_DENIED, '');
  const isLamp = RUSSIAN_LAMP.test(told);
  return RUSSIAN_DANGERS.find(({ words, lit }) => words.test(told) && !(lit && isLamp))?.stop ?? null;
}
