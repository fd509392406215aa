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

/** A text in parts: words, the value of a name, or its plural form, by number or by category. */
export type Parts = readonly (string | readonly [name: string] | readonly [string, 'plural', Plural])[];
type Plural = { readonly other: Parts; readonly [form: string]: Parts };
export type Messages = Readonly<Record<string, Parts>>;

const CONTEXT = /@[a-z]+$/;
const ARGUMENT = /\{(\w+)\}/g;

function fillPhrase(phrase: string, values: Record<string, string | number>): string {
  return phrase
    .replace(CONTEXT, '')
    .replace(ARGUMENT, (whole, name: string) => String(values[name] ?? whole));
}

/** English has messages for plurals only: any other phrase is its own text (I18N-02). */
export function createWords(language: Language, messages: Messages): Words {
  const categories = new Intl.PluralRules(language);
  const fillParts = (parts: Parts, values: Record<string, string | number>): string =>
    parts
      .map((part) => {
        if (typeof part === 'string') return part;
        const [name, , forms] = part;
        const value = values[name] ?? '';
        if (!forms) return value;
        return fillParts(forms[value] ?? forms[categories.select(Number(value))] ?? forms.other, values);
      })
      .join('');
  const t = (phrase: Phrase, values: Record<string, string | number> = {}) =>
    Object.hasOwn(messages, phrase) ? fillParts(messages[phrase]!, values) : fillPhrase(phrase, values);
  return { language, t, format: ({ phrase, values }) => t(phrase, values) };
}
