import { formatNumber, type LOCALES } from './format.ts';
import type { latvian } from './lv/catalogue.ts';

export type Language = keyof typeof LOCALES;
export const LANGUAGES = ['en', 'lv'] as const satisfies readonly Language[];

/** An English sentence, with a context after @ where Latvian has two translations ('Other@fuel'). */
export type Phrase = keyof typeof latvian;

/** A text that is not translated yet: what the domain returns to screens, mail and PDF. */
export type Message = { phrase: Phrase; values?: Record<string, string | number> };

export interface Words {
  readonly language: Language;
  t(phrase: Phrase, values?: Record<string, string | number>): string;
  format(message: Message): string;
}

/** A text, or the plural forms of one, by number or by category. */
export type Text = string | readonly [counted: string, forms: Forms];
export type Forms = { readonly other: string; readonly [form: string]: string };
export type Messages = Readonly<Record<string, Text>>;

const CONTEXT = /@[a-z]+$/;
const ARGUMENT = /\{(\w+)\}(\.(?!\.))?/g;

/** A value that ends in a period, such as a Latvian date, ends the sentence as well: no second one follows. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(ARGUMENT, (whole, name: string, period = '') => {
    const value = values[name];
    if (value === undefined) return whole;
    return String(value).endsWith('.') ? String(value) : `${value}${period}`;
  });

/** English has messages for plurals only: any other phrase is its own text. Each text may name the `constants`. */
export function createWords(
  language: Language,
  messages: Messages,
  constants: Readonly<Record<string, string>> = {},
): Words {
  let categories: Intl.PluralRules | undefined;
  const categoryOf = (count: number) => (categories ??= new Intl.PluralRules(language)).select(count);
  const formOf = (forms: Forms, count: string | number = Number.NaN) =>
    forms[count] ?? forms[categoryOf(Number(count))] ?? forms.other;
  const t = (phrase: Phrase, own: Record<string, string | number> = {}) => {
    const values = { ...constants, ...own };
    const text = Object.hasOwn(messages, phrase) ? messages[phrase]! : phrase.replace(CONTEXT, '');
    if (typeof text === 'string') return fill(text, values);
    const [counted, forms] = text;
    const count = values[counted];
    const shown =
      typeof count === 'number' ? { ...values, [counted]: formatNumber(count, language) } : values;
    return fill(formOf(forms, count), shown);
  };
  return { language, t, format: ({ phrase, values }) => t(phrase, values) };
}
