import { type BilingualText, inLanguage } from '#domain/assessment/bilingual-text.ts';
import { countText, fillText } from '../fact-texts.ts';
import { daysBetween } from '#domain/days.ts';
import { formatLongDay } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import { type CarWords, formatDistance } from '#domain/units/words.ts';
import { ownersOf, scopeOf, type Told, unitsOfCar } from './figure-texts.ts';
import { LISTED, listLines } from './record-lines.ts';
import type { Period, Query } from './query.ts';
import { type Answer, runQuery } from './run-query.ts';
import type { CarDue } from './select.ts';
import { DUE, TEXTS } from './texts.ts';
import { asReminded } from './used-words.ts';

type Words = Pick<CarWords, 'language' | 'units'> & { today: string };

function everyOf(every: number, language: Language) {
  if (every === 1) return DUE.everyOne;
  return new Intl.PluralRules(language).select(every) === 'one' ? DUE.everyEndingInOne : DUE.every;
}

/** What is due, when, and how far that is. */
export function dueLine({ reminder, status, mileage }: CarDue, words: Words): string {
  const { language, today } = words;
  const { title, plan, completions } = reminder;
  const { dueDate, dueKm, repeat, repeatKm } = plan;
  const date = (day: string) => formatLongDay(day, language);
  const distance = (km: number) => ({ km: formatDistance(km, words) });
  const told = (is: unknown, text: BilingualText, values: Record<string, string | number> = {}) =>
    is ? [fillText(text, language, values)] : [];
  const days = dueDate === null ? null : daysBetween(today, dueDate);
  const km = dueKm === null || !mileage ? null : dueKm - mileage.km;
  const when = [
    ...(dueDate === null ? [] : [date(dueDate)]),
    ...told(dueKm !== null, DUE.dueAt, distance(dueKm ?? 0)),
  ].join(inLanguage(DUE.or, language));
  const marks = [
    ...told(days !== null && days < 0, DUE.lateDays, { days: countText(-days!, 'day', language) }),
    ...told(days !== null && days > 0, DUE.daysLeft, { n: days! }),
    ...told(days === 0, DUE.dueToday),
    ...told(km !== null && km < 0, DUE.lateKm, distance(-km!)),
    ...told(km !== null && km > 0, DUE.kmLeft, distance(km!)),
    ...(status.date !== null && dueDate === null ? told(true, DUE.about, { date: date(status.date) }) : []),
    ...(repeat ? told(true, everyOf(repeat.every, language)[repeat.unit], { n: repeat.every }) : []),
    ...told(repeatKm !== null, DUE.everyKm, distance(repeatKm ?? 0)),
    ...(completions[0] ? told(true, DUE.lastDone, { date: date(completions[0].doneOn) }) : []),
  ];
  return `${title}: ${when}${marks.length > 0 ? ` (${marks.join('; ')})` : ''}`;
}

/** With the units of its car. */
export const dueLineOf = (one: CarDue, { garage, language }: Told): string =>
  dueLine(one, { language, units: unitsOfCar(garage, one.carId), today: garage.today });

/** 'What comes in December' means the next one. */
const yearLater = ({ from, to, name }: Period): Period => {
  const next = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return { from: next(from), to: next(to), name };
};

const SHOWN = 5;
const isLate = ({ status: { state } }: CarDue): boolean => state === 'overdue' || state === 'due';

/** What is due; where no reminder is about it, until when documents about it are valid. */
export function dueText({ due, query, records }: Answer, told: Told): string[] {
  const { language, garage } = told;
  if (due === null) return [inLanguage(TEXTS.remindersUnknown, language)];
  const isOne = query.things.length + query.words.length > 0;
  const [first] = query.periods;
  const asked = first && { ...first, to: query.periods.at(-1)!.to };
  const period = asked && asked.to < garage.today ? yearLater(asked) : asked;
  const isWithin = (day: string) => !period || (day >= period.from && day <= period.to);
  const ends = records
    .filter((record) => record.kind === 'document')
    .filter(
      ({ document: { validTo } }) =>
        validTo! < garage.today === (query.state === 'overdue') && isWithin(validTo!),
    );
  if (due.length === 0)
    return ends.length > 0
      ? listLines(ends, told)
      : [inLanguage(isOne ? TEXTS.noReminder : TEXTS.noReminders, language)];
  const ownerOf = ownersOf(due, told);
  const line = (one: CarDue) => `- ${ownerOf(one.carId)}${dueLineOf(one, told)}`;
  const late = due.filter(isLate);
  if (query.state === 'overdue')
    return late.length + ends.length === 0
      ? [inLanguage(TEXTS.notOverdue, language), ...due.slice(0, isOne ? SHOWN : 0).map(line)]
      : [inLanguage(TEXTS.overdue, language), ...late.map(line), ...listLines(ends, told)];
  const upcoming = due.filter(
    (one) => !late.includes(one) && (!period || (one.status.date !== null && isWithin(one.status.date))),
  );
  return [
    ...(late.length > 0 && (!period || isWithin(garage.today))
      ? [inLanguage(TEXTS.overdue, language), ...late.map(line)]
      : []),
    ...(upcoming.length > 0
      ? [inLanguage(TEXTS.next, language), ...upcoming.slice(0, LISTED).map(line)]
      : []),
    ...(upcoming.length + ends.length === 0 && period
      ? [
          fillText(TEXTS.noneIn, language, {
            scope: scopeOf({ ...query, periods: [period] }, told),
          }),
          inLanguage(TEXTS.nearest, language),
          ...due.slice(0, SHOWN).map(line),
        ]
      : []),
    ...listLines(ends, told),
  ];
}

/** When what is asked about by name is due. */
export function nextDue(query: Query, told: Told): string[] {
  if (query.things.length === 0) return [];
  const answer = runQuery(told.garage, { ...asReminded(query), periods: [] });
  return answer.due?.length ? dueText({ ...answer, records: [] }, told) : [];
}
