import { setupI18n, type Messages } from '@lingui/core';
import type { latvian } from './lv/catalogue.ts';

export const LANGUAGES = ['en', 'lv'] as const;
export type Language = (typeof LANGUAGES)[number];

/** An English sentence, with a context after @ where Latvian has two translations ('Other@fuel'). */
export type Phrase = keyof typeof latvian;

/** A text that is not translated yet: what the domain returns to screens, mail and PDF. */
export type Message = { phrase: Phrase; values?: Record<string, string | number> };

export interface Words {
  readonly language: Language;
  t(phrase: Phrase, values?: Record<string, string | number>): string;
  format(message: Message): string;
}

const CONTEXT = /@[a-z]+$/;
const ARGUMENT = /\{(\w+)\}/g;

function fillPhrase(phrase: string, values: Record<string, string | number>): string {
  return phrase
    .replace(CONTEXT, '')
    .replace(ARGUMENT, (whole, name: string) => String(values[name] ?? whole));
}

/** English has messages for plurals only: any other phrase is its own text (I18N-02). */
export function createWords(language: Language, messages: Messages): Words {
  const i18n = setupI18n({ locale: language, messages: { [language]: messages } });
  const t = (phrase: Phrase, values: Record<string, string | number> = {}) =>
    Object.hasOwn(messages, phrase) ? i18n._(phrase, values) : fillPhrase(phrase, values);
  return { language, t, format: ({ phrase, values }) => t(phrase, values) };
}
