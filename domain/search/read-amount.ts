/** Amounts of money from `from` to before `to`, in ten-thousandths of the main unit; of any currency if null. */
export type AmountRange = { from: number; to: number; currency: string | null };
export type ReadAmount = { ranges: AmountRange[]; /** Of what was read. */ length: number };

/** A dollar may be one of several currencies. */
const currencies: Record<string, string | null> = {
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  eiro: 'EUR',
  '£': 'GBP',
  gbp: 'GBP',
  usd: 'USD',
  $: null,
};
const UNIT = String.raw`€|\$|£|eur|euros?|eiro|gbp|usd`;
const NUMBER = String.raw`\d{1,3}(?: \d{3})+(?:[.,]\d{1,3})?|\d{1,9}(?:[.,]\d{1,3})*`;
const amount = new RegExp(`^(?:(${UNIT}) ?)?(${NUMBER})(?: ?(${UNIT}))?(?= |$)`, 'iu');

const SCALE = 10_000;

/** The amount at the beginning of the text: '150' (also with cents), '12,50', '€ 150', '1 500,00 €', '1,500'. */
export function readAmount(text: string): ReadAmount | null {
  const found = amount.exec(text);
  if (!found) return null;
  const [, before, number, after] = found;
  const unit = before ?? after;
  const currency = unit === undefined ? null : (currencies[unit.toLowerCase()] ?? null);
  const ranges = readings(number!.replaceAll(' ', '')).map((range) => ({ ...range, currency }));
  return ranges.length > 0 ? { ranges, length: found[0].length } : null;
}

/** '1,500' is fifteen hundred in English and one and a half in Latvian. */
function readings(number: string): Omit<AmountRange, 'currency'>[] {
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?$/.test(number);
  const fraction = /[.,](\d{1,2})$/.exec(number)?.[1] ?? '';
  const grouped = isGrouped
    ? [range(number.slice(0, fraction ? -fraction.length - 1 : undefined).replaceAll(/[.,]/g, ''), fraction)]
    : [];
  const [units, decimals = '', ...more] = number.split(/[.,]/);
  return more.length > 0 ? grouped : [...grouped, range(units!, decimals)];
}

function range(units: string, decimals: string): Omit<AmountRange, 'currency'> {
  // No cost is that high, and the database has no larger integers.
  const from = Math.min(Math.round(Number(`${units}.${decimals}`) * SCALE), Number.MAX_SAFE_INTEGER);
  return { from, to: from + SCALE / 10 ** decimals.length };
}

/** In the unit of a range. */
export const scaledCost = (cost: number): number => Math.round(cost * SCALE);
