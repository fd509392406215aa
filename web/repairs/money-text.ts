import { formatMoney } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import type { Total } from '#domain/money/schema.ts';

/** One amount per currency, never converted. */
export const totalText = (totals: readonly Total[], currency: string, language: Language) =>
  (totals.length > 0 ? totals : [{ minor: 0, currency }])
    .map((total) => formatMoney(total, language))
    .join(' + ');
