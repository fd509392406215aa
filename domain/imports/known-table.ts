import type { Row } from './csv-rows.ts';
import { tableFields, type Mapping, type TableField } from './schema.ts';
import type { NamedTable } from './table-shape.ts';

/** A row of an app whose columns are known: what stands in each field, and what else it has by its own names. */
export type KnownRow = {
  row: number;
  fields: Partial<Record<TableField, string>>;
  others?: readonly (readonly [string, string])[];
};

/** What stands in no field: it goes into the notes. */
export const othersIn = (
  headers: readonly string[],
  { cells }: Pick<Row, 'cells'>,
  used: readonly number[],
): NonNullable<KnownRow['others']> =>
  headers.flatMap((header, column) =>
    used.includes(column) ? [] : [[header, cells[column] ?? ''] as const],
  );

const ALWAYS = new Set<string>(['date', 'odometer', 'cost']);

/** As a table below the names of fields, which is read like any other. */
export function tableOfFields(file: string, rows: readonly KnownRow[]): NamedTable {
  const all = rows.map(({ row, fields, others = [] }) => ({
    row,
    cells: new Map([...others, ...Object.entries(fields)]),
  }));
  const headers = [...new Set([...tableFields, ...all.flatMap(({ cells }) => [...cells.keys()])])].filter(
    (name) => ALWAYS.has(name) || all.some(({ cells }) => cells.get(name)),
  );
  return {
    file,
    name: '',
    titles: [],
    hasHeader: true,
    headers,
    rows: all.map(({ row, cells }) => ({ row, cells: headers.map((name) => cells.get(name) ?? '') })),
  };
}

const FIELDS = new Set<string>(tableFields);

export const mappingOfFields = (headers: readonly string[]): Mapping =>
  Object.fromEntries(headers.flatMap((name) => (FIELDS.has(name) ? [[name, name]] : [])));
