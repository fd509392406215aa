import {
  daysText,
  figureText,
  listLines,
  nounOf,
  quantity,
  recordLine,
  scopeOf,
  type Told,
  unitsOfCar,
} from './figure-texts.ts';
import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { countText, fillText, moneyText, repairLine } from '../fact-texts.ts';
import { dueLine } from './due-text.ts';
import { daysBetween } from '#domain/days.ts';
import { rounded } from '#domain/fills/fill-units.ts';
import { isOpen } from '#domain/issues/rules.ts';
import { formatLongDay, formatMoney, formatNumber } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import { METRIC, type Units } from '#domain/units/units.ts';
import { distanceBetween, formatDistance } from '#domain/units/words.ts';
import { intervalOf, priceOf } from './figures.ts';
import type { Period, Query } from './query.ts';
import type { GarageRecord, RecordOf } from './records.ts';
import { type Answer, type Cell, sizeOfFigure } from './run-query.ts';
import { type CarDue, carsOf } from './select.ts';
import { TEXTS } from './texts.ts';

const SHOWN = 5;
const LISTED = 30;

const DAYS_A_YEAR = 365.25;

function perTime(cell: Cell, query: Query, told: Told, units: Units): string[] {
  const { figure } = cell;
  const { language, garage } = told;
  if (query.measure === 'driven' && query.by === null && figure?.type === 'driven') {
    const days = daysBetween(figure.from.date, figure.to.date);
    if (days < 28) return [];
    const each = (of: number) => formatDistance(Math.round((figure.km / days) * of), { language, units });
    return [
      fillText(TEXTS.perMonth, language, { value: each(DAYS_A_YEAR / 12) }),
      fillText(TEXTS.perYear, language, { value: each(DAYS_A_YEAR) }),
    ];
  }
  void garage;
  return [];
}

function moneyNotes(cells: readonly Cell[], query: Query, told: Told): string[] {
  const { language, garage } = told;
  const money = cells.map(({ figure }) => figure).filter((figure) => figure?.type === 'money');
  const unknown = money.reduce((sum, figure) => sum + figure.unknown, 0);
  const isOther =
    money.some(({ sums }) => sums.some(({ currency }) => currency !== garage.currency)) && cells.length > 1;
  const [only] = money;
  const isSplit = only && money.length === 1 && only.fuel !== null && query.fuel === 'with';
  return [
    ...(isSplit
      ? [
          fillText(TEXTS.parts, language, {
            repairs: moneyText(only.repairs, garage.currency, language),
            fuel: moneyText(only.fuel!, garage.currency, language),
          }),
        ]
      : []),
    ...(unknown > 0 ? [fillText(TEXTS.someUnknown, language, { n: unknown })] : []),
    ...(isOther ? [inLanguage(TEXTS.notConverted, language)] : []),
  ];
}

/** Who is first, and by how much of two. */
function verdict(cells: readonly Cell[], query: Query, told: Told, units: Units): string[] {
  const { garage, language } = told;
  const sized = cells.flatMap((cell) => {
    const size = sizeOfFigure(cell.figure, garage.currency);
    return size === null ? [] : [{ cell, size }];
  });
  if (sized.length < 2) return [];
  // A year in part does not compete for the fewest kilometers.
  const whole =
    query.measure === 'driven' && query.order === 'least'
      ? sized
          .slice(1)
          .filter(({ cell }) => !cell.of || !('period' in cell.of) || cell.of.period.to < garage.today)
      : sized;
  const sorted = (whole.length > 1 ? whole : sized).toSorted((a, b) => b.size - a.size);
  const name = (cell: Cell) =>
    scopeOf({ ...query, words: [], places: [], things: [], periods: [] }, told, cell.of);
  if (query.by === null || cells.length === 2) {
    const [more, less] = [sorted[0]!, sorted.at(-1)!];
    const gap = more.size - less.size;
    if (cells.length > 2) return [];
    if (gap === 0) return [inLanguage(TEXTS.same, language)];
    const { figure } = more.cell;
    const value =
      figure?.type === 'money'
        ? formatMoney({ minor: gap, currency: garage.currency }, language)
        : figure?.type === 'driven'
          ? formatDistance(gap, { language, units })
          : figure?.type === 'count'
            ? countText(gap, nounOf(query), language)
            : figure?.type === 'volume'
              ? quantity(gap, figure.amounts[0]!.energy, units, language)
              : formatNumber(rounded(gap, 2), language);
    return [fillText(TEXTS.more, language, { name: name(more.cell), value })];
  }
  if (query.order !== 'most' && query.order !== 'least') return [];
  const best = query.order === 'most' ? sorted[0]! : sorted.at(-1)!;
  return [
    fillText(query.order === 'most' ? TEXTS.most : TEXTS.least, language, {
      name: name(best.cell),
      value: figureText(best.cell.figure, query, told, units),
    }),
  ];
}

function cellsText(answer: Answer, told: Told): string[] {
  const { query, cells } = answer;
  const units = unitsOfCar(told.garage, carsOf(told.garage, query)[0]?.id);
  const lines = cells.map((cell) =>
    fillText(TEXTS.scope, told.language, {
      scope: scopeOf(query, told, cell.of),
      figure: figureText(cell.figure, query, told, units),
    }),
  );
  const isLong = cells.length > 2;
  return [
    ...(isLong ? verdict(cells, query, told, units) : []),
    ...(isLong ? lines.slice(0, LISTED).map((line) => `- ${line}`) : lines),
    ...(isLong ? [] : verdict(cells, query, told, units)),
    ...(cells.length === 1 ? perTime(cells[0]!, query, told, units) : []),
    ...moneyNotes(cells, query, told),
  ];
}

function lastText(answer: Answer, told: Told): string[] {
  const { query, records } = answer;
  const { garage, language } = told;
  const [record] = records;
  if (!record) return noneText(query, told);
  const heads = {
    newest: TEXTS.last,
    oldest: TEXTS.first,
    most: query.measure === 'volume' ? TEXTS.largest : TEXTS.dearest,
    least: query.measure === 'volume' ? TEXTS.smallest : TEXTS.cheapest,
  };
  const lines = [inLanguage(heads[query.order ?? 'newest'], language), ...listLines(records, told, LISTED)];
  if (query.measure === 'unit-price') return [...priceLines(records, told), ...lines];
  if (query.measure !== 'last' || records.length > 1 || query.order === 'oldest') return lines;
  const car = garage.cars.find(({ id }) => id === record.carId);
  const units = car?.units ?? METRIC;
  const km =
    car?.mileage && record.km !== null ? distanceBetween(record.km, car.mileage.km, units.distanceUnit) : 0;
  return [
    ...lines,
    fillText(TEXTS.daysSince, language, { days: daysText(daysBetween(record.date, garage.today), language) }),
    ...(km > 0 ? [fillText(TEXTS.kmSince, language, { km: formatDistance(km, { language, units }) })] : []),
    ...(record.kind === 'issue' ? recurred(record, language) : []),
  ];
}

const priceLines = (records: readonly GarageRecord[], told: Told) =>
  records.flatMap((record) => {
    const figure = record.kind === 'fill' ? priceOf([record]) : null;
    return figure
      ? [`${figureText(figure, { measure: 'last' } as Query, told, unitsOfCar(told.garage, record.carId))}:`]
      : [];
  });

const recurred = ({ issue }: RecordOf<'issue'>, language: Language) =>
  issue.recurredOn?.length
    ? [
        fillText(TEXTS.cameBack, language, {
          times: countText(issue.recurredOn.length, 'time', language),
          dates: issue.recurredOn.map((day) => formatLongDay(day, language)).join('; '),
        }),
      ]
    : [];

export const noneText = (query: Query, told: Told): string[] => [
  fillText(
    query.things.length + query.words.length + query.places.length > 0 ? TEXTS.none : TEXTS.noneIn,
    told.language,
    { scope: scopeOf(query, told) },
  ),
];

function placeText({ records, query }: Answer, told: Told): string[] {
  const { language } = told;
  if (records.length === 0) return noneText(query, told);
  const [first] = records;
  const names = new Set(records.map(({ place }) => place));
  if (names.size === 1 || query.limit === 1)
    return [
      first!.place === null
        ? inLanguage(TEXTS.placeUnknown, language)
        : fillText(TEXTS.doneAt, language, { place: first!.place }),
      ...listLines(records, told),
    ];
  return listLines(records, told, LISTED);
}

function issueText({ records, query }: Answer, told: Told): string[] {
  const { language, garage } = told;
  const issues = records.filter((record) => record.kind === 'issue');
  if (issues.length === 0) return noneText(query, told);
  return issues.slice(0, SHOWN).flatMap((record) => {
    const { issue } = record;
    const line = `- ${recordLine(record, told)}`;
    const again = recurred(record, language);
    if (isOpen(issue.status)) return [inLanguage(TEXTS.isOpen, language), line, ...again];
    const repair = garage.cars.flatMap(({ repairs }) => repairs).find(({ id }) => id === issue.resolvedBy);
    const resolvedOn = issue.resolvedOn
      ? [fillText(TEXTS.resolvedOn, language, { date: formatLongDay(issue.resolvedOn, language) })]
      : [];
    if (!repair)
      return [fillText(TEXTS.solvedUnknown, language, { title: issue.title }), line, ...resolvedOn, ...again];
    return [
      fillText(TEXTS.solvedBy, language, { title: issue.title }),
      `- ${repairLine(repair, { language, units: unitsOfCar(garage, record.carId) })}`,
      line,
      ...resolvedOn,
    ];
  });
}

/** 'What comes in December' means the next one. */
const yearLater = ({ from, to, name }: Period): Period => {
  const next = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
  return { from: next(from), to: next(to), name };
};

const LATE: ReadonlySet<string> = new Set(['overdue', 'due']);

function dueText({ due, query }: Answer, told: Told): string[] {
  const { language, garage } = told;
  if (due === null) return [inLanguage(TEXTS.remindersUnknown, language)];
  const line = (one: CarDue) =>
    `- ${dueLine(one, { language, units: unitsOfCar(garage, one.carId), today: garage.today })}`;
  const isOne = query.things.length + query.words.length > 0;
  if (due.length === 0) return [inLanguage(TEXTS.noReminder, language)];
  const late = due.filter(({ status }) => LATE.has(status.state));
  if (query.state === 'overdue')
    return late.length === 0
      ? [inLanguage(TEXTS.notOverdue, language), ...due.slice(0, isOne ? SHOWN : 0).map(line)]
      : [inLanguage(TEXTS.overdue, language), ...late.map(line)];
  const [asked] = query.periods;
  const period = asked && asked.to < garage.today ? yearLater(asked) : asked;
  const upcoming = due.filter(
    (one) =>
      !late.includes(one) &&
      (!period ||
        (one.status.date !== null && one.status.date >= period.from && one.status.date <= period.to)),
  );
  return [
    ...(late.length > 0 && !period ? [inLanguage(TEXTS.overdue, language), ...late.map(line)] : []),
    ...(upcoming.length > 0 || period
      ? [inLanguage(TEXTS.next, language), ...upcoming.slice(0, LISTED).map(line)]
      : []),
  ];
}

/** Whoever counts what comes back asks how often it does. */
function intervalLine({ records, query }: Answer, told: Told): string[] {
  const [car] = carsOf(told.garage, query);
  const figure =
    query.things.length > 0 && records.length > 2 && records.every(({ kind }) => kind === 'repair')
      ? intervalOf(records, car ?? null)
      : null;
  return figure ? [`${figureText(figure, query, told, car?.units ?? METRIC)}.`] : [];
}

/** The answer in sentences, with the records as a list. */
export function answerText(answer: Answer, told: Told): string {
  const { query, records, cells } = answer;
  const { language } = told;
  const isEmpty =
    records.length === 0 &&
    !['due', 'driven', 'mileage', 'consumption', 'cost-per-km', 'car'].includes(query.measure);
  const lines = (): string[] => {
    if (query.measure === 'due') return dueText(answer, told);
    if (query.measure === 'car') {
      const [car] = carsOf(told.garage, query);
      return car
        ? [fillText(TEXTS.car, language, { brand: car.car.brand, model: car.car.model, year: car.car.year })]
        : [];
    }
    if (isEmpty && cells.length < 2 && query.measure !== 'count') return noneText(query, told);
    if (
      query.measure === 'last' ||
      (query.limit !== null && query.order !== null && query.by === null && query.measure !== 'interval')
    )
      return lastText(answer, told);
    if (query.measure === 'place') return placeText(answer, told);
    if (query.measure === 'status' || query.measure === 'solution') return issueText(answer, told);
    if (query.measure === 'exists') return [inLanguage(TEXTS.yes, language), ...listLines(records, told)];
    if (query.measure === 'cost' && records.length === 1 && cells.length === 1) {
      const [record] = records;
      return record!.cost
        ? [`${formatMoney(record!.cost, language)}:`, ...listLines(records, told)]
        : [inLanguage(TEXTS.costUnknown, language), ...listLines(records, told)];
    }
    if (query.measure === 'cost' && records.length > 0 && records.every(({ cost }) => cost === null))
      return [
        fillText(TEXTS.allUnknown, language, { n: countText(records.length, nounOf(query), language) }),
        ...listLines(records, told),
      ];
    if (query.measure === 'records') return [...cellsText(answer, told), ...listLines(records, told, LISTED)];
    if (query.measure === 'count')
      return [
        ...cellsText(answer, told),
        ...intervalLine(answer, told),
        ...(query.by === null ? listLines(records, told) : []),
      ];
    if (query.measure === 'interval') return [...cellsText(answer, told), ...listLines(records, told)];
    return cellsText(answer, told);
  };
  return lines().join('\n');
}
