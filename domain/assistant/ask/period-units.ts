import { addDays, isDay } from '#domain/days.ts';
import {
  MONTHS,
  SEASONS,
  NUMBERS,
  monthsOf,
  PER_UNIT,
  pad,
  isInSeason,
  latestSeason,
  monthOf,
  yearOf,
  range,
  seasonOf,
  SINCE_THE,
  YEAR_END,
  YEAR_START,
  shiftMonths,
  backBy,
  type Span,
  type Unit,
} from './spans.ts';
import type { Token } from './tokens.ts';

type Per = 'day' | 'week' | 'month' | 'year';

/** The year or month of a day; else the day. */
const around = (day: string, per: Per): Span => {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return per === 'year' ? yearOf(year) : per === 'month' ? monthOf(year, month) : range(day, day);
};

const AROUND = /^(?:since|after|at|kops|pec)$/;

/** The periods that begin at a word of the question. */
export class Units {
  readonly today: string;
  private readonly words: readonly string[];
  private readonly year: number;
  private readonly month: number;
  constructor(tokens: readonly Token[], today: string) {
    this.today = today;
    this.words = tokens.map(({ word, isTaken }) => (isTaken ? '' : word));
    this.year = Number(today.slice(0, 4));
    this.month = Number(today.slice(5, 7));
  }

  word(at: number): string {
    return this.words[at] ?? '';
  }

  private yearAt(at: number): number | null {
    return /^(?:19|20)\d\d$/.test(this.word(at)) ? Number(this.word(at)) : null;
  }

  /** With the word 'gada' behind it. */
  private yearLength(at: number): number {
    return /^gad(?:a|s|am|u|iem|us|os)?$/.test(this.word(at + 1)) ? 2 : 1;
  }

  private monthAt(at: number): number {
    const word = this.word(at);
    return word === '' ? 0 : MONTHS.findIndex((month) => month.test(word)) + 1;
  }

  private numberAt(at: number): number | null {
    const word = this.word(at);
    if (/^\d{1,3}$/.test(word)) return Number(word);
    return NUMBERS[word] ?? null;
  }

  private unitWord(at: number): Per | null {
    return PER_UNIT.find(([pattern]) => pattern.test(this.word(at)))?.[1] ?? null;
  }

  private dayAt(at: number): Unit | null {
    const [a, b, c] = [this.word(at), this.word(at + 1), this.word(at + 2)];
    const day = (year: string | number, month: number | string, date: number | string, length: number) => {
      const text = `${year}-${pad(Number(month))}-${pad(Number(date))}`;
      return isDay(text) ? { from: text, to: text, name: 'day' as const, length } : null;
    };
    if (/^\d{4}$/.test(a) && /^\d{1,2}$/.test(b) && /^\d{1,2}$/.test(c)) return day(a, b, c, 3);
    if (/^\d{1,2}$/.test(a) && /^\d{1,2}$/.test(b) && /^\d{4}$/.test(c)) return day(c, b, a, 3);
    const year = this.yearAt(at);
    if (year && b === 'gada' && /^\d{1,2}$/.test(c) && this.monthAt(at + 3))
      return day(year, this.monthAt(at + 3), c, 4);
    const date = /^(\d{1,2})(?:st|nd|rd|th)?$/;
    const near = (month: number) => (month <= this.month ? this.year : this.year - 1);
    if (this.monthAt(at) && date.test(b) && !(this.unitWord(at + 2) && a === 'may')) {
      const known = this.yearAt(at + 2);
      const of = known ?? near(this.monthAt(at));
      return day(of, this.monthAt(at), date.exec(b)![1]!, known ? 3 : 2);
    }
    const of = this.word(at + 1) === 'of' ? 1 : 0;
    if (date.test(a) && this.monthAt(at + 1 + of)) {
      const known = this.yearAt(at + 2 + of);
      return day(
        known ?? near(this.monthAt(at + 1 + of)),
        this.monthAt(at + 1 + of),
        date.exec(a)![1]!,
        (known ? 3 : 2) + of,
      );
    }
    return null;
  }

  private relativeAt(at: number): Unit | null {
    const [a, b, c] = [this.word(at), this.word(at + 1), this.word(at + 2)];
    const unit = this.unitWord(at + 1);
    const isThis = /^(?:this|sis|so|saja|sai|sim)$/.test(a);
    const isLast = /^(?:last|previous|pagajus\w{0,5})$/.test(a);
    const isRolling =
      /^(?:past|pedej\w{1,3}|pedejo)$/.test(a) || (a === 'last' && this.word(at - 1) === 'the');
    if (a === 'today' || a === 'sodien') return null;
    const dayOf = (text: string, length: number): Unit => ({ from: text, to: text, name: 'day', length });
    if (a === 'yesterday' || a === 'vakar') return dayOf(addDays(this.today, -1), 1);
    if (a.startsWith('nakamgad')) return { ...yearOf(this.year + 1), length: 1 };
    const ending = this.lengthOf(YEAR_END, at);
    if (ending > 0)
      return { ...range(addDays(this.today, 1), yearOf(this.year).to), length: ending, isAgo: true };
    const begun = SINCE_THE.test(`${this.word(at - 2)} ${this.word(at - 1)}`)
      ? this.lengthOf(YEAR_START, at)
      : 0;
    if (begun > 0) return { ...yearOf(this.year, 'this-year'), length: begun };
    const isAhead = /^(?:until|till|before|lidz|pirms|by)$/.test(this.word(at - 1));
    if (/^(?:christmas|xmas|ziemassvetk\w*)$/.test(a) && (isAhead || AROUND.test(this.word(at - 1)))) {
      const isPast = !isAhead && `${this.year}-12-24` > this.today;
      return dayOf(`${this.year - Number(isPast)}-12-24`, 1);
    }
    if (a.startsWith('jaungad') || (a === 'jaunaja' && b === 'gada') || (a === 'new' && /^years?$/.test(b))) {
      const words = a.startsWith('jaungad') ? 1 : /^(?:eve|day)$/.test(c) ? 3 : 2;
      const named = this.yearAt(at + words);
      const isEve = c === 'eve';
      const { from, to } = yearOf(named ?? this.year + Number(isAhead) - Number(isEve));
      return dayOf(isEve ? to : from, named === null ? words : words + 1);
    }
    if (/^paga?ju?s?o?(?:gad\w*|aja)$/.test(a) && unit === null && !this.isTimeOfYear(at + 1))
      return { ...yearOf(this.year - 1, 'last-year'), length: 1 };
    if (a.startsWith('pern'))
      return { ...yearOf(this.year - 1, 'last-year'), length: b.startsWith('gad') ? 2 : 1 };
    if (a.startsWith('aizpern') || (a.startsWith('aizpagajus') && unit === 'year'))
      return { ...yearOf(this.year - 2), length: b.startsWith('gad') ? 2 : 1 };
    const isWord = /^(?:sogad\w{0,2}|somenes)$/.test(a);
    const now = isWord ? (a === 'somenes' ? 'month' : 'year') : isThis ? unit : null;
    if (now === 'year' || now === 'month')
      return { ...around(this.today, now), name: `this-${now}`, length: isWord ? 1 : 2 };
    if (isThis && unit === 'week') return { ...range(this.weekStart(), this.today), length: 2 };
    if (isLast && !isRolling && unit === 'year') return { ...yearOf(this.year - 1, 'last-year'), length: 2 };
    if ((isLast || isRolling) && unit === 'month' && !c.startsWith('laik'))
      return { ...around(shiftMonths(this.today, -1), unit), name: 'last-month', length: 2 };
    if (isLast && unit === 'week')
      return { ...range(addDays(this.weekStart(), -7), addDays(this.weekStart(), -1)), length: 2 };
    const season = this.seasonAt(at + 1);
    if (season && (isThis || isLast)) {
      const year = isThis
        ? latestSeason(season, this.today)
        : latestSeason(season, this.today) - (isLast && a === 'pagajusaja' ? 1 : 0);
      return { ...seasonOf(season, isLast && isInSeason(season, this.today) ? year - 1 : year), length: 2 };
    }
    if (isRolling || isLast) {
      if (b.startsWith('pusgad')) return { ...range(shiftMonths(this.today, -6), this.today), length: 2 };
      const n = this.numberAt(at + 1);
      const per = n === null ? null : this.unitWord(at + 2);
      if (n !== null && per) return { ...range(backBy(this.today, n, per), this.today), length: 3 };
      if (isRolling && unit) return { ...range(backBy(this.today, 1, unit), this.today), length: 2 };
    }
    if (/^(?:next|nakam\w{0,5}|tuvak\w{0,4})$/.test(a)) {
      const n = this.numberAt(at + 1);
      const per = n === null ? null : this.unitWord(at + 2);
      if (n !== null && per) return { ...range(this.today, backBy(this.today, -n, per)), length: 3 };
      // 'Tuvākā mēneša laikā', 'in the next month': from today on.
      const isFromNow = a.startsWith('tuvak') || c.startsWith('laik') || this.word(at - 1) === 'the';
      if (unit && isFromNow) return { ...range(this.today, backBy(this.today, -1, unit)), length: 2 };
      if (unit === 'year') return { ...yearOf(this.year + 1), length: 2 };
      if (unit === 'month') return { ...around(shiftMonths(this.today, 1), unit), length: 2 };
      if (unit === 'week') return { ...range(this.today, addDays(this.today, 7)), length: 2 };
    }
    const isBefore = this.word(at - 1) === 'pirms';
    const isOne = isBefore && /^(?:gada|menesa|nedelas)$/.test(a) && this.numberAt(at + 1) === null;
    const n = isOne ? 1 : this.numberAt(at);
    const per = isOne ? this.unitWord(at) : unit;
    if (n === null || per === null || !(c === 'ago' || isBefore)) return null;
    return {
      ...around(backBy(this.today, n, per), per),
      length: isOne ? 1 : c === 'ago' ? 3 : 2,
      isAgo: true,
    };
  }

  private isTimeOfYear(at: number): boolean {
    return this.monthAt(at) > 0 || this.seasonAt(at) > 0 || this.numberAt(at) !== null;
  }

  /** How many words from this place are such an expression; 0 for others. */
  private lengthOf(expression: RegExp, at: number): number {
    const words = this.words.slice(at, at + 4).join(' ');
    return expression.exec(words)?.[0].split(' ').length ?? 0;
  }

  private weekStart(): string {
    const weekday = (new Date(`${this.today}T00:00:00Z`).getUTCDay() + 6) % 7;
    return addDays(this.today, -weekday);
  }

  private seasonAt(at: number): number {
    const word = this.word(at);
    const next = this.word(at + 1);
    if (/^(?:tyre|tire|riep|wheel|rite|tread|set|disk)/.test(next)) return 0;
    return SEASONS.find(([pattern]) => pattern.test(word))?.[1] ?? 0;
  }

  /** 'Last December', 'pērn decembrī': the year is said relative to today. */
  private partOfYear({ name, from, length }: Unit, at: number): Unit | null {
    if (name !== 'this-year' && name !== 'last-year' && name !== 'year') return null;
    const of = /^(?:in|of)$/.test(this.word(at + length)) ? 1 : 0;
    const next = at + length + of;
    const year = Number(from.slice(0, 4));
    if (this.monthAt(next)) return { ...monthOf(year, this.monthAt(next)), length: length + of + 1 };
    const season = this.seasonAt(next);
    return season ? { ...seasonOf(season, year), length: length + of + 1 } : null;
  }

  unitAt(at: number, yearBefore: number | null = null): Unit | null {
    const fixed = this.dayAt(at) ?? this.relativeAt(at);
    if (fixed) return this.partOfYear(fixed, at) ?? fixed;
    const year = this.yearAt(at);
    const months = monthsOf(this.word(at), this.word(at + 1));
    const partOf = (of: number, { first, last }: { first: number; last: number }) =>
      range(monthOf(of, first).from, monthOf(of, last).to);
    if (months) {
      const step = [2, 3, 4].find((one) => this.yearAt(at + one) !== null);
      const of = step === undefined ? this.year : this.yearAt(at + step)!;
      return { ...partOf(of, months), length: step === undefined ? 2 : step + 1 };
    }
    const quarter = /^q([1-4])$/.exec(this.word(at))?.[1];
    if (quarter) {
      const of = this.yearAt(at + 1);
      const ends = { first: Number(quarter) * 3 - 2, last: Number(quarter) * 3 };
      return { ...partOf(of ?? this.year, ends), length: of === null ? 1 : 2 };
    }
    if (year) {
      const length = this.yearLength(at);
      const month = this.monthAt(at + length);
      const season = this.seasonAt(at + length);
      const inner = monthsOf(this.word(at + length), this.word(at + length + 1));
      if (inner) return { ...partOf(year, inner), length: length + 2 };
      if (month) return { ...monthOf(year, month), length: length + 1 };
      if (season && length === 2) return { ...seasonOf(season, year), length: length + 1 };
      return { ...yearOf(year), length };
    }
    const of = this.word(at + 1) === 'of' ? 1 : 0;
    const named = this.yearAt(at + 1 + of);
    const length = named === null ? 1 : 2 + of;
    const month = this.monthAt(at);
    if (month) {
      const isVerb =
        this.word(at) === 'may' &&
        named === null &&
        !/^(?:in|during|of|since|for|last|from|until|before|between|and|to)$/.test(this.word(at - 1));
      const isOrder = /^mar(?:ch)?$/.test(this.word(at)) && at === 0;
      if (isVerb || isOrder) return null;
      const isLastYears = /^(?:last|pagajus\w*)$/.test(this.word(at - 1));
      const own = yearBefore ?? (isLastYears || month > this.month ? this.year - 1 : this.year);
      return { ...monthOf(named ?? own, month), length };
    }
    const season = this.seasonAt(at);
    if (season) {
      const ends = this.word(at + 2 + of);
      if (
        season === 12 &&
        named !== null &&
        /^(?:\d\d|20\d\d)$/.test(ends) &&
        Number(ends) % 100 === (named + 1) % 100
      )
        return { ...seasonOf(season, named + 1), length: 3 + of };
      const isTime =
        named !== null ||
        /^(?:in|during|over|the|vasara|ziema|rudeni|pavasari)$/.test(this.word(at - 1)) ||
        /^(?:vasara|ziema|rudeni|pavasari)$/.test(this.word(at));
      if (isTime) return { ...seasonOf(season, named ?? latestSeason(season, this.today)), length };
    }
    return null;
  }
}
