/** Decimals of a currency by ISO 4217, as Intl knows them: USD 2, JPY 0. */
export function minorDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** Amounts are stored in minor units with the ISO code of the record (D108). */
export const toMinor = (amount: number, currency: string) => Math.round(amount * 10 ** minorDigits(currency));
export const fromMinor = (minor: number, currency: string) => minor / 10 ** minorDigits(currency);
