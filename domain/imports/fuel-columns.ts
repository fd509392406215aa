import { roundMoney } from '#domain/money/minor-units.ts';
import { nameFits, SURE } from './column-names.ts';
import type { Likely } from './country-rules.ts';
import type { Row } from './csv-rows.ts';
import { namedEnergy } from './energy-words.ts';
import { isFullWord } from './flag-words.ts';
import type { Formats } from './formats.ts';
import { furtherColumns } from './further-columns.ts';
import { headerWords } from './header-words.ts';
import { isAmount, purchasesIn } from './row-kinds.ts';
import type { Money, RowReader } from './row-reader.ts';
import { skip, type Session } from './session.ts';
import { fullIn, missedIn } from './table-records.ts';
import { withoutMoney, type Columns, type Mapped } from './table-shape.ts';
import { priceTimes, unitsOf, type Units } from './table-units.ts';

/** A column of amounts, with its own unit, and the price and total beside it. */
export type FuelColumn = {
  at: Columns;
  isPurchase: ReturnType<typeof purchasesIn>;
  isFull: ReturnType<typeof fullIn>;
  isMissedBefore: (row: RowReader) => boolean;
  units: Units;
  priceTimes: number;
};

/** @param costs further columns of money, of which some may be of a fuel */
export function fuelColumns(
  session: Session,
  formats: Formats,
  { table, at: main }: Mapped,
  { costs, ...known }: { costs: readonly number[]; beside: readonly Mapped[]; likely: Likely },
): FuelColumn[] {
  const amounts = [main.amount, ...furtherColumns('amount', { table, at: main })];
  const named = (fits: (header: string) => boolean) =>
    table.headers.flatMap((header, column) => (fits(header) ? [column] : []));
  const prices = named((header) => (nameFits(header).price ?? 0) > SURE);
  const fulls = named(isFullWord);
  const isOfOne = ({ cells }: Row) => amounts.filter((column) => isAmount(cells[column])).length < 2;
  return amounts.map((amount, _, { length }) => {
    const besideIt = (columns: readonly number[]) =>
      length === 1
        ? undefined
        : columns.find((column) => isOfOneFuel(table.headers[column], table.headers[amount]!));
    const price = besideIt(prices) ?? main.price;
    const cost = besideIt([main.cost, ...costs]) ?? main.cost;
    const full = besideIt(fulls) ?? main.full;
    const station = full === main.station ? -1 : main.station;
    const at = { ...main, amount, price, cost, full, station };
    const rows = length === 1 ? table.rows : table.rows.filter(({ cells }) => isAmount(cells[amount]));
    return {
      at,
      isPurchase: purchasesIn({ table, at }),
      isFull: fullIn(session, formats, { table: { ...table, rows }, at }),
      isMissedBefore: missedIn({ table, at }),
      units: unitsOf(session, formats, { table, at }, known),
      // A total of two fuels says nothing of the price of one.
      priceTimes: priceTimes({ table: { ...table, rows: rows.filter(isOfOne) }, at }),
    };
  });
}

/** 'LPG €' and 'LPG l'. */
function isOfOneFuel(header = '', other: string): boolean {
  const nameOf = (text: string) => headerWords(withoutMoney(text)).words.join(' ');
  const energy = namedEnergy(other);
  return (
    (nameOf(other) !== '' && nameOf(header) === nameOf(other)) ||
    (energy !== null && namedEnergy(header) === energy)
  );
}

/** Of a total of several fuels that of one, by amounts and prices; the first has what is left. */
export function partOf(
  session: Session,
  { of, all, valueAt }: { of: FuelColumn; all: readonly FuelColumn[]; valueAt: (column: number) => number },
  { cost, currency }: Money,
): number | null {
  const sharing = all.filter(({ at }) => at.cost === of.at.cost);
  if (cost === null || sharing.length === 1) return cost;
  const arePriced = sharing.every(({ at }) => valueAt(at.price) > 0);
  const worth = ({ at, priceTimes: times }: FuelColumn) =>
    valueAt(at.amount) * (arePriced ? valueAt(at.price) * times : 1);
  const sum = sharing.reduce((before, other) => before + worth(other), 0);
  const part = (other: FuelColumn) => roundMoney((cost * worth(other)) / sum, currency);
  if (of !== sharing[0]) return part(of);
  skip(session, 'shared-total');
  return roundMoney(
    sharing.slice(1).reduce((left, other) => left - part(other), cost),
    currency,
  );
}
