import { documentKindNames } from '#domain/documents/kind-names.ts';
import { energyNames } from '#domain/fills/energy-names.ts';
import type { Words } from '#domain/language/words.ts';
import { reminderKindNames } from '#domain/reminders/kind-names.ts';
import { kindNames } from '#domain/repairs/kind-names.ts';
import { foldForSearch, hasPhrase } from './fold.ts';
import { readAmount, type AmountRange } from './read-amount.ts';
import { monthNamed, readDate, yearRange, type DayRange } from './read-date.ts';

const names = {
  repair: kindNames,
  fill: energyNames,
  document: documentKindNames,
  reminder: reminderKindNames,
};
type Types = Record<keyof typeof names, string[]>;

/** A term of the query. A record matches if its text contains the phrase or one of the other readings fits. */
export type Term = {
  /** Folded; its words are prefixes. */
  phrase: string;
  amounts: AmountRange[];
  days: DayRange[];
  /** 1 to 12, of any year. */
  month: number | null;
  types: Types;
};

/** More terms would only be slow. */
const MAX_TERMS = 8;

/** The terms of a query, all of which a record must match. @param words of the languages in which kinds are named */
export function parseSearch(text: string, words: readonly Words[]): Term[] {
  const terms: Term[] = [];
  let rest = text.replaceAll(/\s+/g, ' ').trim();
  while (rest !== '' && terms.length < MAX_TERMS) {
    const date = readDate(rest);
    const amount = date ? null : readAmount(rest);
    const length = date?.length ?? amount?.length ?? /\S+/.exec(rest)![0].length;
    const phrase = foldForSearch(rest.slice(0, length));
    rest = rest.slice(length).trim();
    if (phrase === '') continue;
    terms.push({
      phrase,
      amounts: amount?.ranges ?? [],
      days: date?.ranges ?? yearRange(phrase),
      month: date ? null : monthNamed(phrase),
      types: typesNamed(phrase, words),
    });
  }
  return terms;
}

function typesNamed(phrase: string, words: readonly Words[]): Types {
  const named = (kind: keyof Types) =>
    Object.entries(names[kind]).flatMap(([type, name]) =>
      words.some(({ t }) => hasPhrase(foldForSearch(t(name)), phrase)) ? [type] : [],
    );
  return {
    repair: named('repair'),
    fill: named('fill'),
    document: named('document'),
    reminder: named('reminder'),
  };
}

export const wordsOfTerms = (terms: readonly Term[]): string[] =>
  terms.flatMap(({ phrase }) => phrase.split(' '));

/** What was searched for instead of what was typed, else null. */
export function correctedText(typed: readonly Term[], meant: readonly Term[]): string | null {
  const text = wordsOfTerms(meant).join(' ');
  return text === wordsOfTerms(typed).join(' ') ? null : text;
}
