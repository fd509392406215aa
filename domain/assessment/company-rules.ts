import { carWords } from '#domain/car-words/car-words.ts';
import type { AssessmentLanguage } from './schema.ts';
import { fold, writtenLanguage } from './text-reading.ts';
import { wordsIn } from './words-in.ts';

const setOf = (words: string) => new Set(words.split(/\s+/));

const PLACES = {
  en: setOf('back backseat rear front car van seat seats board me us'),
  lv: setOf(
    'aizmugure aizmugureja aizmugurejos sedekli sedekliti kresla kreslina masina auto salona lidz blakus',
  ),
};
/** What is said of who only rides along. */
const BESIDE = {
  en: setOf(
    'my our the a in on at with and have got i ive is are sits sat sitting child baby booster two three small little young too',
  ),
  lv: setOf('mans mana mani manas musu ar un man mums ir sez viens divi tris maza mazs mazais maziem bernu'),
};

/**
 * A text in which those who only ride along ('my daughter is in the back seat') are named and no more: what has happened
 * to them is told besides.
 */
export function withoutCompany(description: string, fallback: AssessmentLanguage): string {
  const language = writtenLanguage(description, fallback);
  const isPerson = (word: string) => carWords().byWord([word], language)[0]!.includes('person');
  const shortened = (clause: string) => {
    const words = wordsIn(fold(clause));
    const isCompany =
      words.some((word) => PLACES[language].has(word)) &&
      words.every((word) => isPerson(word) || PLACES[language].has(word) || BESIDE[language].has(word));
    return isCompany ? `${words.filter(isPerson).join(' ')},` : clause;
  };
  return description
    .split(/(?<=[,.;:!?\n])|\s(?=(?:and|with|un|ar)\s)/iu)
    .map(shortened)
    .join(' ');
}
