import { addDays, daysBetween } from '#domain/days.ts';
import { rounded } from '#domain/fills/fill-units.ts';
import { formatNumber } from '#domain/language/format.ts';
import { formatDistance } from '#domain/units/words.ts';
import { fillText, moneyText, sumByCurrency } from '../fact-texts.ts';
import { ASKED } from '../knowledge/asked-texts.ts';
import { isRestricted } from './chosen.ts';
import { average } from './cost-answers.ts';
import { drivenIn, readingsOf } from './distance-answers.ts';
import { costOf, fillsAsked } from './fill-lines.ts';
import { repairsAsked, within } from './selection.ts';
import { EVER, lastDay } from './spans.ts';
import { type Asked, cannotTell, headOf, noneText, spanName } from './wording.ts';

/** Whole months, and the rest of one by its days. */
function monthsIn(from: string, to: string): number {
  const end = addDays(to, 1);
  const [year, month, day] = end.split('-').map(Number) as [number, number, number];
  const [firstYear, firstMonth, firstDay] = from.split('-').map(Number) as [number, number, number];
  return (year - firstYear) * 12 + month - firstMonth + (day - firstDay) / lastDay(year, month);
}

const earliest = (records: readonly { date: string }[]) =>
  records.reduce<string | null>((first, { date }) => (first === null || date < first ? date : first), null);

const later = (a: string, b: string) => (a > b ? a : b);

/** Per month, and per year if the records span one; from the first record on. */
export function averageCost(asked: Asked): string {
  const { facts, frame, today, language } = asked;
  const { concepts } = frame;
  const isFuel = concepts.has('fuel') && !concepts.has('noFuel');
  const isBoth = concepts.has('withFuel');
  if (isRestricted(asked) && (isFuel || isBoth) && frame.garages.length === 0) return cannotTell(asked);
  const [span = EVER, ...others] = frame.spans;
  const fills = isFuel || isBoth ? fillsAsked(asked) : [];
  const repairs = isFuel && !isBoth ? [] : repairsAsked(facts, frame);
  const since = isFuel ? earliest(fills) : earliest([...readingsOf(facts), ...repairs]);
  const found = [...within(repairs, span), ...within(fills, span)];
  if (found.length === 0 || since === null) return isRestricted(asked) ? noneText(asked) : cannotTell(asked);
  const from = later(span.from, since);
  const months = monthsIn(from, span.to < today ? span.to : today);
  const costs = [...within(repairs, span).map(({ cost }) => cost), ...within(fills, span).map(costOf)];
  const sums = sumByCurrency(costs);
  const isYearAsked = concepts.has('perYear') && !concepts.has('perMonth');
  if (others.length > 0 || sums.length === 0 || months < (isYearAsked ? 12 : 1)) return cannotTell(asked);
  const share = (parts: number) =>
    moneyText(
      sums.map(({ minor, currency }) => ({ currency, minor: Math.round(minor / parts) })),
      facts.currency,
      language,
    );
  const missing = costs.filter((cost) => cost === null).length;
  return [
    ...headOf(asked),
    fillText(ASKED.perMonth, language, { period: spanName(span, language), value: share(months) }),
    ...(months >= 12 ? [fillText(ASKED.perYear, language, { value: share(months / 12) })] : []),
    fillText(ASKED.ofMonths, language, {
      sum: moneyText(sums, facts.currency, language),
      n: formatNumber(rounded(months, 1), language),
    }),
    ...(missing > 0 ? [fillText(ASKED.withoutCost, language, { n: missing })] : []),
  ].join('\n');
}

const MONTH_DAYS = 365.25 / 12;
const MIN_DAYS = 28;

export function averageDriven(asked: Asked): string {
  const { frame, language } = asked;
  const [span = EVER, ...others] = frame.spans;
  const driven = drivenIn(span, asked);
  const days = driven ? daysBetween(driven.from.date, driven.to.date) : 0;
  if (!driven || days < MIN_DAYS || others.length > 0) return cannotTell(asked);
  const each = (some: number) => formatDistance(Math.round((driven.km / days) * some), asked);
  return fillText(ASKED.drivenEach, language, {
    period: spanName(span, language),
    day: each(1),
    week: each(7),
    month: each(MONTH_DAYS),
    km: formatDistance(driven.km, asked),
    n: days,
  });
}

export function garagePrices(asked: Asked): string {
  const { frame } = asked;
  if (frame.topics.length + frame.words.length === 0) return cannotTell(asked);
  return frame.garages
    .map((garage) => average({ ...asked, frame: { ...frame, garages: [garage] } }))
    .join('\n');
}
