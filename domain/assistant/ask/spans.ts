import { addDays, LAST_DAY } from '#domain/days.ts';
import type { Period } from './query.ts';

/** The words of each, in order; a pattern of whole words. */
const read = (list: string) => list.split(' ').map((words) => new RegExp(`^(?:${words})$`));

const MONTH_WORDS = String.raw`jan|january|janvar\w{0,3} feb|february|februar\w{0,3} mar|march|mart(?:s|a|am|u|ma)? apr|april(?:is|i|im|a)? may|maij(?:s|a|am|u)? jun|june|junij\w{0,2} jul|july|julij\w{0,2} aug|august(?:s|a|am|u)? sept?|september|septembr\w{0,2} oct|october|oktobr\w{0,2} nov|november|novembr\w{0,2} dec|december|decembr\w{0,2}`;
const SEASON_WORDS = String.raw`spring|pavasar\w{0,3} summer|vasar(?:a|u|as|ai)? autumn|rude(?:n|ns|ni|nim|na) winter|ziem(?:a|u|as|ai)?`;
const UNIT_WORDS = String.raw`days?|dien\w{0,3} weeks?|nedel\w{0,3} months?|menes\w{0,3} years?|gad\w{0,3}`;
/** The first, the second, the third and the fourth of a year's halves or quarters. */
const ORDINAL_WORDS = String.raw`first|pirmaja|pirma|pirmais|pirmajam second|otraja|otra|otrais|otrajam third|tresais|tresaja|tresajam fourth|ceturtais|ceturtaja|ceturtajam`;
const [MONTHS, SEASONS, ORDINALS, PER_UNIT] = [MONTH_WORDS, SEASON_WORDS, ORDINAL_WORDS, UNIT_WORDS].map(
  read,
) as [RegExp[], RegExp[], RegExp[], RegExp[]];

const numbered = (list: readonly RegExp[], word: string) => list.findIndex((one) => one.test(word)) + 1;
export const monthNumber = (word: string) => numbered(MONTHS, word);
/** Its first month; the winter of a year begins in the December before it. */
export const seasonNumber = (word: string) => 3 * numbered(SEASONS, word);
export const ordinalNumber = (word: string) => numbered(ORDINALS, word);
export type Per = 'day' | 'week' | 'month' | 'year';
export const perOf = (word: string) =>
  (['day', 'week', 'month', 'year'] as const)[numbered(PER_UNIT, word) - 1]!;

/** Words of the calendar, as they are written. */
export const isOfCalendar = (word: string): boolean =>
  [MONTHS, SEASONS, PER_UNIT].some((list) => numbered(list, word) > 0) ||
  /^(?:sogad|somenes|pern|aizpern|pagajus|aizpagajus|pusgad|yesterday|today|tomorrow|sodien|vakar|rit)/.test(
    word,
  );

export const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    1: 'a an one vienu viena viens gada',
    2: 'two couple divi divus divas divu divos diviem divam',
    3: 'three tris trim triju trijos',
    4: 'four cetri cetras cetrus cetru cetriem cetros',
    5: 'five pieci piecas piecus piecu pieciem piecos',
    6: 'six sesus sesu sesiem sesos',
    7: 'seven',
    8: 'eight astonus astonos',
    9: 'nine',
    10: 'ten desmitos desmit',
    12: 'twelve divpadsmit',
  }).flatMap(([number, all]) => all.split(' ').map((word) => [word, Number(number)])),
);

const anyOf = (words: string) => words.replaceAll(' ', '|');
/** What patterns of periods are made of; a season of tires is no time. */
export const MACROS: Readonly<Record<string, string>> = {
  M: `(?:${anyOf(MONTH_WORDS)})`,
  S: `(?:${anyOf(SEASON_WORDS)})(?! (?:tyre|tire|riep|wheel|rite|tread|set|disk))`,
  U: `(?:${anyOf(UNIT_WORDS)})`,
  O: `(?:${anyOf(ORDINAL_WORDS)})`,
  N: String.raw`(?:\d{1,3}|${Object.keys(NUMBERS).join('|')})`,
  Y: String.raw`(?:19|20)\d\d`,
};

const pad = (n: number) => String(n).padStart(2, '0');
export const dayIn = (year: number, month: number, day: number) => `${year}-${pad(month)}-${pad(day)}`;
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

export const monthOf = (year: number, month: number, name: Period['name'] = 'month'): Period => ({
  from: dayIn(year, month, 1),
  to: dayIn(year, month, lastDay(year, month)),
  name,
});
export const yearOf = (year: number, name: Period['name'] = 'year'): Period => ({
  from: `${year}-01-01`,
  to: `${year}-12-31`,
  name,
});
export const range = (from: string, to: string): Period => ({ from, to, name: 'range' });

/** So many months earlier or later, at a day that exists. */
export function shiftMonths(day: string, months: number): string {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(at / 12), (at % 12) + 1];
  return dayIn(year, month, Math.min(Number(day.slice(8)), lastDay(year, month)));
}

export function backBy(today: string, n: number, unit: Per): string {
  if (unit === 'day' || unit === 'week') return addDays(today, -n * (unit === 'week' ? 7 : 1));
  return shiftMonths(today, -n * (unit === 'year' ? 12 : 1));
}

export const START = '1900-01-01';
export const EVER: Period = { from: START, to: LAST_DAY, name: 'ever' };

/** @param first its first month */
export const seasonOf = (first: number, year: number): Period =>
  first === 12
    ? range(`${year - 1}-12-01`, monthOf(year, 2).to)
    : range(dayIn(year, first, 1), monthOf(year, first + 2).to);

export function latestSeason(first: number, today: string): number {
  const year = Number(today.slice(0, 4));
  return seasonOf(first, year).from <= today ? year : year - 1;
}
