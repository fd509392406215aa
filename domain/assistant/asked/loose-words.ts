import type { Span } from './spans.ts';
import { isSameWord, type Token } from './tokens.ts';

const RELATIVE =
  /^(?:wife|husband|dad|mum|mom|father|mother|brother|sister|friend|neighbour|son|daughter|sieva|virs|tevs|tetis|mate|mamma|draugs|bralis|masa|kaimins)$/;
const ASKS =
  /^(?:asks?|asked|wants|wanted|says|said|wonders|insists|claims|prasa|jauta|grib|saka|apgalvo|interesejas)$/;

const BOTH = /^(?:two|abam|divam|diviem)$/;
const FIRST = /^(?:first|pirm\w{1,4})$/;
const SECOND = /^(?:second|otr\w{1,4})$/;
const BETWEEN = /^(?:between|starp)$/;

/** 'My wife asks …' and 'between the two …' say nothing of the records; the second behind the first is the next. */
export function takeAsides(tokens: readonly Token[]): void {
  for (const [at, token] of tokens.entries())
    if (BOTH.test(token.word) && tokens.slice(Math.max(0, at - 2), at).some(({ word }) => BETWEEN.test(word)))
      token.isTaken = true;
  const first = tokens.findIndex(
    ({ word }, at) => FIRST.test(word) && tokens.slice(0, at).some((one) => BETWEEN.test(one.word)),
  );
  const second = tokens.slice(first + 2, first + 4).find(({ word }) => SECOND.test(word));
  if (first !== -1 && second) second.isTaken = true;
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (!next || !RELATIVE.test(token.word) || !ASKS.test(next.word)) continue;
    token.isTaken = true;
    next.isTaken = true;
  }
}

const LATVIAN_VERB =
  /(?:[aeiou]ju|[aeiou]ja|[aeiou]jas|[aeiou]jam|[aeiou]jis|[aeiou]jies|usi|usies|[aeiou]t[sa]|[aeiou]ti|[aeiou]tas|[bcdgkps]t[sa]|[bcdgkps]ti|[bcdgkps]tas|aut[sai]|[aeio]t|ties)$/;
const LATVIAN_NOUN = /(?:acij|antij|misij|terij)(?:a|as|u|ai|am)$/;
const BEFORE_VERB =
  /^(?:i|we|you|they|he|she|to|did|didnt|have|has|had|havent|hasnt|was|were|been|ever|never|get|got|gets|not)$/;
const MIN_VERB = 5;

/** By its form or its place; what is going on ('driving') asks for something else than the records. */
export function isVerb(token: Token, tokens: readonly Token[]): boolean {
  const { word } = token;
  if (word.endsWith('ing')) return false;
  if (word.length >= MIN_VERB && /(?:ed|ly)$/.test(word)) return true;
  if (word.length >= MIN_VERB && LATVIAN_VERB.test(word)) return !LATVIAN_NOUN.test(word);
  const before = tokens[tokens.indexOf(token) - 1]?.word ?? '';
  return BEFORE_VERB.test(before);
}

const IS_FUEL = /^(?:fuel|petrol|diesel|gas|degviel|benzin|dizel)/;
const CUT = /^(?:counting|including|incl|ieskaitot|skaitot|because|jo)$/;

/** What is told behind the question: 'so I do not miss it'. */
export const isCut = (word: string, next: string) =>
  (CUT.test(word) && !IS_FUEL.test(next)) ||
  (word === 'lai' && next.startsWith('ne')) ||
  (word === 'so' && /^(?:i|we|that)$/.test(next));

const OF_A_PLACE = /\b(?:who|garage|shop|workshop|mechanic|servis|darbn)/i;
const LASTED =
  /\bhow (?:far|long|many|much) .*\bdid .*(?<!\b(?:the|my|our) )\blast(?=\W*$| until| till| before| for)/i;

/** 'Which' of two years is none of the places. */
export const asksOfPlace = (sentence: string) => OF_A_PLACE.test(sentence);

/** 'How far did they last?' does not ask for the last one. */
export const asksHowLong = (sentence: string) => LASTED.test(sentence);

const COUNTS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  divas: 2,
  divi: 2,
  divus: 2,
  divam: 2,
  diviem: 2,
  divos: 2,
  trim: 3,
  trijos: 3,
  divu: 2,
  tris: 3,
  triju: 3,
  cetras: 4,
  cetri: 4,
  cetrus: 4,
  piecas: 5,
  pieci: 5,
  piecus: 5,
  desmit: 10,
};

/** 'The last three': how many; null without a number. */
export function takeLimit(tokens: readonly Token[], spans: readonly Span[]): number | null {
  const at = tokens.findIndex(({ word }) =>
    /^(?:last|latest|recent|pedej\w{1,4}|first|pirm(?:[aou]s?|ajam|ajos|ie))$/.test(word),
  );
  const word = tokens[at + 1]?.word ?? '';
  const count = COUNTS[word] ?? (/^\d$/.test(word) ? Number(word) : 0);
  if (at === -1 || count <= 1 || spans.length > 0) return null;
  tokens[at + 1]!.isTaken = true;
  return count;
}

/** 'Volvītis' and 'Jariss' are the car too. */
export function isOfCar(own: string, word: string): boolean {
  const latvian = own.replaceAll('y', 'j');
  return (
    own.length >= 4 &&
    (isSameWord(own, word) || [own, latvian].some((one) => word.startsWith(one.slice(0, 4))))
  );
}

/** 'The clutch or the gearbox oil': between two of the words that are asked for. */
export function isEitherOf(objects: readonly Token[], tokens: readonly Token[]): boolean {
  const places = objects.map((token) => tokens.indexOf(token));
  return tokens.some(
    ({ word }, at) =>
      /^(?:or|vai)$/.test(word) && places.some((one) => one < at) && places.some((one) => one > at),
  );
}

const SUPERLATIVE =
  /^(?:most|biggest|dearest|priciest|costliest|largest|highest|cheapest|least|smallest|(?:vis)?(?:dargak|letak|lielak|mazak)\w*)$/;

/** 'The three most expensive': how many; null without a number. */
export function takeTop(tokens: readonly Token[]): number | null {
  for (const [at, { word }] of tokens.entries()) {
    const count = COUNTS[word] ?? (/^\d$/.test(word) ? Number(word) : 0);
    if (count < 2 || !SUPERLATIVE.test(tokens[at + 1]?.word ?? '')) continue;
    tokens[at]!.isTaken = true;
    return count;
  }
  return null;
}
