import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { formatLongDay, formatMoney, formatNumber } from '#domain/language/format.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import { METRIC } from '#domain/units/units.ts';
import { distanceBetween, formatDistance } from '#domain/units/words.ts';
import { daysBetween } from '#domain/days.ts';
import { countText, fillText, inOneLine } from '../fact-texts.ts';
import type { Purchase } from '#domain/cars/schema.ts';
import type { GarageCar } from './facts.ts';
import { readingIn } from './figures.ts';
import type { Told } from './figure-texts.ts';
import type { Query } from './query.ts';
import { carsOf } from './select.ts';
import { FUELS, TEXTS, TRANSMISSIONS } from './texts.ts';

/** What is asked for by name: that it is not known is said. */
const OWN: ReadonlySet<object> = new Set([TEXTS.carPlate, TEXTS.carVin, TEXTS.carBought]);

const paidOf = ({ amount, currency }: NonNullable<Purchase['price']>) => ({
  minor: toMinor(amount, currency),
  currency,
});

/** What is known of a car itself. */
function carText(one: GarageCar, { garage, language }: Told): string[] {
  const { car, details, units = METRIC, name } = one;
  const reading = readingIn(one, null, garage.today, false);
  const purchase = details?.purchase;
  const { date, price, km = null } = purchase ?? {};
  const distance = (of: number) => formatDistance(of, { language, units });
  const bought = [
    ...(date
      ? [
          `${formatLongDay(date, language)} (${countText(daysBetween(date, garage.today), 'dayCount', language)})`,
        ]
      : []),
    ...(price ? [formatMoney(paidOf(price), language)] : []),
    ...(km === null ? [] : [distance(km)]),
  ];
  const lines = [
    [TEXTS.carFuel, car.fuelType ? inLanguage(FUELS[car.fuelType], language) : null],
    [TEXTS.carEngine, details?.engineType],
    [TEXTS.carGearbox, car.transmission ? inLanguage(TRANSMISSIONS[car.transmission], language) : null],
    [
      TEXTS.carBattery,
      car.batteryCapacity ? `${formatNumber(car.batteryCapacity / 1000, language)}\u00A0kWh` : null,
    ],
    [TEXTS.carPlate, details?.licensePlate],
    [TEXTS.carVin, details?.vin],
    [TEXTS.carBought, bought.join(', ')],
    [
      TEXTS.carDriven,
      one.mileage && km !== null ? distance(distanceBetween(km, one.mileage.km, units.distanceUnit)) : null,
    ],
    [TEXTS.carMileage, reading?.type === 'reading' ? distance(reading.reading.km) : null],
  ] as const;
  const age = Number(garage.today.slice(0, 4)) - car.year;
  return [
    fillText(TEXTS.car, language, {
      name: inOneLine(name),
      brand: car.brand,
      model: car.model,
      year: car.year,
      age,
    }),
    ...lines.flatMap(([label, value]) => {
      const told = value || (OWN.has(label) ? inLanguage(TEXTS.notOnRecord, language) : null);
      return told ? [`- ${fillText(label, language, { value: inOneLine(told) })}`] : [];
    }),
  ];
}

/** Of several cars, plate and purchase. */
const isOfSeveral = (line: string) =>
  [TEXTS.carBought, TEXTS.carPlate]
    .flatMap(({ en, lv }) => [en, lv])
    .some((text) => line.startsWith(`- ${text.replace('{value}', '')}`));

/** Each with what was paid for it, and the sum where all prices are known. */
export function carsText(cars: readonly GarageCar[], { order }: Query, told: Told): string[] {
  const [only, ...others] = cars;
  if (only && others.length === 0) return carText(only, told);
  const isOfAge = order === 'oldest';
  const sizeOf = ({ details, car }: GarageCar) =>
    isOfAge ? car.year : (details?.purchase?.price?.amount ?? 0);
  const sign = order === null ? 0 : order === 'most' ? -1 : 1;
  const prices = cars.map(({ details }) => details?.purchase?.price ?? null);
  const currency = prices[0]?.currency;
  const minor = prices.every((price) => price?.currency === currency)
    ? prices.reduce((sum, price) => sum + (price ? paidOf(price).minor : 0), 0)
    : 0;
  const sum =
    currency && minor > 0
      ? [fillText(TEXTS.carBought, told.language, { value: formatMoney({ minor, currency }, told.language) })]
      : [];
  return [
    ...(isOfAge ? [] : [`${[String(cars.length), ...sum].join('. ')}:`]),
    ...cars
      .toSorted((a, b) => sign * (sizeOf(a) - sizeOf(b)))
      .map((car) => {
        const [first = '', ...rest] = carText(car, told);
        return `- ${[first, ...rest.filter(isOfSeveral)].join(' ')}`;
      }),
  ];
}

/** Of several cars it is said whose record it is. */
export function named(lines: readonly string[], query: Query, { garage }: Told): readonly string[] {
  const [car, ...others] = carsOf(garage, query);
  const [first = '', ...rest] = lines;
  if (!car || others.length > 0 || garage.cars.length < 2) return lines;
  if (lines.some((line) => line.includes(car.name))) return lines;
  return first.startsWith('- ')
    ? [`${car.name}:`, ...lines]
    : [`${car.name} – ${first.charAt(0).toLowerCase()}${first.slice(1)}`, ...rest];
}
