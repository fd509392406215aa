import { daysBetween } from '#domain/days.ts';
import { stretchesOf } from '#domain/fills/per-km-rules.ts';
import { currenciesOf } from '#domain/money/totals.ts';
import { monthOfDay } from '#domain/months.ts';
import { costPerKm, isBasis } from '#domain/reports/distance-rules.ts';
import { KM, METRIC, type Units } from '#domain/units/units.ts';
import { distanceBetween, formatDistance } from '#domain/units/words.ts';
import { fillText, moneyText } from '../fact-texts.ts';
import type { GarageCar } from './facts.ts';
import { daysText, figureText, quantity, type Told } from './figure-texts.ts';
import { drivenIn, estimatedKm } from './figures.ts';
import type { Query } from './query.ts';
import type { GarageRecord } from './records.ts';
import { type Cell, runQuery } from './run-query.ts';
import { carsOf, select } from './select.ts';
import { EVER } from './spans.ts';
import { TEXTS } from './texts.ts';

export const DAYS_A_YEAR = 365.25;
const FEW_DAYS = 28;

/** With what was repaired, divided as on the page of costs. */
function allPerKm(car: GarageCar, query: Query, { garage, language }: Told, units: Units): string[] {
  const driven = drivenIn(car, query.periods[0] ?? EVER, garage.today);
  if (!driven) return [];
  const km = driven.to.km - driven.from.km;
  if (!isBasis(km, daysBetween(driven.from.date, driven.to.date))) return [];
  const [from, to] = [monthOfDay(driven.from.date), monthOfDay(driven.to.date)];
  const covers = ({ month }: { month: string }) => month >= from && month <= to;
  const records = select(garage, { ...query, measure: 'cost', fuel: 'with' }, ['repair', 'fill']);
  const stretches = stretchesOf(records.flatMap((one) => (one.kind === 'fill' ? one.fill : [])));
  const paid = records.flatMap(({ date, kind, cost }) =>
    cost
      ? { ...cost, month: monthOfDay(date), kind: kind === 'fill' ? ('fuel' as const) : ('none' as const) }
      : [],
  );
  const sums = currenciesOf(paid).flatMap((currency) => {
    const { total } = costPerKm({ paid, stretches }, { from, to, km, covers, years: [] }, currency).all;
    return total === null ? [] : { currency, minor: Math.round(total * 100 * KM[units.distanceUnit]) };
  });
  if (sums.length === 0) return [];
  const sum = moneyText(sums, garage.currency, language);
  return [fillText(TEXTS.allPerKm, language, { sum, unit: units.distanceUnit })];
}

/** How long ago it was, in days and in what was driven. */
export function sinceText(
  { carId, date, km: then }: Pick<GarageRecord, 'carId' | 'date' | 'km'>,
  { garage, language }: Told,
): string[] {
  const car = garage.cars.find(({ id }) => id === carId);
  const units = car?.units ?? METRIC;
  const start = then ?? (car ? estimatedKm(car, date) : null);
  const km = car?.mileage && start !== null ? distanceBetween(start, car.mileage.km, units.distanceUnit) : 0;
  return [
    fillText(TEXTS.daysSince, language, { days: daysText(daysBetween(date, garage.today), language) }),
    ...(km > 0 ? [fillText(TEXTS.kmSince, language, { km: formatDistance(km, { language, units }) })] : []),
  ];
}

/** The figure in another order, or of all instead of the last. */
const figureIn = (changes: Partial<Query>, query: Query, told: Told, units: Units): string => {
  const of = { ...query, limit: null, ...changes };
  return figureText(runQuery(told.garage, of).cells[0]?.figure ?? null, of, told, units);
};

/** What else is told of a figure: its mean, its extremes. */
export function besides({ figure }: Cell, query: Query, told: Told, units: Units): string[] {
  const { language } = told;
  if (figure?.type === 'volume' && figure.fills > 1) {
    const [{ energy, amount }, ...others] = figure.amounts as [(typeof figure.amounts)[0]];
    const value = quantity(amount / figure.fills, energy, units, language);
    return others.length > 0 ? [] : [fillText(TEXTS.perFill, language, { value })];
  }
  if (figure?.type === 'interval') {
    const other = figureIn(
      query.limit === null ? { order: 'newest', limit: 2 } : { order: null },
      query,
      told,
      units,
    );
    return other === figureText(figure, query, told, units) ? [] : [`${other}.`];
  }
  if (figure?.type === 'use' && carsOf(told.garage, query).length === 1) {
    const [least, most, newest] = (['least', 'most', 'newest'] as const).map((order) =>
      figureIn({ order }, query, told, units),
    );
    const mean = query.order === null ? [] : [`${figureIn({ order: null }, query, told, units)}.`];
    return least === most
      ? mean
      : [...mean, fillText(TEXTS.uses, language, { least: least!, most: most!, newest: newest! })];
  }
  const [car, ...otherCars] = carsOf(told.garage, query);
  if (query.measure === 'cost-per-km' && car && otherCars.length === 0)
    return allPerKm(car, query, told, units);
  if (figure?.type !== 'driven') return [];
  const days = daysBetween(figure.from.date, figure.to.date);
  if (days < FEW_DAYS) return [];
  const each = (of: number) => formatDistance(Math.round((figure.km / days) * of), { language, units });
  return [
    fillText(TEXTS.perDay, language, { value: each(1) }),
    fillText(TEXTS.perMonth, language, { value: each(DAYS_A_YEAR / 12) }),
    fillText(TEXTS.perYear, language, { value: each(DAYS_A_YEAR) }),
  ];
}
