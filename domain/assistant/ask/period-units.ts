import { addDays, isDay } from '#domain/days.ts';
import type { Period } from './query.ts';
import {
  backBy,
  dayIn,
  latestSeason,
  MACROS,
  monthNumber,
  monthOf,
  NUMBERS,
  ordinalNumber,
  type Per,
  perOf,
  range,
  seasonNumber,
  seasonOf,
  shiftMonths,
  yearOf,
} from './spans.ts';

/** `isAgo`: 'pirms 2 gadiem' is a time, and nothing before it. */
type Made = Period & { isAgo?: boolean };
export type Unit = Made & { length: number };

/** What an expression says, and what stands around it. */
type Said = {
  readonly [part in 'y' | 'm' | 'mm' | 's' | 'u' | 'n' | 'd' | 'o' | 'part' | 'how' | 'is']?: string;
};
type Now = {
  readonly today: string;
  readonly year: number;
  readonly month: number;
  /** The words before it. */
  readonly before: string;
  /** Of a month that was named before. */
  readonly yearBefore: number | null;
};

const dayOf = (text: string): Made | null => (isDay(text) ? { from: text, to: text, name: 'day' } : null);

/** The year or month of a day; else the day. */
const around = (day: string, per: Per): Period => {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return per === 'year' ? yearOf(year) : per === 'month' ? monthOf(year, month) : range(day, day);
};

function date({ y, mm, m, d }: Said, { year, month }: Now): Made | null {
  const of = mm ? Number(mm) : monthNumber(m!);
  return dayOf(dayIn(y ? Number(y) : of <= month ? year : year - 1, of, Number(d)));
}

function weekStart(today: string): string {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(today, -weekday);
}

const current = (per: Per, { today }: Now): Made | null =>
  per === 'week'
    ? range(weekStart(today), today)
    : per === 'day'
      ? null
      : { ...around(today, per), name: `this-${per}` };

const THE = /(?:^| )the$/;
const AHEAD = /(?:^| )(?:until|till|before|lidz|pirms|by)$/;
const AGO = /(?:^| )pirms$/;

function last({ how, u, is }: Said, { today, year, before }: Now): Made | null {
  const per = perOf(u!);
  const isPast = /^(?:past|pedej)/.test(how!);
  const isRolling = isPast || (how === 'last' && THE.test(before));
  if (per === 'month' && !is) return { ...around(shiftMonths(today, -1), per), name: 'last-month' };
  if (per === 'week' && !isPast) return range(addDays(weekStart(today), -7), addDays(weekStart(today), -1));
  if (isRolling) return range(backBy(today, 1, per), today);
  return per === 'year' ? yearOf(year - 1, 'last-year') : null;
}

function next({ how, u, is }: Said, { today, year, before }: Now): Made | null {
  const per = perOf(u!);
  // 'Tuvākā mēneša laikā', 'in the next month': from today on.
  if (how!.startsWith('tuvak') || is || THE.test(before)) return range(today, backBy(today, -1, per));
  if (per === 'week') return range(today, addDays(today, 7));
  return per === 'day' ? null : per === 'year' ? yearOf(year + 1) : around(shiftMonths(today, 1), per);
}

const countOf = ({ n }: Said) => NUMBERS[n!] ?? Number(n);

const ago = (said: Said, { today }: Now): Made => {
  const per = perOf(said.u!);
  return { ...around(backBy(today, said.n ? countOf(said) : 1, per), per), isAgo: true };
};

/** The half or quarter of a year. */
function partOf(year: number, { o, part }: Said): Made | null {
  const size = /^(?:half|pus)/.test(part!) ? 6 : 3;
  const end = ordinalNumber(o!) * size;
  return end > 12 ? null : range(monthOf(year, end - size + 1).from, monthOf(year, end).to);
}

/** 'May' and a season alone are a time only after such a word. */
const WITHIN = /(?:^| )(?:in|during|over|the)$/;
const BESIDE = /(?:^| )(?:in|during|of|since|for|last|from|until|before|between|and|to)$/;

function month({ m, y }: Said, { year, month: now, before, yearBefore }: Now): Made | null {
  if (m === 'may' && !y && !BESIDE.test(before)) return null;
  const of = monthNumber(m!);
  const isLastYears = of > now || /(?:^| )(?:last|pagajus\w*)$/.test(before);
  return monthOf(y ? Number(y) : (yearBefore ?? (isLastYears ? year - 1 : year)), of);
}

function season({ s, y, how, is }: Said, { today, before }: Now): Made | null {
  const first = seasonNumber(s!);
  // 'Winter 2022/2023'
  if (is && (first !== 12 || Number(is) % 100 !== (Number(y) + 1) % 100)) return null;
  if (y) return seasonOf(first, Number(y) + (is ? 1 : 0));
  if (!how && !WITHIN.test(before) && !/^(?:vasara|ziema|rudeni|pavasari)$/.test(s!)) return null;
  const latest = seasonOf(first, latestSeason(first, today));
  const isOver = today > latest.to;
  return how && /^(?:last|prev|pagajus)/.test(how) && !isOver
    ? seasonOf(first, latestSeason(first, today) - 1)
    : latest;
}

const THIS = 'this|sis|so|saja|sai|sim';
const LAST = String.raw`last|previous|pagajus\w{0,5}`;
const PAST = String.raw`${LAST}|past|pedej\w{1,3}`;
const NEXT = String.raw`next|nakam\w{0,5}|tuvak\w{0,4}`;
const PART = String.raw`(?<o>{O}) (?<part>half|puse|pusgad\w{0,3}|quarter|ceturksn\w{0,3})`;

type Row = readonly [pattern: string, make: (said: Said, now: Now) => Made | null, after?: RegExp];

/** The expressions of time, the first that fits is meant; `after` is what has to stand before it. */
const ROWS: readonly Row[] = [
  [String.raw`(?<y>\d{4}) (?<mm>\d{1,2}) (?<d>\d{1,2})`, date],
  [String.raw`(?<d>\d{1,2}) (?<mm>\d{1,2}) (?<y>\d{4})`, date],
  [String.raw`(?<y>{Y}) gada (?<d>\d{1,2}) (?<m>{M})`, date],
  [String.raw`(?<m>{M}) (?<d>\d{1,2})(?:st|nd|rd|th)?(?: (?<y>{Y})|(?! {U}))`, date],
  [String.raw`(?<d>\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<m>{M})(?: (?<y>{Y}))?`, date],
  ['yesterday|vakar', (_, { today }) => dayOf(addDays(today, -1))],
  [String.raw`nakamgad\w*`, (_, { year }) => yearOf(year + 1)],
  [
    String.raw`end of (?:the|this) year|year end|gada beig\w+`,
    (_, { today, year }) => ({ ...range(addDays(today, 1), yearOf(year).to), isAgo: true }),
  ],
  [
    String.raw`(?:beginning|start) of (?:the|this) year|gada sakum\w*`,
    (_, { year }) => yearOf(year, 'this-year'),
    /(?:^| )(?:since|kops)(?: (?:the|si))?$/,
  ],
  [
    String.raw`christmas|xmas|ziemassvetk\w*`,
    (_, { year, today, before }) =>
      dayOf(dayIn(dayIn(year, 12, 24) > today && !AHEAD.test(before) ? year - 1 : year, 12, 24)),
    /(?:^| )(?:until|till|before|lidz|pirms|by|since|after|at|kops|pec)$/,
  ],
  [
    String.raw`(?:jaungad\w*|jaunaja gada|new years?(?: (?:(?<is>eve)|day))?)(?: (?<y>{Y}))?`,
    ({ y, is }, { year, before }) => {
      const of = y ? Number(y) : year + Number(AHEAD.test(before)) - (is ? 1 : 0);
      return dayOf(is ? yearOf(of).to : yearOf(of).from);
    },
  ],
  [
    String.raw`pern\w*(?: gad\w*)?|paga?ju?s?o?(?:gad\w*|aja)(?! (?:{U}|{M}|{S}|{N})\b)`,
    (_, { year }) => yearOf(year - 1, 'last-year'),
  ],
  [String.raw`aizpern\w*(?: gad\w*)?|aizpagajus\w* gad\w*`, (_, { year }) => yearOf(year - 2)],
  [String.raw`sogad\w{0,2}`, (_, now) => current('year', now)],
  ['somenes', (_, now) => current('month', now)],
  [`(?:${THIS}) (?<u>{U})`, ({ u }, now) => current(perOf(u!), now)],
  [`(?<how>${PAST}) (?<u>{U})(?=(?<is> laik)?)`, last],
  [`(?<how>${THIS}|${LAST}) (?<s>{S})`, season],
  [String.raw`(?:${PAST}) pusgad\w*`, (_, { today }) => range(shiftMonths(today, -6), today)],
  [
    `(?:${PAST}) (?<n>{N}) (?<u>{U})`,
    (said, { today }) => range(backBy(today, countOf(said), perOf(said.u!)), today),
  ],
  [
    `(?:${NEXT}) (?<n>{N}) (?<u>{U})`,
    (said, { today }) => range(today, backBy(today, -countOf(said), perOf(said.u!))),
  ],
  [`(?<how>${NEXT}) (?<u>{U})(?=(?<is> laik)?)`, next],
  ['(?<u>gada|menesa|nedelas)', ago, AGO],
  ['(?<n>{N}) (?<u>{U})', ago, AGO],
  ['(?<n>{N}) (?<u>{U}) ago', ago],
  [
    String.raw`${PART}(?:(?: \S+){0,2}? (?<y>{Y}))?`,
    (said, { year }) => partOf(said.y ? Number(said.y) : year, said),
  ],
  [
    'q(?<n>[1-4])(?: (?<y>{Y}))?',
    ({ n, y }, { year }) => {
      const [of, end] = [y ? Number(y) : year, 3 * Number(n)];
      return range(monthOf(of, end - 2).from, monthOf(of, end).to);
    },
  ],
  ['(?<y>{Y})(?: gad(?:a|s|am|u|iem|us|os)?)?', ({ y }) => yearOf(Number(y))],
  ['(?<m>{M})(?: (?:of )?(?<y>{Y}))?', month],
  [String.raw`(?<s>{S}) (?<y>{Y}) (?<is>20\d\d|\d\d)`, season],
  ['(?<s>{S})(?: (?:of )?(?<y>{Y}))?', season],
];

const compiled = (pattern: string) =>
  new RegExp(`^(?:${pattern.replace(/\{([A-Z])\}/g, (_, name: string) => MACROS[name]!)})(?= |$)`);
const EXPRESSIONS = ROWS.map(([pattern, make, after]) => ({ pattern: compiled(pattern), make, after }));
/** 'Last December', 'pērn decembrī', '2024. gada vasarā': of the year that is said. */
const INNER = compiled(` (?:(?:in|of) )?(?:(?<m>{M})|(?<s>{S})|${PART})`);

/** The longest expression that is a time here, in words. */
const MOST_WORDS = 7;

/** The period that begins at a word of the question; taken words are empty. */
export function unitAt(
  words: readonly string[],
  at: number,
  today: string,
  yearBefore: number | null = null,
): Unit | null {
  if (!words[at]) return null;
  const text = words.slice(at, at + MOST_WORDS).join(' ');
  const before = words.slice(Math.max(0, at - 2), at).join(' ');
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  for (const { pattern, make, after } of EXPRESSIONS) {
    const match = after && !after.test(before) ? null : pattern.exec(text);
    const made = match && make(match.groups ?? {}, { today, year, month: now, before, yearBefore });
    if (!made) continue;
    const inner = made.name.endsWith('year') ? INNER.exec(text.slice(match[0].length)) : null;
    const length = (match[0] + (inner?.[0] ?? '')).split(' ').length;
    if (!inner?.groups) return { ...made, length };
    const { m, s } = inner.groups;
    const of = Number(made.from.slice(0, 4));
    const part = m
      ? monthOf(of, monthNumber(m))
      : s
        ? seasonOf(seasonNumber(s), of)
        : partOf(of, inner.groups);
    return { ...(part ?? made), length };
  }
  return null;
}
