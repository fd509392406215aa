import { fillUnitOf, sizeOf } from '#domain/fills/fill-units.ts';
import { formatDay, formatMoney } from '#domain/language/format.ts';
import { formatUnitPrice } from '#domain/language/plot-format.ts';
import type { Phrase, Words } from '#domain/language/words.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import type { Doubt } from './rules.ts';

export const doubtText = (doubt: Doubt, words: CarWords): string => {
  switch (doubt.field) {
    case 'date':
      return dateText(doubt, words);
    case 'mileage':
      return mileageText(doubt, words);
    case 'cost':
    case 'price':
      return moneyText(doubt, words);
  }
};

type DoubtOf<Field extends Doubt['field']> = Extract<Doubt, { field: Field }>;

function dateText(doubt: DoubtOf<'date'>, { t, language }: Words): string {
  const date = formatDay(doubt.date, language);
  return doubt.why === 'future'
    ? t('{date} is in the future. Is that a typo?', { date })
    : t('{date} is before the car was built ({year}). Is that a typo?', { date, year: String(doubt.year) });
}

const datedPhrases = {
  lower: '{km} is less than the {known} recorded on {date}. Is that a typo, or a new odometer?',
  higher: '{km} is more than the {known} recorded later, on {date}. Is that a typo?',
  jump: '{km} is far more than the {known} recorded on {date}. Is that a typo?',
} as const satisfies Record<string, Phrase>;

function mileageText(doubt: DoubtOf<'mileage'>, words: CarWords): string {
  const { t, language } = words;
  const km = formatDistance(doubt.km, words);
  if (doubt.why === 'vast') return t('{km} is unusually high for a car. Is that a typo?', { km });
  if (doubt.why === 'vast-for-age')
    return t('{km} is unusually high for a car from {year}. Is that a typo?', {
      km,
      year: String(doubt.year),
    });
  const values = { km, known: formatDistance(doubt.known.km, words) };
  const { date } = doubt.known;
  const text =
    date === null
      ? t('{km} is less than the mileage of this car ({known}). Is that a typo, or a new odometer?', values)
      : t(datedPhrases[doubt.why], { ...values, date: formatDay(date, language) });
  return doubt.fits
    ? `${text} ${t('It fits {car}: is that the car you mean?', { car: doubt.fits.name })}`
    : text;
}

function moneyText(doubt: DoubtOf<'cost' | 'price'>, { t, language, units }: CarWords): string {
  const { currency } = doubt;
  if (doubt.why === 'unlike') {
    const size = sizeOf(fillUnitOf(doubt.energy, units));
    const perUnit = (value: number) =>
      formatUnitPrice({ minor: value * size * toMinor(1, currency), currency }, language);
    const values = { price: perUnit(doubt.price), known: perUnit(doubt.known) };
    return t('That is {price} per unit; last time it was {known}. Is that a typo?', values);
  }
  const money = (value: number) => formatMoney({ minor: toMinor(value, currency), currency }, language);
  const cost = money(doubt.cost);
  if (doubt.why === 'twice') {
    const { title, date } = doubt;
    return t('“{title}” from {date} also cost {cost}. Is this another repair?', {
      title,
      date: formatDay(date, language),
      cost,
    });
  }
  return doubt.known === null
    ? t('{cost} is unusually high. Is that a typo?', { cost })
    : t('{cost} is more than ten times the highest cost so far ({known}). Is that a typo?', {
        cost,
        known: money(doubt.known),
      });
}
