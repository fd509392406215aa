import { addDays, LAST_DAY } from '#domain/days.ts';

/** Of the question, in days; the name says how it is shown. */
export type Span = {
  from: string;
  to: string;
  name:
    | 'this-year'
    | 'last-year'
    | 'this-month'
    | 'last-month'
    | 'year'
    | 'month'
    | 'ever'
    | 'range'
    | 'years'
    | 'day';
};

/** `isAgo`: 'pirms 2 gadiem' is a time, and nothing before it. */
export type Unit = Span & { length: number; isAgo?: boolean };

export const MONTHS: readonly RegExp[] = [
  /^(?:jan|january|janvar\w{0,3})$/,
  /^(?:feb|february|februar\w{0,3})$/,
  /^(?:mar|march|mart(?:s|a|am|u|ma)?)$/,
  /^(?:apr|april(?:is|i|im|a)?)$/,
  /^(?:may|maij(?:s|a|am|u)?)$/,
  /^(?:jun|june|junij\w{0,2})$/,
  /^(?:jul|july|julij\w{0,2})$/,
  /^(?:aug|august(?:s|a|am|u)?)$/,
  /^(?:sept?|september|septembr\w{0,2})$/,
  /^(?:oct|october|oktobr\w{0,2})$/,
  /^(?:nov|november|novembr\w{0,2})$/,
  /^(?:dec|december|decembr\w{0,2})$/,
];
export const SEASONS: readonly (readonly [RegExp, number])[] = [
  [/^(?:spring|pavasar\w{0,3})$/, 3],
  [/^(?:summer|vasar(?:a|u|as|ai)?)$/, 6],
  [/^(?:autumn|rude(?:n|ns|ni|nim|na))$/, 9],
  [/^(?:winter|ziem(?:a|u|as|ai)?)$/, 12],
];
/** The words of each number. */
const numbersOf = (words: Readonly<Record<number, string>>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([number, all]) => all.split(' ').map((word) => [word, Number(number)])),
  );
export const NUMBERS = numbersOf({
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
});
const ORDINALS = numbersOf({
  0: 'first pirmaja pirma pirmais pirmajam',
  1: 'second otraja otra otrais otrajam',
  2: 'third tresais tresaja tresajam',
  3: 'fourth ceturtais ceturtaja ceturtajam',
});
const HALF = /^(?:half|puse|pusgad\w{0,3})$/;
const QUARTER = /^(?:quarter|ceturksn\w{0,2}|ceturksnis)$/;

/** Months of the half or quarter of a year that a word and its ordinal name; null for another word. */
export function monthsOf(ordinal: string, part: string): { first: number; last: number } | null {
  const at = ORDINALS[ordinal];
  const size = HALF.test(part) ? 6 : QUARTER.test(part) ? 3 : 0;
  if (at === undefined || size === 0 || at * size >= 12) return null;
  return { first: at * size + 1, last: (at + 1) * size };
}
export const PER_UNIT: readonly (readonly [RegExp, 'day' | 'week' | 'month' | 'year'])[] = [
  [/^(?:days?|dien\w{0,3})$/, 'day'],
  [/^(?:weeks?|nedel\w{0,3})$/, 'week'],
  [/^(?:months?|menes\w{0,3})$/, 'month'],
  [/^(?:years?|gad\w{0,3})$/, 'year'],
];
export const SINCE = /^(?:since|kops)$/;
export const SINCE_THE = /(?:^| )(?:since|kops)(?: (?:the|si))?$/;
export const YEAR_END = /^(?:end of (?:the|this) year|year end|gada beig\w+)\b/;
export const YEAR_START = /^(?:(?:beginning|start) of (?:the|this) year|gada sakum\w*)\b/;
export const FROM = /^(?:from|between|no|starp)$/;
export const AFTER = /^(?:after|pec)$/;
export const BEFORE = /^(?:before|pirms)$/;
export const UNTIL = /^(?:until|till|lidz)$/;
export const TO = /^(?:to|and|through|until|till|lidz|un)$/;
export const OPERATOR_REACH = 5;

export const pad = (n: number) => String(n).padStart(2, '0');
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

export const monthOf = (year: number, month: number, name: Span['name'] = 'month'): Span => ({
  from: `${year}-${pad(month)}-01`,
  to: `${year}-${pad(month)}-${lastDay(year, month)}`,
  name,
});
export const yearOf = (year: number, name: Span['name'] = 'year'): Span => ({
  from: `${year}-01-01`,
  to: `${year}-12-31`,
  name,
});
export const range = (from: string, to: string): Span => ({ from, to, name: 'range' });

/** So many months earlier or later, at a day that exists. */
export function shiftMonths(day: string, months: number): string {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(at / 12), (at % 12) + 1];
  return `${year}-${pad(month)}-${pad(Math.min(Number(day.slice(8)), lastDay(year, month)))}`;
}

export function backBy(today: string, n: number, unit: 'day' | 'week' | 'month' | 'year'): string {
  if (unit === 'day' || unit === 'week') return addDays(today, -n * (unit === 'week' ? 7 : 1));
  return shiftMonths(today, -n * (unit === 'year' ? 12 : 1));
}

export const START = '1900-01-01';
export const EVER: Span = { from: START, to: LAST_DAY, name: 'ever' };

/** The winter of a year begins in the December before it. @param first its first month */
export const seasonOf = (first: number, year: number): Span =>
  first === 12
    ? range(`${year - 1}-12-01`, `${year}-02-${lastDay(year, 2)}`)
    : range(`${year}-${pad(first)}-01`, monthOf(year, first + 2).to);

export function latestSeason(first: number, today: string): number {
  const year = Number(today.slice(0, 4));
  return seasonOf(first, year).from <= today ? year : year - 1;
}

export function isInSeason(first: number, today: string): boolean {
  const { from, to } = seasonOf(first, latestSeason(first, today));
  return today >= from && today <= to;
}
