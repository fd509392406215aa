import * as z from 'zod/mini';
import { formatMoneyField } from '#domain/language/typed-numbers.ts';
import type { Language } from '#domain/language/words.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import { typedCost } from '#domain/money/typed.ts';
import { Day, pastDay, typed } from '#domain/shapes.ts';
import { limitPeriodError, MileageLimit, OutOfUse, type Price, type Purchase } from './schema.ts';
import { Mileage, TypedMileage } from '#domain/units/distance.ts';
import { parseDistance } from '#domain/units/typed.ts';

const typedPrice = (currency: string) =>
  z.pipe(
    typedCost(currency),
    z.transform((amount): Price | null => (amount === null ? null : { amount, currency })),
  );

export const priceField = (price: Price | null | undefined, language: Language): string =>
  price
    ? formatMoneyField({ minor: toMinor(price.amount, price.currency), currency: price.currency }, language)
    : '';

export const purchaseForm = (today: string, currency: string) =>
  z.pipe(
    z.object({
      date: typed(z.nullable(pastDay(today))),
      price: typedPrice(currency),
      km: TypedMileage,
    }),
    z.transform((purchase): Purchase | null =>
      Object.values(purchase).every((part) => part === null) ? null : purchase,
    ),
  );

export const purchaseFormValues = (purchase: Purchase | null, language: Language) => ({
  date: purchase?.date ?? '',
  price: priceField(purchase?.price, language),
  km: purchase?.km == null ? '' : String(purchase.km),
});

export const outOfUseForm = (today: string, currency: string) =>
  z.pipe(
    z.object({ reason: OutOfUse.shape.reason, since: pastDay(today), price: typedPrice(currency) }),
    z.transform(({ price, ...state }): OutOfUse =>
      state.reason === 'sold' && price ? { ...state, price } : state,
    ),
  );

const km = (text: string) => parseDistance(text) ?? NaN;

export const mileageLimitForm = z
  .object({
    from: Day,
    to: Day,
    startKm: typed(Mileage, km),
    km: typed(MileageLimit.shape.km, km),
  })
  .check(z.refine(({ from, to }) => from < to, { error: limitPeriodError, path: ['to'] }));

export const mileageLimitFormValues = (limit: MileageLimit | null) => ({
  from: limit?.from ?? '',
  to: limit?.to ?? '',
  startKm: limit ? String(limit.startKm) : '',
  km: limit ? String(limit.km) : '',
});
