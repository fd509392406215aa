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
import type { TableField } from './schema.ts';

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

const isCode = (cells: Cells) =>
  cells.numeric === 1 && cells.whole === 1 && cells.most <= 9 && cells.distinct <= 3 && isLong(cells);

/** Apps number the kinds of their records. */
const isKindCode = ({ numeric, whole, distinct, most, least, numbers }: Cells) =>
  numeric === 1 &&
  whole === 1 &&
  least >= 0 &&
  most <= 20 &&
  distinct > 1 &&
  distinct <= 10 &&
  numbers.length >= ENOUGH;

/** 0: cannot be; 1: as it should be. An empty column says nothing. */
export function cellFit(field: TableField, cells: Cells): number {
  if (cells.filled === 0) return field === 'full' || field === 'partial' || field === 'missed' ? 0.9 : 0.5;
  const { dates, numeric, letters, flags, growth, median, most, numbers } = cells;
  switch (field) {
    case 'date':
      // The same day in most rows is of the car rather than of what happened.
      if (dates <= 0.5) return 0;
      return numbers.length >= ENOUGH && cells.distinct * 2 <= numbers.length * cells.filled
        ? dates * 0.8
        : dates;
    case 'time':
      // 'Date and time' is a date first.
      return cells.clocks >= 0.5 ? (dates > 0.5 ? 0.3 : 1) : 0;
    case 'odometer':
      if (numeric < 0.5) return 0;
      if (!isLong(cells)) return most >= 1_000 ? 1 : 0.6;
      return growth > (median >= 1_000 ? 0.7 : 0.9) ? 1 : median >= 2_000 ? 0.8 : 0.2;
    case 'trip':
      if (numeric < 0.5) return 0;
      return isLong(cells) && growth > 0.9 ? 0.05 : median > 2_000 ? 0.1 : 1;
    case 'amount':
      if (numeric < 0.5 || cells.money > 0.3) return 0;
      if (isCode(cells)) return 0.05;
      return median > 500 || (isLong(cells) && median < 0.9) ? 0.3 : 1;
    case 'cost':
      return numeric < 0.5 ? 0 : isCode(cells) ? 0.2 : 1;
    case 'price':
      return numeric < 0.5 ? 0 : isCode(cells) ? 0.5 : 1;
    case 'discount':
    case 'socStart':
    case 'socEnd':
      return numeric > 0.5 ? 1 : 0;
    case 'full':
    case 'partial':
    case 'missed':
      if (
        flags > 0.9 ||
        (field === 'partial' && cells.notFull === 1) ||
        (field === 'full' && cells.fullness > 0.9)
      )
        return 1;
      return field === 'full' &&
        numeric === 1 &&
        !isCounted(cells) &&
        cells.least >= 0 &&
        most <= 100 &&
        most > 1
        ? 0.8
        : 0;
    case 'energy':
      return cells.energies > 0.5 ? 1 : letters > 0.5 ? 0.4 : 0.05;
    case 'power':
      return cells.powers > 0.5 ? 1 : letters > 0.5 ? 0.5 : 0;
    case 'currency':
      return cells.currencies > 0.5 ? 1 : 0;
    case 'volumeUnit':
      return areUnits(cells) ? 1 : 0;
    case 'distanceUnit':
      return cells.distances > 0.9 ? 1 : 0;
    case 'car':
      if (dates > 0.5 || cells.longest > 120 || cells.decimals > 0.5) return 0;
      // Cars stand again and again.
      if (numbers.length > 2 && cells.distinct === numbers.length) return 0.15;
      return cells.distinct > 20 ? 0.3 : letters > 0.5 ? 1 : 0.5;
    case 'kind':
      if (dates > 0.5) return 0.05;
      if (numeric > 0.9) return isKindCode(cells) ? 0.5 : 0.05;
      return cells.energies > 0.8 || flags > 0.9 || cells.distinct > 30 ? 0.2 : 1;
    case 'title':
    case 'station':
      return dates > 0.5 || numeric > 0.9 || flags > 0.9 ? 0 : cells.energies > 0.8 ? 0.2 : 1;
    case 'notes':
      return dates > 0.9 ? 0.2 : 1;
  }
}
