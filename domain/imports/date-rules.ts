import { isDay } from '#domain/days.ts';
import { dayOfInstant, formatTime } from '#domain/language/format.ts';
import { namedDate } from './month-names.ts';

export type DateOrder = 'dmy' | 'mdy' | 'ymd';

type Parts = { numbers: [number, number, number]; isYearFirst: boolean };

/** Between the numbers: '2/3 2024', '2. 3. 2024', '2/3 -24', '2024年3月2日'. */
const BETWEEN = String.raw`(\s?[-–—./_年月년월]\s?|\s)`;
const DATE = new RegExp(
  String.raw`^(?:\p{L}{2,}[.,]{0,2} )?(\d{1,4})${BETWEEN}(\d{1,2})${BETWEEN}(\d{1,4})(?!\d)(.*)`,
  'u',
);
/** '20240201', maybe with a time. */
const COMPACT = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?=$|[T ])/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;

function partsOf(text: string): Parts | null {
  const named = namedDate(text.trim());
  if (named) return { numbers: named, isYearFirst: true };
  const [, year, month, day] = COMPACT.exec(text.trim()) ?? [];
  if (year !== undefined) return { numbers: [Number(year), Number(month), Number(day)], isYearFirst: true };
  const found = DATE.exec(text.trim());
  if (!found) return null;
  const [, first = '', mark = '', second = '', otherMark = '', third = '', rest = ''] = found;
  const isYearFirst = first.length === 4;
  // A text may begin with three numbers.
  const isPlain = [mark, otherMark].every((one) => one.trim() !== '') || (mark.trim() !== '' && rest === '');
  const isYear = third.length === 4 || (third.length === 2 && isPlain);
  if (first.length === 3 || (isYearFirst ? third.length > 2 : !isYear)) return null;
  return { numbers: [Number(first), Number(second), Number(third)], isYearFirst };
}

/** `samples`: the first date of each order; `ambiguous`: dates that could be of both. */
export type DateVote = { dayFirst: number; monthFirst: number; samples: string[]; ambiguous: string[] };
export const noDateVote = (): DateVote => ({ dayFirst: 0, monthFirst: 0, samples: [], ambiguous: [] });

const SAMPLES = 5;

export function addDateVote(vote: DateVote, text: string): void {
  const parts = partsOf(text);
  if (!parts || parts.isYearFirst) return;
  const [first, second] = parts.numbers;
  if (first > 12 && second <= 12) {
    if (vote.dayFirst === 0) vote.samples.push(text);
    vote.dayFirst += 1;
  } else if (second > 12 && first <= 12) {
    if (vote.monthFirst === 0) vote.samples.push(text);
    vote.monthFirst += 1;
  } else if (vote.ambiguous.length < SAMPLES && first !== second) {
    vote.ambiguous.push(text);
  }
}

/** Null: nothing decides; 'contradiction': dates of both orders in one column. */
export function decideDates({
  dayFirst,
  monthFirst,
}: DateVote): Exclude<DateOrder, 'ymd'> | 'contradiction' | null {
  if (dayFirst > 0 && monthFirst > 0) return 'contradiction';
  if (dayFirst > 0) return 'dmy';
  return monthFirst > 0 ? 'mdy' : null;
}

const two = (number: number) => String(number).padStart(2, '0');

function fullYear(year: number, today: string): number {
  if (year >= 100) return year;
  const century = Number(today.slice(0, 2)) * 100;
  return century + year > Number(today.slice(0, 4)) + 1 ? century - 100 + year : century + year;
}

type Setting = { order: DateOrder; today: string; zone?: string | undefined };

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(?![+-]00:?00)[+-]\d{2}:?\d{2}$/;

/** Seconds or thousandths since 1970, from 2001 to 2033. */
const EPOCH = /^1\d{9}(\d{3})?$/;

function instantOf(text: string): string | null {
  const epoch = EPOCH.exec(text);
  if (!epoch && (!INSTANT.test(text) || LOCAL.test(text))) return null;
  const instant = new Date(epoch ? Number(text) * (epoch[1] ? 1 : 1000) : text);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

/** From which computers count: apps write it where no day was given. */
const NO_DAY = '1970-01-01';

/** 'order': a date, but not in this order. Null: no date. */
export function readDay(text: string, { order, today, zone }: Setting): string | 'order' | null {
  const trimmed = text.trim();
  if (isDay(trimmed) && trimmed !== NO_DAY) return trimmed;
  // What an app writes beside its own zone is the clock of the wall.
  if (LOCAL.test(trimmed)) return readDay(trimmed.slice(0, 10), { order, today, zone });
  const instant = instantOf(trimmed);
  if (instant) return dayOfInstant(instant, zone ?? 'UTC');
  const parts = partsOf(trimmed);
  if (!parts) return null;
  const [first, second, third] = parts.numbers;
  const used = parts.isYearFirst ? 'ymd' : order;
  const orders = {
    ymd: [first, second, third],
    dmy: [third, second, first],
    mdy: [third, first, second],
  } as const;
  const dayOf = ([year, month, date]: readonly [number, number, number]) =>
    `${fullYear(year, today)}-${two(month)}-${two(date)}`;
  const day = dayOf(orders[used]);
  if (day === NO_DAY) return null;
  if (isDay(day)) return day;
  const isOther =
    !parts.isYearFirst && (['dmy', 'mdy'] as const).some((other) => isDay(dayOf(orders[other])));
  return isOther ? 'order' : null;
}

const CLOCK = /(?:^|[\sT])(\d{1,2})[:h](\d{2})(?::\d{2}(?:\.\d+)?)?(?:\s*(?:([ap])\.?m\.?|uhr))?$/i;
/** '12.05' in a column of times. */
const DOTTED = /^(\d{1,2})\.(\d{2})(?:\s*uhr)?$/i;

/** Local `HH:mm`; null for none, and for midnight, which apps write for none. @param zone of an instant */
export function timeOf(cell: string, zone?: string): string | null {
  const text = cell.trim();
  const instant = instantOf(text);
  if (instant) return timeOf(formatTime(instant, 'lv', zone ?? 'UTC'));
  const [, hours, minutes, half] =
    DOTTED.exec(text) ?? CLOCK.exec(LOCAL.test(text) ? text.slice(0, 16) : text) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const isAfternoon = half?.toLowerCase() === 'p';
  const hour = half ? (Number(hours) % 12) + (isAfternoon ? 12 : 0) : Number(hours);
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  return hour > 23 || Number(minutes) > 59 || (time === '00:00' && !half) ? null : time;
}
