import { nameFits } from './column-names.ts';
import { isFuelName, isFuelWord } from './energy-words.ts';
import type { NamedTable } from './table-shape.ts';
import { volumeOf } from './unit-rules.ts';

const AMOUNT = /(?<![\d.,])(\d{1,4}(?:[.,]\d{1,3})?)\s?(kwh|\p{L}{1,8})(?!\p{L})/iu;
/** A single one may be of a can. */
const LEAST = 2;

function amountIn(cell: string, isOfFuel: boolean): { amount: string; unit: string } | null {
  const [, amount = '', unit = ''] = ((isOfFuel || isFuelWord(cell)) && AMOUNT.exec(cell)) || [];
  return volumeOf(unit) !== undefined || /^kwh$/i.test(unit) ? { amount, unit } : null;
}

/** 'Fuel 40 l' in a table without a column of amounts: they get one. */
export function withAmountsOfTexts<Table extends Pick<NamedTable, 'headers' | 'rows'>>(table: Table): Table {
  if (table.headers.some((header) => (nameFits(header).amount ?? 0) > 0.5)) return table;
  const found = table.rows.map(({ cells }) => {
    const isOfFuel = cells.some((cell) => isFuelName(cell));
    return cells.map((cell) => amountIn(cell, isOfFuel)).find((one) => one !== null) ?? null;
  });
  const units = new Set(found.flatMap((one) => (one ? (volumeOf(one.unit) ?? one.unit.toLowerCase()) : [])));
  if (units.size !== 1 || found.filter((one) => one !== null).length < LEAST) return table;
  const width = table.headers.length;
  return {
    ...table,
    headers: [...table.headers, found.find((one) => one !== null)!.unit],
    rows: table.rows.map(({ row, cells }, at) => ({
      row,
      cells: [
        ...cells.slice(0, width),
        ...Array<string>(Math.max(0, width - cells.length)).fill(''),
        found[at]?.amount ?? '',
      ],
    })),
  };
}
