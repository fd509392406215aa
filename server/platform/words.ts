import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { english } from '#domain/language/en.ts';
import { latvian } from '#domain/language/lv/catalogue.ts';
import {
  createWords,
  type Forms,
  type Language,
  type Messages,
  type Text,
  type Words,
} from '#domain/language/words.ts';

const catalogues: Record<Language, Record<string, string>> = { en: english, lv: latvian };
const cache = new Map<Language, Words>();

/** The messages of a language for `createWords`. @throws as compileText */
export function compileCatalogue(language: Language): Messages {
  return Object.fromEntries(
    Object.entries(catalogues[language]).map(([phrase, text]) => [phrase, compileText(text)]),
  );
}

/** Text around a plural becomes part of each of its forms, and '#' the name of the counted value.
 * @throws on text that is not an ICU message, or contains more than names and one plural */
export function compileText(text: string): Text {
  const message = compileMessageOrThrow(text);
  const at = message.findIndex((token) => Array.isArray(token) && token[1] === 'plural');
  if (at < 0) return plainText(message);
  const [counted, , choices] = message[at] as [string, string, Record<string, CompiledMessage>];
  const { offset, ...forms } = choices;
  if (offset !== undefined) throw new Error(`A plural may not have an offset: ${text}`);
  const named = (form: CompiledMessage): CompiledMessage =>
    form.map((token) => (token === '#' ? [counted] : token));
  const whole = (form: CompiledMessage) => [
    ...message.slice(0, at),
    ...named(form),
    ...message.slice(at + 1),
  ];
  const entries = Object.entries(forms).map(([name, form]) => [name, plainText(whole(form))] as const);
  return [counted, Object.fromEntries(entries) as Forms];
}

const plainText = (message: CompiledMessage): string =>
  message
    .map((token) => {
      if (typeof token === 'string') return token;
      if (token.length > 1)
        throw new Error(`A text may have names and one plural: ${JSON.stringify(message)}`);
      return `{${token[0]}}`;
    })
    .join('');

export function wordsFor(language: Language): Words {
  const cached = cache.get(language);
  if (cached) return cached;
  const words = createWords(language, compileCatalogue(language));
  cache.set(language, words);
  return words;
}
