import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { unitOf } from '#domain/fills/energy-names.ts';
import { consumptionIn, rounded } from '#domain/fills/fill-units.ts';
import { per100, spanOf, sumOf } from '#domain/fills/figures-rules.ts';
import { formatMoney, formatNumber } from '#domain/language/format.ts';
import { formatUnitPrice } from '#domain/language/plot-format.ts';
import { KM } from '#domain/units/units.ts';
import type { FillFact } from '../car-facts.ts';
import { countText, fillText, moneyText, sumByCurrency } from '../fact-texts.ts';
import { ASKED, CONSUMPTION_SYMBOLS } from '../knowledge/asked-texts.ts';
import type { Concept } from '../knowledge/question-vocabulary.ts';
import {
  amountText,
  costOf,
  fillLine,
  fillsAsked,
  hasOtherCurrency,
  ofOneCurrency,
  quantity,
} from './fill-lines.ts';
import { averageCost } from './answers.ts';
import { byPeriod, oneFill, priceOf, stations } from './fuel-groups.ts';
import { intervalsOf } from './battery-answer.ts';
import { EVER, isWithin, type Span } from './spans.ts';
import { inSpans, within } from './selection.ts';
import { guardAnswer } from './understood.ts';
import { type Asked, cannotTell, LISTED, listText, spanName, unitText } from './wording.ts';

const spansOf = ({ frame }: Asked): readonly Span[] => (frame.spans.length > 0 ? frame.spans : [EVER]);

function spent(asked: Asked): string {
  const { facts, language } = asked;
  const lines = spansOf(asked).map((span) => {
    const fills = within(fillsAsked(asked), span);
    const period = spanName(span, language);
    if (fills.length === 0) return { text: fillText(ASKED.noFillsIn, language, { period }), key: 0, period };
    const sums = sumByCurrency(fills.map(costOf));
    const missing = fills.filter(({ cost }) => cost === null).length;
    const text = fillText(ASKED.fuelSpent, language, {
      period,
      sum: moneyText(sums, facts.currency, language),
      fills: countText(fills.length, 'fill', language),
      amount: amountText(fills, asked),
    });
    const key = sums.find(({ currency }) => currency === facts.currency)?.minor ?? 0;
    return {
      text: missing > 0 ? `${text} ${fillText(ASKED.fuelNoCost, language, { n: missing })}` : text,
      key,
      period,
    };
  });
  const texts = lines.map(({ text }) => text);
  if (lines.length !== 2) return texts.join('\n');
  const [more, less] = lines.toSorted((a, b) => b.key - a.key);
  const gap = more!.key - less!.key;
  const value = formatMoney({ minor: gap, currency: facts.currency }, language);
  const isMixed = spansOf(asked).some((span) => hasOtherCurrency(within(fillsAsked(asked), span), asked));
  const verdict = isMixed
    ? inLanguage(ASKED.notConverted, language)
    : gap === 0
      ? inLanguage(ASKED.same, language)
      : fillText(ASKED.more, language, { name: more!.period, value });
  return [...texts, verdict].join('\n');
}

/** In the intervals that end in the period, in the unit of the car. */
function useIn(asked: Asked, span: Span): string | null {
  const { facts, language, units } = asked;
  const parts = [...Map.groupBy(facts.fills ?? [], ({ energy }) => energy)].flatMap(([energy, some]) => {
    if (energy === 'adblue') return [];
    const use = sumOf(intervalsOf(some, energy, facts).filter((one) => isWithin(one, span)));
    if (!use) return [];
    const { value, symbol } = consumptionIn(energy, per100(use), units);
    const text = CONSUMPTION_SYMBOLS.get(symbol);
    const unit = text ? inLanguage(text, language) : symbol;
    return [`${formatNumber(rounded(value, 2), language)}\u00A0${unit.replaceAll(' ', '\u00A0')}`];
  });
  return parts.length > 0 ? parts.join(' + ') : null;
}

function consumption(asked: Asked): string {
  const { language } = asked;
  const lines = spansOf(asked).map((span) => {
    const use = useIn(asked, span);
    return use
      ? fillText(ASKED.used, language, { period: spanName(span, language), use })
      : `${spanName(span, language)}: ${inLanguage(ASKED.usedUnknown, language)}`;
  });
  return lines.join('\n');
}

function unitPrice(asked: Asked): string {
  const { frame, language } = asked;
  const { concepts } = frame;
  const priced = fillsAsked(asked).filter(({ cost }) => cost !== null);
  if (priced.length === 0) return cannotTell(asked);
  const price = (some: readonly FillFact[]) => priceOf(some, asked);
  const isExtreme = frame.spans.length < 2 && (concepts.has('most') || concepts.has('least'));
  if (isExtreme && concepts.has('average')) return cannotTell(asked);
  if (isExtreme || concepts.has('last') || concepts.has('first')) {
    const ofCurrency = ofOneCurrency(within(priced, frame.spans[0] ?? null), asked);
    const inSpan = ofCurrency.filter(({ energy }) => energy === ofCurrency[0]!.energy);
    if (inSpan.length === 0) return cannotTell(asked);
    const sorted = inSpan.toSorted((a, b) => price([b]).minor - price([a]).minor);
    const [first, last] =
      concepts.has('most') || concepts.has('least')
        ? [sorted.at(-1)!, sorted[0]!]
        : [inSpan.at(-1)!, inSpan[0]!];
    const one = concepts.has('least') || concepts.has('first') ? first : last;
    const { energy, ...amount } = price([one]);
    return `${fillText(ASKED.unitPriceOf, language, { price: formatUnitPrice(amount, language), unit: unitText(energy, asked) })}\n- ${fillLine(one, asked)}`;
  }
  return spansOf(asked)
    .map((span) => {
      const some = within(priced, span);
      if (some.length === 0) return fillText(ASKED.noFillsIn, language, { period: spanName(span, language) });
      const { energy, ...amount } = price(some);
      return fillText(ASKED.unitPrice, language, {
        period: spanName(span, language),
        price: formatUnitPrice(amount, language),
        unit: unitText(energy, asked),
      });
    })
    .join('\n');
}

function averageFill(asked: Asked): string {
  const { facts, language } = asked;
  const [span = EVER] = asked.frame.spans;
  const fills = within(fillsAsked(asked), span);
  if (new Set(fills.map(({ energy }) => unitOf(energy))).size > 1) return cannotTell(asked);
  const priced = fills.filter(({ cost }) => cost !== null);
  const means = sumByCurrency(priced.map(costOf)).map(({ minor, currency }) => ({
    currency,
    minor: Math.round(minor / priced.filter((fill) => fill.currency === currency).length),
  }));
  const mean = fills.reduce((sum, { amount }) => sum + amount, 0) / fills.length;
  return fillText(ASKED.averageFill, language, {
    period: spanName(span, language),
    sum: moneyText(means, facts.currency, language),
    amount: quantity(mean, fills[0]!.energy, asked),
  });
}

function costPer100(asked: Asked): string {
  const { facts, language } = asked;
  const span = spanOf(
    (facts.fills ?? []).filter((fill) => asked.frame.spans.every((one) => isWithin(fill, one))),
  );
  const paid = span?.fills.slice(1) ?? [];
  if (!span || paid.some(({ cost, isMissedBefore }) => cost === null || isMissedBefore))
    return cannotTell(asked);
  const sums = sumByCurrency(paid.map(costOf)).map(({ minor, currency }) => ({
    currency,
    minor: Math.round((minor / span.km) * 100 * KM[asked.units.distanceUnit]),
  }));
  return fillText(ASKED.costPerKm, language, {
    period: spanName(asked.frame.spans[0] ?? EVER, language),
    sum: moneyText(sums, facts.currency, language),
    unit: asked.units.distanceUnit,
  });
}

const FUEL = 'fuel fillNoun when who bought';
const ofFills = (concepts: string, parts: { spans?: 0 | 1 | 'any' }, answer: (asked: Asked) => string) =>
  guardAnswer(`${FUEL} ${concepts}`, { ...parts, amount: false }, answer);

const toldUnitPrice = ofFills(
  'owned unitPrice volume expensive most least first last average money large station compare more or',
  {},
  unitPrice,
);
const toldCost = ofFills('perKm money distance driven use average', { spans: 1 }, costPer100);
const toldUse = ofFills('use average volume distance driven perKm owned', {}, consumption);
const comparedUse = ofFills(
  'use average volume distance driven perKm compare more most least or',
  {},
  consumption,
);
const toldByPeriod = ofFills(
  'whichYear whichMonth perYear perMonth most least money volume large expensive owned',
  {},
  byPeriod,
);
const toldAverage = ofFills('average money volume', { spans: 1 }, averageFill);
const toldStations = ofFills(
  'station most least many often money large first last volume',
  { spans: 1 },
  stations,
);
const toldOne = ofFills(
  'first last most least large money volume expensive station distance odometer ago many',
  { spans: 1 },
  oneFill,
);
const toldSum = ofFills('money volume owned compare more many since', {}, spent);
const toldVolume = ofFills('volume owned many', {}, volume);
const toldCount = ofFills('many often station owned', {}, countFills);

function volume(asked: Asked): string {
  return spansOf(asked)
    .map((span) => {
      const fills = within(fillsAsked(asked), span);
      return fillText(ASKED.fuelAmount, asked.language, {
        period: spanName(span, asked.language),
        amount: amountText(fills, asked) || `0 ${unitText('gasoline', asked)}`,
        fills: countText(fills.length, 'fill', asked.language),
      });
    })
    .join('\n');
}

function countFills(asked: Asked): string {
  const { concepts } = asked.frame;
  const isListed = concepts.has('what') || concepts.has('list') || concepts.has('show');
  const lines = isListed ? inSpans(fillsAsked(asked), asked.frame.spans) : [];
  const listed = listText(
    lines.map((fill) => fillLine(fill, asked)),
    asked.language,
    LISTED,
  );
  const counts = spansOf(asked)
    .map((span) =>
      fillText(ASKED.fuelCount, asked.language, {
        period: spanName(span, asked.language),
        fills: countText(within(fillsAsked(asked), span).length, 'fill', asked.language),
      }),
    )
    .join('\n');
  return `${counts}\n${listed}`.trimEnd();
}

export function fuel(asked: Asked): string {
  const { facts, frame, language } = asked;
  const { concepts, spans } = frame;
  const has = (...some: Concept[]) => some.some((one) => concepts.has(one));
  if (!facts.fills) return inLanguage(ASKED.noFacts, language);
  if (facts.fills.length === 0) return inLanguage(ASKED.noFills, language);
  const isOfToday = has('now', 'leftOver') || (has('today') && spans.length === 0);
  const named = frame.words.length + frame.verbs.length + frame.qualifiers.length;
  if (has('lasted', 'howLong') || isOfToday || named > 0) return cannotTell(asked);
  const isPriced = has('expensive') && (has('volume', 'who') || !has('fillNoun'));
  if (has('whichYear', 'whichMonth') && isPriced && !has('unitPrice', 'volume')) return toldByPeriod(asked);
  if (has('unitPrice') || isPriced) return toldUnitPrice(asked);
  if (has('perKm') || (has('use') && has('money'))) return toldCost(asked);
  if (has('use')) return spans.length > 1 ? comparedUse(asked) : toldUse(asked);
  const found =
    spans.length > 0 ? spans.flatMap((span) => within(fillsAsked(asked), span)) : fillsAsked(asked);
  if (found.length === 0)
    return fillText(ASKED.noFillsIn, language, { period: spanName(spans[0] ?? EVER, language) });
  if (has('average') && has('perMonth', 'perYear') && !has('volume')) return averageCost(asked);
  if (has('whichYear', 'whichMonth', 'perYear', 'perMonth')) return toldByPeriod(asked);
  if (has('average')) return has('fillNoun', 'money', 'volume') ? toldAverage(asked) : toldUse(asked);
  if (has('station', 'who') && !(has('when') && has('last', 'first'))) return toldStations(asked);
  if (has('last', 'first', 'most', 'least', 'when')) return toldOne(asked);
  if (has('money')) return toldSum(asked);
  if (has('volume')) return toldVolume(asked);
  const isMuch = has('much', 'cik') && !has('times', 'many', 'often');
  if (has('times') || (has('fillNoun') && !isMuch)) return toldCount(asked);
  return toldSum(asked);
}
