import { areUnits, ENOUGH, isCounted, isLong, type Cells } from './column-cells.ts';
import type { TableField } from './schema.ts';

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
    case 'parts':
    case 'labor':
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
    case 'garage':
      return dates > 0.5 || numeric > 0.9 || flags > 0.9 ? 0 : cells.energies > 0.8 ? 0.2 : 1;
    case 'plate':
      return cells.plates > 0.5 ? 1 : 0;
    case 'vin':
      return cells.vins > 0.5 ? 1 : 0;
    case 'notes':
      return dates > 0.9 ? 0.2 : 1;
  }
}
