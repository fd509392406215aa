import type { Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { english } from '#domain/language/en.ts';
import { latvian } from '#domain/language/lv/catalogue.ts';
import { createWords, type Language, type Words } from '#domain/language/words.ts';

const catalogues: Record<Language, Record<string, string>> = { en: english, lv: latvian };
const cache = new Map<Language, Words>();

/** The messages of a language for `createWords`. @throws on a text that is no ICU message */
export function compileCatalogue(language: Language): Messages {
  return Object.fromEntries(
    Object.entries(catalogues[language]).map(([phrase, text]) => [phrase, compileMessageOrThrow(text)]),
  );
}

export function wordsFor(language: Language): Words {
  const cached = cache.get(language);
  if (cached) return cached;
  const words = createWords(language, compileCatalogue(language));
  cache.set(language, words);
  return words;
}
