import { stringify } from 'csv-stringify/sync';
import type { Cell } from './section-tables.ts';

/** Without it spreadsheet programs do not recognize UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Text that looks like a formula gets a leading apostrophe; numbers stay numbers. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  stringify(rows as Cell[][], { escape_formulas: true });

export const csvHead = (headers: readonly string[]): string => BYTE_ORDER_MARK + csvRows([headers]);
