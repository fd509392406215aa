import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { english } from '#domain/language/en.ts';
import { latvian } from '#domain/language/lv/catalogue.ts';
import { createWords, type Language, type Messages, type Parts, type Words } from '#domain/language/words.ts';

const catalogues: Record<Language, Record<string, string>> = { en: english, lv: latvian };
const cache = new Map<Language, Words>();

/** The messages of a language for `createWords`. @throws on a text that is no ICU message of names and plurals */
export function compileCatalogue(language: Language): Messages {
  return Object.fromEntries(
    Object.entries(catalogues[language]).map(([phrase, text]) => [
      phrase,
      partsOf(compileMessageOrThrow(text)),
    ]),
  );
}

/** @param counted what the plural counts, for # */
function partsOf(message: CompiledMessage, counted?: string): Parts {
  return message.map((token) => {
    if (typeof token === 'string') return token === '#' && counted !== undefined ? [counted] : token;
    const [name, type, choices] = token;
    if (type === undefined) return [name];
    if (type !== 'plural') throw new Error(`A text may have names and plurals, not: ${type}`);
    const { offset: _, ...forms } = choices as Record<string, CompiledMessage>;
    const entries = Object.entries(forms).map(([form, text]) => [form, partsOf(text, name)] as const);
    return [name, type, Object.fromEntries(entries) as { other: Parts }];
  });
}

export function wordsFor(language: Language): Words {
  const cached = cache.get(language);
  if (cached) return cached;
  const words = createWords(language, compileCatalogue(language));
  cache.set(language, words);
  return words;
}
