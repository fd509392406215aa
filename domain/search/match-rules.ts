import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { madeOnce } from '#domain/made-once.ts';
import { foldForSearch, hasPhrase, markMatches } from './fold.ts';
import { MISSPELT_LETTERS, nearWord } from './near-word.ts';
import { wordsOfTerms, type Term } from './query-rules.ts';
import { scaledCost } from './read-amount.ts';
import { SearchKind, type SearchAnswer, type SearchRecord } from './schema.ts';

type Without<R, K extends string> = R extends unknown ? Omit<R, K> : never;

/** A record with all that it is searched by; `texts` are shown only in an excerpt. */
export type Searched = Without<SearchRecord, 'excerpt'> & {
  texts: readonly string[];
  days: readonly string[];
};

type NamedCar = Pick<Car, 'id' | 'brand' | 'model' | 'nickname' | 'licensePlate' | 'vin'>;

const namesOf = ({ brand, model, nickname, licensePlate, vin }: NamedCar) =>
  foldForSearch([brand, model, nickname, licensePlate, licensePlate?.replaceAll(/[ -]/g, ''), vin].join(' '));

/** What a record is searched by; one without a type or a cost is not found by them. */
type Matchable = Searched | (Pick<Searched, 'title' | 'place' | 'texts' | 'days'> & { kind: 'reading' });

/** @param car its names, folded */
export const matchesTerms = (record: Matchable, terms: readonly Term[], car = '') =>
  terms.every((term) => fits(record, term, car));

/** Once for all terms, and for all that is typed. */
const foldedText = madeOnce(({ title, place, texts }: Matchable) =>
  foldForSearch([title, place, ...texts].join(' ')),
);

function fits(record: Matchable, { phrase, ...others }: Term, car: string): boolean {
  const text = foldedText(record);
  if (hasPhrase(text, phrase) || hasPhrase(car, phrase)) return true;
  if (record.days.some((day) => others.days.some(({ from, to }) => day >= from && day <= to))) return true;
  if (record.days.some((day) => Number(day.slice(5, 7)) === others.month)) return true;
  if ('type' in record && record.type !== null && others.types[record.kind].includes(record.type))
    return true;
  if (!('cost' in record) || record.cost === null) return false;
  const cost = scaledCost(record.cost);
  return others.amounts.some(
    ({ from, to, currency }) =>
      cost >= from && cost < to && (currency === null || currency === record.currency),
  );
}

const isWordOnly = ({ amounts, days, month, types }: Term) =>
  amounts.length + days.length + Object.values(types).flat().length === 0 && month === null;

/** Of a word that was written as one. */
const PART_LETTERS = 3;

/** Errors put right: words that are nowhere become one word or two that are somewhere, or one spelt nearly the same. */
export function withoutSlips(
  terms: readonly Term[],
  records: readonly Matchable[],
  cars: readonly NamedCar[],
): readonly Term[] {
  if (!terms.some(isWordOnly)) return terms;
  const texts = [...records.map(foldedText), ...cars.map(namesOf)];
  const words = new Set(texts.flatMap((text) => text.split(' ')));
  const isSomewhere = (phrase: string) => texts.some((text) => hasPhrase(text, phrase));
  const isNowhere = (term: Term) => isWordOnly(term) && !isSomewhere(term.phrase);
  const apart = (phrase: string) => {
    for (let at = PART_LETTERS; at <= phrase.length - PART_LETTERS; at++) {
      const two = `${phrase.slice(0, at)} ${phrase.slice(at)}`;
      if (words.has(phrase.slice(0, at)) && isSomewhere(two)) return two;
    }
    return null;
  };
  const meant: Term[] = [];
  for (const term of terms) {
    const before = meant.at(-1);
    const joined = before && isWordOnly(before) ? before.phrase + term.phrase : null;
    if (joined !== null && isWordOnly(term) && (isNowhere(term) || isNowhere(before!)) && isSomewhere(joined))
      meant[meant.length - 1] = { ...term, phrase: joined };
    else meant.push(term);
  }
  return meant.map((term) => {
    const { phrase } = term;
    if (phrase.length < MISSPELT_LETTERS || !isNowhere(term)) return term;
    return { ...term, phrase: apart(phrase) ?? nearWord(phrase, words) ?? phrase };
  });
}

const newestFirst = (a: Searched, b: Searched) =>
  (b.day ?? '').localeCompare(a.day ?? '') || b.id.localeCompare(a.id);

/** The first few of each kind. @param only lists all matches of this kind */
export function findRecords(
  records: readonly Searched[],
  terms: readonly Term[],
  cars: readonly NamedCar[],
  only: SearchKind | null,
): SearchAnswer {
  const names = new Map<Id, string>(cars.map((car) => [car.id, namesOf(car)]));
  const found = records
    .filter(({ carId }) => names.has(carId))
    .filter((record) => terms.length > 0 && matchesTerms(record, terms, names.get(record.carId)))
    .toSorted(newestFirst);
  const groups = SearchKind.options.flatMap((kind) => {
    const ofKind = found.filter((record) => record.kind === kind);
    const shown = only === null ? ofKind.slice(0, limits.searchFirst) : ofKind;
    const isWanted = ofKind.length > 0 && (only === null || only === kind);
    return isWanted
      ? [{ kind, count: ofKind.length, records: shown.map((one) => withExcerpt(one, terms)) }]
      : [];
  });
  return { groups };
}

/** The record with an excerpt around the matches instead of its long texts. */
export function withExcerpt(
  { texts, days: _days, ...record }: Searched,
  terms: readonly Term[],
): SearchRecord {
  const words = wordsOfTerms(terms);
  // A list shows it of each row that it draws.
  if (words.length === 0) return { ...record, excerpt: '' };
  const shown = foldForSearch([record.title, record.place].join(' '));
  const missing = words.filter((word) => !hasPhrase(shown, word));
  const text = texts.find((one) => missing.some((word) => hasPhrase(foldForSearch(one), word)));
  return { ...record, excerpt: text === undefined ? '' : excerptOf(text, missing) };
}

const BEFORE = 40;
const LENGTH = 140;

function excerptOf(text: string, words: readonly string[]): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  const pieces = markMatches(plain, words);
  const first = pieces.findIndex(({ isMatch }) => isMatch);
  const at = pieces.slice(0, Math.max(first, 0)).reduce((sum, piece) => sum + piece.text.length, 0);
  const space = plain.slice(0, at).indexOf(' ', at - BEFORE);
  const start = at <= BEFORE ? 0 : space === -1 ? at : space + 1;
  const end = start + LENGTH < plain.length ? plain.lastIndexOf(' ', start + LENGTH) : plain.length;
  const cut = plain.slice(start, end > at ? end : start + LENGTH).toWellFormed();
  return `${start > 0 ? '… ' : ''}${cut}${end < plain.length ? ' …' : ''}`;
}
