import type { CarCosts } from './costs-schema.ts';
import { currenciesOf } from './cost-rules.ts';

/** Everything that was paid for a car, fuel and charging included, one total per currency. @param since a month */
export const allCosts = (
  { paid }: Pick<CarCosts, 'paid'>,
  since = '',
): { currency: string; minor: number }[] => {
  const counted = paid.filter(({ month }) => month >= since);
  return currenciesOf(counted).map((currency) => ({
    currency,
    minor: counted.filter((one) => one.currency === currency).reduce((sum, { minor }) => sum + minor, 0),
  }));
};
