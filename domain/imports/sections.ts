import type { Row } from './csv-rows.ts';
import { fittedHeaders } from './header-fit.ts';
import type { Table } from './session.ts';

export type Section = Table & { name: string };

/** Further columns belong to rows of the last section, which they do not fit. */
const SECTIONS_MAX = 200;

export const isBlank = (cell: string) => cell.trim() === '';

/** A marker may be padded with empty cells to the width of the table. */
export const loneCell = ({ cells }: Row): string | null =>
  cells.slice(1).every(isBlank) ? (cells[0]?.replace('\uFEFF', '').trim() ?? null) : null;

export const withoutBlankEnd = (cells: readonly string[]) => {
  const last = cells.findLastIndex((cell) => !isBlank(cell));
  return cells.slice(0, last + 1);
};

/** Each table stands below a line of its own that names it. @param nameOf null for a row of data */
export function sectionsOf(
  file: string,
  rows: readonly Row[],
  nameOf: (lone: string) => string | null,
): Section[] {
  const sections: Section[] = [];
  for (const row of rows) {
    const lone = loneCell(row);
    const name = lone === null ? null : nameOf(lone);
    const current = sections.at(-1);
    if (name !== null && sections.length < SECTIONS_MAX) sections.push({ file, name, headers: [], rows: [] });
    else if (!current) continue;
    else if (current.headers.length === 0) current.headers = withoutBlankEnd(row.cells);
    else current.rows.push(row);
  }
  return sections.map((one) => ({ ...one, headers: fittedHeaders(one.headers, one.rows) }));
}

export const hashName = (lone: string): string | null =>
  lone.startsWith('#') ? lone.replace(/^#+/, '').trim().toLowerCase() : null;

const TOTAL =
  /(?<!\p{L})(sub-?|zwischen|durch)?(total|totals|i alt|общо|celkom|skupaj|סהכ|合計|总计|합계|المجموع|summa|samtals|spolu|ukupno|σύνολο|totale|totaal|sum|summe|gesamt|insgesamt|kopā|итого|всего|razem|suma|celkem|yhteensä|kokku|összesen|toplam|viso|schnitt\p{L}*|mittel(wert)?|average|vidēj\p{L}*|średni\p{L}*|средн\p{L}*|promedio|media|moyenne|keskmi\p{L}*|keskimä\p{L}*|průměr\p{L}*|átlag\p{L}*|vidurk\p{L}*|gjennomsnitt|genomsnitt)(?!\p{L})/iu;

const MEAN =
  /schnitt|mittel|average|mean|vidēj|średni|средн|promedio|media|moyenne|keskmi|keskimä|průměr|priemer|átlag|vidurk|snitt|gemiddeld|prosje[kč]|povpreč|μέσος|medie|ortalama|平均|평균/iu;
export const isMean = (cells: readonly string[]): boolean => cells.some((cell) => MEAN.test(cell));

/** Of a row with a single cell. */
export function loneText(cells: readonly string[]): string | null {
  const filled = cells.filter((cell) => !isBlank(cell));
  return filled.length === 1 ? filled[0]!.replace('\uFEFF', '').trim() : null;
}

export const isTotal = (cells: readonly string[]): boolean =>
  TOTAL.test(cells.find((cell) => !isBlank(cell)) ?? '');

/** A line of totals, or one that only names the rows below it, such as a year. */
export const isBesideRows = (cells: readonly string[]): boolean => loneText(cells) !== null || isTotal(cells);
