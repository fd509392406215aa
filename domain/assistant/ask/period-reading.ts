import { addDays } from '#domain/days.ts';
import { Units } from './period-units.ts';
import {
  AFTER,
  BEFORE,
  FROM,
  OPERATOR_REACH,
  range,
  shiftMonths,
  SINCE,
  START,
  type Span,
  TO,
  type Unit,
  UNTIL,
  yearOf,
} from './spans.ts';
import type { Token } from './tokens.ts';

type Operator = { name: '' | 'since' | 'after' | 'before' | 'until'; at: number };

function operatorBefore(units: Units, at: number): Operator {
  for (let back = at - 1; back >= Math.max(0, at - OPERATOR_REACH); back--) {
    const word = units.word(back);
    if (SINCE.test(word)) return { name: 'since', at: back };
    if (back < at - 2) continue;
    if (AFTER.test(word)) return { name: 'after', at: back };
    if (BEFORE.test(word)) return { name: 'before', at: back };
    if (UNTIL.test(word)) return { name: 'until', at: back };
  }
  return { name: '', at };
}

const MONTHS_A_YEAR = 12;
const BETWEEN = /^(?:between|starp)$/;

function rangeFrom(units: Units, at: number, first: Unit): { span: Span; end: number } | null {
  const start = units.word(at - 1);
  let join = at + first.length;
  if (units.word(join).startsWith('sakum')) join += 1;
  if (!TO.test(units.word(join))) {
    const isDash = FROM.test(start) && units.unitAt(join) !== null;
    if (!isDash) return null;
    join -= 1;
  }
  const isAnd = /^(?:and|un)$/.test(units.word(join));
  if (isAnd && !BETWEEN.test(start) && !BETWEEN.test(units.word(at - 2))) return null;
  const year = first.name === 'month' ? Number(first.from.slice(0, 4)) : null;
  const found = units.unitAt(join + 1, year);
  // 'From July 2025 to the end of the year' is of that year.
  const isYearEnd = found?.isAgo && found.to > units.today;
  const near = isYearEnd ? { ...yearOf(Number(first.from.slice(0, 4))), length: found.length } : found;
  const next = near ?? units.unitAt(join + 2, year);
  if (!next) return null;
  // 'Between June and October 2025' is in one year, 'from December to February' over the turn of two.
  const own = first.from > next.to ? `${next.to.slice(0, 4)}${first.from.slice(4)}` : first.from;
  const later = shiftMonths(next.to, MONTHS_A_YEAR);
  const isTurn = own > next.to;
  const isPast = isTurn && later > units.today;
  const isYears = first.name === 'year' && next.name === 'year';
  return {
    span: {
      from: isPast ? shiftMonths(own, -MONTHS_A_YEAR) : own,
      to: isTurn && !isPast ? later : next.to,
      name: isYears ? 'years' : 'range',
    },
    end: join + (near ? 1 : 2) + next.length,
  };
}

/** 'Until the end of 2020' is until its last day. */
const lastOf = (unit: Unit): Unit => ({ ...unit, from: unit.to, name: 'day' });

function opened({ length: _length, isAgo, ...unit }: Unit, operator: Operator['name'], today: string): Span {
  if (operator === 'since') return range(unit.from, today);
  if (operator === 'after' && unit.name !== 'range') return range(addDays(unit.to, 1), today);
  if (operator === 'before' && !isAgo) return range(START, addDays(unit.from, -1));
  if ((operator === 'until' || operator === 'before') && unit.from > today && !isAgo)
    return range(today, addDays(unit.from, -1));
  if (operator === 'until' && unit.from <= today)
    return range(START, unit.name === 'day' ? unit.to : addDays(unit.from, -1));
  return unit;
}

/** In the order of the question; their words are taken. @param today in the owner's time zone */
export function readSpans(tokens: readonly Token[], today: string): Span[] {
  const units = new Units(tokens, today);
  const found: Span[] = [];
  for (let at = 0; at < tokens.length;) {
    const isJoined = /^(?:and|un|or|vai)$/.test(units.word(at - 1));
    const before = isJoined ? found.at(-1) : undefined;
    const year = before?.name === 'month' ? Number(before.from.slice(0, 4)) : null;
    const unit = units.word(at) === '' ? null : units.unitAt(at, year);
    if (!unit) {
      at += 1;
      continue;
    }
    const whole = rangeFrom(units, at, unit);
    const end = whole?.end ?? at + unit.length;
    const operator = operatorBefore(units, at);
    const isEnd =
      units.word(end).startsWith('beig') || (units.word(at - 1) === 'of' && units.word(at - 2) === 'end');
    found.push(
      whole?.span ?? opened(isEnd && operator.name !== '' ? lastOf(unit) : unit, operator.name, today),
    );
    const isRange = whole && (BETWEEN.test(units.word(at - 1)) || BETWEEN.test(units.word(at - 2)));
    for (const token of tokens.slice(at, end)) token.isTaken = true;
    if (!whole && operator.name !== '') tokens[operator.at]!.isTaken = true;
    if (isRange) tokens[BETWEEN.test(units.word(at - 1)) ? at - 1 : at - 2]!.isTaken = true;
    at = end;
  }
  return found.filter(
    (one, at) => found.findIndex(({ from, to }) => from === one.from && to === one.to) === at,
  );
}
