import type { Token } from './tokens.ts';

/** Of a cost, in whole units of the owner's currency; both ends excluded. */
export type AmountRange = { over: number | null; under: number | null };

const OVER = /^(?:over|above|exceed\w*|virs|parsniedz\w*)$/;
const UNDER = /^(?:under|below|zem)$/;
const MORE = /^(?:more|vairak|dargak\w*)$/;
const LESS = /^(?:less|cheaper|mazak|letak\w*)$/;
const THAN = /^(?:than|neka|par|ka)$/;
const MONEY = /^(?:euros?|eur|eiro)$/;
const OTHER_UNIT =
  /^(?:km|kms|kilomet\w*|miles?|days?|weeks?|months?|years?|times?|dien\w*|nedel\w*|menes\w*|gad\w*|reiz\w*|litr\w*|l|litres?|liters?)$/;
const NUMBER = /^\d{1,6}$/;

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
  const at = tokens.findIndex(
    ({ word }, place) =>
      BETWEEN.test(word) &&
      NUMBER.test(tokens[place + 1]?.word ?? '') &&
      TO.test(tokens[place + 2]?.word ?? '') &&
      NUMBER.test(tokens[place + 3]?.word ?? '') &&
      MONEY.test(tokens[place + 4]?.word ?? ''),
  );
  if (at === -1) return null;
  for (const token of tokens.slice(at, at + 5)) token.isTaken = true;
  return { over: Number(tokens[at + 1]!.word) - 0.01, under: Number(tokens[at + 3]!.word) + 0.01 };
}

/** 'Over 200 euros', 'lētāki par 50 eiro'; the words are taken. Null without one. */
export function takeAmount(tokens: readonly Token[]): AmountRange | null {
  const between = takeBetween(tokens);
  if (between) return between;
  const range: AmountRange = { over: null, under: null };
  for (let at = 0; at < tokens.length; at++) {
    const operator = operatorAt(tokens, at);
    if (!operator) continue;
    let end = at + operator.length;
    if (MONEY.test(tokens[end]?.word ?? '')) end += 1;
    const number = tokens[end]?.word ?? '';
    if (!NUMBER.test(number)) continue;
    const unit = tokens[end + 1]?.word ?? '';
    const isYear = /^(?:19|20)\d\d$/.test(number) && !MONEY.test(unit);
    if (OTHER_UNIT.test(unit) || isYear) continue;
    end += MONEY.test(unit) ? 2 : 1;
    range[operator.isOver ? 'over' : 'under'] = Number(number);
    for (const token of tokens.slice(at, end)) token.isTaken = true;
  }
  return range.over === null && range.under === null ? null : range;
}
