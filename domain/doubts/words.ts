import { formatDay, formatKm, formatMoney, formatUnitPrice } from '#domain/language/format.ts';
import type { Words } from '#domain/language/words.ts';
import { toMinor } from '#domain/repairs/money-rules.ts';
import type { Doubt } from './rules.ts';

export function doubtText(doubt: Doubt, { t, language }: Words): string {
  const km = (value: number) => formatKm(value, language);
  const day = (value: string) => formatDay(value, language);
  const money = (value: number, currency: string) =>
    formatMoney({ minor: toMinor(value, currency), currency }, language);
  const perUnit = (value: number, currency: string) =>
    formatUnitPrice({ minor: value * toMinor(1, currency), currency }, language);
  switch (doubt.why) {
    case 'future':
      return t('{date} is in the future. Typing error?', { date: day(doubt.date) });
    case 'before-car':
      return t('{date} is before the car was built ({year}). Typing error?', {
        date: day(doubt.date),
        year: String(doubt.year),
      });
    case 'vast':
      return t('{km} is very much for a car. Typing error?', { km: km(doubt.km) });
    case 'high':
      return doubt.known === null
        ? t('{cost} is very much. Typing error?', { cost: money(doubt.cost, doubt.currency) })
        : t('{cost} is more than ten times the highest cost so far ({known}). Typing error?', {
            cost: money(doubt.cost, doubt.currency),
            known: money(doubt.known, doubt.currency),
          });
    case 'unlike':
      return t('That is {price} per unit; the last time it was {known}. Typing error?', {
        price: perUnit(doubt.price, doubt.currency),
        known: perUnit(doubt.known, doubt.currency),
      });
    default: {
      const { why, known } = doubt;
      const values = { km: km(doubt.km), known: km(known.km) };
      if (known.date === null)
        return t('{km} is less than the {known} of this car. Typing error, or a new odometer?', values);
      const dated = { ...values, date: day(known.date) };
      if (why === 'lower')
        return t('{km} is less than the {known} of {date}. Typing error, or a new odometer?', dated);
      return why === 'higher'
        ? t('{km} is more than the {known} of {date}, which is later. Typing error?', dated)
        : t('{km} is very much more than the {known} of {date}. Typing error?', dated);
    }
  }
}
