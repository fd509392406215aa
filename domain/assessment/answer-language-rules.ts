import type { AssessmentLanguage } from './schema.ts';
import { wordsIn } from './words-in.ts';

// Function words that are frequent in one language and do not exist in the other.
const SMALL_WORDS: Record<AssessmentLanguage, ReadonlySet<string>> = {
  en: new Set(
    `the and is are was were it its this that these those with of to in on at for from but not have has had be been
     can could may might should would will if or when while your you their they there a an as by than then which
     what how does do did before after check most very also only it's isn't don't`.split(/\s+/),
  ),
  lv: new Set(
    `un ir uz ar pie par kad bet vai jau nav tikai loti ļoti pirms ka kas tad tas ta tā tam to es jus jūs jusu jūsu
     var ja lai no pa vel vēl gan lidz līdz ik ari arī sim šim so šo kur kura kurā tiek bus būs loti nepieciesams
     nepieciešams iespejams iespējams auto automasinas automašīnas parbaudiet pārbaudiet braukt turpiniet`.split(
      /\s+/,
    ),
  ),
};
const LATVIAN_LETTER = /[āčēģīķļņšūž]/iu;
/** A shorter text without any function word may be a part name or a code. */
const ENOUGH_WORDS = 8;

/** Names, numbers and quoted words do not make a text another language; no function word at all does. */
export function isInLanguage(text: string, language: AssessmentLanguage): boolean {
  const words = wordsIn(text.normalize('NFC').toLowerCase(), /[\p{L}']+/gu);
  const count = (of: AssessmentLanguage) =>
    words.filter((word) => SMALL_WORDS[of].has(word) || (of === 'lv' && LATVIAN_LETTER.test(word))).length;
  const own = count(language);
  const other = count(language === 'en' ? 'lv' : 'en');
  if (own === 0 && other === 0) return words.length < ENOUGH_WORDS;
  return own >= other;
}
