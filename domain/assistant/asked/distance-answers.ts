import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { fold } from '#domain/assessment/text-reading.ts';
import { daysBetween } from '#domain/days.ts';
import { formatLongDay } from '#domain/language/format.ts';
import { distanceBetween, formatDistance } from '#domain/units/words.ts';
import type { CarFacts, RepairFact } from '../car-facts.ts';
import { fillText, repairLine } from '../fact-texts.ts';
import { ASKED } from '../knowledge/asked-texts.ts';
import { TEXTS } from '../knowledge/reply-texts.ts';
import { EVER, type Span, yearOf } from './spans.ts';
import { inSpans, repairsAsked, within } from './selection.ts';
import { type Asked, cannotTell, LISTED, listText, noneText, spanName } from './wording.ts';

type Reading = { km: number; date: string };

/** Oldest first. */
export function readingsOf({ readings = [], repairs, fills = [], mileage }: CarFacts): Reading[] {
  const all = [
    ...readings,
    ...repairs.flatMap(({ date, mileage: km }) => (km === null ? [] : { date, km })),
    ...fills.flatMap(({ date, km }) => (km === null ? [] : { date, km })),
    ...(mileage?.date ? [{ km: mileage.km, date: mileage.date }] : []),
  ];
  return all.toSorted((a, b) => (a.date === b.date ? a.km - b.km : a.date < b.date ? -1 : 1));
}

const MIN_TOLERANCE = 3;
const TOLERANCE = 0.1;

type Driven = { km: number; from: Reading; to: Reading };

/** From the reading before the period to its last one; null when they are too far from its ends, or fall. */
export function drivenIn(
  span: Span,
  { facts, today, units }: Pick<Asked, 'facts' | 'today' | 'units'>,
): Driven | null {
  const readings = readingsOf(facts);
  const end = span.to < today ? span.to : today;
  const start = span.from < EVER.from ? EVER.from : span.from;
  const before = readings.findLast(({ date }) => date < start);
  const inside = readings.filter(({ date }) => date >= start && date <= end);
  const to = inside.at(-1);
  const first = inside[0];
  if (!to || !first) return null;
  const tolerance = Math.max(MIN_TOLERANCE, Math.round(daysBetween(start, end) * TOLERANCE));
  const isNearBefore = before && daysBetween(before.date, start) <= tolerance;
  const from = isNearBefore ? before : first;
  const isStartCovered = isNearBefore || !before || daysBetween(start, first.date) <= tolerance;
  const isEndCovered = daysBetween(to.date, end) <= tolerance || !readings.some(({ date }) => date > end);
  if (!isStartCovered || !isEndCovered || to.km < from.km || from === to) return null;
  return { km: distanceBetween(from.km, to.km, units.distanceUnit), from, to };
}

function drivenLine(span: Span, asked: Asked): string {
  const { language } = asked;
  const driven = drivenIn(span, asked);
  const period = spanName(span, language);
  if (!driven) return fillText(ASKED.drivenUnknown, language, { period });
  const { km, from, to } = driven;
  return fillText(ASKED.driven, language, {
    period,
    km: formatDistance(km, asked),
    from: formatLongDay(from.date, language),
    fromKm: formatDistance(from.km, asked),
    to: formatLongDay(to.date, language),
    toKm: formatDistance(to.km, asked),
  });
}

function driven(asked: Asked): string {
  const { frame, language } = asked;
  const spans = frame.spans.length > 0 ? frame.spans : [EVER];
  const lines = spans.map((span) => drivenLine(span, asked));
  if (spans.length !== 2) return lines.join('\n');
  const rows = spans
    .flatMap((span) => {
      const found = drivenIn(span, asked);
      return found ? [{ span, km: found.km }] : [];
    })
    .toSorted((a, b) => b.km - a.km);
  if (rows.length < 2) return lines.join('\n');
  const gap = rows[0]!.km - rows[1]!.km;
  const verdict =
    gap === 0
      ? inLanguage(ASKED.same, language)
      : fillText(ASKED.more, language, {
          name: spanName(rows[0]!.span, language),
          value: formatDistance(gap, asked),
        });
  return [...lines, verdict].join('\n');
}

/** The year with the most or fewest kilometres; a year in part does not compete for the fewest. */
function drivenByYear(asked: Asked): string {
  const { facts, frame, today, language } = asked;
  const readings = readingsOf(facts);
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last) return inLanguage(TEXTS.noMileage, language);
  const years = Array.from(
    { length: Number(last.date.slice(0, 4)) - Number(first.date.slice(0, 4)) + 1 },
    (_, at) => Number(first.date.slice(0, 4)) + at,
  ).filter((year) => inSpans([{ date: `${year}-12-31` }], frame.spans).length > 0);
  const rows = years.flatMap((year) => {
    const found = drivenIn(yearOf(year), asked);
    return found ? [{ year, km: found.km }] : [];
  });
  if (rows.length === 0) return fillText(ASKED.drivenUnknown, language, { period: spanName(EVER, language) });
  const isLeast = frame.concepts.has('least') && !frame.concepts.has('most');
  const whole = rows.filter(
    ({ year }) => String(year) > first.date.slice(0, 4) && String(year) < today.slice(0, 4),
  );
  const from = isLeast && whole.length > 0 ? whole : rows;
  const best = from.reduce((a, b) => ((isLeast ? b.km < a.km : b.km > a.km) ? b : a));
  const isRank = frame.concepts.has('most') || frame.concepts.has('least');
  const isAverage = !isRank && whole.length > 0;
  const verdict = isAverage
    ? fillText(ASKED.intervalYear, language, {
        km: formatDistance(Math.round(whole.reduce((sum, { km }) => sum + km, 0) / whole.length), asked),
        from: whole[0]!.year,
        to: whole.at(-1)!.year,
      })
    : fillText(isLeast ? ASKED.least : ASKED.most, language, {
        name: best.year,
        value: formatDistance(best.km, asked),
      });
  return [
    verdict,
    listText(
      rows.map(({ year, km }) => `${year}: ${formatDistance(km, asked)}`),
      language,
      LISTED,
    ),
  ].join('\n');
}

function drivenSince(asked: Asked, repair: RepairFact): string {
  const { facts, language, units } = asked;
  const km =
    facts.mileage && repair.mileage !== null
      ? distanceBetween(repair.mileage, facts.mileage.km, units.distanceUnit)
      : 0;
  const text =
    km > 0
      ? fillText(TEXTS.kmSince, language, { km: formatDistance(km, asked) })
      : inLanguage(TEXTS.kmUnknown, language);
  return `${text}\n- ${repairLine(repair, asked)}`;
}

function mileageAt(asked: Asked): string {
  const { facts, frame, language } = asked;
  const [span = null] = frame.spans;
  const found = within(repairsAsked(facts, frame), span);
  const one = frame.concepts.has('first') ? found.at(-1) : found[0];
  if (!one) return noneText(asked);
  const values = { line: repairLine(one, asked) };
  if (one.mileage === null) return fillText(ASKED.atKmUnknown, language, values);
  return fillText(ASKED.atKm, language, { ...values, km: formatDistance(one.mileage, asked) });
}

/** How far the last but one lasted: from it to the last. */
export function between(asked: Asked): string {
  const { facts, frame, language, units } = asked;
  const found = repairsAsked(facts, frame);
  const isFirst = frame.concepts.has('first');
  const isWhole = isFirst && frame.concepts.has('last');
  const pair = isWhole ? [found[0]!, ...found.slice(1).slice(-1)] : isFirst ? found.slice(-2) : found;
  const [last, before] = pair;
  if (!last) return noneText(asked);
  if (!before) return `${inLanguage(ASKED.cannotTell, language)}\n- ${repairLine(last, asked)}`;
  const km =
    last.mileage !== null && before.mileage !== null
      ? distanceBetween(before.mileage, last.mileage, units.distanceUnit)
      : -1;
  return fillText(ASKED.between, language, {
    km: km >= 0 ? formatDistance(km, asked) : `? ${units.distanceUnit}`,
    days: daysBetween(before.date, last.date),
    from: repairLine(before, asked),
    to: repairLine(last, asked),
  });
}

function mileageIn(asked: Asked, span: Span): string {
  const { facts, today, language } = asked;
  const readings = readingsOf(facts);
  const end = span.to < today ? span.to : today;
  const inside = readings.filter(({ date }) => date >= span.from && date <= end);
  const isBeginning = asked.frame.concepts.has('beginning');
  const distance = ({ date }: Reading) => Math.abs(daysBetween(date, isBeginning ? span.from : end));
  const nearest =
    (isBeginning ? undefined : inside.at(-1)) ?? readings.toSorted((a, b) => distance(a) - distance(b))[0];
  if (!nearest) return inLanguage(TEXTS.noMileage, language);
  return fillText(ASKED.readingOn, language, {
    km: formatDistance(nearest.km, asked),
    date: formatLongDay(nearest.date, language),
  });
}

function currentMileage(asked: Asked): string {
  const { facts, language } = asked;
  const { mileage: last } = facts;
  if (!last) return inLanguage(TEXTS.noMileage, language);
  const values = {
    km: formatDistance(last.km, asked),
    date: last.date ? formatLongDay(last.date, language) : '',
  };
  return fillText(last.date ? TEXTS.mileageOn : TEXTS.mileage, language, values);
}

function firstReading(asked: Asked): string {
  const [first] = readingsOf(asked.facts);
  if (!first) return inLanguage(TEXTS.noMileage, asked.language);
  const date = formatLongDay(first.date, asked.language);
  return fillText(ASKED.firstReading, asked.language, { km: formatDistance(first.km, asked), date });
}

/** With what is on the car now. */
const ON_IT =
  /\bon (?:the|these|this|my) (?!clock)|\bar (?:so|sim|siem|sis|pasreizej\w+)\b|\bnobrauk\w* ar (?!pirm|ieprieks|veca)/;
/** 'How many kilometres' asks for a distance, 'last oil change km' for a reading. */
const HOW_FAR = /\b(?:how (?:many|far|much)|cik)\b/;

export function distance(asked: Asked): string {
  const { facts, frame } = asked;
  const { concepts, spans, topics, garages, words, qualifiers } = frame;
  const isOfRecord = topics.length + garages.length + words.length + qualifiers.length > 0;
  const isRepair = isOfRecord || concepts.has('repair') || concepts.has('change');
  const isOnIt =
    topics.length === 1 &&
    !topics[0]!.id.includes('tyres') &&
    !concepts.has('lasted') &&
    ON_IT.test(fold(asked.question));
  const isSince = concepts.has('since') || concepts.has('ago') || isOnIt;
  if (isOfRecord && concepts.has('lasted')) return between(asked);
  if (isRepair && isSince && spans.length === 0) {
    const found = repairsAsked(facts, frame);
    if (topics.length > 1) return cannotTell(asked);
    const isService = topics.length === 1 && topics[0]!.id === 'service' && found.length === 0;
    const all = isService ? facts.repairs : found;
    const one = concepts.has('first') ? all.at(-1) : all[0];
    if (one) return drivenSince(asked, one);
    return isOfRecord ? noneText(asked) : inLanguage(TEXTS.noRepairs, asked.language);
  }
  const isOfOne = concepts.has('last') || concepts.has('first');
  const isReadingOf = isOfOne && !concepts.has('driven') && !HOW_FAR.test(fold(asked.question));
  const isAt = isReadingOf || concepts.has('odometer') || concepts.has('when') || concepts.has('atKm');
  if (isOfRecord && !isAt) return cannotTell(asked);
  if (isOfRecord || (isRepair && concepts.has('odometer') && isOfOne)) return mileageAt(asked);
  if (concepts.has('odometer') && concepts.has('bought') && !concepts.has('driven'))
    return firstReading(asked);
  const isInYears = spans.length === 1 && spans[0]!.name === 'years';
  const isByYear =
    (spans.length === 0 || isInYears) &&
    (concepts.has('most') || concepts.has('least') || concepts.has('perYear') || concepts.has('average'));
  if (isByYear) return drivenByYear(asked);
  const isReading = concepts.has('odometer') && !concepts.has('driven');
  if (spans.length > 0) return isReading && spans.length === 1 ? mileageIn(asked, spans[0]!) : driven(asked);
  if (concepts.has('total') || (concepts.has('driven') && concepts.has('owned') && !isReading))
    return `${driven(asked)}\n${currentMileage(asked)}`;
  return currentMileage(asked);
}
