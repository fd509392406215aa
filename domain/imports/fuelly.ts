import { readTables } from './any-table.ts';
import { hasHeaders } from './header-rules.ts';
import type { Session } from './session.ts';
import type { NamedTable } from './table-shape.ts';

export const isFuelly = (headers: readonly string[]): boolean =>
  hasHeaders(headers, 'car_name', 'fuelup_date') ||
  hasHeaders(headers, 'car_name', 'service_date') ||
  hasHeaders(headers, 'Type', 'Filled Up', 'Vehicle', 'Services');

/** Its columns are read as those of any table; how it writes days and decimals is known. */
export const readFuelly = (session: Session, tables: readonly NamedTable[]): void =>
  readTables(session, tables, { habits: { dates: 'mdy', decimal: '.' } });
