import * as z from 'zod/mini';
import { TypedMileage } from '#domain/units/distance.ts';
import { parseWholeNumber } from '#domain/language/typed-numbers.ts';
import { limits } from '#domain/limits.ts';
import type { Phrase } from '#domain/language/words.ts';
import { roundMoney } from '#domain/money/minor-units.ts';
import { typedCost } from '#domain/money/typed.ts';
import { Cost, pastDay, TimeOfDay, typed } from '#domain/shapes.ts';
import { parseVolume, parseVolumePrice } from '#domain/units/typed.ts';
import type { FillFormValues } from './form-values.ts';
import { completePrice, contradictingTotal, ownPrice } from './price-rules.ts';
import { Amount, Energy, fillFields, Power } from './schema.ts';

const wrongAmount = 'Enter an amount above zero' satisfies Phrase;

/** Thousandths with a fraction, which the total of a gallon needs. */
const TypedAmount = z
  .number(wrongAmount)
  .check(z.gt(0, wrongAmount), z.lte(limits.fillAmountMax, 'The amount is too large. Please check it.'));

const TypedPercent = typed(fillFields.socEnd, (text) => parseWholeNumber(text) ?? NaN);

const Typed = (currency: string, today: string) =>
  z.object({
    currency: z.literal(currency),
    date: pastDay(today),
    time: typed(z.nullable(TimeOfDay)),
    energy: Energy,
    amount: typed(z.nullable(TypedAmount), (text) => parseVolume(text) ?? NaN),
    price: typed(
      z.nullable(z.number('Please enter a valid amount').check(z.gt(0, 'Please enter a valid amount'))),
      (text) => parseVolumePrice(text) ?? NaN,
    ),
    total: typedCost(currency),
    discount: typedCost(currency),
    km: TypedMileage,
    isFull: z.boolean(),
    isMissedBefore: z.boolean(),
    socStart: TypedPercent,
    socEnd: TypedPercent,
    power: typed(z.nullable(Power)),
    station: typed(fillFields.station),
    notes: typed(fillFields.notes),
    files: z.array(z.object({ id: z.string() })),
  });
type Typed = z.output<ReturnType<typeof Typed>>;

const paid = ({
  amount,
  price,
  total,
  discount,
}: Pick<Typed, 'amount' | 'price' | 'total' | 'discount'>) => ({
  amount: amount === null ? null : amount / 1000,
  price,
  total,
  discount,
});
const complete = (fields: Parameters<typeof paid>[0]) => completePrice(paid(fields));

const isAmountKnown = (fields: Typed, mayLack: boolean) => {
  const { amount } = complete(fields);
  if (amount === null) return mayLack && fields.total !== null;
  return Amount.safeParse(Math.round(amount * 1000)).success;
};

/** @param mayLackAmount one that came without keeps its cost until somebody knows more */
export const fillForm = (currency: string, today: string, mayLackAmount = false) =>
  z.pipe(
    Typed(currency, today).check(
      z.refine((fields: Typed) => isAmountKnown(fields, mayLackAmount), {
        error: wrongAmount,
        path: ['amount'],
      }),
      z.refine((fields) => (complete(fields).total ?? 0) >= 0 || fields.discount === null, {
        error: 'The discount is more than the price',
        path: ['discount'],
      }),
      z.refine((fields) => (complete(fields).total ?? 0) < 0 || isTotalPossible(fields, currency), {
        error: 'Please enter a valid amount',
        path: ['total'],
      }),
    ),
    z.transform(
      ({ price, total, amount, discount, socStart, socEnd, power, energy, files, ...fields }: Typed) => {
        const given = paid({ price, total, amount, discount });
        const all = completePrice(given);
        const isCharge = energy === 'electric';
        return {
          ...fields,
          energy,
          amount: all.amount === null ? null : Math.round(all.amount * 1000),
          cost: costOf(all.total, currency),
          price: ownPrice(given),
          discount,
          socStart: isCharge ? (socStart ?? null) : null,
          socEnd: isCharge ? (socEnd ?? null) : null,
          power: isCharge ? power : null,
          fileIds: files.map(({ id }) => id),
        };
      },
    ),
  );
export type FillFormFields = z.output<ReturnType<typeof fillForm>>;

const costOf = (total: number | null, currency: string) =>
  total === null ? null : roundMoney(total, currency);

const isTotalPossible = (fields: Typed, currency: string) => {
  const cost = costOf(complete(fields).total, currency);
  return cost === null || Cost.safeParse(cost).success;
};

function typedPrice({ amount, price, total, discount, currency }: FillFormValues) {
  const read = (field: 'amount' | 'price' | 'total' | 'discount', text: string) => {
    const { data } = Typed(currency, '9999-12-31').shape[field].safeParse(text);
    return data ?? null;
  };
  const thousandths = read('amount', amount);
  return {
    amount: thousandths === null ? null : thousandths / 1000,
    price: read('price', price),
    total: read('total', total),
    discount: read('discount', discount),
  };
}

/**
 * Computes the missing one of amount, price and total, and the total that would fit if all three are given and
 * contradict.
 */
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
