/** The library's own types bring those of Node into every room; `paths` of tsconfig.base.json points here. */
export function parse(
  input: Uint8Array,
  options: {
    delimiter: string;
    escape: string;
    record_delimiter: string;
    relax_quotes: boolean;
    relax_column_count: boolean;
    skip_empty_lines: boolean;
    max_record_size: number;
    /** The number of records after which it stops. */
    to: number;
    /** The line, counted from 1, and the byte at which the record ends. Null keeps it out of the result. */
    on_record: (record: string[], context: { lines: number; bytes: number }) => null;
  },
): string[][];

export class CsvError extends Error {
  readonly code: string;
}
