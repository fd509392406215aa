import type { Token } from './tokens.ts';

/** Of a cost, in units of the owner's currency; both ends included after 'between', else excluded. */
export type AmountRange = { over: number | null; under: number | null; isInclusive?: boolean };

const NUMBER = String.raw`(?:\d{1,3}(?: \d{3})+|\d{1,6})(?! \d{3}\b)(?: \d{2}(?= (?:euros?|eur|eiro)\b))?`;
const MONEY = '(?:euros?|eur|eiro)';
const MORE = String.raw`more|vairak|dargak\w*`;
const LESS = String.raw`less|cheaper|mazak|letak\w*`;
const THAN = '(?:than|neka|par|ka)';
/** Kilometers, times and repairs are no money, and a number of a year is none by itself. */
const ALONE = String.raw`(?! (?:km|kms|kilomet\w*|miles?|days?|weeks?|months?|years?|times?|dien\w*|nedel\w*|menes\w*|gad\w*|reiz\w*|litr\w*|l|litres?|liters?|kwh|percent|procent\w*|repairs?|services?|visits?|records?|garages?|shops?|problems?|issues?|fills?|refuels?|remont\w*|apkop\w*|ierakst\w*|servis\w*|problem\w*|uzpild\w*)\b)`;
const END = String.raw`(?= |$)`;
const expression = (pattern: string) => new RegExp(`(?<=^| )${pattern}${END}`, 'g');

/** 'Between 100 and 200 euros': the currency tells it from years and kilometers. */
const BETWEEN = expression(
  `(?:between|starp|no|from) (?<one>${NUMBER}) (?:and|un|to|lidz) (?<other>${NUMBER}) ${MONEY}`,
);
/** 'Over 200 euros', 'lētāki par 50 eiro', '500 or more'. */
const LIMIT = expression(
  String.raw`(?:(?:(?<over>over|above|exceed\w*|virs|parsniedz\w*|(?:${MORE}) ${THAN})|under|below|zem|(?:${LESS}) ${THAN}) (?:${MONEY} )?(?!(?:19|20)\d\d(?! ${MONEY})${END})(?<beyond>${NUMBER})(?: ${MONEY}|${ALONE})|(?<from>${NUMBER})(?: ${MONEY})? (?:or|vai) (?:(?<more>${MORE})|${LESS})${ALONE})`,
);

const valueOf = (text: string) => {
  const [, whole = text, cents = '0'] = /^(.*) (\d{2})$/.exec(text) ?? [];
  return Number(`${whole.replaceAll(' ', '')}.${cents}`);
};

/** The words are taken. Null without one. */
export function takeAmount(tokens: readonly Token[]): AmountRange | null {
  const text = tokens.map(({ word, isTaken }) => (isTaken ? '' : word)).join(' ');
  const take = ({ 0: said, index }: RegExpExecArray) => {
    const first = text.slice(0, index).split(' ').length - 1;
    for (const token of tokens.slice(first, first + said.split(' ').length)) token.isTaken = true;
  };
  for (const match of text.matchAll(BETWEEN)) {
    take(match);
    const ends = [valueOf(match.groups!['one']!), valueOf(match.groups!['other']!)];
    return { over: Math.min(...ends), under: Math.max(...ends), isInclusive: true };
  }
  const range: AmountRange = { over: null, under: null };
  for (const match of text.matchAll(LIMIT)) {
    take(match);
    const { over, more, beyond, from } = match.groups!;
    range[over || more ? 'over' : 'under'] = valueOf((beyond ?? from)!);
    if (from) range.isInclusive = true;
  }
  return range.over === null && range.under === null ? null : range;
}
