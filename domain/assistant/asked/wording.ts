import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { fillUnitOf } from '#domain/fills/fill-units.ts';
import type { Energy } from '#domain/fills/schema.ts';
import { formatLongDay, formatMoney, formatMonth } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import type { Units } from '#domain/units/units.ts';
import type { CarFacts, RepairFact } from '../car-facts.ts';
import { countText, fillText, repairLine } from '../fact-texts.ts';
import { ASKED, SYMBOLS } from '../knowledge/asked-texts.ts';
import { MARKS } from '../knowledge/question-vocabulary.ts';
import { PERIODS, TEXTS } from '../knowledge/reply-texts.ts';
import { EVER, type Span } from './spans.ts';
import type { Frame } from './question-frame.ts';
import { isOfTopic, repairsAsked, within } from './selection.ts';

export type Asked = {
  facts: CarFacts;
  frame: Frame;
  question: string;
  today: string;
  language: Language;
  units: Units;
};

const SHOWN = 5;
/** A list that was asked for is shown whole, unless it is longer than anybody reads. */
export const LISTED = 30;

export function spanName({ from, to, name }: Span, language: Language): string {
  switch (name) {
    case 'year':
      return from.slice(0, 4);
    case 'years':
      return `${from.slice(0, 4)}–${to.slice(0, 4)}`;
    case 'month':
      return formatMonth(from, language);
    case 'day':
      return formatLongDay(from, language);
    case 'range':
      return from <= EVER.from
        ? fillText(ASKED.until, language, { to: formatLongDay(to, language) })
        : fillText(ASKED.span, language, {
            from: formatLongDay(from, language),
            to: formatLongDay(to, language),
          });
    case 'ever':
    case 'this-year':
    case 'last-year':
    case 'this-month':
    case 'last-month':
      return inLanguage(PERIODS[name], language);
  }
}

export const spansName = (spans: readonly Span[], language: Language) =>
  spans.length > 0 ? spans.map((span) => spanName(span, language)).join(' + ') : spanName(EVER, language);

export const listText = (lines: readonly string[], language: Language, shown = SHOWN) =>
  [
    ...lines.slice(0, shown).map((line) => `- ${line}`),
    ...(lines.length > shown ? [fillText(TEXTS.more, language, { n: lines.length - shown })] : []),
  ].join('\n');

export const unitText = (energy: Energy, { language, units }: Pick<Asked, 'language' | 'units'>) =>
  inLanguage(SYMBOLS[fillUnitOf(energy, units)], language);

function amountTexts({ facts: { currency }, frame: { amount }, language }: Asked): string[] {
  const { over = null, under = null, isInclusive } = amount ?? {};
  const sum = (limit: number) => formatMoney({ minor: toMinor(limit, currency), currency }, language);
  if (isInclusive && over !== null && under !== null)
    return [fillText(ASKED.costsBetween, language, { from: sum(over), to: sum(under) })];
  return [
    ...(over === null ? [] : [fillText(ASKED.costsOver, language, { sum: sum(over) })]),
    ...(under === null ? [] : [fillText(ASKED.costsUnder, language, { sum: sum(under) })]),
  ];
}

/** What restricts the answer besides the period: 'About “tires”:'. */
export function headOf(asked: Asked): string[] {
  const { frame, language } = asked;
  const { topics, things, garages, qualifiers } = frame;
  const words = [...frame.words, ...frame.verbs];
  const named = [...topics, ...things.map((thing) => MARKS[thing])];
  const marks = qualifiers.map((one) => inLanguage(MARKS[one].name, language));
  return [
    ...named.map(({ name }) => fillText(TEXTS.about, language, { topic: inLanguage(name, language) })),
    ...garages.map((garage) => fillText(ASKED.atGarage, language, { garage })),
    ...(words.length > 0 ? [fillText(ASKED.withWords, language, { words: words.join(', ') })] : []),
    ...amountTexts(asked),
    ...(marks.length > 0 ? [fillText(ASKED.only, language, { marks: marks.join(', ') })] : []),
  ];
}

const NEAREST = 3;

/** The records to look at where the question itself cannot be answered, newest first. */
function nearest(asked: Asked): string[] {
  const { facts, frame } = asked;
  const [span = null] = frame.spans;
  const bare = { ...frame, words: [], verbs: [], amount: null };
  const looser = [bare, { ...bare, qualifiers: [] }, { ...bare, qualifiers: [], garages: [] }];
  const found =
    looser.map((one) => within(repairsAsked(facts, one), span)).find((some) => some.length > 0) ??
    repairsAsked(facts, { ...bare, qualifiers: [] });
  return found.slice(0, NEAREST).map((repair) => repairLine(repair, asked));
}

const withNearest = (text: string, asked: Asked): string => {
  const lines = nearest(asked);
  if (lines.length === 0) return text;
  return [text, inLanguage(ASKED.nearest, asked.language), listText(lines, asked.language)].join('\n');
};

export const cannotTell = (asked: Asked): string =>
  withNearest(inLanguage(ASKED.cannotTell, asked.language), asked);

export function noneText(asked: Asked): string {
  const { facts, frame, language } = asked;
  const [span = null] = frame.spans;
  const { topics, garages, qualifiers, concepts } = frame;
  const words = [...frame.words, ...frame.verbs];
  // 'More than 3 repairs' asks for no record with a 3.
  if ((concepts.has('more') || concepts.has('compare')) && words.some((word) => /^\d+$/.test(word)))
    return cannotTell(asked);
  const repairs = countText(facts.repairs.length, 'repair', language);
  // Of an 'or' it is open which words go with which part.
  if (frame.isEither && words.length + qualifiers.length > 0) return cannotTell(asked);
  const others = garages.length + words.length + qualifiers.length + amountTexts(asked).length;
  const only = topics.length === 1 && others === 0 && !span;
  if (only)
    return fillText(TEXTS.topicNone, language, { topic: inLanguage(topics[0]!.name, language), repairs });
  return withNearest(
    fillText(ASKED.none, language, { asked: askedText(asked, topics, span ? [span] : []), repairs }),
    asked,
  );
}

function askedText(asked: Asked, topics: Frame['topics'], spans: readonly Span[]): string {
  const { frame, language } = asked;
  return [
    ...topics.map((topic) => `“${inLanguage(topic.name, language)}”`),
    ...frame.qualifiers.map((one) => inLanguage(MARKS[one].name, language)),
    ...[...frame.words, ...frame.verbs].map((word) => `“${word}”`),
    ...frame.garages,
    ...amountTexts(asked).map((text) => text.charAt(0).toLowerCase() + text.slice(1, -1)),
    ...spans.map((span) => spanName(span, language)),
  ]
    .join(', ')
    .replaceAll('“', language === 'lv' ? '„' : '“');
}

/** With the part of an 'or' that none of the records is of. */
export function withMissing(text: string, found: readonly RepairFact[], asked: Asked): string {
  const { frame, language } = asked;
  const missing = frame.topics.filter((topic) => !found.some((repair) => isOfTopic(repair, topic)));
  if (!frame.isEither || found.length === 0 || missing.length === 0) return text;
  if (frame.words.length + frame.verbs.length + frame.qualifiers.length > 0) return cannotTell(asked);
  const others = askedText(asked, missing, frame.spans);
  return `${text}\n${fillText(ASKED.noneOfOther, language, { asked: others })}`;
}
