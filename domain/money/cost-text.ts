import { formatMoney } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import { toMinor } from './minor-units.ts';

/** '' where no cost is known. */
export const costText = ({ cost, currency }: { cost: number | null; currency: string }, language: Language) =>
  cost === null ? '' : formatMoney({ minor: toMinor(cost, currency), currency }, language);
