import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { daysBetween } from '#domain/days.ts';
import { formatLongDay } from '#domain/language/format.ts';
import { distanceBetween, formatDistance } from '#domain/units/words.ts';
import type { RepairFact } from '../car-facts.ts';
import { countText, fillText, inOneLine, repairLine } from '../fact-texts.ts';
import { ASKED } from '../knowledge/asked-texts.ts';
import { TEXTS } from '../knowledge/reply-texts.ts';
import { chosen, isRestricted, oneOf } from './chosen.ts';
import {
  type Asked,
  cannotTell,
  headOf,
  LISTED,
  listText,
  noneText,
  spansName,
  withMissing,
} from './wording.ts';

export function count(asked: Asked): string {
  const { frame, language } = asked;
  const found = chosen(asked);
  const repairs = countText(found.length, 'repair', language);
  if (!isRestricted(asked) && frame.spans.length === 0)
    return [
      fillText(TEXTS.countRepairs, language, { repairs }),
      ...(frame.concepts.has('often') ? intervals(found, asked) : []),
    ].join('\n');
  if (found.length === 0) return noneText(asked);
  const head = headOf(asked).join(' ');
  const isTimed = frame.spans.length > 0;
  const text = isTimed
    ? fillText(ASKED.counted, language, { period: spansName(frame.spans, language), n: repairs })
    : `${repairs}.`;
  const isMixed = frame.isEither && frame.topics.length > 1;
  if (isMixed && frame.concepts.has('average')) return cannotTell(asked);
  const isAverage =
    frame.concepts.has('average') || (frame.concepts.has('often') && found.length > 2 && !isMixed);
  const lines = [
    head ? `${head} ${text}` : text,
    ...(isAverage ? intervals(found, asked) : []),
    ...shortList(found, asked),
  ];
  return withMissing(lines.join('\n'), found, asked);
}

export function countGarages(asked: Asked): string {
  const { language } = asked;
  const names = Map.groupBy(
    chosen(asked).filter(({ garageName }) => garageName !== null),
    ({ garageName }) => garageName!,
  );
  if (names.size === 0) return inLanguage(TEXTS.noGarages, language);
  const rows = [...names].toSorted(([, a], [, b]) => b.length - a.length);
  return [
    fillText(ASKED.garageCount, language, { n: names.size }),
    listText(
      rows.map(([name, some]) => `${name}: ${countText(some.length, 'repair', language)}`),
      language,
      LISTED,
    ),
  ].join('\n');
}

export function withoutGarage(asked: Asked): string {
  const found = chosen(asked).filter(({ garageName }) => garageName === null);
  const lines = found.map((repair) => notedLine(repair, found.length, asked));
  const head = fillText(ASKED.noShop, asked.language, {
    n: countText(found.length, 'repair', asked.language),
  });
  return `${head}\n${listText(lines, asked.language, LISTED)}`.trimEnd();
}

function shortList(found: readonly RepairFact[], asked: Asked): string[] {
  const { spans: periods, garages, words } = asked.frame;
  if (periods.length + garages.length + words.length === 0 || found.length === 0) return [];
  return [
    listText(
      found.map((repair) => repairLine(repair, asked)),
      asked.language,
      LISTED,
    ),
  ];
}

function intervals(found: readonly RepairFact[], asked: Asked): string[] {
  const { language, units } = asked;
  const [newest, oldest] = [found[0], found.at(-1)];
  if (!newest || !oldest || found.length < 2) return [];
  const gaps = found.length - 1;
  const days = Math.round(daysBetween(oldest.date, newest.date) / gaps);
  const km =
    newest.mileage !== null && oldest.mileage !== null
      ? distanceBetween(oldest.mileage, newest.mileage, units.distanceUnit)
      : 0;
  return [
    fillText(ASKED.interval, language, {
      days,
      first: formatLongDay(oldest.date, language),
      last: formatLongDay(newest.date, language),
    }),
    ...(km > 0 ? [fillText(ASKED.intervalKm, language, { km: formatDistance(km / gaps, asked) })] : []),
  ];
}

export function averageInterval(asked: Asked): string {
  const found = chosen(asked);
  const lines = intervals(found, asked);
  return lines.length > 0 ? [...headOf(asked), ...lines].join('\n') : noneText(asked);
}

const isAmbiguous = ({ frame: { topics, garages, words, qualifiers } }: Asked) =>
  topics.length !== 1 || garages.length + words.length + qualifiers.length > 0;

export function firstOrLast(asked: Asked): string {
  const { facts, frame, today, language, units } = asked;
  const found = chosen(asked);
  const isFirst = frame.concepts.has('first') && !frame.concepts.has('last');
  const one = oneOf(found, asked);
  if (!one)
    return facts.repairs.length > 0 || isRestricted(asked)
      ? noneText(asked)
      : inLanguage(TEXTS.noRepairs, language);
  const [topic] = frame.topics;
  const line = frame.concepts.has('what') ? notedLine(one, 1, asked) : repairLine(one, asked);
  const values = { line, topic: topic ? inLanguage(topic.name, language) : '' };
  const named = isFirst ? ASKED.firstAbout : TEXTS.topicLast;
  const plain = isFirst ? ASKED.first : isRestricted(asked) ? ASKED.last : TEXTS.lastRepair;
  const text = fillText(isAmbiguous(asked) ? plain : named, language, values);
  const km =
    facts.mileage && one.mileage !== null
      ? distanceBetween(one.mileage, facts.mileage.km, units.distanceUnit)
      : 0;
  const lines = [
    text,
    ...(frame.concepts.has('ago')
      ? [fillText(ASKED.daysSince, language, { n: daysBetween(one.date, today) })]
      : []),
    ...(km > 0 && !isFirst && !isAmbiguous(asked)
      ? [fillText(TEXTS.kmSince, language, { km: formatDistance(km, asked) })]
      : []),
  ];
  return withMissing(lines.join('\n'), found, asked);
}

export function who(asked: Asked): string {
  const found = chosen(asked);
  return found.length === 0 ? noneText(asked) : withMissing(doneBy(found, asked), found, asked);
}

function doneBy(found: readonly RepairFact[], asked: Asked): string {
  const { frame, language } = asked;
  const isOne = frame.concepts.has('first') || frame.concepts.has('last') || found.length === 1;
  if (!isOne) {
    const names = new Set(found.map(({ garageName }) => garageName));
    const [newest] = found;
    if (names.size === 1 && newest!.garageName)
      return `${fillText(ASKED.doneAt, language, { garage: newest!.garageName, line: repairLine(newest!, asked) })}\n${listText(
        found.slice(1).map((repair) => repairLine(repair, asked)),
        language,
      )}`.trimEnd();
  }
  const one = frame.concepts.has('first') ? found.at(-1)! : found[0]!;
  const values = { garage: one.garageName ?? '', line: repairLine(one, asked) };
  const noted = one.garageName || !one.description ? '' : `. ${inOneLine(one.description)}`;
  const text = `${fillText(one.garageName ? ASKED.doneAt : ASKED.doneUnknown, language, values)}${noted}`;
  const others = isOne ? [] : found.slice(1).map((repair) => repairLine(repair, asked));
  return others.length > 0 ? `${text}\n${listText(others, language)}` : text;
}

const NOTED = 3;

const notedLine = (repair: RepairFact, count: number, asked: Asked) =>
  [
    repairLine(repair, asked),
    ...(count <= NOTED && repair.description ? [inOneLine(repair.description)] : []),
  ].join('. ');

export function list(asked: Asked): string {
  const { frame, language } = asked;
  const found = chosen(asked);
  if (found.length === 0)
    return isRestricted(asked) || frame.spans.length === 0
      ? noneText(asked)
      : fillText(ASKED.nothingIn, language, { period: spansName(frame.spans, language) });
  const n = countText(found.length, 'repair', language);
  const head = fillText(ASKED.records, language, { period: spansName(frame.spans, language), n });
  const lines = [
    ...headOf(asked),
    head,
    listText(
      found.map((repair) => notedLine(repair, found.length, asked)),
      language,
      LISTED,
    ),
  ];
  return withMissing(lines.join('\n'), found, asked);
}

export function exists(asked: Asked): string {
  const { language } = asked;
  const found = chosen(asked);
  if (found.length === 0) return noneText(asked);
  const lines = [
    inLanguage(ASKED.yes, language),
    listText(
      found.map((repair) => notedLine(repair, found.length, asked)),
      language,
    ),
  ];
  return withMissing(lines.join('\n'), found, asked);
}
