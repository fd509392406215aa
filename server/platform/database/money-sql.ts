import { minorDigits } from '#domain/language/format.ts';

const currenciesByDigits = Map.groupBy(
  Intl.supportedValuesOf('currency').filter((code) => minorDigits(code) !== 2),
  minorDigits,
);

/** SQL that depends on the number of decimals of the row's currency. */
const byDigits = (value: (digits: number) => string) => `case
  ${[...currenciesByDigits].map(([digits, codes]) => `when currency in (${codes.map((code) => `'${code}'`).join()}) then ${value(digits)}`).join(' ')}
  else ${value(2)} end`;

/** The amount in the main unit, as a JSON number without trailing zeros. */
export const inMainUnit = (column: string) =>
  `trim_scale(${column} / ${byDigits((digits) => `1${'0'.repeat(digits)}.0`)})`;
export const COST = inMainUnit('cost_minor');
