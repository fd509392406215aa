import { cellFit } from './cell-fit.ts';
import { isCounted, isLong } from './column-cells.ts';
import { isBalance, isDerived, isWithoutTax, SURE } from './column-names.ts';
import { isNoted, markedIn, missedOf } from './column-marks.ts';
import {
  ENOUGH_SAID,
  goesBothWays,
  isSaidTwice,
  isUse,
  KM_MOST,
  MONEY,
  NONE,
  usesOf,
  type Column,
  type Scores,
  type Solution,
} from './column-relations.ts';
import { hasRival, isExplained } from './column-sums.ts';
import { isFuelWord } from './energy-words.ts';
import { fullOf, saysPart } from './flag-words.ts';
import { fieldOfMarks, mayBeOfTanks } from './fullness-rules.ts';
import { areApart, isOtherEnergy } from './further-columns.ts';
import { repairKindOf } from './repair-kind-words.ts';
import { headerWords } from './header-words.ts';
import type { TableField } from './schema.ts';

/** Closer, two assignments are as good. */
const CLOSE = 0.12;
/** Where one wrong column makes wrong sums. */
const DECISIVE: readonly TableField[] = [
  'date',
  'odometer',
  'amount',
  'cost',
  'price',
  'car',
  'full',
  'partial',
];

type Found = {
  solutions: readonly Solution[];
  columns: readonly Column[];
  scores: Scores;
  isNameless: boolean;
};

/** Fields that another column may be as well, or for which too little speaks. */
export function unsureOf(best: Solution, { solutions, columns, scores, isNameless }: Found): Set<TableField> {
  const unsure = new Set<TableField>();
  const { at } = best;
  const isApart = (field: TableField, other: number | undefined) =>
    isBeside(columns[at[field] ?? NONE], columns[other ?? NONE]);
  const rival = solutions.find(
    (one) =>
      one !== best && MONEY.some((field) => isOther(best, one, field) && !isApart(field, one.at[field])),
  );
  if (rival && best.score - rival.score < CLOSE) {
    for (const field of MONEY) {
      const other = rival.at[field];
      if (at[field] === other) continue;
      if (field !== 'cost' || other === undefined || !isExplained(at, columns, other)) unsure.add(field);
    }
  }
  const used = new Set(Object.values(at));
  const isSaid = (field: TableField) => (columns[at[field] ?? NONE]?.names[field] ?? 0) > SURE;
  if (best.isDenied && at.cost !== undefined && !isSaid('cost')) unsure.add('cost');
  for (const field of DECISIVE) {
    const column = at[field];
    // Beside a total no sum rests on a price.
    if (column === undefined || (field === 'price' && at.cost !== undefined)) continue;
    const own = scores.get(field)![column]!;
    const isProven = best.isProduct && MONEY.some((one) => one === field) && !isNameless;
    if (
      own < ENOUGH_SAID &&
      !isProven &&
      field !== 'car' &&
      (columns[column]!.cells.filled > 0 || field === 'date')
    )
      unsure.add(field);
    // Of money the rival says it.
    if (MONEY.some((one) => one === field)) continue;
    const isShared = scores
      .get(field)!
      .some(
        (other, one) =>
          !used.has(one) &&
          other > own * 0.85 &&
          !isApart(field, one) &&
          !(field === 'odometer' && isAhead(columns[column]!, columns[one]!)) &&
          !isSaidTwice(columns[column]!, columns[one]!),
      );
    if (isShared && columns[column]!.cells.filled > 0) unsure.add(field);
  }
  return missing(unsure, at, columns, used);
}

/** A few readings that are all still to come. */
const isAhead = ({ cells }: Column, { cells: other }: Column): boolean =>
  other.filled < cells.filled &&
  other.numbers.every((value, row) => !value || !cells.numbers[row] || value > cells.numbers[row]);

/** Marks of tanks of which more than one is not known, and no amounts tell them apart. */
function hasUnknownMarks(columns: readonly Column[], at: Solution['at']): boolean {
  const { texts, distinct, numeric } = columns[at.full!]!.cells;
  const unknown = new Set(texts.filter((text) => text !== '' && fullOf(text) === null));
  if (numeric === 1 || unknown.size === 0 || (unknown.size === 1 && distinct === 2)) return false;
  return fieldOfMarks(markedIn(columns, at, at.full!), 'said') === null;
}

const isOfPapers = ({ cells: { texts, letters } }: Column) => {
  const kinds = texts.flatMap((text) => (text ? [repairKindOf(text)] : []));
  const papers = kinds.filter((kind) => kind === 'insurance' || kind === 'tax' || kind === 'inspection');
  return letters > 0.5 && papers.length * 2 > kinds.length;
};

/** What was done, by the words of a column or by its name. */
const saysWork = ({ names, cells }: Column): boolean =>
  cells.letters > 0 && (cells.purposes > 0 || Math.max(names.title ?? 0, names.kind ?? 0) > SURE);

const isBeside = (main: Column | undefined, other: Column | undefined): boolean =>
  main !== undefined &&
  other !== undefined &&
  main !== other &&
  (areApart(main.cells.numbers, other.cells.numbers) || isOtherEnergy(other.header, main.header));

const isOther = (best: Solution, other: Solution, field: TableField) =>
  other.at[field] !== undefined && other.at[field] !== best.at[field];

/** What a table of its kind has, while a column without a known name could be it. */
function missing(
  unsure: Set<TableField>,
  at: Solution['at'],
  columns: readonly Column[],
  used: ReadonlySet<number | undefined>,
): Set<TableField> {
  const open = columns.filter(
    ({ isKnown, cells }, column) =>
      !isKnown && !used.has(column) && cells.numeric > 0.8 && cells.filled > 0.3,
  );
  const days = columns.filter(({ cells }) => cells.dates > 0.5);
  const isUnsaid = days.length === 1 && columns[at.date ?? NONE]?.names.date === undefined;
  // A paper is valid until another day than that on which it was paid.
  if (at.date === undefined || (isUnsaid && columns.some(isOfPapers))) unsure.add('date');
  const isMark = ({ isKnown, cells }: Column, column: number) =>
    !isKnown &&
    !used.has(column) &&
    cells.flags > 0.9 &&
    (cells.distinct === 2 || (cells.distinct === 1 && cells.filled < 1));
  // Unless a kind or a note says it.
  const isSaid = columns.some(({ cells }) => cells.texts.some(saysPart));
  const isDoubtful = (one: Column, column: number) =>
    (!isSaid || isNoted(at, columns, column)) &&
    (!one.isKnown || Boolean(one.names.kind)) &&
    (!used.has(column) || at.kind === column) &&
    one.cells.distinct <= 2 &&
    one.cells.energies < 0.5 &&
    (one.cells.flags > 0.9 || one.cells.numeric < 0.5) &&
    mayBeOfTanks(markedIn(columns, at, column), isMark(one, column));
  const hasFull = at.full !== undefined || at.partial !== undefined;
  const isLevel = ({ isKnown, cells }: Column, column: number) =>
    !isSaid &&
    !isKnown &&
    !used.has(column) &&
    cells.distinct > 1 &&
    cells.least >= 0 &&
    cells.most === 100 &&
    cells.median === 100;
  if (
    at.amount !== undefined &&
    !hasFull &&
    columns.some((one, column) => isDoubtful(one, column) || isLevel(one, column))
  )
    unsure.add('full');
  else if (missedOf(at, columns, 1) !== undefined) unsure.add('missed');
  if (columns.some(({ header }) => isBalance(header))) unsure.add('kind');
  const mayBeRead = ({ cells }: Column) =>
    cells.median > 500 && cells.median < KM_MOST && (at.trip === undefined || !goesBothWays(cells));
  if (at.odometer === undefined && open.some(mayBeRead)) unsure.add('odometer');
  const isOfNet = isWithoutTax(columns[at.price ?? NONE]?.header ?? '');
  if (
    at.amount !== undefined &&
    at.cost === undefined &&
    (isOfNet || (at.price === undefined && open.length > 0))
  )
    unsure.add('cost');
  const isOfFuel = (['full', 'partial', 'missed', 'price', 'energy', 'socStart', 'socEnd'] as const).some(
    (field) => at[field] !== undefined,
  );
  const total = columns[at.cost ?? NONE];
  // Which is of the fuel: the total, or the column that says so?
  const isRival = ({ header, names, cells }: Column, column: number) =>
    !used.has(column) &&
    (names.cost ?? 0) > 0 &&
    isFuelWord(header) &&
    !isDerived(header) &&
    cellFit('cost', cells) >= 0.8 &&
    cells.numbers.some(
      (value, row) => value && total?.cells.numbers[row] && value !== total.cells.numbers[row],
    );
  if (at.amount !== undefined && total && !isFuelWord(total.header) && columns.some(isRival))
    unsure.add('cost');
  // What the name says, and the cells do not.
  for (const field of ['full', 'partial', 'missed', 'odometer', 'amount', 'cost'] as const) {
    const isSaidOnly = ({ names, cells }: Column, column: number) =>
      !used.has(column) &&
      (names[field] ?? 0) > SURE &&
      cells.filled > 0 &&
      cellFit(field, cells) === 0 &&
      (field !== 'full' || !isCounted(cells));
    if (at[field] === undefined && columns.some(isSaidOnly)) unsure.add(field);
  }
  if (at.full !== undefined && hasUnknownMarks(columns, at)) unsure.add('full');
  if (hasRival(at, columns)) unsure.add('cost');
  // In a few rows it may be what one liter cost.
  const isUnnamed = total?.names.cost === undefined && !isFuelWord(total?.header ?? '');
  if (total && isUnnamed && !isLong(total.cells) && at.amount !== undefined && at.price === undefined)
    unsure.add('cost');
  // Cars side by side have an amount each.
  const amount = columns[at.amount ?? NONE];
  const isOfOther = (one: Column, column: number) =>
    !used.has(column) &&
    (one.names.amount ?? 0) > 0.3 &&
    isBeside(amount, one) &&
    headerWords(one.header).unit === headerWords(amount!.header).unit &&
    !isOtherEnergy(one.header, amount!.header);
  if (columns.some(isOfOther)) unsure.add('odometer');
  // What no car uses is counted in another unit, or is no reading.
  const isReadByCells = at.odometer !== undefined && columns[at.odometer]!.names.odometer === undefined;
  if (isReadByCells && amount && isLong(amount.cells) && !isUse(usesOf(at, columns, at.amount!)))
    unsure.add('odometer');
  // 'Fuel' may be its amount or its money.
  const mayBePaid = ({ names, cells }: Column, column: number) =>
    !used.has(column) &&
    cells.numeric > 0.8 &&
    cells.filled > 0.3 &&
    Math.max(names.amount ?? 0, names.cost ?? 0) > 0;
  // What was bought is named, and a column may say how much.
  const namesFuel = [at.title, at.kind].some((column) => (columns[column ?? NONE]?.cells.fuels ?? 0) > 0);
  // Nothing but words says that money was for work.
  const isOfWork = !namesFuel && columns.some(saysWork);
  if (at.amount === undefined && (isOfFuel || (!isOfWork && at.cost !== undefined && open.length > 0)))
    unsure.add('amount');
  else if (at.amount === undefined && at.cost === undefined && (open.length > 0 || columns.some(mayBePaid)))
    unsure.add('cost');
  return unsure;
}
