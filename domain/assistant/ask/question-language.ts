import { fold, writtenLanguage } from '#domain/assessment/text-reading.ts';
import type { Language } from '#domain/language/words.ts';
import type { Garage } from './facts.ts';
import { languageOfWords, ownOf } from './own-words.ts';
import { tokensOf } from './tokens.ts';

/** Words of one language alone, which tell it whatever is named. */
const WRITTEN_IN: readonly (readonly [Language, RegExp])[] = [
  [
    'en',
    /\b(?:the|what|whats|who|which|how|when|did|does|was|were|is|are|my|we|and|of|on|for|have|has|with|not|at|it)\b/,
  ],
  ['lv', /\b(?:kas|kad|cik|kur|kura|kurs|vai|ir|bija|man|un|par|kopa|nav|ka|es|lidz|kads|kapec)\b/],
];

/** Names are Latvian in an English question too; what is told by its words goes before what is usual. */
export function languageOf(question: string, garage: Garage | null, usual: Language): Language {
  const written = WRITTEN_IN.flatMap(([one, pattern]) => (pattern.test(fold(question)) ? one : []));
  if (written.length === 1) return written[0]!;
  const own = garage && ownOf(garage);
  const others = question
    .split(/\s/)
    .filter((part, at) => at === 0 || !/^\p{Lu}\p{Ll}/u.test(part))
    .filter((part) =>
      tokensOf(part).some(({ word }) => !own || !(own.isOfPlace(word) || own.cars.isNamedBy(word))),
    );
  const text = others.join(' ');
  return writtenLanguage(text, languageOfWords(tokensOf(text), usual));
}
