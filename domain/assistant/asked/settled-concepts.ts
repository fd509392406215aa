import { fold } from '#domain/assessment/text-reading.ts';
import type { Concept } from '../knowledge/question-vocabulary.ts';
import type { RepairTopic } from '../knowledge/repair-topics.ts';
import { asksHowLong, asksOfPlace } from './loose-words.ts';
import type { Span } from './spans.ts';

const COMPARING: readonly Concept[] = ['compare', 'or', 'more', 'most', 'least', 'expensive'];
const OF_A_YEAR: readonly Concept[] = [
  ...(['most', 'least', 'more', 'compare', 'money', 'expensive', 'much', 'many', 'average'] as const),
  ...(['driven', 'distance', 'odometer', 'fuel', 'use', 'volume', 'second'] as const),
];
const OF_MILEAGE: readonly Concept[] = ['driven', 'distance', 'odometer', 'volume', 'ago'];
const USUALLY = /\b(?:usually|normally|typically|mostly|generally|parasti|ierasti|pamata)\b/;
const SINCE_WHEN = /\b(?:since when|kops kad|(?:kops|no) kura laika)\b/;
/** What is renewed by a date: 'when is it?' asks of the next one. */
const RENEWED: readonly RepairTopic['id'][] = ['inspection', 'insurance', 'tax'];
const NEXT =
  /\b(?:when (?:is|are|do|does)|whens|when ?s|kad (?:man )?(?:ir|bus)|is .*\bup)\b(?!.*\b(?:last|first|latest|recent|did|been|was|were|done|pedej\w*|pirm\w*|bij\w+)\b)/;
/** 'What did the car cost?', of no time and nobody: what was paid for it once. */
const OF_THE_CAR =
  /\b(?:(?:did|does) (?:the|this|my) (?:car|vehicle)(?: itself)? cost|cik (?:pats |pati )?(?:iz)?maksaja (?:pats |pati )?(?:sis |si |mans |mana )?(?:auto|masina|automasina))\W*$|\b(?:the (?:car|vehicle) itself|(?:pati|pasu) (?:auto)?masinu?|pasu? auto|pats auto)\b/;

/** 'Remind me when it was done' asks, and sets no reminder. */
const REMIND_ME =
  /^(?:remind me|atgadini)(?: man)? (?:of |about )?(?:when|what|who|where|how|which|kad|kas|ko|kur|kurs|cik)\b/;
/** Each with its own price: no sum. */
const WITH_PRICES =
  /\b(?:with|and|incl\w*) (?:the |their |all )*(?:prices?|costs?|sums?|amounts?)\b|\b(?:ar|un) (?:visam )?(?:cenam|cenu|summam|izmaksam)\b/;

const ONLY_REPAIRS =
  /\b(?:repairs?|maintenance|servicing) (?:and (?:repairs?|maintenance|servicing) )?only\b|\bonly (?:on |for |the )*(?:repairs?|maintenance|servicing)\b|\btikai (?:par |uz )?(?:remont|apkop)\w*/;
/** 'Esmu veicis pats'; 'pats auto' is the car itself. */
const BY_MYSELF =
  /\b(?:\w+(?:ju|cu|tu|dziju|is|usi) (?:pats|pati)|(?:pats|pati) (?:esmu )?\w+(?:ju|cu|icis|ijis|ejis|ajis|usi))\b/;
/** Of a period: any repair, not the cure of one problem. */
const GOT_FIXED = /\bwhat (?:all |else )?(?:got|was|were|(?:has|have) been) (?:all )?(?:fixed|sorted)\b/;
const EACH_TIME =
  /\b(?:all|every|each|dates|vis[aiou]s?|datumi|datumus|katr\w+)\b|\b(?:which|what) (?:years|months|days)\b|\bkur(?:os|us) (?:gad|menes|dien)\w*/;
/** What one fill-up costs, of many. */
const A_TANK =
  /\b(?:a|one|per|each|viena|vienu|katra|katru) (?:full )?(?:tank|fill)|\b(?:viena|vienu|katra|katru) (?:piln\w+ )?(?:bak|uzpild)/;
const LONGEST = /\b(?:longest|oldest|visilgak\w*|ilgak\w*|vissenak\w*)\b/;

type Read = {
  sentence: string;
  spans: readonly Span[];
  topics: readonly RepairTopic[];
  limit: number | null;
  /** There is a 'not' that is no part of another expression. */
  isDenied: boolean;
};

/** Narrows `concepts` to what they mean here. @returns whether the 'not' remains to be understood */
export function settle(concepts: Set<Concept>, { sentence, spans, topics, limit, isDenied }: Read): boolean {
  const has = (...some: Concept[]) => some.some((one) => concepts.has(one));
  const text = fold(sentence);
  if (has(...OF_MILEAGE)) concepts.delete('many');
  // 'At how many km' is a reading.
  if (has('atKm')) concepts.delete('driven');
  const isOfYears = spans.length > 1 && has('who') && has(...COMPARING) && !asksOfPlace(sentence);
  if (has('whichYear', 'whichMonth') || isOfYears) concepts.delete('who');
  // 'In which year did it fail' asks when, 'which year was the dearest' for a year.
  if (has('when') && topics.length > 0 && !has(...OF_A_YEAR)) {
    concepts.delete('whichYear');
    concepts.delete('whichMonth');
    if (EACH_TIME.test(text) && !has('last', 'first', 'ago')) concepts.add('list').delete('when');
  }
  if (has('fillNoun') && has('money') && !has('last', 'first', 'most', 'least') && A_TANK.test(text))
    concepts.add('average');
  if (has('now') && /\b(?:ever|put)\b/.test(text)) concepts.delete('now');
  // 'Tyres bought last' are none of the time since the car was bought.
  if (has('bought') && topics.length > 0 && !has('since')) concepts.delete('owned');
  if (has('fillNoun') && has('when')) concepts.delete('withFuel');
  if (has('compare') && spans.length > 1) concepts.delete('how');
  if (has('solve') && spans.length < 2) concepts.delete('compare');
  if (SINCE_WHEN.test(text) || REMIND_ME.test(text)) concepts.delete('due');
  if (spans[0]?.name === 'range') concepts.delete('beginning');
  if (spans.length > 0 && topics.length === 0 && GOT_FIXED.test(text)) concepts.delete('solve');
  if (ONLY_REPAIRS.test(text)) concepts.delete('negated');
  if (has('repair', 'change') && BY_MYSELF.test(text)) concepts.add('myself');
  if (has('issue') && (has('open') || isDenied) && LONGEST.test(text)) {
    concepts.delete('most');
    concepts.add('first');
    concepts.add('open');
  }
  if (has('list') && WITH_PRICES.test(text)) concepts.delete('money');
  if (asksHowLong(sentence)) {
    concepts.delete('last');
    concepts.add('lasted');
  }
  if (has('who', 'station') && has('average') && !has('money') && USUALLY.test(text)) {
    concepts.delete('average');
    concepts.add('most');
  }
  if (topics.some(({ id }) => RENEWED.includes(id)) && NEXT.test(text)) concepts.add('due');
  if (OF_THE_CAR.test(text) && spans.length === 0) concepts.add('bought');
  if (/\bhow much\W*$/.test(text)) concepts.add('much');
  if (limit !== null) {
    concepts.delete('last');
    concepts.add('list');
  }
  const isUnresolved = isDenied && has('issue') && has('resolved', 'status');
  if (!isUnresolved) return isDenied;
  concepts.delete('resolved');
  concepts.delete('status');
  concepts.add('open');
  return false;
}
