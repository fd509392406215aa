import type { RepairKind } from '#domain/repairs/schema.ts';
import { readCar } from './car-rows.ts';
import { fillDetails } from './fill-details.ts';
import { settleFormats, type Formats } from './formats.ts';
import { isYes } from './flag-words.ts';
import { columnsOf, hasHeaders, unitOfHeader } from './header-rules.ts';
import { cellOf, isObject, objectsIn, tableOf, type Json } from './json-table.ts';
import { eachRow, noteOf, titleOf, type RowReader } from './row-reader.ts';
import { addCar, refuseFile, skip, type Session, type Table } from './session.ts';
import { askEnergy } from './unit-questions.ts';
import { distanceOf, volumeOf, type Distance, type Volume } from './unit-rules.ts';
import { lookUp } from './look-up.ts';

export const isMyGarage = (headers: readonly string[]): boolean => hasHeaders(headers, 'units_version');

export const isMyGarageJson = (json: unknown): json is Json =>
  isObject(json) && 'export_version' in json && isObject(json['vehicle']) && 'fuel_records' in json;

/** By the names of the CSV files, of all their versions, and of the JSON. */
const columns = (table: Table) =>
  columnsOf(table, {
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
  });
type Columns = ReturnType<typeof columns>;

type Units = { distance: Distance | undefined; volume: Volume | undefined };
/** `system`: of all rows, where they do not say it themselves. */
type Listed = { table: Table; at: Columns; car: string; system?: string };

const listed = (table: Table, more: Pick<Listed, 'car' | 'system'>): Listed => ({
  table,
  at: columns(table),
  ...more,
});

/** One CSV per kind of record, or the JSON of a car. */
export function readMyGarage(
  session: Session,
  tables: readonly Table[],
  jsons: readonly { file: string; json: Json }[],
): void {
  const car = tables.length > 0 ? addCar(session, { key: '', name: '' }) : '';
  const cars = jsons.flatMap(({ file, json }) => {
    const system = cellOf(json['units']).toLowerCase();
    if (!lookUp(SYSTEMS, system)) {
      refuseFile(session, file, 'distance-unit');
      return [];
    }
    const vehicle = tableOf(`${file}/vehicle`, [json['vehicle'] as Json]);
    const key = cellOf((json['vehicle'] as Json)['vin']) || file;
    return [{ vehicle, file, json, key, system }];
  });
  const all = [
    ...tables.map((table) => listed(table, { car })),
    ...cars.flatMap(({ file, json, key, system }) =>
      LISTS.map((list) => listed(tableOf(`${file}/${list}`, objectsIn(json[list])), { car: key, system })),
    ),
  ];
  const formats = settleFormats(
    session,
    [
      ...all.map(({ table, at }) => ({
        table,
        numbers: [at.km, at.reading, at.amount, at.kwh],
        money: [at.cost],
        dates: [at.date],
      })),
      ...cars.map(({ vehicle }) => {
        const at = purchaseColumns(vehicle);
        return { table: vehicle, numbers: [], money: [at.price], dates: [at.date] };
      }),
    ],
    { dates: 'ymd', decimal: '.' },
  );
  for (const { vehicle, key } of cars) readVehicle(session, formats, vehicle, key);
  for (const one of all) readList(session, formats, one);
}

const LISTS = [
  'service_records',
  'fuel_records',
  'def_records',
  'odometer_records',
  'hours_records',
  'notes',
] as const;

const purchaseColumns = (table: Table) =>
  columnsOf(table, { date: ['purchase_date'], price: ['purchase_price'] });

function readVehicle(session: Session, formats: Formats, table: Table, key: string): void {
  const at = purchaseColumns(table);
  const names = columnsOf(table, { brand: ['make'], model: ['model'] });
  eachRow(session, formats, table, (row) => {
    readCar(session, row, key, `${row.peek(names.brand)} ${row.peek(names.model)}`.trim());
    const { cost, currency } = row.money(at.price);
    const day = row.dayOrNull(at.date);
    const date = day !== null && day <= session.context.today ? day : null;
    const price = cost ? { amount: cost, currency } : null;
    if (date !== null || price !== null)
      addCar(session, { key, name: '', purchase: { date, price, km: null } });
  });
}

function readList(session: Session, formats: Formats, one: Listed): void {
  const { at } = one;
  if (at.reading !== -1) readReadings(session, formats, one);
  else if (at.category !== -1) readService(session, formats, one);
  else if (at.policy !== -1) readPapers(session, formats, one, 'insurance');
  else if (at.renewal !== -1) readPapers(session, formats, one, 'tax');
  else if (at.amount !== -1 || at.kwh !== -1) readFills(session, formats, one);
  else readNotes(session, formats, one);
}

const SYSTEMS: Record<string, Required<Units>> = {
  metric: { distance: 'km', volume: 'l' },
  si: { distance: 'km', volume: 'l' },
  canonical: { distance: 'km', volume: 'l' },
  imperial: { distance: 'mi', volume: 'usgal' },
  us: { distance: 'mi', volume: 'usgal' },
  uk: { distance: 'mi', volume: 'ukgal' },
  imperial_uk: { distance: 'mi', volume: 'ukgal' },
};

/** The unit column, else the header: older versions and files with mixed units have no such column. */
function unitsOf(row: RowReader, { at, system: ofAll }: Listed): Units {
  row.ignore(at.version, at.stationId);
  const system = ofAll ?? row.text(at.system).toLowerCase();
  const known = lookUp(SYSTEMS, system);
  if (known) return known;
  if (system !== '' && system !== 'custom') row.fail('distance-unit');
  const { headers } = row.table;
  const volume = unitOfHeader(headers[at.amount], volumeOf);
  return {
    distance: unitOfHeader(headers[Math.max(at.km, at.reading)], distanceOf),
    volume: volume === 'gal' ? undefined : volume,
  };
}

function kmOf(row: RowReader, column: number, { distance }: Units): number | null {
  if (row.has(column) && !distance) row.fail('distance-unit');
  return row.km(column, distance ?? 'km');
}

function readReadings(session: Session, formats: Formats, one: Listed): void {
  const { table, at, car } = one;
  eachRow(session, formats, table, (row) => {
    const units = unitsOf(row, one);
    const date = row.day(at.date);
    const km = kmOf(row, at.reading, units);
    const text = row.notes(at.notes);
    if (km === null && formats.number(table, row.text(at.reading))?.value === 0) skip(session, 'no-mileage');
    else row.add(car, { kind: 'mileage', fields: { date, km } });
    if (text !== null) row.add(car, { kind: 'note', fields: noteOf(date, text) });
  });
}

const KINDS: Partial<Record<string, RepairKind>> = {
  maintenance: 'service',
  repair: 'repair',
  upgrades: 'other',
  inspection: 'inspection',
  collision: 'repair',
  detailing: 'other',
};

function readService(session: Session, formats: Formats, one: Listed): void {
  const { table, at, car } = one;
  eachRow(session, formats, table, (row) => {
    const units = unitsOf(row, one);
    const category = row.text(at.category);
    const lines: string[] = [];
    const title = row.short(at.title, 200, lines);
    const fields = {
      title: title ?? titleOf(category, 'Service'),
      kind: lookUp(KINDS, category.toLowerCase()) ?? 'other',
      date: row.day(at.date),
      ...row.money(at.cost),
      mileage: kmOf(row, at.km, units),
      garageName: row.short(at.vendor, 100, lines),
      mechanicName: null,
    };
    row.add(car, { kind: 'repair', fields: { ...fields, description: row.notes(at.notes, lines) } });
  });
}

const FALLBACK_TITLES = { insurance: 'Insurance', tax: 'Tax' };

function readPapers(
  session: Session,
  formats: Formats,
  one: Listed,
  kind: keyof typeof FALLBACK_TITLES,
): void {
  const { table, at, car } = one;
  eachRow(session, formats, table, (row) => {
    unitsOf(row, one);
    const lines: string[] = [];
    const title = row.short(at.title, 200, lines) ?? FALLBACK_TITLES[kind];
    const paid = { date: row.day(at.date), ...row.money(at.cost) };
    const fields = { ...paid, title, kind, mileage: null, garageName: null, mechanicName: null };
    row.add(car, { kind: 'repair', fields: { ...fields, description: row.notes(at.notes, lines) } });
  });
}

/** Notes, warranties and hours of the engine. */
function readNotes(session: Session, formats: Formats, one: Listed): void {
  const { table, at, car } = one;
  eachRow(session, formats, table, (row) => {
    unitsOf(row, one);
    const date = row.dayOrNull(at.date);
    const lines: string[] = [];
    const title = row.short(at.title, 200, lines);
    const text = row.notes(at.content === -1 ? at.notes : at.content, lines);
    row.add(car, { kind: 'note', fields: { date, title: title ?? titleOf(text, 'Note'), text } });
  });
}

/** Version 4 has two columns, and fills the newer one for cars with two fuels only. */
function fuelOf(row: RowReader, at: Columns) {
  const usual = row.energy(at.usualFuel);
  return row.energy(at.fuel) ?? usual;
}

function readFills(session: Session, formats: Formats, one: Listed): void {
  const { table, at, car } = one;
  eachRow(session, formats, table, (row) => {
    const units = unitsOf(row, one);
    if (!isYes(row.peek(at.hauling))) row.ignore(at.hauling);
    const kwh = row.number(at.kwh, 'amount');
    const isCharge = kwh !== null && kwh > 0;
    const named = isCharge ? 'electric' : at.exhaustFluid === -1 ? fuelOf(row, at) : 'adblue';
    const energy = named ?? askEnergy(session, [table]);
    if (!isCharge && !units.volume) row.fail('fuel-unit');
    const volume = units.volume ?? 'l';
    const lines: string[] = [];
    const bought = {
      energy,
      amount: row.amount(isCharge ? at.kwh : at.amount, energy, volume),
      ...row.money(at.cost),
      volume,
    };
    // A price may be for something else than a unit, such as a whole tank.
    const isPerUnit = at.basis === -1 || ['', 'per_volume', 'per_kwh'].includes(row.peek(at.basis));
    if (isPerUnit) row.ignore(at.basis);
    const { socStart, socEnd } = at;
    const time = row.time(at.filledAt);
    row.ignore(at.filledAt);
    const details = { discount: at.rebate, socStart, socEnd, ...(isPerUnit && { price: at.price }) };
    const fields = {
      ...bought,
      ...fillDetails(row, details, bought),
      date: row.day(at.date),
      time,
      power: isCharge ? row.power(at.level) : null,
      km: kmOf(row, at.km, units),
      isFull: row.yes(at.full),
      isMissedBefore: row.yes(at.missed),
      station: row.short(at.station, 100, lines),
    };
    row.add(car, { kind: 'fill', fields: { ...fields, notes: row.notes(at.notes, lines) } });
  });
}
