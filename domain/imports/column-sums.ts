import { ENOUGH, spreadOf } from './column-cells.ts';
import { isCredit, isDerived, isOfTax, isOpaque, isWithoutTax, SURE } from './column-names.ts';
import { NONE, unusedOf, type Chosen, type Column, type Numbers } from './column-relations.ts';

/** A total less its discount, in rows of which some have one. */
function isLess(values: Numbers, totals: Numbers, off: Numbers): boolean {
  const rests = values.flatMap((value, row) =>
    value && totals[row] && off[row]
      ? [Math.abs(totals[row] - Math.abs(off[row]) - value) < (Number.isInteger(value) ? 1 : 0.02)]
      : [],
  );
  return rests.length >= ENOUGH && rests.filter(Boolean).length >= rests.length * 0.9;
}

/** What one has more than the other wherever they differ, and not the same share of it everywhere, as a tax is. */
function isBetween(less: Numbers, more: Numbers, off: Numbers): boolean {
  const rows = less.flatMap((value, row) =>
    value && more[row] && more[row] - value > 0.02
      ? [{ value, rest: more[row] - value, own: off[row] ?? 0 }]
      : [],
  );
  const isExact = rows.every(({ rest, own }) => Math.abs(rest - Math.abs(own)) < 0.02);
  return rows.length > 1 && isExact && spreadOf(rows.map(({ value, rest }) => rest / value)) > 0.005;
}

const TAXED = [1.03, 1.3] as const;

/** Another column is what one has more than the other, always the same share of it. */
const hasTax = (net: Numbers, gross: Numbers, columns: readonly Column[]): boolean =>
  columns.some(({ cells: { numbers: own } }) => {
    const shares = own.flatMap((value, row) => (value && net[row] ? [value / net[row]] : []));
    return own !== net && own !== gross && isLess(net, gross, own) && spreadOf(shares) < 0.02;
  });

const isShare = (part: Numbers, whole: Numbers): boolean =>
  spreadOf(part.flatMap((value, row) => (value && whole[row] ? [Math.abs(value) / whole[row]] : []))) < 0.005;

/** Of amounts times prices less or more than was paid: the other sum, and the discount or fee between the two. */
function besideProduct(at: Chosen, columns: readonly Column[]): Paid | undefined {
  const total = columns[at.cost!]!;
  const totals = total.cells.numbers;
  // More than a total that says its name is paid for other goods, too.
  const isNamed = (total.names.cost ?? 0) > SURE;
  const used = new Set(
    Object.entries(at).flatMap(([field, column]) => (field === 'discount' ? [] : [column])),
  );
  const open = columns.flatMap(({ header, cells }, column) =>
    used.has(column) || isDerived(header) || cells.numeric <= 0.9 ? [] : [{ column, cells }],
  );
  for (const off of open) {
    const own = off.cells.numbers;
    for (const { column, cells } of open) {
      if (column === off.column || Math.abs(off.cells.median) * 2 > cells.median || isShare(own, totals))
        continue;
      if (isLess(cells.numbers, totals, own)) return { cost: column, discount: off.column };
      if (!isNamed && isLess(totals, cells.numbers, own)) return { cost: column };
    }
  }
  return undefined;
}

/** What a column comes to with one or two others, in rows of which some have several of them. */
function sumOf(at: Chosen, columns: readonly Column[]): number | undefined {
  const part = columns[at.cost!]!.cells.numbers;
  const open = columns.flatMap(({ header, cells }, column) =>
    isDerived(header) || cells.numeric <= 0.9 || Object.values(at).includes(column)
      ? []
      : [{ column, numbers: cells.numbers }],
  );
  const isSum = (sum: Numbers, ...others: Numbers[]) => {
    const rows = sum.flatMap((value, row) =>
      value ? [{ value, parts: [part, ...others].map((one) => one[row] ?? 0) }] : [],
    );
    const right = rows.filter(({ value, parts }) => Math.abs(parts.reduce((a, b) => a - b, value)) < 0.02);
    const several = right.filter(({ parts }) => parts.every((one) => one > 0));
    return several.length >= ENOUGH && right.length >= rows.length * 0.9;
  };
  const isOfParts = (sum: (typeof open)[number]) => {
    const others = open.filter((one) => one !== sum);
    return others.some(
      (one, from) =>
        isSum(sum.numbers, one.numbers) ||
        others.slice(from + 1).some((other) => isSum(sum.numbers, one.numbers, other.numbers)),
    );
  };
  return open.find(isOfParts)?.column;
}

type Paid = { cost: number; discount?: number };

/** Beside a total that was not all paid the one without the discount, beside one without its tax the one that has it. */
export function paidOf(at: Chosen, columns: readonly Column[], isProduct: boolean): Paid | undefined {
  const net = columns[at.cost ?? NONE];
  if (!net) return undefined;
  const totals = net.cells.numbers;
  const off = columns[at.discount ?? NONE]?.cells.numbers;
  const less = off && unusedOf(at, columns, ({ cells }) => isLess(cells.numbers, totals, off));
  if (less !== undefined) return { cost: less };
  const beside = isProduct ? besideProduct(at, columns) : undefined;
  if (beside) return beside;
  const sum = isProduct || (net.names.cost ?? 0) > SURE ? undefined : sumOf(at, columns);
  if (sum !== undefined) return { cost: sum };
  const isSaid = isWithoutTax(net.header);
  const hasName = columns.some(({ header }) => isOfTax(header));
  const isTaxed = ({ header, cells }: Column) => {
    const ratios = cells.numbers.flatMap((value, row) => (value && totals[row] ? [value / totals[row]] : []));
    const taxed = ratios.filter((ratio) => ratio > TAXED[0] && ratio < TAXED[1]);
    return (
      !isDerived(header) &&
      !(off && isLess(totals, cells.numbers, off)) &&
      ratios.length >= ENOUGH &&
      taxed.length >= ratios.length * 0.9 &&
      (isSaid || (hasName && spreadOf(taxed) < 0.005) || hasTax(totals, cells.numbers, columns))
    );
  };
  const taxed = unusedOf(at, columns, isTaxed);
  return taxed === undefined ? undefined : { cost: taxed };
}

const LIKE = [0.7, 1.4] as const;

/** Whether a tax, a discount or another expense stands between money and the total that was paid. */
export function isExplained(at: Chosen, columns: readonly Column[], column: number): boolean {
  const totals = columns[at.cost ?? NONE]?.cells.numbers ?? [];
  const { header, cells } = columns[column]!;
  const { numbers } = cells;
  const isMore = numbers.every((value, row) => !value || !totals[row] || value > totals[row] - 0.02);
  const isLittle = numbers.every((value, row) => !value || !totals[row] || value < totals[row] + 0.02);
  if (!isMore && ((isLittle && isWithoutTax(header)) || hasTax(numbers, totals, columns))) return true;
  return columns.some((one) => {
    const own = one.cells.numbers;
    if (!isMore) return isOfTax(one.header) && isLess(numbers, totals, own);
    const isDiscount = (one.names.discount ?? 0) > 0.5 && isLess(totals, numbers, own);
    return isDiscount || isBetween(totals, numbers, own);
  });
}

/** Whether other money stands beside the total, and nothing says which of the two was paid. */
export function hasRival(at: Chosen, columns: readonly Column[]): boolean {
  const totals = columns[at.cost ?? NONE]?.cells.numbers;
  if (!totals) return false;
  const used = new Set(Object.values(at));
  return columns.some(({ header, cells: { numbers } }, column) => {
    if (used.has(column) || isDerived(header) || isCredit(header) || isOpaque(header)) return false;
    const ratios = numbers.flatMap((value, row) => (value && totals[row] ? [value / totals[row]] : []));
    const isLike =
      ratios.length >= ENOUGH &&
      ratios.every((ratio) => ratio > LIKE[0] && ratio < LIKE[1]) &&
      ratios.filter((ratio) => Math.abs(ratio - 1) > 0.001).length > 1 &&
      spreadOf(ratios) < 0.1;
    return isLike && !isExplained(at, columns, column);
  });
}
