import { isDay } from '#domain/days.ts';
import { foldForSearch } from './fold.ts';

/** Days `yyyy-MM-dd`, both included. */
export type DayRange = { from: string; to: string };
type ReadDate = { ranges: DayRange[]; /** Of what was read. */ length: number };

const ENGLISH = 'january february march april may june july august september october november december'.split(
  ' ',
);
const LATVIAN =
  'janvaris februaris marts aprilis maijs junijs julijs augusts septembris oktobris novembris decembris'.split(
    ' ',
  );
const latvianStems = LATVIAN.map((name) => name.replace(/(?:is|s)$/, ''));

/** The month that a folded word is or begins, in any Latvian case; at least three letters. */
export function monthNamed(word: string): number | null {
  if (!/^[a-z]{3,}$/.test(word)) return null;
  const isNamed = (_: unknown, at: number) =>
    ENGLISH[at]!.startsWith(word) ||
    LATVIAN[at]!.startsWith(word) ||
    (word.startsWith(latvianStems[at]!) && word.length <= latvianStems[at]!.length + 3);
  const month = ENGLISH.findIndex(isNamed) + 1;
  return month > 0 ? month : null;
}

const two = (number: string | number) => String(number).padStart(2, '0');

function dayOf(year: string, month: string | number, date: string): DayRange[] {
  const day = `${year}-${two(month)}-${two(date)}`;
  return isDay(day) ? [{ from: day, to: day }] : [];
}

function monthOf(year: string, month: string | number): DayRange[] {
  if (Number(month) < 1 || Number(month) > 12) return [];
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return [{ from: `${year}-${two(month)}-01`, to: `${year}-${two(month)}-${last}` }];
}

const yearOf = (year: string): DayRange[] => [{ from: `${year}-01-01`, to: `${year}-12-31` }];

const named = (word: string, read: (month: number) => DayRange[]): DayRange[] => {
  const month = monthNamed(foldForSearch(word));
  return month === null ? [] : read(month);
};

const YEAR = String.raw`((?:19|20)\d\d)`;
const GADA = String.raw`\.?(?: ?gada| ?gads| ?g\.)?`;
const WORD = String.raw`(\p{L}{3,})\.?`;
const DATE = String.raw`(\d{1,2})`;
type Read = (...parts: string[]) => DayRange[];

const written: [pattern: string, read: Read][] = [
  [`${YEAR}-${DATE}-${DATE}`, (y, m, d) => dayOf(y, m, d)],
  [`${YEAR}-${DATE}`, (y, m) => monthOf(y, m)],
  [`${DATE}[./]${DATE}[./]${YEAR}\\.?`, (a, b, y) => [...dayOf(y, b, a), ...dayOf(y, a, b)]],
  [`${DATE}[./]${YEAR}\\.?`, (m, y) => monthOf(y, m)],
  [`${DATE}\\.? ${WORD},? ${YEAR}${GADA}`, (d, w, y) => named(w, (month) => dayOf(y, month, d))],
  [`${WORD} ${DATE}(?:st|nd|rd|th)?,? ${YEAR}`, (w, d, y) => named(w, (month) => dayOf(y, month, d))],
  [`${YEAR}${GADA} ${DATE}\\.? ${WORD}`, (y, d, w) => named(w, (month) => dayOf(y, month, d))],
  [`${WORD},? ${YEAR}${GADA}`, (w, y) => named(w, (month) => monthOf(y, month))],
  [`${YEAR}${GADA} ${WORD}`, (y, w) => named(w, (month) => monthOf(y, month))],
  [`${YEAR}(?:\\. ?gada|\\. ?gads|\\. ?g\\.|\\.)`, (y) => yearOf(y)],
];
const patterns = written.map(([pattern, read]) => [new RegExp(`^${pattern}(?= |$)`, 'iu'), read] as const);

/** The date, month or year that the text begins with, in both languages. A bare '2024' may also be an amount. */
export function readDate(text: string): ReadDate | null {
  for (const [pattern, read] of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    const ranges = read(...found.slice(1));
    if (ranges.length > 0) return { ranges, length: found[0].length };
  }
  return null;
}

export const yearRange = (phrase: string): DayRange[] =>
  /^(?:19|20)\d\d$/.test(phrase) ? yearOf(phrase) : [];
