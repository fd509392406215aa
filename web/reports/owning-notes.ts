import type { Car } from '#domain/cars/schema.ts';
import { formatDay, formatMonth } from '#domain/language/format.ts';
import { BASIS } from '#domain/reports/distance-rules.ts';
import type { Owning } from '#domain/reports/owning-rules.ts';
import { formatDistance, spanText, type CarWords } from '#domain/units/words.ts';

/** Why there is no cost per km. */
export const basisText = (words: CarWords): string =>
  words.t('A cost per distance needs two mileage readings, at least four weeks and {km} apart.', {
    km: formatDistance(BASIS.km, words),
  });

export const missingText = ({ missing }: Pick<Owning, 'missing'>, { t }: Pick<CarWords, 't'>): string[] =>
  missing.records > 0 ? [t('{n} records without a cost are not counted.', { n: missing.records })] : [];

export function owningNotes(
  { since, months, driven, fuel, missing }: Owning,
  car: Car,
  words: CarWords,
): string[] {
  const { t, language } = words;
  const isSold = car.outOfUse?.reason === 'sold';
  return [
    since !== null && months !== null
      ? t('Per month since {date}', { date: formatDay(since, language) })
      : t('The monthly cost appears once a month has passed.'),
    driven
      ? t('Per distance: {distance} from {from} to {to}', {
          distance: formatDistance(driven.km, words),
          from: formatMonth(driven.from, language),
          to: formatMonth(driven.to, language),
        })
      : basisText(words),
    ...(fuel ? [`${t('Fuel')}: ${spanText(fuel, words)}`] : []),
    ...(missing.purchase ? [t('The purchase price is not known, so it is not counted.')] : []),
    ...(missing.sale ? [t('The sale price is not known, so it is not deducted.')] : []),
    ...(isSold || missing.purchase ? [] : [t('What the car is worth today is not deducted.')]),
    ...missingText({ missing }, words),
  ];
}
