import type { Token } from './tokens.ts';

/** Of a cost, in units of the owner's currency; both ends included after 'between', else excluded. */
export type AmountRange = { over: number | null; under: number | null; isInclusive?: boolean };

const OVER = /^(?:over|above|exceed\w*|virs|parsniedz\w*)$/;
const UNDER = /^(?:under|below|zem)$/;
const MORE = /^(?:more|vairak|dargak\w*)$/;
const LESS = /^(?:less|cheaper|mazak|letak\w*)$/;
const THAN = /^(?:than|neka|par|ka)$/;
const MONEY = /^(?:euros?|eur|eiro)$/;
const OTHER_UNIT =
  /^(?:km|kms|kilomet\w*|miles?|days?|weeks?|months?|years?|times?|dien\w*|nedel\w*|menes\w*|gad\w*|reiz\w*|litr\w*|l|litres?|liters?|kwh|percent|procent\w*)$/;
/** 'More than 3 repairs' counts repairs, not money. */
const COUNTED =
  /^(?:repairs?|services?|visits?|records?|garages?|shops?|problems?|issues?|fills?|refuels?|remont\w*|apkop\w*|ierakst\w*|servis\w*|problem\w*|uzpild\w*)$/;
const NUMBER = /^\d{1,6}$/;
const THOUSANDS = /^\d{3}$/;
const CENTS = /^\d{2}$/;

type Written = { value: number; length: number };

/** Of one or more words: '1 000', '1,000', '99.50 euros'; null where there is no number. */
function numberAt(tokens: readonly Token[], at: number): Written | null {
  const word = (place: number) => tokens[place]?.word ?? '';
  if (!NUMBER.test(word(at))) return null;
  let digits = word(at);
  let end = at + 1;
  while (word(at).length <= 3 && digits.length < 6 && THOUSANDS.test(word(end))) digits += word(end++);
  if (CENTS.test(word(end)) && MONEY.test(word(end + 1)))
    return { value: Number(`${digits}.${word(end)}`), length: end + 1 - at };
  return { value: Number(digits), length: end - at };
}

function operatorAt(tokens: readonly Token[], at: number): { isOver: boolean; length: number } | null {
  const word = tokens[at]?.word ?? '';
  if (OVER.test(word)) return { isOver: true, length: 1 };
  if (UNDER.test(word)) return { isOver: false, length: 1 };
  if (!THAN.test(tokens[at + 1]?.word ?? '')) return null;
  if (MORE.test(word)) return { isOver: true, length: 2 };
  return LESS.test(word) ? { isOver: false, length: 2 } : null;
}

const BETWEEN = /^(?:between|starp|no|from)$/;
const TO = /^(?:and|un|to|lidz)$/;

/** 'Between 100 and 200 euros': the currency tells it from years and kilometers. */
function takeBetween(tokens: readonly Token[]): AmountRange | null {
  for (const [at, { word }] of tokens.entries()) {
    const from = BETWEEN.test(word) ? numberAt(tokens, at + 1) : null;
    const join = at + 1 + (from?.length ?? 0);
    const to = from && TO.test(tokens[join]?.word ?? '') ? numberAt(tokens, join + 1) : null;
    if (!from || !to || !MONEY.test(tokens[join + 1 + to.length]?.word ?? '')) continue;
    for (const token of tokens.slice(at, join + 2 + to.length)) token.isTaken = true;
    const [over, under] = [Math.min(from.value, to.value), Math.max(from.value, to.value)];
    return { over, under, isInclusive: true };
  }
  return null;
}

/** '500 or more', '50 vai mazāk': that much counts, too. */
function takeOrMore(tokens: readonly Token[], range: AmountRange): void {
  const word = (at: number) => tokens[at]?.word ?? '';
  for (let at = 0; at < tokens.length; at++) {
    const number = numberAt(tokens, at);
    if (!number) continue;
    const end = at + number.length;
    const join = MONEY.test(word(end)) ? end + 1 : end;
    const isMore = MORE.test(word(join + 1));
    if (!/^(?:or|vai)$/.test(word(join)) || !(isMore || LESS.test(word(join + 1)))) continue;
    if (OTHER_UNIT.test(word(join + 2)) || COUNTED.test(word(join + 2))) continue;
    Object.assign(range, { [isMore ? 'over' : 'under']: number.value, isInclusive: true });
    for (const token of tokens.slice(at, join + 2)) token.isTaken = true;
  }
}

/** 'Over 200 euros', 'lētāki par 50 eiro'; the words are taken. Null without one. */
export function takeAmount(tokens: readonly Token[]): AmountRange | null {
  const between = takeBetween(tokens);
  if (between) return between;
  const range: AmountRange = { over: null, under: null };
  takeOrMore(tokens, range);
  for (let at = 0; at < tokens.length; at++) {
    const operator = operatorAt(tokens, at);
    if (!operator) continue;
    let end = at + operator.length;
    if (MONEY.test(tokens[end]?.word ?? '')) end += 1;
    const number = numberAt(tokens, end);
    if (!number) continue;
    const unit = tokens[end + number.length]?.word ?? '';
    const isYear = number.length === 1 && /^(?:19|20)\d\d$/.test(tokens[end]!.word) && !MONEY.test(unit);
    if (OTHER_UNIT.test(unit) || COUNTED.test(unit) || isYear) continue;
    end += number.length + (MONEY.test(unit) ? 1 : 0);
    range[operator.isOver ? 'over' : 'under'] = number.value;
    for (const token of tokens.slice(at, end)) token.isTaken = true;
  }
  return range.over === null && range.under === null ? null : range;
}
