import { formatMoney } from '#domain/language/format.ts';
import type { Phrase, Words } from '#domain/language/words.ts';
import { fromMinor, toMinor, toMinorOrNull } from '#domain/money/minor-units.ts';
import type { Breakdown } from './schema.ts';

type Costed = {
  cost?: number | null | undefined;
  currency: string;
  breakdown?: Breakdown | null | undefined;
};

export const breakdownError = 'Parts and labor add up to more than the total cost.' satisfies Phrase;

const sumOf = ({ parts, labor }: Breakdown, currency: string): number =>
  toMinor(parts ?? 0, currency) + toMinor(labor ?? 0, currency);

/** The cost is the total that was paid, so parts and labor may not exceed it. */
export const isWithinCost = ({ cost, currency, breakdown }: Costed): boolean =>
  !breakdown || (cost != null && sumOf(breakdown, currency) <= toMinor(cost, currency));

/** Parts and labor are the cost when none was entered. */
export const costOf = ({ cost, currency, breakdown }: Costed): number | null =>
  cost ?? (breakdown ? fromMinor(sumOf(breakdown, currency), currency) : null);

/** Rows for parts, labor and the rest of the cost; empty without a breakdown. */
export function breakdownRows(
  { cost, currency, breakdown }: Costed,
  { t, language }: Words,
): [string, string][] {
  if (!breakdown) return [];
  const rest = toMinor(cost ?? 0, currency) - sumOf(breakdown, currency);
  const rows: [Phrase, number | null][] = [
    ['Parts', toMinorOrNull(breakdown.parts, currency)],
    ['Labor', toMinorOrNull(breakdown.labor, currency)],
    ['Other costs', rest > 0 ? rest : null],
  ];
  return rows.flatMap(([name, minor]) =>
    minor === null ? [] : [[t(name), formatMoney({ minor, currency }, language)]],
  );
}
