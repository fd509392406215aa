import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { daysBetween } from '#domain/days.ts';
import { formatMoney } from '#domain/language/format.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import type { Units } from '#domain/units/units.ts';
import { distanceBetween, formatDistance } from '#domain/units/words.ts';
import { fillText, moneyText } from '../fact-texts.ts';
import { figureText, figureValue, scopeOf, sumText, type Told, unitsOfCar } from './figure-texts.ts';
import { costs, type Figure, sizeOfFigure } from './figures.ts';
import type { Query } from './query.ts';
import { isNamed } from './query-parts.ts';
import type { Answer, Cell } from './run-query.ts';
import { carsOf } from './select.ts';
import { besides, DAYS_A_YEAR } from './besides-text.ts';
import { LISTED } from './record-lines.ts';
import { TEXTS } from './texts.ts';

function moneyNotes({ cells, query }: Answer, told: Told): string[] {
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
            fuel: moneyText(only.fuel, garage.currency, language),
          }),
        ]
      : []),
    ...((query.measure === 'volume' || query.measure === 'count') &&
    cells.length === 1 &&
    cells[0]!.records.some(({ cost }) => cost !== null)
      ? [fillText(TEXTS.paid, language, { sum: sumText(cells[0]!.records, told) })]
      : []),
    ...withPurchase(cells, query, told),
    ...(unknown > 0 ? [fillText(TEXTS.someUnknown, language, { n: unknown })] : []),
    ...(isOther ? [inLanguage(TEXTS.notConverted, language)] : []),
  ];
}

/** What was paid for the car belongs to all that it cost. */
function withPurchase(cells: readonly Cell[], query: Query, { garage, language }: Told): string[] {
  const [car, ...others] = carsOf(garage, query);
  const price = car?.details?.purchase?.price;
  const figure = cells.length === 1 ? cells[0]!.figure : null;
  const isOfPart = isNamed(query) || query.periods.length + query.except.length > 0 || query.order !== null;
  if (!price || others.length > 0 || query.measure !== 'cost' || query.fuel === 'only') return [];
  if (isOfPart || query.amount || query.state || query.energy || figure?.type !== 'money') return [];
  const paid = { minor: toMinor(price.amount, price.currency), currency: price.currency };
  const minor = figure.sums.find(({ currency }) => currency === price.currency)?.minor;
  if (minor === undefined) return [];
  const values = {
    price: formatMoney(paid, language),
    sum: formatMoney({ ...paid, minor: paid.minor + minor }, language),
  };
  return [fillText(TEXTS.withPurchase, language, values)];
}

/** What tells a cell from the others. */
export const labelOf = (cell: Cell, query: Query, told: Told): string =>
  scopeOf({ ...query, words: [], places: [], except: [], things: [], periods: [], cars: [] }, told, cell.of);

/** The same figure with this size. */
function resized(figure: Figure, size: number, currency: string): Figure {
  const same = { km: size, count: size, days: size, minor: size, sums: [{ minor: size, currency }] };
  if (figure.type === 'volume') return { ...figure, amounts: [{ ...figure.amounts[0]!, amount: size }] };
  if (figure.type === 'use') return { ...figure, uses: [{ ...figure.uses[0]!, per100: size }] };
  if (figure.type === 'reading') return { ...figure, reading: { ...figure.reading, km: size } };
  return { ...figure, ...same };
}

/** Who is first, and by how much of two. */
function verdict({ cells, query }: Answer, told: Told, units: Units): string[] {
  const { garage, language } = told;
  if (query.state === 'missing') {
    const missing = cells
      .filter(({ records }) => records.length === 0)
      .map((cell) => labelOf(cell, query, told));
    return [
      missing.length > 0
        ? fillText(TEXTS.missing, language, { names: missing.join(', ') })
        : inLanguage(TEXTS.noneMissing, language),
    ];
  }
  const sized = cells.flatMap((cell) => {
    const size = sizeOfFigure(cell.figure, garage.currency);
    return size === null ? [] : [{ cell, size }];
  });
  if (sized.length < 2) return [];
  // What holds no record does not compete for the least, nor does a year in part for the fewest kilometers.
  const isWhole = ({ of, records }: Cell) =>
    query.measure === 'driven' && of && 'period' in of
      ? of.period.to < garage.today && of !== cells[0]!.of
      : query.by === null || records.length > 0;
  const whole = sized.filter(({ cell }) => query.order !== 'least' || isWhole(cell));
  const sorted = (whole.length > 1 ? whole : sized).toSorted((a, b) => b.size - a.size);
  const name = (cell: Cell) => labelOf(cell, query, told);
  if (cells.length === 2) {
    const [more, less] = [sorted[0]!, sorted.at(-1)!];
    const gap = more.size - less.size;
    if (gap === 0) return [inLanguage(TEXTS.same, language)];
    const value = figureValue(resized(more.cell.figure!, gap, garage.currency), query, told, units)!;
    return [
      query.order === 'least'
        ? fillText(TEXTS.less, language, { name: name(less.cell), value })
        : fillText(TEXTS.more, language, { name: name(more.cell), value }),
    ];
  }
  if (query.order !== 'most' && query.order !== 'least') return [];
  const best = query.order === 'most' ? sorted[0]! : sorted.at(-1)!;
  const same = sized.filter(({ size }) => size === best.size).map(({ cell }) => name(cell));
  return [
    fillText(query.order === 'most' ? TEXTS.most : TEXTS.least, language, {
      name: same.join(' + '),
      value: figureText(best.cell.figure, query, told, units),
    }),
  ];
}

/** Of cars and of times, whose values add up. */
function together(answer: Answer, told: Told, units: Units): string[] {
  const { cells, query } = answer;
  const { language } = told;
  const isAdded = (of: Cell['of']) => of && ('car' in of || (query.by === null && 'period' in of));
  if (cells.length < 2 || !cells.every(({ of }) => isAdded(of))) return [];
  if (query.measure !== 'driven' && query.measure !== 'cost') return [];
  const km = cells.reduce((sum, { figure }) => sum + (figure?.type === 'driven' ? figure.km : 0), 0);
  const records = cells.flatMap((cell) => cell.records);
  const value = query.measure === 'cost' ? sumText(records, told) : formatDistance(km, { language, units });
  return [fillText(TEXTS.together, language, { value })];
}

/** From the first reading to the last, whose years are not whole. */
function drivenAYear({ cells }: Answer, told: Told): string[] {
  const driven = cells.flatMap(({ figure }) => (figure?.type === 'driven' ? figure : []));
  const [from, to] = [driven[0]?.from, driven.at(-1)?.to];
  if (!from || !to) return [];
  const days = daysBetween(from.date, to.date);
  const units = unitsOfCar(told.garage, cells[0]?.records[0]?.carId);
  const km = Math.round((distanceBetween(from.km, to.km, units.distanceUnit) / days) * DAYS_A_YEAR);
  const value = formatDistance(km, { language: told.language, units });
  return [fillText(TEXTS.perYear, told.language, { value })];
}

/** What was spent in each month or year on average, also in those without a record. */
function perPeriod(answer: Answer, told: Told): string[] {
  const { query, records } = answer;
  const { garage, language } = told;
  if (query.measure === 'driven' && query.by === 'year') return drivenAYear(answer, told);
  const first = records.at(-1)?.date;
  if (query.measure !== 'cost' || !isOfTime(query) || query.order || !first) return [];
  const [from, to] = [query.periods[0]?.from ?? first, query.periods.at(-1)?.to ?? garage.today];
  const [start, end] = [from < first ? first : from, to > garage.today ? garage.today : to];
  const months = monthOfDay(end) - monthOfDay(start) + 1;
  const count = query.by === 'month' ? months : months / MONTHS_A_YEAR;
  const sums = costs(records).map(({ minor, currency }) => ({
    currency,
    minor: Math.round(minor / Math.max(1, count)),
  }));
  const value = moneyText(sums, garage.currency, language);
  return [fillText(query.by === 'month' ? TEXTS.perMonth : TEXTS.perYear, language, { value })];
}

const MONTHS_A_YEAR = 12;
const monthOfDay = (day: string) => Number(day.slice(0, 4)) * MONTHS_A_YEAR + Number(day.slice(5, 7));

/** The figures of an answer, each with what it is of. */
export function cellsText(answer: Answer, told: Told): string[] {
  const { query, cells } = answer;
  const { language } = told;
  if (cells.length < 2) {
    const scope = scopeOf(query, told, cells[0]?.of);
    const [figure, ...more] = figureLines(answer, told);
    return figure === undefined
      ? []
      : [fillText(TEXTS.scope, language, { scope, figure: figure.replace(/\.$/, '') }), ...more];
  }
  const common = scopeOf({ ...query, periods: query.by === null ? [] : query.periods }, told);
  const lines = figureLines(answer, told);
  const first = lines.findIndex((line) => line.startsWith('- '));
  return lines.toSpliced(first, 0, fillText(TEXTS.scopes, language, { scope: common }));
}

const isOfTime = ({ by }: Query) => by === 'month' || by === 'year';

/** Without what all of it is of: who is first, each, and what they come to. */
export function figureLines(answer: Answer, told: Told, most = LISTED): string[] {
  const { query, cells } = answer;
  const { language, garage } = told;
  const units = (cell: Cell): Units =>
    unitsOfCar(garage, cell.of && 'car' in cell.of ? cell.of.car : carsOf(garage, query)[0]?.id);
  const [only] = cells;
  if (only && cells.length < 2)
    return [
      `${figureText(only.figure, query, told, units(only))}.`,
      ...(query.by === null ? besides(only, query, told, units(only)) : []),
      ...moneyNotes(answer, told),
    ];
  if (!only) return moneyNotes(answer, told);
  const isShort = cells.length === 2;
  const lines = cells.map(
    (cell) =>
      `- ${fillText(TEXTS.scope, language, {
        scope: labelOf(cell, query, told),
        figure:
          cell.figure === null && isOfTime(query) ? '–' : figureText(cell.figure, query, told, units(cell)),
      })}`,
  );
  return [
    ...(isShort ? [] : verdict(answer, told, units(only))),
    ...lines.slice(0, most),
    ...together(answer, told, units(only)),
    ...perPeriod(answer, told),
    ...(isShort ? verdict(answer, told, units(only)) : []),
    ...moneyNotes(answer, told),
  ];
}
