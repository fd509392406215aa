import { grouped } from '#domain/grouped.ts';
import { daysBetween } from '#domain/days.ts';
import { per100, sumOf } from '#domain/fills/figures-rules.ts';
import type { Energy } from '#domain/fills/schema.ts';
import type { ImportedRecord, TableField } from './schema.ts';
import { intervalsOf } from './summary-rules.ts';

type ImportedFill = Extract<ImportedRecord, { kind: 'fill' }>;
type Place = { file: string; row: number };

/** What is hardly possible, and the column that would be wrong; `value` is a mean, or that of the first row. */
export type Unlikely = {
  what: 'amounts' | 'amount' | 'consumption' | 'prices' | 'price' | 'jump';
  field: TableField;
  car: string;
  energy: Energy;
  value: number;
  currency: string;
  places: Place[];
};

type Range = readonly [number, number];
/** Liters, kWh or kg of a usual fill-up. */
const AMOUNTS: Record<Energy, Range> = {
  gasoline: [4, 150],
  diesel: [4, 300],
  lpg: [4, 150],
  cng: [1, 80],
  e85: [4, 150],
  electric: [1, 150],
  adblue: [0.5, 80],
};
/** Per 100 km. */
const USES: Record<Energy, Range> = {
  gasoline: [1.5, 35],
  diesel: [2, 60],
  lpg: [2, 40],
  cng: [1.5, 30],
  e85: [2, 45],
  electric: [6, 60],
  adblue: [0, Infinity],
};
/** A liter, kWh or kg in the large currencies; of others only the spread is judged. */
const PRICES: Range = [0.05, 6];
const LARGE = new Set(['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD']);
const FAR = 4;
/** Per day between two fill-ups. */
const KM_A_DAY = 2_500;
const NONE_BELOW = 3;

const isOutside = (value: number, [least, most]: Range) => value < least || value > most;

export function unlikelyIn(records: readonly ImportedRecord[]): Unlikely[] {
  const fills = records.filter((record) => record.kind === 'fill');
  const groups = grouped(fills, ({ car, fields }) => `${car}|${fields.energy}`);
  const driven = grouped(
    [...groups.values()].filter(([first]) => first!.fields.energy !== 'adblue'),
    ([first]) => first!.car,
  );
  return [...groups.values()].flatMap((some) => {
    // Of a car with two energies neither moved it all the way.
    const isOnly = driven.get(some[0]!.car)?.length === 1;
    return [...amounts(some), ...uses(some, isOnly), ...prices(some), ...jumps(some)];
  });
}

const of = (
  [first]: readonly ImportedFill[],
  what: Unlikely['what'],
  field: TableField,
  value: number,
  places: readonly ImportedFill[] = [],
): Unlikely => ({
  what,
  field,
  car: first!.car,
  energy: first!.fields.energy,
  value,
  currency: first!.fields.currency,
  places: places.map(({ file, row }) => ({ file, row })),
});

const amountOf = ({ fields }: ImportedFill) => (fields.amount ?? 0) / 1000;

function amounts(fills: readonly ImportedFill[]): Unlikely[] {
  const middle = median(fills.filter(({ fields }) => fields.amount !== null).map(amountOf));
  const range = AMOUNTS[fills[0]!.fields.energy];
  if (isOutside(middle, range)) return [of(fills, 'amounts', 'amount', middle)];
  const far = fills.filter((fill) => amountOf(fill) > Math.max(range[1], middle * FAR));
  return far.length > 0 ? [of(fills, 'amount', 'amount', amountOf(far[0]!), far)] : [];
}

function uses(fills: readonly ImportedFill[], isOnly: boolean): Unlikely[] {
  const { energy } = fills[0]!.fields;
  const used = energy === 'adblue' ? null : sumOf(intervalsOf(fills, energy));
  const [least, most] = USES[energy];
  if (!used || !isOutside(per100(used), [isOnly ? least : 0, most])) return [];
  return [of(fills, 'consumption', 'odometer', per100(used))];
}

function prices(fills: readonly ImportedFill[]): Unlikely[] {
  return [...grouped(fills, ({ fields }) => fields.currency)].flatMap(([currency, all]) => {
    const paid = all.filter(({ fields }) => fields.cost && fields.amount);
    if (paid.length === 0) return [];
    const priceOf = (fill: ImportedFill) => fill.fields.cost! / amountOf(fill);
    const middle = median(paid.map(priceOf));
    const isLarge = LARGE.has(currency);
    if (isLarge && isOutside(middle, PRICES)) return [of(paid, 'prices', 'cost', middle)];
    const near: Range = [middle / FAR, middle * FAR];
    const isFar = (fill: ImportedFill) =>
      (paid.length >= NONE_BELOW && isOutside(priceOf(fill), near)) ||
      (isLarge && isOutside(priceOf(fill), PRICES));
    const far = paid.filter(isFar);
    return far.length > 0 ? [of(paid, 'price', 'cost', priceOf(far[0]!), far)] : [];
  });
}

function jumps(fills: readonly ImportedFill[]): Unlikely[] {
  const read = fills
    .filter(({ fields }) => typeof fields.km === 'number')
    .toSorted((a, b) =>
      a.fields.date === b.fields.date ? a.fields.km! - b.fields.km! : a.fields.date < b.fields.date ? -1 : 1,
    );
  const far = read.filter((fill, at) => {
    const before = read[at - 1];
    if (!before) return false;
    const days = daysBetween(before.fields.date, fill.fields.date) + 1;
    return fill.fields.km! - before.fields.km! > days * KM_A_DAY;
  });
  if (far.length === 0) return [];
  const [first] = far;
  return [of(fills, 'jump', 'odometer', first!.fields.km! - read[read.indexOf(first!) - 1]!.fields.km!, far)];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}
