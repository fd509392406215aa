import { readTables } from './any-table.ts';
import { columnOf, hasHeaders } from './header-rules.ts';
import type { Mapping, TableField } from './schema.ts';
import type { Session } from './session.ts';
import type { NamedTable } from './table-shape.ts';

export const isFuelly = (headers: readonly string[]): boolean =>
  hasHeaders(headers, 'car_name', 'fuelup_date') ||
  hasHeaders(headers, 'car_name', 'service_date') ||
  hasHeaders(headers, 'Type', 'Filled Up', 'Vehicle', 'Services');

const AMOUNTS = [
  'litres',
  'liters',
  '*gallons',
  'gallons',
  'ukgallons',
  'imperialgallons',
  'imp_gallons',
  'kwh',
];

const SITE: Partial<Record<TableField, readonly string[]>> = {
  car: ['car_name'],
  odometer: ['odometer'],
  trip: ['km', 'miles', 'kilometers'],
  amount: AMOUNTS,
  price: ['price'],
  date: ['fuelup_date'],
  missed: ['missed_fuelup'],
  partial: ['partial_fuelup'],
  station: ['brand'],
  notes: ['notes'],
};
const SERVICES: typeof SITE = {
  car: ['car_name'],
  odometer: ['odometer'],
  cost: ['price'],
  date: ['service_date'],
  kind: ['service_type'],
  title: ['sub_service_types'],
  notes: ['notes'],
};
const APP: typeof SITE = {
  kind: ['type'],
  date: ['date'],
  time: ['time'],
  car: ['vehicle'],
  odometer: ['odometer'],
  full: ['filledup'],
  price: ['cost/gallon', 'cost/liter', 'cost/litre', 'cost/*'],
  amount: AMOUNTS,
  cost: ['totalcost'],
  energy: ['octane'],
  station: ['gasbrand'],
  title: ['services'],
  notes: ['notes'],
};

function mappingOf(headers: readonly string[]): Mapping {
  const names = hasHeaders(headers, 'fuelup_date')
    ? SITE
    : hasHeaders(headers, 'service_date')
      ? SERVICES
      : APP;
  return Object.fromEntries(
    Object.entries(names).flatMap(([field, spellings]) => {
      const at = columnOf(headers, spellings);
      return at === -1 ? [] : [[field, headers[at]]];
    }),
  );
}

/** Its columns are known; what stands in them is read as any table. */
export const readFuelly = (session: Session, tables: readonly NamedTable[]): void =>
  readTables(session, tables, { mappingOf, habits: { dates: 'mdy', decimal: '.' } });
