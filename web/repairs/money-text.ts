import { formatMoney } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import { toMinor } from '#domain/repairs/money-rules.ts';
import type { Total } from '#domain/repairs/record-rules.ts';

/** Amounts of several currencies stand beside one another; they are never converted (D108). */
export const totalText = (totals: readonly Total[], language: Language) =>
  totals.map((total) => formatMoney(total, language)).join(' + ');

/** '' for a repair without a cost. */
export const costText = ({ cost, currency }: { cost: number | null; currency: string }, language: Language) =>
  cost === null ? '' : formatMoney({ minor: toMinor(cost, currency), currency }, language);
