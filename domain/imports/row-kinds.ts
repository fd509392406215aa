import { grouped } from '#domain/grouped.ts';
import { cellsOf, isUnitOfFuel, markOf, sampleOf } from './column-cells.ts';
import { readDay } from './date-rules.ts';
import type { RowReader } from './row-reader.ts';
import { nameFits, SURE } from './column-names.ts';
import { energyOf, isFuelName, isFuelWord } from './energy-words.ts';
import { isMissedName, isTankName } from './flag-words.ts';
import { isOtherPurpose, repairKindOf } from './repair-kind-words.ts';
import { isBesideRows } from './sections.ts';
import type { Columns, Mapped, NamedTable } from './table-shape.ts';

/**
 * A row is of fuel if it says how much, also as '?' or by a total and a price. One that was paid for without an amount is,
 * too, unless it has a kind or a title that no row with an amount has, lacks what all of these have, or names something else
 * where nothing says the kind. Where one names something else, the others with a text that is of no tank do, too.
 */
export function purchasesIn({ table, at }: Mapped): (row: RowReader) => boolean {
  const besideAmounts = (column: number) =>
    new Set(
      table.rows.flatMap(({ cells }) => (isAmount(cells[at.amount]) ? [cells[column]?.trim() ?? ''] : [])),
    );
  const known = ([at.kind, at.title] as const).map((column) => ({ column, cells: besideAmounts(column) }));
  const ofFuel = [at.full, at.partial, at.energy, at.volumeUnit].filter(
    (column) => column !== -1 && !besideAmounts(column).has(''),
  );
  const energies = besideAmounts(at.energy);
  const mapped = new Set(Object.values(at));
  const textsIn = ({ cells }: Pick<RowReader, 'cells'>) =>
    cells.flatMap((cell, column) => (column === at.notes || !mapped.has(column) ? [cell.trim()] : []));
  const namesOther = (row: Pick<RowReader, 'cells'>) => textsIn(row).some(isOtherPurpose);
  const areCosts = table.rows.some(
    (row) => !isAmount(row.cells[at.amount]) && isAmount(row.cells[at.cost]) && namesOther(row),
  );
  const isOfTank = (text: string) => isFuelWord(text) || isTankName(text) || isMissedName(text);
  const isLikeOthers = (row: RowReader) =>
    areCosts &&
    textsIn(row).some((text) => /\p{L}{3}/u.test(text)) &&
    !row.cells.some((cell) => isOfTank(cell));
  // A title says the kind where all rows with amounts have one, and some name fuel.
  const titles = known[1]!.cells;
  const isTitleKind = !titles.has('') && [...titles].some(isFuelWord);
  const small = isTitleKind ? titlesOfLittle({ table, at }) : titles;
  // What is counted in none of the units that others are.
  const hasUnits = table.rows.some(({ cells }) => isUnitOfFuel(cellAt(cells, at.volumeUnit)));
  const isPiece = (unit: string) => hasUnits && unit !== '' && !isUnitOfFuel(unit);
  return (row) => {
    const said = row.peek(at.amount);
    const hasAmount = isAmount(said) || said.includes('?');
    if (isPiece(row.peek(at.volumeUnit))) return false;
    // Some languages call a fuel an oil.
    const isOtherFuel = (kind: string) =>
      isOtherPurpose(kind) && !(hasAmount && repairKindOf(kind) === 'service');
    const title = row.peek(at.title);
    const isOtherTitle = isTitleKind && isOtherPurpose(title) && (!hasAmount || small.has(title));
    if (isOtherPurpose(row.peek(at.kind)) || isOtherFuel(row.peek(at.energy)) || isOtherTitle) return false;
    if (hasAmount) return true;
    // 'Subscription' where others have their fuel.
    const energy = row.peek(at.energy);
    if (energy !== '' && energies.size > 0 && !energies.has(energy) && energyOf(energy) === null)
      return false;
    // Money of fuel alone.
    if (isAmount(row.peek(at.cost)) && [at.kind, at.title].some((column) => isFuelName(row.peek(column))))
      return true;
    const named = known.find(({ column }) => row.peek(column) !== '');
    const isLike = named?.cells.has(row.peek(named.column)) ?? false;
    if (isLike && named?.column === at.kind) return true;
    if (!isAmount(row.peek(at.cost)) || (at.amount === -1 && !isAmount(row.peek(at.price)))) return false;
    if (named) return isLike;
    return ofFuel.length > 0
      ? ofFuel.every((column) => row.peek(column) !== '')
      : !namesOther(row) && !isLikeOthers(row);
  };
}

const LITTLE = 5;

/** Titles of much less than what is called fuel: oil has few liters, a station with 'service' in its name as many. */
function titlesOfLittle({ table, at }: Mapped): ReadonlySet<string> {
  const { numbers } = cellsOf(table.rows, at.amount, markOf(sampleOf(table.rows)));
  const amounts = table.rows.flatMap(({ cells }, row) =>
    numbers[row] ? [{ title: cellAt(cells, at.title), amount: numbers[row] }] : [],
  );
  const least = amounts.reduce(
    (min, { title, amount }) => (isFuelWord(title) ? Math.min(min, amount) : min),
    Infinity,
  );
  const much = new Set(amounts.flatMap(({ title, amount }) => (amount * LITTLE > least ? [title] : [])));
  return new Set(amounts.flatMap(({ title }) => (much.has(title) ? [] : [title])));
}

/** 'Odometer', 'km-Stand', wherever a row says it, without money. */
export const isReading = (row: RowReader, { kind, title, cost }: Columns): boolean =>
  !isAmount(row.peek(cost)) &&
  (row.cells.some((cell) => (nameFits(cell.trim()).odometer ?? 0) > SURE) ||
    [row.peek(kind), row.peek(title)].some((cell) => (nameFits(cell).odometer ?? 0) > 0.45));

export const isAmount = (cell: string | undefined) => /[1-9]/.test(cell ?? '');
const cellAt = (cells: readonly string[], column: number) => cells[column]?.trim() ?? '';

/** Kinds of rows that have an odometer and nothing else. */
export function readingKinds({ table, at }: Mapped): ReadonlySet<string> {
  const isBare = ({ cells }: NamedTable['rows'][number]) =>
    [at.title, at.notes].every((column) => cellAt(cells, column) === '') &&
    ![at.cost, at.amount].some((column) => isAmount(cells[column])) &&
    isAmount(cells[at.odometer]);
  const kinds = grouped(table.rows, ({ cells }) => cellAt(cells, at.kind));
  return new Set([...kinds].flatMap(([kind, rows]) => (rows.every(isBare) ? [kind] : [])));
}

export const isOfNoDay = (row: RowReader, { date }: Columns): boolean =>
  isBesideRows(row.cells) && readDay(row.peek(date), { order: 'dmy', today: '2100-01-01' }) === null;
