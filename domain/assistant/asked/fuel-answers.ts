import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { unitOf } from '#domain/fills/energy-names.ts';
import { consumptionIn, fillUnitOf, sizeOf } from '#domain/fills/fill-units.ts';
import { per100, spanOf, sumOf } from '#domain/fills/figures-rules.ts';
import type { Energy } from '#domain/fills/schema.ts';
import {
  type Amount,
  formatLongDay,
  formatMoney,
  formatNumber,
  formatUnitPrice,
} from '#domain/language/format.ts';
import { toMinor } from '#domain/repairs/money-rules.ts';
import { KM } from '#domain/units/units.ts';
import { formatDistance } from '#domain/units/words.ts';
import type { FillFact } from '../car-facts.ts';
import { countText, fillText, moneyText, sumByCurrency } from '../fact-texts.ts';
import { ASKED, CONSUMPTION_SYMBOLS } from '../knowledge/asked-texts.ts';
import { intervalsOf } from './battery-answer.ts';
import { EVER, isWithin, type Span } from './spans.ts';
import { within } from './selection.ts';
import { type Asked, cannotTell, LISTED, listText, spanName, unitText } from './wording.ts';

const costOf = ({ cost, currency }: FillFact): Amount | null =>
  cost === null ? null : { minor: toMinor(cost, currency), currency };

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

function quantity(amount: number, energy: Energy, asked: Asked): string {
  const value = amount / 1000 / sizeOf(fillUnitOf(energy, asked.units));
  return `${formatNumber(rounded(value, 2), asked.language)}\u00A0${unitText(energy, asked)}`;
}

function amountText(fills: readonly FillFact[], asked: Asked): string {
  const sums = Map.groupBy(fills, ({ energy }) => unitOf(energy));
  return [...sums.values()]
    .map((some) =>
      quantity(
        some.reduce((sum, { amount }) => sum + amount, 0),
        some[0]!.energy,
        asked,
      ),
    )
    .join(' + ');
}

function fillLine(fill: FillFact, asked: Asked): string {
  const { language } = asked;
  const cost = costOf(fill);
  return [
    `${formatLongDay(fill.date, language)}: ${quantity(fill.amount, fill.energy, asked)}`,
    ...(cost ? [formatMoney(cost, language)] : []),
    ...(fill.km === null ? [] : [formatDistance(fill.km, asked)]),
    ...(fill.station ? [fill.station] : []),
  ].join(', ');
}

function fillsAsked({ facts, frame }: Asked): FillFact[] {
  const { garages } = frame;
  return (facts.fills ?? []).filter(
    ({ station }) => garages.length === 0 || (station !== null && garages.includes(station)),
  );
}

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
  const gap = formatMoney({ minor: more!.key - less!.key, currency: facts.currency }, language);
  return [...texts, fillText(ASKED.more, language, { name: more!.period, value: gap })].join('\n');
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
  const price = (some: readonly FillFact[]) => {
    const [{ currency, energy }] = some as [FillFact];
    const own = some.filter((fill) => fill.currency === currency && fill.energy === energy);
    const minor = own.reduce((sum, fill) => sum + costOf(fill)!.minor, 0);
    const size = sizeOf(fillUnitOf(energy, asked.units));
    const perUnit = (minor / own.reduce((sum, { amount }) => sum + amount, 0)) * 1000 * size;
    return { minor: perUnit, currency, energy };
  };
  if (concepts.has('most') || concepts.has('least') || concepts.has('last') || concepts.has('first')) {
    const inSpan = within(priced, frame.spans[0] ?? null);
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

function stations(asked: Asked): string {
  const { frame, language } = asked;
  const fills = within(fillsAsked(asked), frame.spans[0] ?? null).filter(({ station }) => station !== null);
  if (fills.length === 0) return cannotTell(asked);
  if (frame.concepts.has('last') || frame.concepts.has('first')) return oneFill(asked);
  const isMoney = frame.concepts.has('money');
  const rows = [...Map.groupBy(fills, ({ station }) => station!)]
    .map(([name, some]) => {
      const sums = sumByCurrency(some.map(costOf));
      const value = isMoney
        ? moneyText(sums, asked.facts.currency, language)
        : countText(some.length, 'fill', language);
      return { name, value, key: isMoney ? (sums[0]?.minor ?? 0) : some.length };
    })
    .toSorted((a, b) => b.key - a.key);
  const isLeast = frame.concepts.has('least') && !frame.concepts.has('most');
  const best = isLeast ? rows.at(-1)! : rows[0]!;
  return [
    fillText(isLeast ? ASKED.least : ASKED.most, language, best),
    listText(
      rows.map(({ name, value }) => `${name}: ${value}`),
      language,
      LISTED,
    ),
  ].join('\n');
}

function oneFill(asked: Asked): string {
  const { frame, language } = asked;
  const { concepts } = frame;
  const fills = within(fillsAsked(asked), frame.spans[0] ?? null);
  const line = (fill: FillFact) => ({ line: fillLine(fill, asked) });
  if (concepts.has('most') || concepts.has('least')) {
    const isLeast = concepts.has('least') && !concepts.has('most');
    const isVolume = concepts.has('volume') || (!concepts.has('money') && concepts.has('large'));
    const key = (fill: FillFact) =>
      isVolume ? fill.amount : (costOf(fill)?.minor ?? (isLeast ? Infinity : -1));
    const best = fills.reduce((a, b) => ((isLeast ? key(b) < key(a) : key(b) > key(a)) ? b : a), fills[0]!);
    const text = isVolume
      ? isLeast
        ? ASKED.smallestFill
        : ASKED.largestFill
      : isLeast
        ? ASKED.leastFill
        : ASKED.mostFill;
    return fillText(text, language, line(best));
  }
  return concepts.has('first') && !concepts.has('last')
    ? fillText(ASKED.firstFill, language, line(fills.at(-1)!))
    : fillText(ASKED.lastFill, language, line(fills[0]!));
}

function averageFill(asked: Asked): string {
  const { facts, language } = asked;
  const [span = EVER] = asked.frame.spans;
  const fills = within(fillsAsked(asked), span);
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

/** About fill-ups; in periods, at stations, by price, amount or consumption. */
export function fuel(asked: Asked): string {
  const { facts, frame, language } = asked;
  const { concepts, spans } = frame;
  if (!facts.fills) return inLanguage(ASKED.noFacts, language);
  if (facts.fills.length === 0) return inLanguage(ASKED.noFills, language);
  if (concepts.has('lasted') || concepts.has('howLong')) return cannotTell(asked);
  const isOfToday =
    concepts.has('now') || concepts.has('leftOver') || (concepts.has('today') && spans.length === 0);
  if (isOfToday || frame.words.length + frame.qualifiers.length > 0) return cannotTell(asked);
  if (concepts.has('unitPrice') || (concepts.has('volume') && concepts.has('expensive')))
    return unitPrice(asked);
  if (concepts.has('perKm')) return costPer100(asked);
  if (concepts.has('use')) return consumption(asked);
  const found =
    spans.length > 0 ? spans.flatMap((span) => within(fillsAsked(asked), span)) : fillsAsked(asked);
  if (found.length === 0)
    return fillText(ASKED.noFillsIn, language, { period: spanName(spans[0] ?? EVER, language) });
  if (concepts.has('average'))
    return concepts.has('fillNoun') || concepts.has('money') ? averageFill(asked) : consumption(asked);
  if (concepts.has('station') || concepts.has('who')) return stations(asked);
  if (
    concepts.has('last') ||
    concepts.has('first') ||
    concepts.has('most') ||
    concepts.has('least') ||
    concepts.has('when')
  )
    return oneFill(asked);
  if (concepts.has('money')) return spent(asked);
  if (concepts.has('volume')) {
    return spansOf(asked)
      .map((span) => {
        const fills = within(fillsAsked(asked), span);
        return fillText(ASKED.fuelAmount, language, {
          period: spanName(span, language),
          amount: amountText(fills, asked) || `0 ${unitText('gasoline', asked)}`,
          fills: countText(fills.length, 'fill', language),
        });
      })
      .join('\n');
  }
  if (concepts.has('times') || concepts.has('fillNoun')) {
    const lines = spansOf(asked).map((span) =>
      fillText(ASKED.fuelCount, language, {
        period: spanName(span, language),
        fills: countText(within(fillsAsked(asked), span).length, 'fill', language),
      }),
    );
    return lines.join('\n');
  }
  return spent(asked);
}
