import { type BilingualText, inLanguage } from '#domain/assessment/bilingual-text.ts';
import { type CountedNoun, countText, fillText, moneyText } from '../fact-texts.ts';
import { consumptionIn, fillUnitOf, rounded, sizeOf } from '#domain/fills/fill-units.ts';
import type { Energy } from '#domain/fills/schema.ts';
import { formatLongDay, formatMonth, formatNumber } from '#domain/language/format.ts';
import { formatUnitPrice } from '#domain/language/plot-format.ts';
import type { Language } from '#domain/language/words.ts';
import { METRIC, type Units } from '#domain/units/units.ts';
import { formatDistance } from '#domain/units/words.ts';
import type { Garage } from './facts.ts';
import { costs, type Figure } from './figures.ts';
import type { Period, Query } from './query.ts';
import type { GarageRecord } from './records.ts';
import { type Cell, kindsOf } from './run-query.ts';
import { carsOf } from './select.ts';
import { shiftMonths, START } from './spans.ts';
import { CONSUMPTION_SYMBOLS, PERIOD_NAMES, SYMBOLS, TEXTS } from './texts.ts';
import { THINGS } from './things.ts';

export type Told = {
  readonly garage: Garage;
  readonly language: Language;
  /** The car that is spoken of anyway; what is of another one names it. */
  readonly here?: string | null;
};

export const unitsOfCar = ({ cars }: Garage, carId: string | undefined): Units =>
  cars.find(({ id }) => id === carId)?.units ?? cars[0]?.units ?? METRIC;

export const quoted = (words: readonly string[], language: Language) =>
  words.map((word) => (language === 'lv' ? `„${word}”` : `"${word}"`)).join(', ');

const carName = ({ cars }: Garage, carId: string): string => cars.find(({ id }) => id === carId)?.name ?? '';

/** In lists: whose each is, where one is not of the car that is spoken of anyway. */
export function ownersOf(some: readonly { readonly carId: string }[], { garage, here }: Told) {
  const isShown = garage.cars.length > 1 && some.some(({ carId }) => carId !== here);
  return (carId: string) => (isShown ? `${carName(garage, carId)}, ` : '');
}

/** The year and the month that a name means on a day; a kept question is asked of what they meant. */
const meant = (name: Period['name'], today: string): string | null =>
  name === 'this-year'
    ? today.slice(0, 4)
    : name === 'last-year'
      ? String(Number(today.slice(0, 4)) - 1)
      : name === 'this-month'
        ? today.slice(0, 7)
        : name === 'last-month'
          ? shiftMonths(today, -1).slice(0, 7)
          : null;

export function periodName({ from, to, name }: Period, { garage, language }: Told): string {
  if (name === 'years') return `${from.slice(0, 4)}–${to.slice(0, 4)}`;
  if (name === 'day') return formatLongDay(from, language);
  const isMeant = name === 'ever' || from.startsWith(meant(name, garage.today) ?? '-');
  if (isMeant) return inLanguage(PERIOD_NAMES[name as keyof typeof PERIOD_NAMES], language);
  if (name.endsWith('year')) return from.slice(0, 4);
  if (name !== 'range') return formatMonth(from, language);
  const end = formatLongDay(to, language);
  return from <= START
    ? fillText(TEXTS.until, language, { to: end })
    : `${formatLongDay(from, language)} – ${end}`;
}

export const thingName = (id: string, language: Language): string => {
  const thing = THINGS.get(id);
  return thing ? inLanguage(thing.name, language) : id;
};

/** What is left out. */
export const exceptName = (except: readonly string[], language: Language): string =>
  fillText(TEXTS.except, language, { names: except.map((one) => thingName(one, language)).join(', ') });

export function quantity(amount: number, energy: Energy, units: Units, language: Language): string {
  const value = amount / 1000 / sizeOf(fillUnitOf(energy, units));
  return `${formatNumber(rounded(value, 2), language)}\u00A0${inLanguage(SYMBOLS[fillUnitOf(energy, units)], language)}`;
}

/** What the records cost together. */
export const sumText = (records: readonly GarageRecord[], { garage, language }: Told): string =>
  moneyText(costs(records), garage.currency, language);

/** Where this car has none, and others have. */
export const otherCarsText = (
  here: string,
  found: readonly { carId: string }[],
  { garage, language }: Told,
): string =>
  fillText(TEXTS.ofOtherCars, language, {
    here: carName(garage, here),
    cars: [...new Set(found.map(({ carId }) => carId))].map((id) => carName(garage, id)).join(', '),
  });

/** What is counted: of several kinds of records, or with a paper among the repairs, records. */
const nounOf = (query: Query, { isWork }: { readonly isWork: boolean }): CountedNoun => {
  const [kind, ...others] = kindsOf(query);
  return kind === undefined || others.length > 0 || !isWork ? 'record' : kind;
};

/** What restricts the answer: '2026, brakes, Auto A'; what a cell is of goes in place of that. */
export function scopeOf(query: Query, told: Told, cell: Cell['of'] = null): string {
  const { garage, language } = told;
  const cars = carsOf(garage, query);
  const is = (part: string) => cell !== null && part in cell;
  const of = [
    ...cellName(cell, told),
    ...(is('period') ? [] : query.periods.map((period) => periodName(period, told))),
    ...(is('thing') ? [] : query.things.map((id) => thingName(id, language))),
    ...query.words.map((word) => quoted([word], language)),
    ...(is('place') ? [] : query.places),
    ...(query.except.length > 0 ? [exceptName(query.except, language)] : []),
    ...(garage.cars.length > 1 && cars.length === 1 && !is('car') ? [cars[0]!.name] : []),
  ];
  const [first, ...others] = of;
  if (!first) return inLanguage(PERIOD_NAMES.ever, language);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ');
}

function cellName(cell: Cell['of'], told: Told): string[] {
  if (cell === null) return [];
  if ('period' in cell) return [periodName(cell.period, told)];
  if ('month' in cell) return [formatMonth(`${cell.month}-01`, told.language)];
  if ('place' in cell) return [cell.place];
  return ['car' in cell ? carName(told.garage, cell.car) : thingName(cell.thing, told.language)];
}

export const daysText = (n: number, language: Language): string => countText(n, 'dayAgo', language);

/** The bare value, to be shown large; null where there is none. */
export function figureValue(figure: Figure | null, query: Query, told: Told, units: Units): string | null {
  const { garage, language } = told;
  const words = { language, units };
  switch (figure?.type) {
    case 'money':
      return moneyText(figure.sums, garage.currency, language);
    case 'count':
      return countText(figure.count, nounOf(query, figure), language);
    case 'driven':
      return formatDistance(figure.km, words);
    case 'reading':
      return formatDistance(figure.reading.km, words);
    case 'use':
      return figure.uses
        .map(({ energy, per100 }) => {
          const { value, symbol } = consumptionIn(energy, per100, units);
          const text = CONSUMPTION_SYMBOLS.get(symbol);
          return `${formatNumber(rounded(value, 2), language)}\u00A0${(text ? inLanguage(text, language) : symbol).replaceAll(' ', '\u00A0')}`;
        })
        .join(' + ');
    case 'volume':
      return (
        figure.amounts.map(({ energy, amount }) => quantity(amount, energy, units, language)).join(' + ') ||
        '0'
      );
    case 'price':
      return fillText(TEXTS.price, language, {
        price: formatUnitPrice(figure, language),
        unit: inLanguage(SYMBOLS[fillUnitOf(figure.energy, units)], language),
      });
    case 'per-km':
      return fillText(TEXTS.perKm, language, {
        sum: moneyText(figure.sums, garage.currency, language),
        unit: units.distanceUnit,
      });
    case 'interval':
      return countText(figure.days, 'dayCount', language);
    case undefined:
      return null;
  }
}

const UNKNOWN: Partial<Record<Query['measure'], BilingualText>> = {
  driven: TEXTS.drivenUnknown,
  mileage: TEXTS.mileageUnknown,
  consumption: TEXTS.consumptionUnknown,
  'unit-price': TEXTS.priceUnknown,
};

/** Of a cell, without what it is of. */
export function figureText(figure: Figure | null, query: Query, told: Told, units: Units): string {
  const { language } = told;
  const words = { language, units };
  const value = figureValue(figure, query, told, units)!;
  switch (figure?.type) {
    case 'money':
      return query.measure === 'average-cost'
        ? fillText(TEXTS.average, language, { sum: value })
        : `${value} (${countText(figure.records, nounOf(query, figure), language)})`;
    case 'driven':
      return fillText(figure.isEstimated ? TEXTS.drivenAbout : TEXTS.driven, language, {
        km: value,
        from: formatLongDay(figure.from.date, language),
        fromKm: formatDistance(figure.from.km, words),
        to: formatLongDay(figure.to.date, language),
        toKm: formatDistance(figure.to.km, words),
      });
    case 'reading':
      return figure.reading.date === ''
        ? value
        : fillText(figure.isEstimated ? TEXTS.readingAbout : TEXTS.reading, language, {
            km: value,
            date: formatLongDay(figure.reading.date, language),
          });
    case 'use':
      return figure.uses.some(({ date }) => date !== undefined)
        ? `${value} (${figure.uses.map(({ date }) => formatLongDay(date!, language)).join('; ')})`
        : fillText(TEXTS.consumption, language, { use: value });
    case 'volume':
      return `${value} (${countText(figure.fills, 'fill', language)})`;
    case 'interval': {
      const values = {
        days: daysText(figure.days, language),
        first: formatLongDay(figure.first, language),
        last: formatLongDay(figure.last, language),
      };
      const text =
        figure.times === 1
          ? fillText(TEXTS.between, language, {
              ...values,
              days: countText(figure.days, 'dayCount', language),
            })
          : fillText(TEXTS.interval, language, values);
      return figure.km === null
        ? text
        : `${text}, ${figure.times === 1 ? formatDistance(figure.km, words) : fillText(TEXTS.intervalKm, language, { km: formatDistance(figure.km, words) })}`;
    }
    case undefined:
      return inLanguage(UNKNOWN[query.measure] ?? TEXTS.perKmUnknown, language);
    case 'count':
    case 'price':
    case 'per-km':
      return value;
  }
}
