import * as z from 'zod/mini';
import { TypedMileage } from '#domain/cars/schema.ts';
import { parseWholeNumber } from '#domain/language/format.ts';
import { limits } from '#domain/limits.ts';
import type { Phrase } from '#domain/language/words.ts';
import { fromMinor, toMinor } from '#domain/repairs/money-rules.ts';
import { typedCost } from '#domain/repairs/typed-fields.ts';
import { Cost, pastDay, typed } from '#domain/shapes.ts';
import { parseVolume, parseVolumePrice } from '#domain/units/typed.ts';
import type { FillFormValues } from './form-values.ts';
import { completePrice, contradictingTotal } from './price-rules.ts';
import { Amount, Energy, fillFields } from './schema.ts';

const wrongAmount = 'Enter an amount above zero' satisfies Phrase;

/** Thousandths with a fraction, which the total of a gallon needs. */
const TypedAmount = z
  .number(wrongAmount)
  .check(z.gt(0, wrongAmount), z.lte(limits.fillAmountMax, 'The amount is too large. Please check it.'));

const Typed = (currency: string, today: string) =>
  z.object({
    currency: z.literal(currency),
    date: pastDay(today),
    energy: Energy,
    amount: typed(z.nullable(TypedAmount), (text) => parseVolume(text) ?? NaN),
    price: typed(
      z.nullable(z.number('Please enter a valid amount').check(z.gt(0, 'Please enter a valid amount'))),
      (text) => parseVolumePrice(text) ?? NaN,
    ),
    total: typedCost(currency),
    km: TypedMileage,
    isFull: z.boolean(),
    isMissedBefore: z.boolean(),
    socEnd: typed(fillFields.socEnd, (text) => parseWholeNumber(text) ?? NaN),
    station: typed(fillFields.station),
    notes: typed(fillFields.notes),
  });
type Typed = z.output<ReturnType<typeof Typed>>;

const complete = ({ amount, price, total }: Pick<Typed, 'amount' | 'price' | 'total'>) =>
  completePrice({ amount: amount === null ? null : amount / 1000, price, total });

const isAmountKnown = (fields: Typed) => {
  const { amount } = complete(fields);
  return amount !== null && Amount.safeParse(Math.round(amount * 1000)).success;
};

/** @param currency of the values */
export const fillForm = (currency: string, today: string) =>
  z.pipe(
    Typed(currency, today).check(
      z.refine(isAmountKnown, { error: wrongAmount, path: ['amount'] }),
      z.refine((fields) => isTotalPossible(fields, currency), {
        error: 'Please enter a valid amount',
        path: ['total'],
      }),
    ),
    z.transform(({ price, total, amount, socEnd, energy, ...fields }: Typed) => {
      const all = complete({ price, total, amount });
      return {
        ...fields,
        energy,
        amount: Math.round((all.amount ?? 0) * 1000),
        cost: costOf(all.total, currency),
        socEnd: energy === 'electric' ? (socEnd ?? null) : null,
      };
    }),
  );
export type FillFormFields = z.output<ReturnType<typeof fillForm>>;

const costOf = (total: number | null, currency: string) =>
  total === null ? null : fromMinor(toMinor(total, currency), currency);

const isTotalPossible = (fields: Typed, currency: string) => {
  const cost = costOf(complete(fields).total, currency);
  return cost === null || Cost.safeParse(cost).success;
};

/** What was typed of amount, price and total, as numbers; what cannot be read is null. */
function typedPrice({ amount, price, total, currency }: FillFormValues) {
  const read = (field: 'amount' | 'price' | 'total', text: string) => {
    const { data } = Typed(currency, '9999-12-31').shape[field].safeParse(text);
    return data ?? null;
  };
  const thousands = read('amount', amount);
  return {
    amount: thousands === null ? null : thousands / 1000,
    price: read('price', price),
    total: read('total', total),
  };
}

/** What two of amount, price and total make of the third, and the total that all three contradict. */
export function priceHints(values: FillFormValues) {
  const given = typedPrice(values);
  const all = completePrice(given);
  return {
    amount: given.amount === null ? all.amount : null,
    price: given.price === null ? all.price : null,
    total: given.total === null ? all.total : null,
    contradicts: contradictingTotal(given),
  };
}
