import { settleFormats, type Formats } from './formats.ts';
import { paidFor } from './fill-details.ts';
import { columnOf, columnsOf, hasHeaders } from './header-rules.ts';
import { repairKindOf } from './repair-kind-words.ts';
import { eachRow, titleOf } from './row-reader.ts';
import { addCar, skip, type Session, type Table } from './session.ts';
import { followTrips } from './trip-rules.ts';
import { askDistance, askEnergy, askVolume } from './unit-questions.ts';
import { unitsOfCar, type Distance, type Volume } from './unit-rules.ts';

export const isFuelly = (headers: readonly string[]): boolean =>
  hasHeaders(headers, 'car_name', 'fuelup_date') ||
  hasHeaders(headers, 'car_name', 'service_date') ||
  hasHeaders(headers, 'Type', 'Filled Up', 'Vehicle', 'Services');

export function readFuelly(session: Session, tables: readonly Table[]): void {
  const site = tables.filter(({ headers }) => hasHeaders(headers, 'fuelup_date'));
  const services = tables.filter(({ headers }) => hasHeaders(headers, 'service_date'));
  const app = tables.filter((table) => !site.includes(table) && !services.includes(table));
  const formats = settleFormats(
    session,
    [
      ...site.map((table) => ({ table, at: siteColumns(table) })),
      ...services.map((table) => ({ table, at: { ...serviceColumns(table), amount: -1 } })),
      ...app.map((table) => ({ table, at: appColumns(table) })),
    ].map(({ table, at }) => ({
      table,
      numbers: [at.km, at.amount],
      money: [at.price],
      dates: [at.date],
    })),
    { dates: 'mdy', decimal: '.' },
  );
  for (const table of site) readSite(session, formats, table);
  // The file of services names no unit: that of the fill-ups beside it says it.
  const [beside] = site.map((table) => distanceIn(session, table, siteColumns(table).km));
  for (const table of services) readServices(session, formats, table, beside);
  for (const table of app) readApp(session, formats, table);
}

const serviceColumns = (table: Table) =>
  columnsOf(table, {
    car: ['car_name'],
    model: ['model'],
    km: ['odometer'],
    price: ['price'],
    date: ['service_date'],
    added: ['date_added'],
    type: ['service_type'],
    services: ['sub_service_types'],
    notes: ['notes'],
  });

function readServices(session: Session, formats: Formats, table: Table, beside: Distance | undefined): void {
  const at = serviceColumns(table);
  const distance = beside ?? askDistance(session, table, at.km);
  eachRow(session, formats, table, (row) => {
    row.ignore(at.added);
    const name = row.text(at.car);
    const model = row.text(at.model);
    const car = addCar(session, { key: name, name, ...(model !== '' && { model }) });
    const type = row.text(at.type);
    // What was paid for the car itself is no cost of running it.
    const services = row.text(at.services).replaceAll('_', ' ');
    if (/^(bought|purchased?)\b/i.test(services) || type === 'bought') return skip(session, 'purchase');
    const title = titleOf(services, type === 'expense' ? 'Expense' : 'Service');
    const fields = {
      title,
      kind: repairKindOf(services) ?? (type === 'expense' ? 'other' : 'service'),
      date: row.day(at.date),
      ...row.money(at.price),
      mileage: row.km(at.km, distance),
      garageName: null,
      mechanicName: null,
    };
    return row.add(car, { kind: 'repair', fields: { ...fields, description: row.notes(at.notes) } });
  });
}

const VOLUMES: readonly [header: string, Volume][] = [
  ['litres', 'l'],
  ['liters', 'l'],
  ['ukgallons', 'ukgal'],
  ['imperialgallons', 'ukgal'],
  ['imp_gallons', 'ukgal'],
];

/** A header of gallons does not say whose; its consumption column may. */
function volumeIn(session: Session, table: Table, column: number): Volume {
  const said = VOLUMES.find(([name]) => hasHeaders(table.headers, name))?.[1];
  if (said) return said;
  if (hasHeaders(table.headers, 'mpg(uk)') || hasHeaders(table.headers, 'mpg_imp')) return 'ukgal';
  return askVolume(session, table, column, null, ['usgal', 'ukgal']);
}

function distanceIn(session: Session, table: Table, column: number): Distance {
  if (hasHeaders(table.headers, 'km') || hasHeaders(table.headers, 'kilometers')) return 'km';
  if (hasHeaders(table.headers, 'miles')) return 'mi';
  return hasHeaders(table.headers, 'mpg') ? 'mi' : askDistance(session, table, column);
}

const siteColumns = (table: Table) =>
  columnsOf(table, {
    car: ['car_name'],
    model: ['model'],
    brand: ['brand'],
    economy: ['l/100km', 'mpg', 'km/l', 'mpg*'],
    km: ['odometer'],
    trip: ['km', 'miles', 'kilometers'],
    amount: ['litres', 'liters', 'gallons', '*gallons', 'ukgallons', 'imperialgallons', 'imp_gallons', 'kwh'],
    price: ['price'],
    date: ['fuelup_date'],
    added: ['date_added'],
    notes: ['notes'],
    missed: ['missed_fuelup'],
    partial: ['partial_fuelup'],
    latitude: ['latitude'],
    longitude: ['longitude'],
  });

function readSite(session: Session, formats: Formats, table: Table): void {
  const at = siteColumns(table);
  const isElectric = columnOf(table.headers, ['kwh']) !== -1;
  const energy = isElectric ? 'electric' : askEnergy(session, [table]);
  const distance = distanceIn(session, table, at.km);
  const volume = isElectric ? 'l' : volumeIn(session, table, at.amount);
  const trips = followTrips(session, formats, table, { odometer: at.km, trip: at.trip });
  eachRow(session, formats, table, (row) => {
    row.ignore(at.economy, at.added);
    const name = row.text(at.car);
    const model = row.text(at.model);
    const car = addCar(session, {
      key: name,
      name,
      ...(model !== '' && { model }),
      ...unitsOfCar(distance, volume),
    });
    const amount = row.amount(at.amount, energy, volume);
    const { cost: price, currency } = row.price(at.price);
    const units = formats.number(table, row.text(at.amount))?.value ?? 0;
    const lines: string[] = [];
    const fields = {
      energy,
      amount,
      currency,
      date: row.day(at.date),
      time: row.time(at.date),
      cost: paidFor(row, currency, { price, units }),
      km: row.km(at.km, distance),
      isFull: !row.yes(at.partial),
      isMissedBefore: row.yes(at.missed),
      socEnd: null,
      station: row.short(at.brand, 100, lines),
    };
    trips.follow(row, distance, () =>
      row.add(car, { kind: 'fill', fields: { ...fields, notes: row.notes(at.notes, lines) } }),
    );
  });
  trips.finish(distance);
}

const appColumns = (table: Table) =>
  columnsOf(table, {
    type: ['type'],
    economy: ['mpg', 'l/100km', 'km/l', 'mpg*'],
    date: ['date'],
    time: ['time'],
    car: ['vehicle'],
    km: ['odometer'],
    full: ['filledup'],
    price: ['cost/gallon', 'cost/liter', 'cost/litre', 'cost/*'],
    amount: ['gallons', 'liters', 'litres', 'ukgallons'],
    cost: ['totalcost'],
    fuel: ['octane'],
    brand: ['gasbrand'],
    tyres: ['tirepressure', 'tyrepressure'],
    notes: ['notes'],
    services: ['services'],
  });

function readApp(session: Session, formats: Formats, table: Table): void {
  const at = appColumns(table);
  const distance = distanceIn(session, table, at.km);
  const volume = volumeIn(session, table, at.amount);
  eachRow(session, formats, table, (row) => {
    const time = row.time(at.time);
    row.ignore(at.economy, at.time);
    row.ignoreZeros(at.tyres);
    const name = row.text(at.car);
    const car = addCar(session, { key: name, name });
    const type = row.text(at.type).toLowerCase();
    const lines: string[] = [];
    const shared = { date: row.day(at.date), ...row.money(at.cost) };
    const km = row.km(at.km, distance);
    if (type === 'service') {
      row.ignore(at.full, at.amount, at.price);
      const services = row.short(at.services, 200, lines);
      const fields = {
        ...shared,
        title: services ?? 'Service',
        kind: repairKindOf(services ?? '') ?? 'service',
        mileage: km,
        garageName: row.short(at.brand, 100, lines),
        mechanicName: null,
      };
      return row.add(car, { kind: 'repair', fields: { ...fields, description: row.notes(at.notes, lines) } });
    }
    if (type !== 'gas') row.fail('cells');
    const energy = row.energy(at.fuel) ?? askEnergy(session, [table], [row.peek(at.fuel)]);
    row.ignore(at.price, at.services);
    const fields = {
      ...shared,
      time,
      energy,
      km,
      amount: row.amount(at.amount, energy, volume),
      isFull: row.yes(at.full),
      isMissedBefore: false,
      socEnd: null,
      station: row.short(at.brand, 100, lines),
    };
    return row.add(car, { kind: 'fill', fields: { ...fields, notes: row.notes(at.notes, lines) } });
  });
}
