import { minorDigits } from '#domain/language/format.ts';

/** Amounts are stored in minor units with the record's ISO code. */
export const toMinor = (amount: number, currency: string) => Math.round(amount * 10 ** minorDigits(currency));
export const toMinorOrNull = (amount: number | null | undefined, currency: string): number | null =>
  amount == null ? null : toMinor(amount, currency);
export const fromMinor = (minor: number, currency: string) => minor / 10 ** minorDigits(currency);
export const fromMinorOrNull = (minor: number | null, currency: string): number | null =>
  minor === null ? null : fromMinor(minor, currency);
/** To what can be paid in this currency. */
export const roundMoney = (amount: number, currency: string): number =>
  fromMinor(toMinor(amount, currency), currency);
