import { partsOfCar } from '#domain/cars/makes.ts';
import { currenciesOf } from './currency-words.ts';
import { readDay, timeOf } from './date-rules.ts';
import { energyOf, isFuelName, isFuelWord, powerOf } from './energy-words.ts';
import { isDueName } from './due-words.ts';
import { isGeneral, isOtherPurpose, repairKindOf } from './repair-kind-words.ts';
import type { Row } from './csv-rows.ts';
import { addVote, decideDecimal, isDash, noVote, readNumber } from './number-rules.ts';
import { fullOf, isFlag, isPartly, isTankWord } from './flag-words.ts';
import { isKwh } from './header-words.ts';
import { isUnitOfDistance, volumeOf } from './unit-rules.ts';

const SAMPLES = 300;
const RUN = 30;

/** What stands in a column; shares are of the cells that are not empty, 0 to 1. */
export type Cells = {
  filled: number;
  distinct: number;
  dates: number;
  clocks: number;
  letters: number;
  flags: number;
  /** Of a full or partly filled tank, or marks of which one is known. */
  fullness: number;
  energies: number;
  /** Of license plates. */
  plates: number;
  /** Of numbers of cars, also short ones of old cars. */
  vins: number;
  /** Of makes of cars with a model. */
  makes: number;
  /** Of words for fuel. */
  fuels: number;
  /** Of words that say what was paid for; 0 where all is fuel. */
  purposes: number;
  /** Of words that say what kind of record a row is. */
  kinds: number;
  currencies: number;
  units: number;
  distances: number;
  powers: number;
  longest: number;
  /** Days, as they can be compared; '' for none. */
  days: readonly string[];
  texts: readonly string[];
  /** Say that a tank was not filled. */
  notFull: number;
  /** Of a tank, in words. */
  tankWords: number;
  /** Values, null where a cell is no number, in the order of the rows. */
  numbers: readonly (number | null)[];
  numeric: number;
  whole: number;
  /** Written with decimals, also '5.00'. */
  decimals: number;
  median: number;
  least: number;
  most: number;
  /** Share of steps from row to row in the direction of most of them. */
  growth: number;
  /** Spread around the mean: 0 for a constant. */
  spread: number;
  /** A sign or code of a currency stands beside the numbers. */
  money: number;
  /** A unit of fuel, or of distance, stands beside them. */
  volumes: number;
  ways: number;
};

/** Runs of rows, evenly over the table: the first alone may be of one year or one car, and some follow each other. */
export function sampleOf(rows: readonly Row[]): Row[] {
  if (rows.length <= SAMPLES) return [...rows];
  const step = rows.length / (SAMPLES / RUN);
  return Array.from(
    { length: SAMPLES },
    (_, at) => rows[Math.floor(Math.floor(at / RUN) * step) + (at % RUN)]!,
  );
}

const DAY = { order: 'dmy', today: '2100-01-01' } as const;

export const isDate = (cell: string) => cell.length < 40 && readDay(cell, DAY) !== null;

/** '1,659' alone may be thousands: the other columns of the table say what its comma is. */
export function markOf(rows: readonly Row[]): '.' | ',' {
  const vote = noVote();
  for (const { cells } of rows)
    for (const cell of cells) if (cell.length < 20 && !isDate(cell)) addVote(vote, cell);
  return decideDecimal(vote).mark;
}

const PLATE = /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d][\p{Lu}\d .·-]{3,10}$/u;

export const isPlate = (cell: string): boolean => PLATE.test(cell) && energyOf(cell) === null;

const VIN = /^(?=.*\d)[A-Z\d-]{5,17}$/i;

/** 'T9012' is no number; an amount has its currency apart, or is a sign. */
const ID = /^\p{L}{1,3}-?\d+$/u;

export const isUnitOfFuel = (cell: string): boolean =>
  volumeOf(cell) !== undefined || isKwh(cell) || /^kg$/i.test(cell);

/** Units of fuel, and of what else is bought. */
export const areUnits = ({ units, distinct, longest, letters }: Cells): boolean =>
  units > 0.9 || (units > 0.5 && distinct <= UNITS_MAX && longest <= UNIT_LONGEST && letters + units > 0.9);
const UNITS_MAX = 6;
const UNIT_LONGEST = 8;

const isFuelText = (cell: string) =>
  /\p{L}{2}/u.test(cell) && isFuelWord(cell) && (isFuelName(cell) || repairKindOf(cell) === null);

export function cellsOf(rows: readonly Row[], column: number, mark: '.' | ','): Cells {
  const all = rows.map(({ cells }) => cells[column]?.trim() ?? '');
  const filled = all.filter((cell) => cell !== '');
  const read = all.map((cell) =>
    cell === '' || isDate(cell) || ID.test(cell) ? null : readNumber(cell, mark),
  );
  const numbers = read.map((one) => one?.value ?? null);
  const known = numbers.filter((one) => one !== null);
  const besideThem = (fits: (affix: string) => boolean) =>
    read.filter((one) => one !== null && one.affix !== '' && fits(one.affix)).length /
    Math.max(1, known.length);
  const sorted = known.toSorted((a, b) => a - b);
  const share = (fits: (cell: string) => boolean) =>
    filled.length === 0 ? 0 : filled.filter(fits).length / filled.length;
  return {
    filled: all.length === 0 ? 0 : filled.length / all.length,
    distinct: new Set(filled).size,
    dates: share(isDate),
    clocks: share((cell) => timeOf(cell) !== null),
    letters: share((cell) => /\p{L}{2}/u.test(cell)),
    flags: isPairOfFlags(filled, all.length) ? 1 : share(isFlag),
    fullness: fullnessOf(filled),
    days: all.map((cell) => (cell === '' ? '' : (readDay(cell, DAY) ?? ''))),
    texts: all,
    notFull: share((cell) => isPartly(cell)),
    tankWords: share((cell) => isTankWord(cell)),
    plates: share(isPlate),
    vins: share((cell) => VIN.test(cell)),
    makes: share((cell) => partsOfCar(cell) !== null),
    energies: share((cell) => /\p{L}/u.test(cell) && energyOf(cell) !== null),
    fuels: share(isFuelText),
    kinds: share((cell) => isGeneral(cell) || isFuelName(cell) || isDueName(cell)),
    purposes: filled.some(isOtherPurpose) ? share((cell) => isFuelText(cell) || isOtherPurpose(cell)) : 0,
    currencies: share((cell) => currenciesOf(cell).length > 0),
    units: share(isUnitOfFuel),
    distances: share(isUnitOfDistance),
    powers: share((cell) => powerOf(cell) !== null),
    longest: filled.reduce((most, cell) => Math.max(most, cell.length), 0),
    numbers,
    numeric: known.length / Math.max(1, filled.filter((cell) => !isDash(cell)).length),
    whole: known.length === 0 ? 0 : known.filter((one) => Number.isInteger(one)).length / known.length,
    decimals: share((cell) => /^\D{0,3}\d+[.,]\d{1,2}\D{0,3}$/.test(cell)),
    median: sorted[sorted.length >> 1] ?? 0,
    least: sorted[0] ?? 0,
    most: sorted.at(-1) ?? 0,
    growth: growthOf(known),
    spread: spreadOf(known),
    money: besideThem((affix) => currenciesOf(affix).length > 0),
    volumes: besideThem(isUnitOfFuel),
    ways: besideThem(isUnitOfDistance),
  };
}

/** Of the rows that stand for all. */
export function cellsIn(rows: readonly Row[]): (column: number) => Cells {
  const samples = sampleOf(rows);
  const mark = markOf(samples);
  return (column) => cellsOf(samples, column, mark);
}

/** One of two marks is known, or a letter stands in some rows. */
function isPairOfFlags(filled: readonly string[], rows: number): boolean {
  const marks = [...new Set(filled)];
  if (marks.length === 1) return filled.length < rows && marks[0]!.length <= 2 && !/[2-9]/.test(marks[0]!);
  return (
    marks.length === 2 &&
    marks.some(isFlag) &&
    marks.every((mark) => mark.length <= 12 && !/[2-9]/.test(mark))
  );
}

function fullnessOf(filled: readonly string[]): number {
  const marks = new Set(filled);
  const known = filled.filter((cell) => fullOf(cell) !== null).length;
  const isPair = marks.size === 2 && known > 0 && [...marks].every((mark) => !/[2-9]/.test(mark));
  return isPair ? 1 : known / Math.max(1, filled.length);
}

/** From each to the next. */
export const stepsOf = (values: readonly number[]): number[] =>
  values.slice(1).map((value, at) => value - values[at]!);

function growthOf(values: readonly number[]): number {
  const steps = stepsOf(values);
  const up = steps.filter((step) => step > 0).length;
  const down = steps.filter((step) => step < 0).length;
  return up + down === 0 ? 0 : Math.max(up, down) / steps.length;
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

export function spreadOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  if (mean === 0) return 0;
  const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length;
  return Math.sqrt(variance) / Math.abs(mean);
}

/** Fewer rows show nothing of how values are spread. */
export const ENOUGH = 4;

export const isLong = ({ numbers }: Cells): boolean => numbers.filter((one) => one !== null).length >= ENOUGH;

/** As rows are. */
export const isCounted = (cells: Cells): boolean => isLong(cells) && cells.whole === 1 && cells.growth > 0.9;
