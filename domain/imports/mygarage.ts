import { readTables } from './any-table.ts';
import { readCar } from './car-rows.ts';
import type { Row } from './csv-rows.ts';
import { timeOf } from './date-rules.ts';
import { energyOf, isPlainName } from './energy-words.ts';
import { isYes } from './flag-words.ts';
import { settleFormats } from './formats.ts';
import { columnsOf, hasHeaders, unitOfHeader } from './header-rules.ts';
import { cellOf, isObject, objectsIn, type Json } from './json-shapes.ts';
import { tableOf } from './json-table.ts';
import { mappingOfFields, othersIn, tableOfFields, type KnownRow } from './known-table.ts';
import { lookUp } from './look-up.ts';
import { eachRow, isWhole } from './row-reader.ts';
import { isBlank } from './sections.ts';
import { addCar, refuseFile, refuseRow, skip, type Session, type Table } from './session.ts';
import type { NamedTable } from './table-shape.ts';
import { distanceOf, volumeOf, type Distance, type Volume } from './unit-rules.ts';

export const isMyGarage = (headers: readonly string[]): boolean => hasHeaders(headers, 'units_version');

export const isMyGarageJson = (json: unknown): json is Json =>
  isObject(json) && 'export_version' in json && isObject(json['vehicle']) && 'fuel_records' in json;

/** By the names of the CSV files, of all their versions, and of the JSON. */
const NAMES = {
  version: ['units_version'],
  system: ['unit_system'],
  date: ['date', 'startdate'],
  filledAt: ['filledat'],
  category: ['category', 'service_category'],
  title: ['description', 'service_type', 'title', 'provider', 'type'],
  km: ['odometer(*', 'odometer', 'odometer_km', 'mileage', 'mileage(*'],
  reading: ['reading(*', 'reading'],
  cost: ['cost', 'totalcost', 'premium', 'amount'],
  vendor: ['vendor', 'vendor_name'],
  amount: ['liters', 'litres', 'gallons', 'gallons(us)', 'volume(*'],
  kwh: ['kwh', 'energy(kwh)'],
  price: ['priceperliter', 'pricepergallon', 'priceperunit', 'priceperunit(*', 'price_per_unit'],
  basis: ['price_basis'],
  full: ['fulltank', 'is_full_tank'],
  missed: ['missedfill-up', 'missed_fillup'],
  hauling: ['ishauling', 'is_hauling'],
  fuel: ['fueltypeused', 'fuel_type_used'],
  usualFuel: ['fueltype', 'fuel_type'],
  stationId: ['stationid'],
  station: ['station'],
  rebate: ['rebate'],
  socStart: ['socstart(%)'],
  socEnd: ['socend(%)'],
  level: ['chargelevel'],
  exhaustFluid: ['filllevel', 'fill_level'],
  content: ['content'],
  policy: ['policynumber'],
  renewal: ['renewaldate'],
  notes: ['notes'],
} as const;

/** `system`: of all rows, where they do not say it themselves. */
type Listed = { table: Table; car: string; system?: string };

const LISTS = [
  'service_records',
  'fuel_records',
  'def_records',
  'odometer_records',
  'hours_records',
  'notes',
] as const;

/** One CSV per kind of record, or the JSON of a car; each is read as a table whose columns are known. */
export function readMyGarage(
  session: Session,
  tables: readonly Table[],
  jsons: readonly { file: string; json: Json }[],
): void {
  const lists: Listed[] = tables.map((table) => ({ table, car: '' }));
  for (const { file, json } of jsons) {
    const system = cellOf(json['units']).toLowerCase();
    const vehicle = json['vehicle'] as Json;
    const car = cellOf(vehicle['vin']) || file;
    if (lookUp(SYSTEMS, system)) {
      readVehicle(session, tableOf(`${file}/vehicle`, [vehicle]), car);
      for (const list of LISTS)
        lists.push({ table: tableOf(`${file}/${list}`, objectsIn(json[list])), car, system });
    } else refuseFile(session, file, 'distance-unit');
  }
  readTables(
    session,
    lists.map((one) => knownTable(session, one)),
    { mappingOf: mappingOfFields, habits: { dates: 'ymd', decimal: '.' } },
  );
}

function readVehicle(session: Session, table: Table, key: string): void {
  const at = columnsOf(table, {
    date: ['purchase_date'],
    price: ['purchase_price'],
    brand: ['make'],
    model: ['model'],
  });
  const columns = { table, numbers: [], money: [at.price], dates: [at.date] };
  const formats = settleFormats(session, [columns], { dates: 'ymd', decimal: '.' });
  eachRow(session, formats, table, (row) => {
    readCar(session, row, key, `${row.peek(at.brand)} ${row.peek(at.model)}`.trim());
    const { cost, currency } = row.money(at.price);
    const day = row.dayOrNull(at.date);
    const date = day !== null && day <= session.context.today ? day : null;
    const price = cost ? { amount: cost, currency } : null;
    if (date !== null || price !== null)
      addCar(session, { key, name: '', purchase: { date, price, km: null } });
  });
}

type Units = { distance?: Distance | undefined; volume?: Volume | undefined };

const SYSTEMS: Record<string, Required<Units>> = {
  metric: { distance: 'km', volume: 'l' },
  si: { distance: 'km', volume: 'l' },
  canonical: { distance: 'km', volume: 'l' },
  imperial: { distance: 'mi', volume: 'usgal' },
  us: { distance: 'mi', volume: 'usgal' },
  uk: { distance: 'mi', volume: 'ukgal' },
  imperial_uk: { distance: 'mi', volume: 'ukgal' },
};

const KINDS: Partial<Record<string, string>> = {
  maintenance: 'service',
  repair: 'repair',
  inspection: 'inspection',
  collision: 'repair',
};

const ZERO = /^0+([.,]0*)?$/;

/** The same rows below the names of fields. */
function knownTable(session: Session, { table, car, system: ofAll }: Listed): NamedTable {
  const at = columnsOf(table, NAMES);
  const { headers } = table;
  const has = (...names: (keyof typeof NAMES)[]) => names.some((name) => at[name] !== -1);
  const volume = unitOfHeader(headers[at.amount], volumeOf);
  const ofHeaders: Units = {
    distance: unitOfHeader(headers[Math.max(at.km, at.reading)], distanceOf),
    ...(volume !== 'gal' && { volume }),
  };
  const isOfFuel = has('amount', 'kwh', 'full') && !has('reading', 'category', 'policy', 'renewal');
  const kindOf = (category: string) =>
    has('category')
      ? (lookUp(KINDS, category.toLowerCase()) ?? 'other')
      : has('policy')
        ? 'insurance'
        : has('renewal')
          ? 'tax'
          : '';
  const isCharged = isOfFuel && table.rows.some(({ cells }) => /[1-9]/.test(cells[at.kwh] ?? ''));

  const known = (row: Row): KnownRow | null => {
    const cell = (name: keyof typeof NAMES) => row.cells[at[name]]?.trim() ?? '';
    const refuse = (reason: 'cells' | 'distance-unit' | 'fuel-unit') => {
      refuseRow(session, table.file, row, reason);
      return null;
    };
    if (!isWhole(row, headers.length)) return refuse('cells');
    const system = ofAll ?? cell('system').toLowerCase();
    // Older versions and files of mixed units say them in the headers.
    if (!lookUp(SYSTEMS, system) && system !== '' && system !== 'custom') return refuse('distance-unit');
    const units = lookUp(SYSTEMS, system) ?? ofHeaders;
    const isCharge = isOfFuel && /[1-9]/.test(cell('kwh'));
    if (isOfFuel && !isCharge && cell('amount') !== '' && !units.volume) return refuse('fuel-unit');
    const reading = ZERO.test(cell('reading')) ? '' : cell('km') || cell('reading');
    if (reading !== '' && !units.distance) return refuse('distance-unit');
    if (has('reading') && reading === '' && cell('notes') === '') {
      skip(session, 'no-mileage');
      return null;
    }
    // A price may be for something else than a unit, such as a whole tank.
    const isPerUnit = ['', 'per_volume', 'per_kwh'].includes(cell('basis'));
    const kind = kindOf(cell('category'));
    const title =
      kind === '' ? '' : cell('title') || cell('category') || (kind === 'tax' ? 'Tax' : 'Insurance');
    const fuel = has('exhaustFluid')
      ? 'adblue'
      : isCharge
        ? 'electric'
        : energyOf(cell('fuel') || cell('usualFuel'));
    const flag = (name: 'full' | 'missed') => (isYes(cell(name)) ? 'yes' : 'no');
    const fields: KnownRow['fields'] = {
      date: cell('date'),
      odometer: reading,
      distanceUnit: units.distance ?? 'km',
      cost: cell('cost'),
      car,
      title,
      kind,
      notes: [...(kind === '' && !isOfFuel ? [cell('title')] : []), cell('content'), cell('notes')]
        .filter((line) => line !== '')
        .join('\n'),
      station: cell('station') || cell('vendor'),
      ...(isOfFuel && {
        time: timeOf(cell('filledAt')) ?? '',
        amount: isCharge ? cell('kwh') : cell('amount'),
        volumeUnit: isCharge ? 'kWh' : (units.volume ?? ''),
        price: isPerUnit ? cell('price') : '',
        discount: cell('rebate'),
        full: flag('full'),
        missed: flag('missed'),
        energy: fuel ?? '',
        power: cell('level'),
        ...(isCharged && { socStart: cell('socStart'), socEnd: cell('socEnd') }),
      }),
    };
    const noted: Partial<Record<string, boolean>> = {
      price: !isPerUnit,
      basis: !isPerUnit,
      hauling: isYes(cell('hauling')),
      fuel: !isPlainName(cell('fuel')),
    };
    const used = Object.entries(at).flatMap(([name, column]) => (noted[name] ? [] : [column]));
    return { row: row.row, fields, others: othersIn(headers, row, used) };
  };
  const rows = table.rows.filter(({ cells }) => !cells.every(isBlank));
  return tableOfFields(
    table.file,
    rows.flatMap((row) => known(row) ?? []),
  );
}
