import { readRows, type Row } from '#domain/imports/csv-rows.ts';
import { isDerived, nameFits } from '#domain/imports/column-names.ts';
import { decodeText } from '#domain/imports/decode-text.ts';
import { energyOf, powerOf } from '#domain/imports/energy-words.ts';
import { isFlag } from '#domain/imports/flag-words.ts';
import { currenciesOf, isCurrency } from '#domain/imports/currency-words.ts';
import { isDueName } from '#domain/imports/due-words.ts';
import { readNumber } from '#domain/imports/number-rules.ts';
import { isGeneral, repairKindOf } from '#domain/imports/repair-kind-words.ts';
import { isTrip } from '#domain/imports/table-roles.ts';
import { distanceOf, volumeOf } from '#domain/imports/unit-rules.ts';

/** Whole weeks, so that the days of a week stay. */
const DAYS = 7 * 53;
const DATE = /^(\d{1,4})([./-] ?)(\d{1,2})([./-] ?)(\d{1,4})(?!\d)/;
/** What apps write for none. */
const NO_DATE = /^(2011-01-01|01[./]01[./]2011|1970-01-01|1\/1\/1970)/;
/** Their words belong to the app. */
const OF_THE_APP = /\b(units?|system|version|full|partial|missed|fuel|pattern|format)\b/i;
/** What stands in them may be the owner's own. */
const OF_KINDS = /\b(type|kind|category|services?)\b/i;
const COORDINATE = /^(lat|lon|lng|latitude|longitude)\b/i;
const NUMBERED = /\b(id|guid|uuid|vin|phone|plate|policy|registration|insurance|lic)\b/i;

const words = (header: string) => header.replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ');

/** What says how a file is read, and nothing of its owner. */
const isWord = (cell: string) =>
  isFlag(cell) ||
  isCurrency(cell) ||
  powerOf(cell) !== null ||
  distanceOf(cell) !== undefined ||
  volumeOf(cell) !== undefined ||
  (cell.length < 25 && energyOf(cell) !== null);

/** What readers take for a kind of record; a name with it in several words may be the owner's. */
const isKind = (cell: string) =>
  !/\p{L}/u.test(cell) ||
  isGeneral(cell) ||
  isTrip(cell) ||
  isDueName(cell) ||
  Object.keys(nameFits(cell)).length > 0 ||
  (repairKindOf(cell) !== null && cell.split(/\s+/).length <= 2);

function isNumber(cell: string): boolean {
  const read = readNumber(cell, '.');
  return (
    read !== null && (!/\p{L}/u.test(read.affix) || currenciesOf(read.affix).length > 0 || isWord(read.affix))
  );
}

/** Without digits, which could be read as a number: A, B, …, AA. */
const letters = (count: number): string =>
  (count > 26 ? letters(Math.floor((count - 1) / 26)) : '') + String.fromCodePoint(65 + ((count - 1) % 26));

/** Of one file: the same text is replaced by the same words everywhere, so that cars and categories stay apart. */
function replacing() {
  const known = new Map<string, string>();
  return (header: string, cell: string): string => {
    const key = cell.toLowerCase();
    const name = (words(header).match(/\p{L}+/u)?.[0] ?? 'Text').slice(0, 20);
    const found = known.get(key) ?? `${name} ${letters(known.size + 1)}`;
    known.set(key, found);
    return found;
  };
}

const isMonthFirst = (cells: readonly string[]) =>
  cells.some((cell) => Number(DATE.exec(cell)?.[3]) > 12) &&
  !cells.some((cell) => {
    const first = Number(DATE.exec(cell)?.[1]);
    return first > 12 && first < 32;
  });

/** Written as it was: the same order, signs and zeros. */
function movedDate(cell: string, monthFirst: boolean): string {
  return cell.replace(DATE, (whole, one: string, sign: string, two: string, other: string, three: string) => {
    const isYearFirst = one.length === 4;
    const [year, month, day] = isYearFirst
      ? [one, two, three]
      : monthFirst
        ? [three, one, two]
        : [three, two, one];
    const at = new Date(
      Date.UTC(Number(year) + (year.length === 2 ? 2000 : 0), Number(month) - 1, Number(day)),
    );
    if (Number.isNaN(at.getTime())) return whole;
    at.setUTCDate(at.getUTCDate() - DAYS);
    const part = (value: number, like: string) => String(value).slice(-4).padStart(like.length, '0');
    const y = year.length === 2 ? String(at.getUTCFullYear()).slice(-2) : String(at.getUTCFullYear());
    const m = part(at.getUTCMonth() + 1, month);
    const d = part(at.getUTCDate(), day);
    return (isYearFirst ? [y, m, d] : monthFirst ? [m, d, y] : [d, m, y])
      .join('\u0000')
      .replace('\u0000', sign)
      .replace('\u0000', other);
  });
}

const isHeading = ({ cells }: Row) => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length > 0 && !filled.some((cell) => /\d/.test(cell) && !/\p{L}{2}/u.test(cell));
};

const isHeader = (row: Row) => {
  const known = row.cells.filter((cell) => isDerived(cell) || Object.keys(nameFits(cell)).length > 0).length;
  return isHeading(row) && (row.cells.length === 1 || known >= 2);
};

const quoted = (cell: string, delimiter: string) =>
  cell.includes(delimiter) || /["\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** The delimiter as the file writes it, in its first line with several cells. */
const delimiterOf = (text: string): string =>
  [';', '\t', '|', ','].find((sign) => text.split('\n', 5).some((line) => line.split(sign).length > 2)) ??
  ',';

/**
 * A CSV with everything personal replaced: texts, places, plates and ids; days move by a year. Numbers, units and the
 * words that say how it is read stay. Null for what is no text.
 */
export function anonymised(bytes: Uint8Array): string | null {
  const text = decodeText(bytes);
  if (text === null) return null;
  const { rows } = readRows(text);
  const delimiter = delimiterOf(text);
  const replaced = replacing();
  let headers: readonly string[] = [];
  const monthFirst = isMonthFirst(rows.flatMap(({ cells }) => cells));
  let isBelowName = false;
  const changed = rows.map((row) => {
    const isName = row.cells.filter((cell) => cell.trim() !== '').length <= 1 && isHeading(row);
    const isFirst = isBelowName && isHeading(row);
    isBelowName = isName;
    if (isName) return row.cells;
    if (isFirst || isHeader(row)) {
      headers = row.cells;
      return row.cells;
    }
    return row.cells.map((cell, at) => {
      const header = headers[at] ?? '';
      const trimmed = cell.trim();
      if (trimmed === '' || isWord(trimmed)) return cell;
      if (COORDINATE.test(header)) return '0.0';
      const isOfTheApp = OF_THE_APP.test(words(header)) || (OF_KINDS.test(words(header)) && isKind(trimmed));
      if (NO_DATE.test(trimmed) || (isOfTheApp && trimmed.length < 30)) return cell;
      if (DATE.test(trimmed)) return movedDate(trimmed, monthFirst);
      if (NUMBERED.test(words(header)) && !/^-?\d{1,4}$/.test(trimmed)) return replaced(header, trimmed);
      if (isNumber(trimmed) || /^\d+:\d+/.test(trimmed)) return cell;
      return replaced(header, trimmed);
    });
  });
  return `${changed.map((cells) => cells.map((cell) => quoted(cell, delimiter)).join(delimiter)).join('\n')}\n`;
}
