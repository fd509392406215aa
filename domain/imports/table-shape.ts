import { currencyOfHeader, isMoneyWord } from './currency-words.ts';
import { unitOfHeader } from './header-rules.ts';
import { headerWords } from './header-words.ts';
import type { Row } from './csv-rows.ts';
import type { TableField } from './schema.ts';
import type { Table } from './session.ts';
import { distanceOf, volumeOf } from './unit-rules.ts';

export type Columns = Record<TableField, number>;
/** `name`: of the line above the header; '' without one. `titles`: the lines above the first table. */
export type Split = { name: string; headers: string[]; rows: Row[]; hasHeader: boolean; titles: Row[] };

/** A table with its heading, and whether its file says what its columns are. */
export type NamedTable = Table & Split;
export type Mapped = { table: NamedTable; at: Columns };

/** Of all money of a table: that of the total, else of the price, else of parts or labor. */
export const currencyOfTable = ({ table, at }: Mapped): string | undefined =>
  [at.cost, at.price, at.parts, at.labor]
    .map((column) => currencyOfHeader(table.headers[column]))
    .find((code) => code !== undefined);

/** 'Kilometerstand', 'kmstand', 'quilometragem'. */
const KILOMETERS = /^(k[iy]lom|chilom|quilom|km\p{L}|килом|χιλιόμ)/u;

export const distanceOfHeader = (header: string | undefined) =>
  unitOfHeader(header, distanceOf) ??
  headerWords(header ?? '')
    .words.concat(headerWords(header ?? '').unit)
    .map((word) => distanceOf(word) ?? (KILOMETERS.test(word) ? 'km' : undefined))
    .find((unit) => unit !== undefined);

export function volumeOfHeader(header: string | undefined) {
  if (header === undefined) return undefined;
  const { words, unit } = headerWords(header);
  const said =
    unitOfHeader(header, volumeOf) ?? [unit, ...words].map(volumeOf).find((one) => one !== undefined);
  if (said !== 'gal') return said;
  return /\bus\b/i.test(header) ? 'usgal' : /\b(uk|imp)\b/i.test(header) ? 'ukgal' : said;
}

/** 'Fuel' of 'Fuel (€)'. */
export const withoutMoney = (header: string) =>
  header
    .replaceAll(/[([][^)\]]*[)\]]/g, '')
    .split(/\s+/)
    .filter((word) => !isMoneyWord(word))
    .join(' ')
    .trim();
