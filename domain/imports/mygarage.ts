import type { RepairKind } from '#domain/repairs/schema.ts';
import { fillDetails } from './fill-details.ts';
import { settleFormats, type Formats } from './formats.ts';
import { columnsOf, hasHeaders } from './header-rules.ts';
import { eachRow, isYes, noteOf, titleOf, type RowReader } from './row-reader.ts';
import { addCar, skip, type Session, type Table } from './session.ts';
import { askEnergy } from './unit-questions.ts';
import type { Distance, Volume } from './unit-rules.ts';
import { lookUp } from './look-up.ts';

export const isMyGarage = (headers: readonly string[]): boolean =>
  hasHeaders(headers, 'units_version', 'unit_system');

const columns = (table: Table) =>
  columnsOf(table, {
    version: ['units_version'],
    system: ['unit_system'],
    date: ['date'],
    filledAt: ['filledat'],
    category: ['category'],
    title: ['description'],
    km: ['odometer(*', 'odometer'],
    reading: ['reading(*', 'reading'],
    cost: ['cost', 'totalcost'],
    vendor: ['vendor'],
    amount: ['liters', 'litres', 'gallons', 'gallons(us)'],
    kwh: ['kwh', 'energy(kwh)'],
    price: ['priceperliter', 'pricepergallon', 'priceperunit'],
    full: ['fulltank'],
    missed: ['missedfill-up'],
    hauling: ['ishauling'],
    fuel: ['fueltypeused'],
    stationId: ['stationid'],
    station: ['station'],
    rebate: ['rebate'],
    socStart: ['socstart(%)'],
    socEnd: ['socend(%)'],
    level: ['chargelevel'],
    notes: ['notes'],
  });
type Columns = ReturnType<typeof columns>;

/** One file per kind of record; the units of a row are those it says, whatever its header is called. */
export function readMyGarage(session: Session, files: readonly Table[]): void {
  const tables = files.map((table) => ({ table, at: columns(table) }));
  const formats = settleFormats(
    session,
    tables.map(({ table, at }) => ({
      table,
      numbers: [at.km, at.reading, at.amount, at.kwh],
      money: [at.cost],
      dates: [at.date],
    })),
    { dates: 'ymd', decimal: '.' },
  );
  const car = addCar(session, { key: '', name: '' });
  for (const { table, at } of tables) {
    if (at.reading !== -1) readReadings(session, formats, table, at, car);
    else if (at.category !== -1) readService(session, formats, table, at, car);
    else readFills(session, formats, table, at, car);
  }
}

const SYSTEMS: Record<string, { distance: Distance; volume: Volume }> = {
  metric: { distance: 'km', volume: 'l' },
  si: { distance: 'km', volume: 'l' },
  canonical: { distance: 'km', volume: 'l' },
  imperial: { distance: 'mi', volume: 'usgal' },
  us: { distance: 'mi', volume: 'usgal' },
  uk: { distance: 'mi', volume: 'ukgal' },
};

function unitsOf(row: RowReader, at: Columns) {
  row.ignore(at.version, at.stationId);
  const units = lookUp(SYSTEMS, row.text(at.system).toLowerCase());
  if (!units) row.fail('distance-unit');
  return units ?? SYSTEMS['metric']!;
}

function readReadings(session: Session, formats: Formats, table: Table, at: Columns, car: string): void {
  eachRow(session, formats, table, (row) => {
    const { distance } = unitsOf(row, at);
    const date = row.day(at.date);
    const km = row.km(at.reading, distance);
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

function readService(session: Session, formats: Formats, table: Table, at: Columns, car: string): void {
  eachRow(session, formats, table, (row) => {
    const { distance } = unitsOf(row, at);
    const category = row.text(at.category);
    const lines: string[] = [];
    const title = row.short(at.title, 200, lines);
    const fields = {
      title: title ?? titleOf(category, 'Service'),
      kind: lookUp(KINDS, category.toLowerCase()) ?? 'other',
      date: row.day(at.date),
      ...row.money(at.cost),
      mileage: row.km(at.km, distance),
      garageName: row.short(at.vendor, 100, lines),
      mechanicName: null,
    };
    row.add(car, { kind: 'repair', fields: { ...fields, description: row.notes(at.notes, lines) } });
  });
}

function readFills(session: Session, formats: Formats, table: Table, at: Columns, car: string): void {
  eachRow(session, formats, table, (row) => {
    const { distance, volume } = unitsOf(row, at);
    if (!isYes(row.peek(at.hauling))) row.ignore(at.hauling);
    const kwh = row.number(at.kwh, 'amount');
    const isCharge = kwh !== null && kwh > 0;
    const energy = isCharge ? 'electric' : (row.energy(at.fuel) ?? askEnergy(session, [table]));
    const lines: string[] = [];
    const bought = {
      energy,
      amount: row.amount(isCharge ? at.kwh : at.amount, energy, volume),
      ...row.money(at.cost),
      volume,
    };
    const { price, socStart, socEnd } = at;
    const time = row.time(at.filledAt);
    row.ignore(at.filledAt);
    const fields = {
      ...bought,
      ...fillDetails(row, { price, discount: at.rebate, socStart, socEnd }, bought),
      date: row.day(at.date),
      time,
      power: isCharge ? row.power(at.level) : null,
      km: row.km(at.km, distance),
      isFull: row.yes(at.full),
      isMissedBefore: row.yes(at.missed),
      station: row.short(at.station, 100, lines),
    };
    row.add(car, { kind: 'fill', fields: { ...fields, notes: row.notes(at.notes, lines) } });
  });
}
