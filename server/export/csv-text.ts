import { stringify } from 'csv-stringify/sync';
import type { Cell } from './section-tables.ts';

/** Without it a spreadsheet program takes the bytes for another character set than UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A text that begins like a formula gets an apostrophe before it; numbers stay numbers. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  stringify(rows as Cell[][], { escape_formulas: true });

export const csvHead = (headers: readonly string[]): string => BYTE_ORDER_MARK + csvRows([headers]);
