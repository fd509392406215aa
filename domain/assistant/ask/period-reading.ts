import { addDays } from '#domain/days.ts';
import { type Unit, unitAt } from './period-units.ts';
import type { Period } from './query.ts';
import { range, shiftMonths, START, yearOf } from './spans.ts';
import type { Token } from './tokens.ts';

/** Each with how many words before a time it may stand. */
const OPERATORS = [
  ['since', /^(?:since|kops)$/, 5],
  ['after', /^(?:after|pec)$/, 2],
  ['before', /^(?:before|pirms)$/, 2],
  ['until', /^(?:until|till|lidz)$/, 2],
] as const;
type Operator = { readonly name: (typeof OPERATORS)[number][0]; readonly at: number };

const operatorBefore = (words: readonly string[], at: number): Operator | null =>
  words
    .slice(Math.max(0, at - 5), at)
    .toReversed()
    .flatMap((word, back) => {
      const found = OPERATORS.find(([, pattern, reach]) => back < reach && pattern.test(word));
      return found ? { name: found[0], at: at - 1 - back } : [];
    })[0] ?? null;

const MONTHS_A_YEAR = 12;
const BETWEEN = /^(?:between|starp)$/;
const FROM = /^(?:from|between|no|starp)$/;
const TO = /^(?:to|and|through|until|till|lidz|un)$/;

/** Where 'between' stands before a time. */
const betweenAt = (words: readonly string[], at: number) =>
  [at - 1, at - 2].find((one) => BETWEEN.test(words[one] ?? ''));

function rangeFrom(
  words: readonly string[],
  at: number,
  first: Unit,
  today: string,
): { span: Period; end: number } | null {
  let join = at + first.length;
  if (words[join]?.startsWith('sakum')) join += 1;
  if (!TO.test(words[join] ?? '')) {
    if (!FROM.test(words[at - 1] ?? '') || !unitAt(words, join, today)) return null;
    join -= 1;
  }
  if (/^(?:and|un)$/.test(words[join]!) && betweenAt(words, at) === undefined) return null;
  const year = first.name === 'month' ? Number(first.from.slice(0, 4)) : null;
  const near = unitAt(words, join + 1, today, year);
  const found = near ?? unitAt(words, join + 2, today, year);
  if (!found) return null;
  // 'From July 2025 to the end of the year' is of that year.
  const to = found.isAgo && found.to > today ? yearOf(Number(first.from.slice(0, 4))).to : found.to;
  // 'Between June and October 2025' is in one year, 'from December to February' over the turn of two.
  const own = first.from > to ? `${to.slice(0, 4)}${first.from.slice(4)}` : first.from;
  const later = shiftMonths(to, MONTHS_A_YEAR);
  const isTurn = own > to;
  const isPast = isTurn && later > today;
  return {
    span: {
      from: isPast ? shiftMonths(own, -MONTHS_A_YEAR) : own,
      to: isTurn && !isPast ? later : to,
      name: first.name === 'year' && found.name === 'year' ? 'years' : 'range',
    },
    end: join + (near ? 1 : 2) + found.length,
  };
}

function opened(
  { length: _length, isAgo, ...unit }: Unit,
  { name }: Operator,
  today: string,
  isEnd: boolean,
): Period {
  // 'Until the end of 2020' is until its last day.
  const { from, to } = isEnd ? { from: unit.to, to: unit.to } : unit;
  const isAhead = from > today;
  if (name === 'since') return range(from, today);
  if (name === 'after') return range(addDays(to, 1), today);
  if (isAgo && (name === 'before' || isAhead)) return unit;
  if (name === 'until' && from === to && !isAhead) return range(START, to);
  return range(name === 'until' && isAhead ? today : START, addDays(from, -1));
}

/** In the order of the question; their words are taken. @param today in the owner's time zone */
export function readSpans(tokens: readonly Token[], today: string): Period[] {
  const words = tokens.map(({ word, isTaken }) => (isTaken ? '' : word));
  const found: Period[] = [];
  for (let at = 0; at < words.length;) {
    const before = /^(?:and|un|or|vai)$/.test(words[at - 1] ?? '') ? found.at(-1) : undefined;
    const year = before?.name === 'month' ? Number(before.from.slice(0, 4)) : null;
    const unit = unitAt(words, at, today, year);
    if (!unit) {
      at += 1;
      continue;
    }
    const whole = rangeFrom(words, at, unit, today);
    const end = whole?.end ?? at + unit.length;
    const operator = whole ? null : operatorBefore(words, at);
    const isEnd =
      words[end]?.startsWith('beig') || words.slice(Math.max(0, at - 2), at).join(' ') === 'end of';
    const { length: _length, isAgo: _isAgo, ...alone } = unit;
    found.push(whole?.span ?? (operator ? opened(unit, operator, today, isEnd) : alone));
    for (const token of tokens.slice(at, end)) token.isTaken = true;
    const opening = operator?.at ?? (whole ? betweenAt(words, at) : undefined);
    if (opening !== undefined) tokens[opening]!.isTaken = true;
    at = end;
  }
  return found.filter(
    (one, at) => found.findIndex(({ from, to }) => from === one.from && to === one.to) === at,
  );
}
