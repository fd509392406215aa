import { cellsOf, markOf, sampleOf } from './column-cells.ts';
import { readNumber } from './number-rules.ts';
import type { NamedTable } from './table-shape.ts';

/** Thousandths, and what they are told in; fewer of them are hardly counted so. */
const SMALL: readonly [name: RegExp, whole: string, least: number][] = [
  [/(?<![\p{L}])(ml|mill?ilit(er|re)s?)(?!\p{L})|Mill?ilit(er|re)s?(?!\p{Ll})/u, 'l', 1_000],
  [
    /(?<![\p{L}])m(?!\p{L})|(?<!\p{L})(meters|metres)(?!\p{L})|(?<=\p{Ll})Met(er|re)s(?!\p{Ll})/u,
    'km',
    1_000_000,
  ],
  [/(?<![\p{L}])wh(?!\p{L})/u, 'kWh', 1_000],
];

const lowered = (header: string) =>
  header.replaceAll(/\bmL\b/g, 'ml').replaceAll(/\b(ML|Wh|WH)\b/g, (unit) => unit.toLowerCase());

/** Milliliters, meters and watt hours as liters, kilometers and kilowatt hours. */
export function withWholeUnits<Table extends Pick<NamedTable, 'headers' | 'rows'>>(table: Table): Table {
  const samples = sampleOf(table.rows);
  const found = table.headers.flatMap((header, column) => {
    const [name, whole, least] = SMALL.find(([pattern]) => pattern.test(lowered(header))) ?? [];
    if (!name || cellsOf(samples, column, '.').median < least!) return [];
    return [{ column, header: lowered(header).replace(name, ` ${whole!}`), digits: whole === 'km' ? 0 : 4 }];
  });
  if (found.length === 0) return table;
  const mark = markOf(samples);
  const told = (cell: string, digits: number) => {
    const value = readNumber(cell, mark)?.value;
    return value === undefined ? cell : (value / 1000).toFixed(digits).replace('.', mark);
  };
  return {
    ...table,
    headers: table.headers.map((header, at) => found.find(({ column }) => column === at)?.header ?? header),
    rows: table.rows.map(({ row, cells }) => ({
      row,
      cells: found.reduce(
        (own, { column, digits }) => (own[column] ? own.with(column, told(own[column], digits)) : own),
        cells,
      ),
    })),
  };
}
