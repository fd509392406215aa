import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { type Amount, formatLongDay, formatMoney } from '#domain/language/format.ts';
import type { RepairFact } from '../car-facts.ts';
import { countText, fillText, moneyText, repairLine, sumByCurrency } from '../fact-texts.ts';
import { ASKED } from '../knowledge/asked-texts.ts';
import { TEXTS } from '../knowledge/reply-texts.ts';
import { chosen, isRestricted, oneOf, sumText } from './chosen.ts';
import { inSpans, repairsAsked, within } from './selection.ts';
import { EVER, type Span, yearOf } from './spans.ts';
import {
  type Asked,
  cannotTell,
  headOf,
  LISTED,
  listText,
  noneText,
  spanName,
  spansName,
} from './wording.ts';

const only = <T>(some: readonly T[]) => (some.length === 1 ? some[0]! : null);

function spentLine(repairs: readonly RepairFact[], period: string, asked: Asked): string {
  const { language } = asked;
  const missing = repairs.filter(({ cost }) => cost === null).length;
  const sum = fillText(TEXTS.spent, language, {
    period,
    sum: sumText(repairs, asked),
    repairs: countText(repairs.length, 'repair', language),
  });
  return missing > 0 ? `${sum} ${fillText(TEXTS.noCost, language, { n: missing })}` : sum;
}

function spans({ frame, today }: Asked): readonly Span[] {
  if (frame.spans.length > 0) return frame.spans;
  return [yearOf(Number(today.slice(0, 4)), 'this-year'), EVER];
}

export function spending(asked: Asked): string {
  const { frame, language } = asked;
  const found = frame.limit === null ? repairsAsked(asked.facts, frame) : chosen(asked);
  const isWhole = frame.concepts.has('owned') || isRestricted(asked) || frame.limit !== null;
  const periods = frame.spans.length === 0 && isWhole ? [EVER] : spans(asked);
  const inPeriods = periods.flatMap((span) => within(found, span));
  if (isRestricted(asked) && inPeriods.length === 0) return noneText(asked);
  const one = only(inPeriods);
  if (one && isRestricted(asked) && frame.spans.length === 0) return costOf(one, asked);
  if (isRestricted(asked) && inPeriods.length > 0 && inPeriods.every(({ cost }) => cost === null))
    return [
      ...headOf(asked),
      fillText(ASKED.allUnknown, language, { n: inPeriods.length }),
      listText(
        inPeriods.map((repair) => repairLine(repair, asked)),
        language,
      ),
    ].join('\n');
  return [
    ...headOf(asked),
    ...periods.map((span) => spentLine(within(found, span), spanName(span, asked.language), asked)),
  ].join('\n');
}

function costOf(repair: RepairFact, asked: Asked): string {
  const values = { line: repairLine(repair, asked) };
  if (!repair.cost) return fillText(ASKED.costUnknown, asked.language, values);
  return fillText(ASKED.cost, asked.language, { ...values, sum: formatMoney(repair.cost, asked.language) });
}

export function costOfOne(asked: Asked): string {
  const one = oneOf(chosen(asked), asked);
  return one ? costOf(one, asked) : noneText(asked);
}

export function firstAndLast(asked: Asked): string {
  const found = chosen(asked);
  return bothOf(found.at(-1), found[0], asked);
}

export function lastTwo(asked: Asked): string {
  const [last, previous] = chosen(asked);
  return last && !previous ? cannotTell(asked) : bothOf(previous, last, asked);
}

function bothOf(first: RepairFact | undefined, last: RepairFact | undefined, asked: Asked): string {
  if (!last || !first) return noneText(asked);
  if (last === first) return costOf(last, asked);
  const gap =
    first.cost && last.cost?.currency === first.cost.currency ? last.cost.minor - first.cost.minor : null;
  const dearer = gap !== null && gap < 0 ? first : last;
  const verdict =
    gap === null
      ? []
      : gap === 0
        ? [inLanguage(ASKED.same, asked.language)]
        : [
            fillText(ASKED.more, asked.language, {
              name: formatLongDay(dearer.date, asked.language),
              value: formatMoney({ minor: Math.abs(gap), currency: last.cost!.currency }, asked.language),
            }),
          ];
  return [...headOf(asked), `- ${repairLine(first, asked)}`, `- ${repairLine(last, asked)}`, ...verdict].join(
    '\n',
  );
}

/** The amount is compared within a currency only; the owner's comes first. */
export function extreme(asked: Asked): string {
  const { facts, frame, language } = asked;
  const isLeast = frame.concepts.has('least') && !frame.concepts.has('most');
  const priced = chosen(asked).filter(({ cost }) => cost !== null);
  if (priced.length === 0) return chosen(asked).length > 0 ? costOfOne(asked) : noneText(asked);
  const best = [...Map.groupBy(priced, ({ cost }) => cost!.currency)]
    .map(([currency, some]) => ({
      currency,
      count: some.length,
      repair: some.toSorted((a, b) => (isLeast ? 1 : -1) * (a.cost!.minor - b.cost!.minor))[
        frame.concepts.has('second') && some.length > 1 ? 1 : 0
      ]!,
    }))
    .toSorted(
      (a, b) =>
        Number(b.currency === facts.currency) - Number(a.currency === facts.currency) || b.count - a.count,
    );
  if (frame.top !== null)
    return [
      ...headOf(asked),
      listText(
        priced
          .filter(({ cost }) => cost!.currency === best[0]!.currency)
          .toSorted((a, b) => (isLeast ? 1 : -1) * (a.cost!.minor - b.cost!.minor))
          .slice(0, frame.top)
          .map((repair) => repairLine(repair, asked)),
        language,
        LISTED,
      ),
      ...(best.length > 1 ? [inLanguage(ASKED.notConverted, language)] : []),
    ].join('\n');
  const [first, ...others] = best;
  return [
    ...headOf(asked),
    ...(frame.spans.length > 0 ? [`${spansName(frame.spans, language)}:`] : []),
    fillText(
      frame.concepts.has('second') ? ASKED.secondInCost : isLeast ? ASKED.cheapest : ASKED.mostExpensive,
      language,
      { line: repairLine(first!.repair, asked) },
    ),
    ...others.map(({ repair }) =>
      fillText(ASKED.otherCurrency, language, { line: repairLine(repair, asked) }),
    ),
  ].join('\n');
}

export function average(asked: Asked): string {
  const { frame, language } = asked;
  const found = chosen(asked);
  const priced = found.flatMap(({ cost }) => cost ?? []);
  if (found.length === 0) return noneText(asked);
  if (priced.length === 0) return spending(asked);
  const means = [...Map.groupBy(priced, ({ currency }) => currency)].map(([currency, some]): Amount => ({
    currency,
    minor: Math.round(some.reduce((sum, { minor }) => sum + minor, 0) / some.length),
  }));
  return [
    ...headOf(asked),
    fillText(ASKED.average, language, {
      period: spansName(frame.spans, language),
      sum: moneyText(means, asked.facts.currency, language),
      n: priced.length,
    }),
    `${spansName(frame.spans, language)}: ${sumText(found, asked)}.`,
  ].join('\n');
}

/** `isWhole`: all of it is in the owner's currency. */
type Ranked = { name: string; value: string; key: number; isWhole: boolean };

export function ranking(asked: Asked, by: 'garage' | 'year' | 'month', what: 'money' | 'count'): string {
  const { frame, language } = asked;
  const found = chosen(asked).filter(({ garageName }) => by !== 'garage' || garageName);
  const nameOf = ({ garageName, date }: RepairFact) =>
    by === 'garage'
      ? garageName!
      : by === 'year'
        ? date.slice(0, 4)
        : spanName({ from: date, to: date, name: 'month' }, language);
  const rows = [...Map.groupBy(found, nameOf)].map(([name, some]): Ranked => {
    const sums = sumByCurrency(some.map(({ cost }) => cost));
    const own = sums.find(({ currency }) => currency === asked.facts.currency);
    const isWhole = sums.length > 0 && sums.every(({ currency }) => currency === asked.facts.currency);
    const value = what === 'money' ? sumText(some, asked) : countText(some.length, 'repair', language);
    return { name, value, key: what === 'money' ? (own?.minor ?? 0) : some.length, isWhole };
  });
  if (rows.length === 0) return by === 'garage' ? inLanguage(TEXTS.noGarages, language) : noneText(asked);
  const isLeast = frame.concepts.has('least') && !frame.concepts.has('most');
  const comparable = rows.filter(({ isWhole }) => what === 'count' || !isLeast || isWhole);
  const sorted = (comparable.length > 0 ? comparable : rows).toSorted((a, b) =>
    isLeast ? a.key - b.key : b.key - a.key,
  );
  const best = sorted.filter(({ key }) => key === sorted[0]!.key);
  const verdict = fillText(isLeast ? ASKED.least : ASKED.most, language, {
    name: best.map(({ name }) => name).join(', '),
    value: best[0]!.value,
  });
  const others = rows.toSorted((a, b) => b.key - a.key).map(({ name, value }) => `${name}: ${value}`);
  const isMixed = what === 'money' && rows.some(({ isWhole }) => !isWhole);
  return [
    ...headOf(asked),
    ...(frame.concepts.has('most') || frame.concepts.has('least') ? [verdict] : []),
    listText(others, language, LISTED),
    ...(isMixed ? [inLanguage(ASKED.notConverted, language)] : []),
  ].join('\n');
}

type Cell = { name: string; repairs: RepairFact[] };

/** What is compared: periods, else garages, else parts and works; none where there are not two of them. */
export function cellsOf({ facts, frame, language }: Asked): Cell[] {
  const { spans: periods, garages, topics } = frame;
  const asked = (changes: Partial<typeof frame>) => repairsAsked(facts, { ...frame, ...changes });
  if (periods.length > 1)
    return periods.map((span) => ({ name: spanName(span, language), repairs: within(asked({}), span) }));
  const inPeriod = (repairs: RepairFact[]) => inSpans(repairs, periods);
  if (garages.length > 1)
    return garages.map((name) => ({ name, repairs: inPeriod(asked({ garages: [name] })) }));
  if (topics.length < 2) return [];
  return topics.map((topic) => ({
    name: inLanguage(topic.name, language),
    repairs: inPeriod(asked({ topics: [topic] })),
  }));
}

export function compare(asked: Asked): string {
  const { facts, frame, language } = asked;
  const isCount = frame.concepts.has('many') && !frame.concepts.has('money');
  const cells = cellsOf(asked);
  const keyOf = (repairs: readonly RepairFact[]) =>
    isCount
      ? repairs.length
      : repairs.reduce((sum, { cost }) => sum + (cost?.currency === facts.currency ? cost.minor : 0), 0);
  const lines = cells.map(({ name, repairs }) => spentLine(repairs, name, asked));
  const sorted = cells
    .map(({ name, repairs }) => ({ name, key: keyOf(repairs) }))
    .toSorted((a, b) => b.key - a.key);
  const gap = sorted[0]!.key - sorted[1]!.key;
  const value = isCount
    ? countText(gap, 'repair', language)
    : formatMoney({ minor: gap, currency: facts.currency }, language);
  const isMixed =
    !isCount &&
    cells.some(({ repairs }) => repairs.some(({ cost }) => cost && cost.currency !== facts.currency));
  const verdict = isMixed
    ? inLanguage(ASKED.notConverted, language)
    : gap === 0
      ? inLanguage(ASKED.same, language)
      : fillText(ASKED.more, language, { name: sorted[0]!.name, value });
  const all = [...new Set(cells.flatMap(({ repairs }) => repairs))];
  const together = `${spansName(frame.spans, language)}: ${sumText(all, asked)} (${countText(all.length, 'repair', language)}).`;
  return [
    ...headOf(asked),
    ...lines,
    ...(frame.concepts.has('compare') || frame.spans.length < 2 ? [verdict] : [together, verdict]),
  ].join('\n');
}

export function withoutCost(asked: Asked): string {
  const { language } = asked;
  const found = chosen(asked).filter(({ cost }) => cost === null);
  const n = countText(found.length, 'repair', language);
  const lines = listText(
    found.map((repair) => repairLine(repair, asked)),
    language,
    LISTED,
  );
  return [fillText(ASKED.withoutCost, language, { n }), lines].join('\n').trimEnd();
}
