import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { daysBetween } from '#domain/days.ts';
import { isOpen } from '#domain/issues/rules.ts';
import { formatLongDay } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import { countText, fillText, inOneLine, repairLine } from '../fact-texts.ts';
import { STATES } from './chip-names.ts';
import { sinceText } from './besides-text.ts';
import { adviceLine } from './danger-text.ts';
import { daysText, scopeOf, type Told, unitsOfCar } from './figure-texts.ts';
import { moreLine, recordLine } from './record-lines.ts';
import type { Query } from './query.ts';
import { isNamed } from './query-parts.ts';
import type { RecordOf } from './records.ts';
import type { Answer } from './run-query.ts';
import { TEXTS } from './texts.ts';

const SHOWN = 5;

export const recurred = ({ issue }: RecordOf<'issue'>, language: Language) =>
  issue.recurredOn?.length
    ? [
        fillText(TEXTS.cameBack, language, {
          times: countText(issue.recurredOn.length, 'time', language),
          dates: issue.recurredOn.map((day) => formatLongDay(day, language)).join('; '),
        }),
      ]
    : [];

export const noneText = (query: Query, told: Told): string[] => [
  fillText(isNamed(query) ? TEXTS.none : TEXTS.noneIn, told.language, {
    scope: [
      scopeOf(query, told),
      ...(query.state ? [inLanguage(STATES[query.state], told.language)] : []),
    ].join(', '),
  }),
];

/** For how long it has been open, or was. */
export const lasted = ({ issue }: RecordOf<'issue'>, { garage, language }: Told): string[] => {
  const days = (to: string) => daysText(daysBetween(issue.date, to), language);
  if (isOpen(issue.status)) return [fillText(TEXTS.openFor, language, { days: days(garage.today) })];
  return issue.resolvedOn
    ? [
        fillText(TEXTS.resolvedOn, language, {
          date: formatLongDay(issue.resolvedOn, language),
          days: days(issue.resolvedOn),
        }),
      ]
    : [];
};

/** Of each problem whether it is open, or what solved it. */
export function issueText({ records, query }: Answer, told: Told): string[] {
  const { language, garage } = told;
  const issues = records.filter((record) => record.kind === 'issue');
  if (issues.length === 0) return noneText(query, told);
  const lines = issues.slice(0, SHOWN).flatMap((record) => {
    const { issue } = record;
    const line = `- ${recordLine(record, told)}`;
    const again = recurred(record, language);
    if (isOpen(issue.status))
      return [
        inLanguage(TEXTS.isOpen, language),
        line,
        ...(record.notes ? [inOneLine(record.notes)] : []),
        ...lasted(record, told),
        ...adviceLine(record, language),
        ...again,
      ];
    const repair = garage.cars.flatMap(({ repairs }) => repairs).find(({ id }) => id === issue.resolvedBy);
    const words = { language, units: unitsOfCar(garage, record.carId) };
    return [
      fillText(repair ? TEXTS.solvedBy : TEXTS.solvedUnknown, language, { title: issue.title }),
      ...(repair
        ? [
            `- ${repairLine(repair, words)}`,
            ...sinceText({ carId: record.carId, date: repair.date, km: repair.mileage }, told),
          ]
        : []),
      line,
      ...lasted(record, told),
      ...again,
    ];
  });
  return [...lines, ...moreLine(issues.length - SHOWN, language)];
}
