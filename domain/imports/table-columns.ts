import { unsureOf } from './column-doubts.ts';
import {
  carsIn,
  ENOUGH_SAID,
  goesBothWays,
  isDriven,
  isOfNoWay,
  isReading,
  LEAST,
  MONEY,
  NONE,
  preferDividing,
  preferEarliest,
  preferGrowing,
  tripOf,
  type Column,
  type Scores,
  type Solution,
} from './column-relations.ts';
import { paidOf } from './column-sums.ts';
import { cellFit } from './cell-fit.ts';
import { areUnits, cellsIn, isLong } from './column-cells.ts';
import { evidence, isDenied, isProven, type Money } from './column-evidence.ts';
import { detailsOf, isDetail } from './column-details.ts';
import { isOfTanks, kindOf, levelsOf, marksOf, missedOf, workOf } from './column-marks.ts';
import { isBalance, isCredit, isDerived, isOfTax, isOpaque, isTaxAlone, nameFits } from './column-names.ts';
import type { Row } from './csv-rows.ts';
import { isFuelWord } from './energy-words.ts';
import { headerWords } from './header-words.ts';
import { lookUp } from './look-up.ts';
import { tableFields, type Mapping, type TableField } from './schema.ts';

const NAMELESS = 0.15;
const BY_UNIT = 0.45;
/** A column without a name of money is none. */
const UNSAID = -2;

export const wordsOf = (header: string): string => headerWords(header).words.join(' ');
/** What columns are in tables beside this one, by the words of their names. */
export type Told = ReadonlyMap<string, Column['names']>;

/** By the names and what stands below them; of all assignments the one that fits best as a whole. */
export function suggestColumns(
  headers: readonly string[],
  rows: readonly Row[],
  beside: Told = new Map(),
): { mapping: Mapping; unsure: TableField[] } {
  const cellsAt = cellsIn(rows);
  const columns = headers.map((header, at): Column => {
    const names = mostOf(beside.get(wordsOf(header)), nameFits(header));
    const cells = cellsAt(at);
    const isNamed = tableFields.some(
      (field) => !isDetail(field) && names[field] !== undefined && cellFit(field, cells) > 0,
    );
    const isKnown =
      isNamed ||
      (isDerived(header) && cells.dates < 0.5) ||
      (isOfTax(header) && (isTaxAlone(header) || cells.numeric < 0.5)) ||
      isOpaque(header) ||
      isCredit(header) ||
      isBalance(header);
    return { header, names, cells, isKnown };
  });
  const isNameless = headers.every((header, at) => header === String(at + 1));
  const scores = new Map(
    tableFields.map((field) => [field, columns.map((one) => scoreOf(field, one, isNameless))]),
  );
  preferDividing(scores.get('car')!, columns, scores.get('odometer')!);
  preferEarliest(scores.get('date')!, columns);
  preferGrowing(scores.get('odometer')!, columns, carsIn(columns, scores));
  const solutions = solve(columns, scores).toSorted((a, b) => b.score - a.score);
  const [best] = solutions;
  if (!best) return { mapping: {}, unsure: [] };
  const mapping: Mapping = {};
  for (const field of tableFields) {
    const at = best.at[field];
    if (at !== undefined) mapping[field] = headers[at]!;
  }
  // Where nothing is of fuel, each row says what was done.
  const isOfWork = [best.at.amount, best.at.title, best.at.kind].every((at) => at === undefined);
  const [told] = columns
    .filter(({ cells, isKnown }, at) => !isKnown && isText(cells) && !Object.values(best.at).includes(at))
    .toSorted((a, b) => b.cells.purposes - a.cells.purposes || b.cells.distinct - a.cells.distinct);
  if (isOfWork && told) mapping.title = told.header;
  const paid = paidOf(best.at, columns, best.isProduct);
  for (const [field, column] of Object.entries(paid ?? {}) as [TableField, number][]) {
    best.at[field] = column;
    scores.get(field)![column] = Math.max(scores.get(field)![column]!, ENOUGH_SAID);
    mapping[field] = headers[column]!;
  }
  const marks = marksOf(best.at, columns);
  if (marks) {
    mapping[marks.field] = headers[marks.column]!;
    scores.get(marks.field)![marks.column] = ENOUGH_SAID;
  }
  if (marks && best.at.kind === marks.column) delete mapping.kind;
  const kind = kindOf({ ...best.at, ...(marks && { [marks.field]: marks.column }) }, columns);
  const title = workOf({ ...best.at, ...(kind !== undefined && { kind }) }, columns);
  const levels = levelsOf(best.at, columns);
  if (isOfNoWay(best.at, columns)) {
    delete mapping.trip;
    delete best.at.trip;
  }
  const trip = tripOf(best.at, columns);
  const missed = missedOf({ ...best.at, ...(marks && { [marks.field]: marks.column }) }, columns);
  const proven = {
    ...levels,
    ...(trip !== undefined && { trip }),
    ...(kind !== undefined && { kind }),
    ...(title !== undefined && { title }),
    ...(missed !== undefined && { missed }),
  };
  for (const [field, column] of Object.entries(proven)) mapping[field as TableField] = headers[column]!;
  const at = { ...best.at, ...proven, ...(marks && { [marks.field]: marks.column }) };
  const { isAll, isOpen, ...details } = detailsOf(at, columns);
  for (const [field, column] of Object.entries(details)) mapping[field as TableField] = headers[column]!;
  const unsure = unsureOf({ ...best, at: { ...at, ...details } }, { solutions, columns, scores, isNameless });
  if (isAll) {
    delete mapping.cost;
    unsure.delete('cost');
  }
  if (isOpen) unsure.add('cost');
  return { mapping, unsure: [...unsure] };
}

function mostOf(told: Column['names'] = {}, own: Column['names']): Column['names'] {
  const fields = tableFields.filter((field) => field in told || field in own);
  return Object.fromEntries(fields.map((field) => [field, Math.max(told[field] ?? 0, own[field] ?? 0)]));
}

/** So many kinds of records at most. */
const KINDS = 8;

/** A few, again and again. */
const areCars = ({ plates, makes, filled, distinct, texts }: Column['cells']) =>
  (plates > 0.95 || makes > 0.95) &&
  filled > 0.9 &&
  distinct > 1 &&
  distinct <= 20 &&
  distinct * 2 <= texts.length;

const isText = ({ flags, letters, filled, distinct }: Column['cells']) =>
  flags < 0.5 && letters > 0.9 && filled > 0.9 && distinct > 1;

function scoreOf(field: TableField, { header, names, cells, isKnown }: Column, isNameless: boolean): number {
  if (isDetail(field)) return 0;
  const fit = cellFit(field, cells);
  const ofTanks = field === 'full' && isOfTanks(header, cells) ? 0.5 : undefined;
  // Kilometers that do not grow were driven since the last row.
  const ofTrips =
    field === 'trip' && names.odometer && isLong(cells) && goesBothWays(cells)
      ? names.odometer * 0.8
      : undefined;
  // A time that has a day.
  const ofDays = field === 'date' && cells.dates > 0.9 ? (names.time ?? 0) * 0.8 : 0;
  // A column of money for each kind: 'Fuel', 'Repairs', 'Parking'.
  const isOfFuel = field === 'cost' && cells.numeric > 0.9 && cells.decimals > 0.5 && isFuelWord(header);
  const ofFuel = isOfFuel && names.amount === undefined ? 0.45 : 0;
  const said = Math.max(ofTanks ?? 0, ofTrips ?? 0, ofDays, ofFuel, names[field] ?? 0);
  const name = said > 0 ? said : names[field];
  if (name !== undefined) return cells.filled === 0 && name < 0.9 ? 0 : name * fit;
  if (isKnown || fit === 0) return 0;
  // A name in a language that nobody met: what stands in the column is all that speaks.
  if (field === 'date') return cells.dates > 0.9 ? 0.45 : 0;
  if (field === 'car') return areCars(cells) ? 0.5 : 0;
  if (field === 'odometer' && isReading(cells))
    return cells.ways > 0.5 ? BY_UNIT : isDriven(cells) ? ENOUGH_SAID : 0.2;
  if (field === 'odometer') return 0;
  // What it is counted in says what it is.
  const counted = { cost: cells.money, amount: cells.volumes, trip: cells.ways };
  if ((lookUp(counted, field) ?? 0) > 0.5) return BY_UNIT;
  // Totals are amounts times prices: nothing else speaks for it.
  if (MONEY.some((one) => one === field)) return cells.numeric > 0.9 && fit === 1 ? NAMELESS : 0;
  if (isNameless && field === 'partial') return cells.filled < 0.5 && cells.notFull === 1 ? 0.3 : 0;
  if (field === 'energy')
    return cells.energies > 0.9 || (cells.energies > 0.5 && cells.purposes > 0.9) ? 0.3 : 0;
  if (field === 'kind') return cells.kinds > 0.3 && cells.distinct <= KINDS && isText(cells) ? 0.3 : 0;
  if (field === 'title') return cells.purposes > 0.5 && isText(cells) ? 0.3 : 0;
  if (field === 'volumeUnit') return areUnits(cells) && cells.distinct > 1 ? 0.3 : 0;
  if (field === 'distanceUnit') return cells.distances > 0.9 ? 0.3 : 0;
  if (field === 'currency') return cells.currencies > 0.9 ? 0.3 : 0;
  return 0;
}

function solve(columns: readonly Column[], scores: Scores): Solution[] {
  const candidates = (field: TableField) => [
    NONE,
    ...columns.flatMap((_, at) => (scores.get(field)![at]! > LEAST ? [at] : [])),
  ];
  const solutions: Solution[] = [];
  const others = tableFields
    .filter((field) => !MONEY.some((one) => one === field))
    .flatMap((field) => scores.get(field)!.map((worth, column) => ({ field, column, worth })))
    .filter(({ worth }) => worth > LEAST)
    .toSorted((a, b) => b.worth - a.worth);
  for (const amount of candidates('amount')) {
    for (const cost of candidates('cost')) {
      for (const price of candidates('price')) {
        const chosen = [amount, cost, price].filter((at) => at !== NONE);
        if (new Set(chosen).size < chosen.length) continue;
        solutions.push(completed({ amount, cost, price }, { columns, scores, others }));
      }
    }
  }
  return solutions;
}

type Other = { field: TableField; column: number; worth: number };
type Known = { columns: readonly Column[]; scores: Scores; others: readonly Other[] };

/** The other fields, best first, in the columns that are left. */
function completed(money: Money, { columns, scores, others }: Known): Solution {
  const at: Solution['at'] = {};
  const used = new Set<number>();
  let score = 0;
  const take = (field: TableField, column: number, worth: number) => {
    at[field] = column;
    used.add(column);
    score += worth;
  };
  for (const field of MONEY)
    if (money[field] !== NONE) take(field, money[field], scores.get(field)![money[field]]!);
  for (const { field, column, worth } of others) {
    if (at[field] === undefined && !used.has(column)) take(field, column, worth);
  }
  const isUnsaid = MONEY.some(
    (field) => money[field] !== NONE && scores.get(field)![money[field]] === NAMELESS,
  );
  const said = evidence(money, at, columns, isUnsaid);
  return {
    at,
    score: score + (isUnsaid && !isProven(said) ? UNSAID : said),
    isProduct: isProven(said),
    isDenied: isDenied(said),
  };
}
