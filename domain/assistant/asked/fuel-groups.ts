import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { fillUnitOf, sizeOf } from '#domain/fills/fill-units.ts';
import { type Amount, formatMonth } from '#domain/language/format.ts';
import type { FillFact } from '../car-facts.ts';
import { countText, fillText, moneyText, sumByCurrency } from '../fact-texts.ts';
import { ASKED } from '../knowledge/asked-texts.ts';
import { isMoney } from './frame-parts.ts';
import { amountText, costOf, fillLine, fillsAsked, hasOtherCurrency, ofOneCurrency } from './fill-lines.ts';
import { inSpans, within } from './selection.ts';
import { type Asked, cannotTell, LISTED, listText } from './wording.ts';

const ownOf = (sums: readonly Amount[], { facts }: Asked) =>
  sums.find(({ currency }) => currency === facts.currency)?.minor ?? 0;

const notConverted = (fills: readonly FillFact[], asked: Asked) =>
  hasOtherCurrency(fills, asked) ? [inLanguage(ASKED.notConverted, asked.language)] : [];

export function byPeriod(asked: Asked): string {
  const { frame, facts, language } = asked;
  const { concepts } = frame;
  const isYear = concepts.has('whichYear') || concepts.has('perYear');
  const isRank = concepts.has('most') || concepts.has('least');
  // 'The most diesel' is no sum.
  const isVolume = concepts.has('volume') || (isRank && !isMoney(frame));
  const fills = inSpans(fillsAsked(asked), frame.spans);
  const rows = [...Map.groupBy(fills, ({ date }) => date.slice(0, isYear ? 4 : 7))].map(([name, some]) => {
    const sums = sumByCurrency(some.map(costOf));
    return {
      name: isYear ? name : formatMonth(`${name}-01`, language),
      value: isVolume ? amountText(some, asked) : moneyText(sums, facts.currency, language),
      key: isVolume ? some.reduce((sum, { amount }) => sum + amount, 0) : ownOf(sums, asked),
    };
  });
  const sorted = rows.toSorted((a, b) => b.key - a.key);
  const isLeast = concepts.has('least') && !concepts.has('most');
  const best = isLeast ? sorted.at(-1)! : sorted[0]!;
  return [
    ...(isRank ? [fillText(isLeast ? ASKED.least : ASKED.most, language, best)] : []),
    listText(
      sorted.map(({ name, value }) => `${name}: ${value}`),
      language,
      LISTED,
    ),
    ...(isVolume ? [] : notConverted(fills, asked)),
  ].join('\n');
}

export function stations(asked: Asked): string {
  const { frame, language } = asked;
  const fills = within(fillsAsked(asked), frame.spans[0] ?? null).filter(({ station }) => station !== null);
  if (fills.length === 0) return cannotTell(asked);
  if (frame.concepts.has('last') || frame.concepts.has('first')) return oneFill(asked);
  const isPaid = frame.concepts.has('money');
  const rows = [...Map.groupBy(fills, ({ station }) => station!)]
    .map(([name, some]) => {
      const sums = sumByCurrency(some.map(costOf));
      const value = isPaid
        ? moneyText(sums, asked.facts.currency, language)
        : countText(some.length, 'fill', language);
      return { name, value, key: isPaid ? ownOf(sums, asked) : some.length };
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
    ...(isPaid ? notConverted(fills, asked) : []),
  ].join('\n');
}

/** Of one unit, in the currency and the energy of the newest. */
export function priceOf(some: readonly FillFact[], asked: Asked) {
  const [{ currency, energy }] = some as [FillFact];
  const own = some.filter((fill) => fill.currency === currency && fill.energy === energy);
  const minor = own.reduce((sum, fill) => sum + costOf(fill)!.minor, 0);
  const size = sizeOf(fillUnitOf(energy, asked.units));
  const perUnit = (minor / own.reduce((sum, { amount }) => sum + amount, 0)) * 1000 * size;
  return { minor: perUnit, currency, energy };
}

export function oneFill(asked: Asked): string {
  const { frame, language } = asked;
  const { concepts } = frame;
  const fills = within(fillsAsked(asked), frame.spans[0] ?? null);
  const line = (fill: FillFact) => ({ line: fillLine(fill, asked) });
  if (concepts.has('most') || concepts.has('least')) {
    const isLeast = concepts.has('least') && !concepts.has('most');
    const isVolume = concepts.has('volume') || !isMoney(frame);
    const comparable = isVolume ? fills : ofOneCurrency(fills, asked);
    if (comparable.length === 0) return cannotTell(asked);
    const key = (fill: FillFact) => (isVolume ? fill.amount : costOf(fill)!.minor);
    const best = comparable.reduce((a, b) => ((isLeast ? key(b) < key(a) : key(b) > key(a)) ? b : a));
    const text = isVolume
      ? isLeast
        ? ASKED.smallestFill
        : ASKED.largestFill
      : isLeast
        ? ASKED.leastFill
        : ASKED.mostFill;
    return [fillText(text, language, line(best)), ...(isVolume ? [] : notConverted(fills, asked))].join('\n');
  }
  return concepts.has('first') && !concepts.has('last')
    ? fillText(ASKED.firstFill, language, line(fills.at(-1)!))
    : fillText(ASKED.lastFill, language, line(fills[0]!));
}
